import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The first has no windows, tabs or extensions to keep: a run of all journeys takes two thirds of the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const elsewhere = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/snap/bin/chromium"];
const installMs = 300_000;

/** CHROME_PATH, else the system's Chromium, else Playwright's own: the first that starts. */
export function findInstalledChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROME_PATH, ...onPath, ...elsewhere, chromium.executablePath()].find(starts);
}

/** A browser for the journeys: an installed one, else Playwright's own, else, as root on Debian, the package; undefined when none can be had. */
export function findChromium(): string | undefined {
  const installed = findInstalledChromium();
  if (installed) return installed;
  console.log("Installing Chromium …");
  run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (starts(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0) {
    run("apt-get", ["update", "-q"]);
    run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell"]);
  }
  return findInstalledChromium();
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
