import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyInput } from "../test/any-input.ts";
import { engineVersion } from "./report-ledger.ts";
import { sealReport } from "./seal-report.ts";

/** What this version seals from the inputs below. A change of `test/any-input.ts` alone gives other inputs: then the hash is recorded anew. */
const recorded = { engineVersion: "1.48", hash: "e914df9c34de6b6e" };

/** Digits beyond the ninth may differ from one processor to another. */
const withoutNoise = (_: string, value: unknown) => (typeof value === "number" ? Number(value.toPrecision(9)) : value);

test("engineVersion: is raised, and the hash here recorded anew, when the same evidence gives another report", () => {
  const hash = createHash("sha256");
  for (const input of fc.sample(anyInput, { numRuns: 30, seed: 1 })) {
    const { engineVersion: _, ...sealed } = sealReport(input);
    hash.update(JSON.stringify(sealed, withoutNoise));
  }
  expect({ engineVersion, hash: hash.digest("hex").slice(0, 16) }).toEqual(recorded);
});
