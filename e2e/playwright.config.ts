import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

/** The system's Chromium where there is one; Playwright's own else. */
const chromium = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path !== undefined && existsSync(path));
const port = process.env.E2E_PORT ?? "43117";
// Workers of the run read the configuration again: the folder is made once, by the first.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "fanradar-e2e-"));

export default defineConfig({
  testDir: "src",
  testMatch: "*.spec.ts",
  workers: 2,
  // Limits of a machine that has much else to do: nothing here waits for them to pass.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: process.env.E2E_RESULT ?? "test-results/result.json" }]],
  outputDir: "test-results/files",
  use: {
    // Without a limit of its own, a click on what never comes waits as long as the test may take.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    // A third of a run's time goes into traces: they are recorded when one looks for a fault (docs/testing.md).
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // An address of a network, as others in a house or an office open the product: browsers trust no plain http there.
        "--host-resolver-rules=MAP 192.0.2.7 127.0.0.1",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    // Journeys whose pages have a layout of their own on a phone.
    { name: "phone", grep: /@phone/, use: { viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: "node ../scripts/start.mjs",
    url: `http://127.0.0.1:${port}/api/ready`,
    timeout: 180_000,
    env: { PORT: port, DATA_DIR: process.env.E2E_DATA_DIR },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
