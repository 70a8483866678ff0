// Installs what is missing. Plain JavaScript for the machine's own Node (20.19 or later), before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The Node that everything after the install runs on, whatever the machine's own is. */
export const node24 = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
const stamp = join(root, "node_modules", ".fanradar-installed");

/** Installs what package-lock.json pins, unless node_modules already holds it. Ends the process with one line if it cannot. */
export function installMissing() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`FanRadar needs Node 20.19 or later; this is ${process.versions.node}.`);
  const fingerprint = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && existsSync(node24) && readFileSync(stamp, "utf8") === fingerprint) return;
  console.log("Installing packages …");
  // Not `npm ci`: it refuses a lock made where the registry lacks other systems' optional binaries. `--no-save` leaves
  // the lock as it is; the tools that bundle are development packages, needed whatever NODE_ENV says.
  const args = ["install", "--no-save", "--include=dev", "--loglevel=error"];
  const [command, ...first] = process.env.npm_execpath?.endsWith("npm-cli.js")
    ? [process.execPath, process.env.npm_execpath]
    : ["npm"];
  const npm = spawnSync(command, [...first, ...args], { cwd: root, encoding: "utf8" });
  if (npm.error) fail(`npm is needed and could not be started: ${npm.error.message}`);
  if (npm.status !== 0) fail(`npm install failed:\n${npm.stdout}${npm.stderr}`);
  if (!existsSync(node24))
    fail("The package node@24 did not install its binary: its install script must be allowed to run.");
  writeFileSync(stamp, fingerprint);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
