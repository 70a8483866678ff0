import { defineConfig } from "vitest/config";
import { tallyReporter } from "./scripts/tally-reporter.ts";

const { TEST_RESULT } = process.env;

export default defineConfig({
  test: {
    // Limits of a machine that has much else to do: nothing here waits for them to pass.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 180_000 } },
    setupFiles: ["scripts/property-runs.ts"],
    // Vitest leaves one of two cores idle by default.
    maxWorkers: "100%",
    ...(TEST_RESULT && { reporters: ["dot", tallyReporter(TEST_RESULT)] }),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{engine,contract,words,platforms,sandbox,web,scripts}/**/*.test.{ts,tsx}"],
          // No state of modules is left behind here: each is loaded once for all files, not once for each.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["server/**/*.test.ts"],
          globalSetup: ["server/src/test/global-setup.ts"],
          // What a file needs of its own is a database; loading the server anew for each took longer than most files' tests.
          isolate: false,
        },
      },
    ],
  },
});
