import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findInstalledChromium } from "../scripts/chromium.ts";

// Workers of the run read the configuration again: the browser is looked for once, by the first.
process.env.CHROME_PATH ??= findInstalledChromium() ?? "";
const { CHROME_PATH: chromium } = process.env;
process.env.E2E_PORT ??= "43117";
const port = process.env.E2E_PORT;
// A second server of the same product needs its sandbox (narrated-product.ts).
process.env.E2E_SANDBOX_PORT = String(Number(port) + 2);
// Workers of the run read the configuration again: the folder is made once, by the first.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "fanradar-e2e-"));

export default defineConfig({
  testDir: "src",
  testMatch: "*.spec.ts",
  // Node strips types itself: Playwright's compiler takes ten seconds for the rooms that journeys import.
  build: { external: ["**/*.ts"] },
  // Journeys wait for the product and the worker: three keep two cores busy.
  workers: 3,
  // Limits for a busy machine: no journey waits for them to pass.
  timeout: 240_000,
  expect: { timeout: 120_000 },
  reporter: [["list"], ["json", { outputFile: process.env.E2E_RESULT ?? "test-results/result.json" }]],
  outputDir: "test-results/files",
  use: {
    // Without its own limit, a click on a missing element waits for the whole test's limit.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    // A third of a run's time goes into traces: they are recorded only on request (docs/testing.md).
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // What a service worker fetches, `page.route` does not see. Its own journey allows it.
    serviceWorkers: "block",
    // Frames of an animation cost a tenth of the processor's time, as does a process for each site.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-site-isolation-trials",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // A network address, as in a house or an office: browsers treat plain http there as insecure.
        "--host-resolver-rules=MAP 192.0.2.7 127.0.0.1",
      ],
    },
  },
  projects: [
    { name: "desktop", grepInvert: /@phone|@sweep/, use: { viewport: { width: 1280, height: 720 } } },
    // Journeys whose pages have a layout of their own on a phone; others show the same pages on a desktop.
    // Every page at three sizes in two themes takes minutes: `npm run bench -- pages` asks for it.
    ...(process.env.SWEEP ? [{ name: "sweep", grep: /@sweep/ }] : []),
    { name: "phone", grep: /@phone/, use: { viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: "node ../scripts/start.mjs",
    url: `http://127.0.0.1:${port}/api/ready`,
    timeout: 180_000,
    // Of a whole run, which starts it beside other tests.
    reuseExistingServer: process.env.E2E_IS_STARTED !== undefined,
    env: {
      ...{ PORT: port, DATA_DIR: process.env.E2E_DATA_DIR, SANDBOX_PORT: process.env.E2E_SANDBOX_PORT },
      // What the worker adds to a whole demo comes while journeys count.
      FANRADAR_DEMO: "small",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
