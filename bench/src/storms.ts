import { spawnSync } from "node:child_process";

const askers = 200;

/** Every call of the contract asked 200 times at once: the tests of at-once.test.ts, which ask 40 times by default. */
export function storms(): void {
  const started = performance.now();
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "server/src/test/at-once.test.ts"],
    { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ASKERS: String(askers) } },
  );
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(JSON.stringify({ bench: "storms", askers, passed: status === 0, seconds }));
  process.exitCode = status ?? 1;
}
