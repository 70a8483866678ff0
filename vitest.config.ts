import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{engine,contract,words,platforms,sandbox,server,web,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: ["server/src/test/global-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
