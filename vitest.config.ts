import { defineConfig } from "vitest/config";
import { tallyReporter } from "./scripts/tally-reporter.ts";

const { TEST_RESULT } = process.env;

export default defineConfig({
  test: {
    include: ["{engine,contract,words,platforms,sandbox,server,web,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: ["server/src/test/global-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...(TEST_RESULT && { reporters: ["dot", tallyReporter(TEST_RESULT)] }),
  },
});
