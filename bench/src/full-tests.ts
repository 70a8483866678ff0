import { spawnSync } from "node:child_process";

interface FullTest {
  file: string;
  env: Record<string, string>;
}

/** What `npm test` tries in part, here in full. */
const fullTests: Record<"storms" | "attacks", FullTest> = {
  // Every call of the contract sent 200 times at once instead of 10.
  storms: { file: "server/src/test/at-once.test.ts", env: { ASKERS: "200" } },
  // Every attack on the language model through every channel, instead of a third of them.
  attacks: { file: "server/src/features/assistant/attacks.test.ts", env: { ATTACKS: "all" } },
};

/** Runs a test file in full and fails where it fails. */
export function runFullTest(bench: keyof typeof fullTests): void {
  const { file, env } = fullTests[bench];
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", file], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(JSON.stringify({ bench, ...env, passed: status === 0, seconds }));
  process.exitCode = status ?? 1;
}
