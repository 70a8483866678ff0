import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { tallyReporter } from "./scripts/tally-reporter.ts";

const { TEST_RESULT } = process.env;

/** The files of the API tests that take longest. They begin first: at the end, one alone would leave a core idle. */
const longest = [
  "analyses/killed",
  "test/member-matrix",
  "seed/seed",
  "screenshots/reading",
  "backup/backup",
  "connections/connections",
  "analyses/poisoned",
  "assistant/narrated",
  "test/at-once",
  "profiles/peer-figures",
  "imports/import",
];

/** Without earlier results Vitest begins with the largest file, which says little of how long it takes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  test: {
    // Limits of a machine that has much else to do: nothing here waits for them to pass.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 180_000 } },
    setupFiles: ["scripts/property-runs.ts", "scripts/load-tsx.ts"],
    // Node loads the sources as it does in production. By Vite's module runner tests take about a tenth more of the processor.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Vitest leaves one of two cores idle by default.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    ...(TEST_RESULT && { reporters: ["dot", tallyReporter(TEST_RESULT)] }),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{assistant,engine,contract,words,platforms,sandbox,web,e2e,scripts}/**/*.test.{ts,tsx}",
            "server/src/test/calls/*.test.ts",
          ],
          globalSetup: ["scripts/train-models.ts"],
          // No state of modules is left behind here: each is loaded once for all files, not once for each.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["server/**/*.test.ts"],
          exclude: ["server/src/test/calls/**", "**/node_modules/**"],
          globalSetup: ["scripts/train-models.ts", "scripts/bundle-programs.ts", "server/src/test/global-setup.ts"],
          // What a file needs of its own is a database; loading the server anew for each took longer than most files' tests.
          isolate: false,
        },
      },
    ],
  },
});
