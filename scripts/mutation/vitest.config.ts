import { defineConfig } from "vitest/config";

/** The engine's own tests alone: no database, no HTTP, so that a mutant costs about a second. */
export default defineConfig({
  test: {
    include: ["engine/**/*.test.ts"],
    setupFiles: ["scripts/mutation/same-draws.ts"],
    testTimeout: 120_000,
    isolate: false,
  },
});
