import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const browsers = [process.env.CHROME_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Starts CHROME_PATH, else the machine's own Chromium, else Playwright's. */
export function launchChromium(): Promise<Browser> {
  const executablePath = browsers.find((path) => path !== undefined && existsSync(path));
  return chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox", "--disable-gpu"] });
}
