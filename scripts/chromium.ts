import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const elsewhere = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/snap/bin/chromium"];
const installMs = 300_000;

/**
 * A browser for the journeys: CHROME_PATH, else the system's Chromium, else Playwright's own, else, as root on Debian,
 * the package. Each is tried by starting it. Answers undefined when none can be had.
 */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const present =
    [process.env.CHROME_PATH, ...onPath, ...elsewhere].find(starts) ?? [chromium.executablePath()].find(starts);
  if (present) return present;
  console.log("Installing Chromium …");
  run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (starts(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0) {
    run("apt-get", ["update", "-q"]);
    run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"]);
  }
  return onPath.find(starts);
}

/** A file alone is not enough: its libraries may be missing. */
function starts(path: string | undefined): boolean {
  if (path === undefined || !existsSync(path)) return false;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: installMs,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
