import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Tally {
  passed: number;
  failed: number;
}

const biome = "node_modules/@biomejs/biome/bin/biome";
const tsc = "node_modules/typescript/bin/tsc";

/** Each is one check: a program under the pinned Node that fails by its exit code. */
export const checks: [name: string, command: string[]][] = [
  ["format and lint", [biome, "ci", "--colors=off", "--error-on-warnings", "."]],
  ["fences", ["scripts/fences.ts"]],
  ["nothing unused", ["node_modules/knip/bin/knip.js", "--no-progress"]],
  ["types of the rooms", [tsc, "-p", "."]],
  ["types of the web", [tsc, "-p", "web"]],
  ["types of the journeys", [tsc, "-p", "e2e"]],
];

/** Runs a program as one check; what it prints is shown only when it fails. */
export function check(name: string, command: string[]): Tally {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const failed = status !== 0;
  console.log(`${failed ? "✗" : "✓"} ${name} (${secondsSince(started)} s)`);
  if (failed) console.log(`${stdout}${stderr}`);
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
}

/** Unit and API tests. */
export function unitTests(): Tally {
  return count("unit and API tests", (file) => ({
    command: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    env: {},
    read: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  }));
}

/** Journeys in a real browser, against the product as `npm start` starts it. */
export function journeys(chromePath: string): Tally {
  return count("journeys", (file) => ({
    command: ["node_modules/@playwright/test/cli.js", "test", "--config=e2e/playwright.config.ts"],
    // Below the ports that systems hand out by themselves.
    env: { CHROME_PATH: chromePath, E2E_RESULT: file, E2E_PORT: String(randomInt(20_000, 32_000)) },
    read: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  }));
}

/** Says the sum in the one line that others read, and ends with it. */
export function finish(tallies: Tally[]): never {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

interface Counted {
  command: string[];
  env: Record<string, string>;
  read: (result: Result) => Tally;
}
interface Result {
  numPassedTests: number;
  numFailedTests: number;
  stats: { expected: number; flaky: number; unexpected: number };
}

/** Runs tests and counts them by what they left in a file; a crash without a count is one failure. */
function count(name: string, plan: (file: string) => Counted): Tally {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-test-"));
  const file = join(folder, "result.json");
  const started = performance.now();
  try {
    const { command, env, read } = plan(file);
    const { status } = spawnSync(process.execPath, command, { stdio: "inherit", env: { ...process.env, ...env } });
    const tally = read(JSON.parse(readFileSync(file, "utf8")));
    // Something outside of a test may have failed.
    if (status !== 0 && tally.failed === 0) tally.failed = 1;
    console.log(`${tally.failed > 0 ? "✗" : "✓"} ${name} (${secondsSince(started)} s)`);
    return tally;
  } catch (error) {
    console.log(`✗ ${name} left no result:`, error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);
