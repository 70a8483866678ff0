import { defineConfig } from "vitest/config";
import { tallyReporter } from "./scripts/tally-reporter.ts";

const { TEST_RESULT } = process.env;

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one of two cores idle by default.
    maxWorkers: "100%",
    ...(TEST_RESULT && { reporters: ["dot", tallyReporter(TEST_RESULT)] }),
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["{engine,contract,words,platforms,sandbox,web,scripts}/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: { name: "api", include: ["server/**/*.test.ts"], globalSetup: ["server/src/test/global-setup.ts"] },
      },
    ],
  },
});
