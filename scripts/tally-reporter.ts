import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";
import { formatFailure } from "./format-failure.ts";
import type { Tally } from "./steps.ts";

/**
 * Writes how tests ended into a file. Vitest's own JSON leaves out in what the two sides of an assertion differ.
 *
 * @param file to be written when all have ended
 */
export function tallyReporter(file: string): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const tally: Tally = { passed: 0, failed: 0, failures: [] };
      for (const module of modules) {
        for (const test of module.children.allTests()) {
          const { state, errors } = test.result();
          if (state === "passed") tally.passed++;
          if (state === "failed")
            tally.failures.push(formatFailure(`${module.relativeModuleId} > ${test.fullName}`, errors?.[0]));
        }
        // A file that cannot be read, or what stands around its tests.
        for (const part of [module, ...module.children.allSuites()])
          for (const error of part.errors()) tally.failures.push(formatFailure(module.relativeModuleId, error));
      }
      for (const error of unhandled) tally.failures.push(formatFailure("outside of a test", error));
      tally.failed = tally.failures.length;
      writeFileSync(file, JSON.stringify(tally));
    },
  };
}
