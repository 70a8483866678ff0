import { spawnSync } from "node:child_process";

interface FullTest {
  /** What Node runs, from the repository's folder. */
  run: readonly string[];
  env: Record<string, string>;
}

const vitest = ["node_modules/vitest/vitest.mjs", "run"] as const;

/** What `npm test` tries in part, here in full. */
const fullTests: Record<"storms" | "attacks" | "pages", FullTest> = {
  // Every call of the contract sent 200 times at once instead of three times.
  storms: { run: [...vitest, "server/src/test/at-once.test.ts"], env: { STORM_SENDERS: "200" } },
  // Every attack on the language model through every channel and all sixty wrong claims, instead of a tenth and a third of them.
  attacks: {
    run: [
      ...vitest,
      "server/src/features/assistant/attacks.test.ts",
      "server/src/features/assistant/wrong-claims.test.ts",
    ],
    env: { ATTACKS: "all" },
  },
  // Every page on a phone, at 320 px and at 200 %, in light and dark, by keyboard too, instead of 390 px in the dark.
  pages: {
    run: ["node_modules/@playwright/test/cli.js", "test", "--config=e2e/playwright.config.ts", "--project=sweep"],
    env: { SWEEP: "1" },
  },
};

/** Runs tests in full and fails where they fail. */
export function runFullTest(bench: keyof typeof fullTests): void {
  const { run, env } = fullTests[bench];
  const started = performance.now();
  const { status } = spawnSync(process.execPath, run, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(JSON.stringify({ bench, ...env, passed: status === 0, seconds }));
  process.exitCode = status ?? 1;
}
