import { languages } from "@fanradar/contract";
import { expect, test } from "vitest";
import { knowledgeOf, makeTestFact, testFormatIn } from "../test/make-facts.ts";
import { writePlan } from "./write-plan.ts";

test("writePlan: the parts of a split are stated in each language, though tables of every page have no name for them", () => {
  const period = { from: "2026-10-01", to: "2026-10-31" };
  const parts: [string, string] = ["split.creator.2026-10", "split.agency.2026-10"];
  const knowledge = knowledgeOf([
    makeTestFact("split.creator.2026-10", 70_000, { metric: "split.creator", unit: "cents", period }),
    makeTestFact("split.agency.2026-10", 30_000, { metric: "split.agency", unit: "cents", period }),
  ]);
  for (const language of languages) {
    const { facts } = writePlan([{ kind: "facts", facts: parts }], knowledge, {
      language,
      format: testFormatIn(language),
    });
    expect(facts.map(({ id }) => id)).toEqual(parts);
  }
});
