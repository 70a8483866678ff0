import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Tally {
  passed: number;
  failed: number;
}

const node = process.execPath;

/** Runs a command as one check; what it prints is shown only when it fails. */
export function check(name: string, command: string[]): Tally {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(node, command, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const failed = status !== 0;
  console.log(`${failed ? "✗" : "✓"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (failed) console.log(`${stdout}${stderr}`);
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
}

/** Runs vitest and counts its tests; a crash without a count is one failure. */
export function unitTests(): Tally {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-test-"));
  const file = join(folder, "vitest.json");
  const { status } = spawnSync(
    node,
    ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    { stdio: "inherit" },
  );
  try {
    const { numPassedTests: passed, numFailedTests, success } = JSON.parse(readFileSync(file, "utf8"));
    return { passed, failed: Math.max(numFailedTests, success && status === 0 ? 0 : 1) };
  } catch (error) {
    console.log("vitest left no result:", error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const checks: [name: string, command: string[]][] = [
  ["format and lint", ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."]],
  ["fences", ["scripts/fences.ts"]],
  ["types of the rooms", ["node_modules/typescript/bin/tsc", "-p", "."]],
  ["types of the web", ["node_modules/typescript/bin/tsc", "-p", "web"]],
];
