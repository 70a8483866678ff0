// Installs what is missing. Plain JavaScript for the machine's own Node (20.19 or later), before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The Node that everything after the install runs on, whatever the machine's own is. */
export const node24 = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
const lock = join(root, "package-lock.json");
/** npm reads it in place of package-lock.json. */
const shrinkwrap = join(root, "npm-shrinkwrap.json");
const stamp = join(root, "node_modules", ".fanradar-installed");
/** Holds the process id of the install under way. */
const claim = join(root, "node_modules", ".fanradar-installing");
const pollMs = 300;

/** Installs what package-lock.json pins, unless node_modules already holds it. Ends the process with one line if it cannot. */
export function installMissing() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`FanRadar needs Node 20.19 or later; this is ${process.versions.node}.`);
  const fingerprint = createHash("sha256").update(readFileSync(lock)).digest("hex");
  const isInstalled = () => existsSync(stamp) && existsSync(node24) && readFileSync(stamp, "utf8") === fingerprint;
  if (isInstalled()) return;
  claimInstall();
  if (!isInstalled()) {
    console.log("Installing packages …");
    installPackages();
    writeFileSync(stamp, fingerprint);
  }
  rmSync(claim);
}

/** Waits while another process installs into this folder: two npm at once leave a tree that neither of them meant. */
function claimInstall() {
  mkdirSync(dirname(claim), { recursive: true });
  for (;;) {
    try {
      return writeFileSync(claim, String(process.pid), { flag: "wx" });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isAlive(claimant())) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMs);
    else rmSync(claim, { force: true });
  }
}

/** 0, this process's own group, while the file is being written or was just removed. */
function claimant() {
  try {
    return Number(readFileSync(claim, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return 0;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
  return true;
}

function installPackages() {
  // Not `npm ci`: it refuses a lock made where the registry lacks other systems' optional binaries. `--no-save` leaves
  // the lock as it is; the tools that bundle are development packages, needed whatever NODE_ENV says. Nobody reads the report of an audit here.
  const args = [
    "install",
    "--no-save",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--replace-registry-host=always",
  ];
  const [command, ...first] = process.env.npm_execpath?.endsWith("npm-cli.js")
    ? [process.execPath, process.env.npm_execpath]
    : ["npm"];
  const install = () => spawnSync(command, [...first, ...args], { cwd: root, encoding: "utf8" });
  writeFileSync(shrinkwrap, JSON.stringify(withAddresses(JSON.parse(readFileSync(lock, "utf8")))));
  let npm = install();
  rmSync(shrinkwrap);
  // A registry may keep its files elsewhere: then npm looks each address up.
  if (npm.status !== 0) npm = install();
  if (npm.error) fail(`npm is needed and could not be started: ${npm.error.message}`);
  if (npm.status !== 0) fail(`npm install failed:\n${npm.stdout}${npm.stderr}`);
  if (!existsSync(node24))
    fail("The package node@24 did not install its binary: its install script must be allowed to run.");
}

/**
 * The lock with the address of each package's file. It names none, being for any registry, and npm would look up all versions of each
 * of 500 packages to find it: half of the time of an install. npm puts its own registry in place of the host (`--replace-registry-host`).
 */
function withAddresses(lock) {
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (entry.integrity)
      entry.resolved = `https://registry.invalid/${name}/-/${name.split("/").pop()}-${entry.version}.tgz`;
  }
  return lock;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
