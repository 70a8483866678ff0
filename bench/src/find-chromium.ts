import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const browsers = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** CHROME_PATH, else the machine's own Chromium, else Playwright's. */
export const findChromium = (): string =>
  browsers.find((path) => path !== undefined && existsSync(path)) ?? chromium.executablePath();
