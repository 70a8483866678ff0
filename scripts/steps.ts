import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { formatFailure } from "./format-failure.ts";

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, each with why. */
  failures: string[];
}

const biome = "node_modules/@biomejs/biome/bin/biome";
/** Each of TypeScript's four checkers checks again what the others share: one takes less than half of the processor's time. */
const tsc = ["node_modules/typescript/bin/tsc", "--checkers", "1", "-p"];

/** Checks each import against the rooms' arrows and the server's tiers. */
export const importRules = [
  "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
  ...["assistant", "engine", "contract", "words", "platforms", "sandbox", "server", "web", "bench"],
];

/** Where Node keeps compiled modules: threads and processes that tests start load in half of the time. */
const compileCache = { NODE_COMPILE_CACHE: join(process.cwd(), "node_modules/.cache/compile") };

/** Each is one check: a program under the pinned Node that fails by its exit code. The longest first: none is left for the end. */
export const checks: [name: string, command: string[]][] = [
  ["types of the rooms", [...tsc, "."]],
  ["format and lint", [biome, "ci", "--colors=off", "--error-on-warnings", "."]],
  ["types of the web", [...tsc, "web"]],
  ["imports", [...importRules, "--output-type", "err-long"]],
  ["nothing unused", ["node_modules/knip/bin/knip.js", "--no-progress"]],
  ["types of the journeys", [...tsc, "e2e"]],
  ["fences", ["scripts/fences.ts"]],
];

/** What the program of a failed check does not say of it. */
const hints: Readonly<Record<string, string>> = {
  "format and lint": `Most of this is corrected by: node_modules/node/bin/node ${biome} check --write .`,
  imports: "The note on 'missing-tsc-transpiler' does not matter: files are parsed by swc.",
};

/**
 * Runs programs as checks; what one prints is shown only when it fails.
 *
 * @param atOnce how many run beside each other; without it, as many as there are cores
 */
export async function runChecks(
  programs: [name: string, command: string[]][],
  atOnce = availableParallelism(),
): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const waiting = programs.values();
  const work = async () => {
    for (const [name, command] of waiting) tallies.push(await runCheck(name, command));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tallies;
}

async function runCheck(name: string, command: string[]): Promise<Tally> {
  const started = performance.now();
  const program = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
  const [out, err] = [text(program.stdout), text(program.stderr)];
  const [code] = await once(program, "close");
  const failed = code !== 0;
  console.log(`${failed ? "✗" : "✓"} ${name} (${secondsSince(started)} s)`);
  if (!failed) return { passed: 1, failed: 0, failures: [] };
  const said = `${await out}${await err}`;
  console.log(said);
  return { passed: 0, failed: 1, failures: [formatFailure(name, { message: `${hints[name] ?? ""}\n${said}` })] };
}

/** One of the two projects of Vitest: `unit` needs nothing beside Node, `api` a database. Without workers: one for each core. */
export function unitTests(project: "unit" | "api", workers?: number): Promise<Tally> {
  return count<Tally>(`${project} tests`, (file) => ({
    command: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      project,
      ...(workers ? [`--maxWorkers=${workers}`] : []),
    ],
    env: { TEST_RESULT: file },
    read: (tally) => tally,
  }));
}

/** A product with the data of the demo, for journeys. */
export interface StartedProduct {
  env: { E2E_DATA_DIR: string; E2E_PORT: string };
  /** Waits until it answers, or has ended: then Playwright starts it again and says why it cannot. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts what journeys are run against as `npm start` does. Its first start takes half a minute of a core, beside other parts. */
export function startProduct(): StartedProduct {
  const folder = makeFolder();
  // Below the ports that systems hand out by themselves.
  const port = randomInt(20_000, 32_000);
  const data = join(folder, "data");
  const program = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ...{ TMPDIR: folder, PORT: String(port), DATA_DIR: data, SANDBOX_PORT: String(port + 2), FANRADAR_DEMO: "small" },
      // As `npm start`, it ends with this process, however that ends.
      npm_lifecycle_event: "start",
    },
  });
  const ended = once(program, "close");
  return {
    env: { E2E_DATA_DIR: data, E2E_PORT: String(port) },
    async ready() {
      while (program.exitCode === null) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
        if (answer?.ok) return;
        await sleep(200);
      }
    },
    async stop() {
      program.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Journeys in a real browser, against a product that was started for them. */
export async function journeys(chromePath: string, product: StartedProduct): Promise<Tally> {
  await product.ready();
  const tally = await count<Result>("journeys", (file) => ({
    command: ["node_modules/@playwright/test/cli.js", "test", "--config=e2e/playwright.config.ts"],
    env: { CHROME_PATH: chromePath, E2E_RESULT: file, E2E_IS_STARTED: "true", ...product.env },
    read: ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      failures: suites.flatMap(failuresOf),
    }),
  }));
  await product.stop();
  return tally;
}

/** The failed journeys of a file. */
function failuresOf({ title, specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        formatFailure(`${title} › ${spec.title} [${projectName}]`, results.at(-1)?.error),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Says what failed, then the sum in the one line that others read, and ends with it. */
export function finish(tallies: Tally[]): never {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

interface CountPlan<Left> {
  command: string[];
  env: Record<string, string>;
  read: (result: Left) => Tally;
}
/** What Playwright leaves. */
interface Result {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: Suite[];
}
interface Suite {
  title: string;
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
}

/** Runs tests and counts them by what they left in a file; a crash without a count is one failure. */
async function count<Left>(name: string, plan: (file: string) => CountPlan<Left>): Promise<Tally> {
  const folder = makeFolder();
  const file = join(folder, "result.json");
  const started = performance.now();
  try {
    const { command, env, read } = plan(file);
    const [status] = await once(
      spawn(process.execPath, command, {
        stdio: "inherit",
        env: { ...process.env, ...compileCache, TMPDIR: folder, ...env },
      }),
      "close",
    );
    const tally = read(JSON.parse(readFileSync(file, "utf8")));
    // Something outside of a test may have failed.
    if (status !== 0 && tally.failed === 0) {
      tally.failed = 1;
      tally.failures.push(`${name}: something outside of a test failed`);
    }
    console.log(`${tally.failed > 0 ? "✗" : "✓"} ${name} (${secondsSince(started)} s)`);
    return tally;
  } catch (error) {
    console.log(`✗ ${name} left no result:`, error);
    return { passed: 0, failed: 1, failures: [`${name} left no result`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeFolder(): string {
  const folder = mkdtempSync(join(temporaryFolder(), "fanradar-test-"));
  // As root, PostgreSQL runs as another account, which has to reach its data.
  chmodSync(folder, 0o755);
  return folder;
}

const memory = { folder: "/dev/shm", fewestBytes: 6e9 };

/**
 * Where a run has its databases, files and browsers: in memory, where Linux has room for them. A database is made by copying 300 files, which
 * takes three to ten times of the processor's time on a disk. TMPDIR names another place.
 */
function temporaryFolder(): string {
  if (process.env.TMPDIR || !existsSync(memory.folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory.folder);
  return bavail * bsize >= memory.fewestBytes ? memory.folder : tmpdir();
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);
