import { expect, test } from "vitest";
import { knowledgeOf, makeTestFact } from "../test/make-facts.ts";
import { atPlace } from "./at-place.ts";
import type { Block } from "./block.ts";

const months: Block = {
  ...{ kind: "breakdown", by: "month", says: "most", columns: ["amount"], end: null, run: null, place: 2 },
  rows: ["2026-10", "2026-09", "2026-08"],
};

test.each([
  ["best", 2, "7.earningsNet"],
  ["worst", 2, "7.earningsNet"],
  ["worst", 3, "8.earningsNet"],
] as const)("atPlace: of models from the %s the one at place %i has the figure of that place", (order, place, id) => {
  const facts = [
    makeTestFact("8.earningsNet", 300),
    makeTestFact("7.earningsNet", 200),
    makeTestFact("6.earningsNet", 100),
  ];
  const models = [6, 7, 8].map((one) => ({ id: one, name: `Model ${one}`, attention: [], state: "analyzed" as const }));
  const rank: Block = { kind: "rank", of: "models", order, count: 10, by: "earningsNet", platform: null };
  expect(atPlace([rank], { place }, knowledgeOf(facts, { models }))[1]).toEqual({ kind: "facts", facts: [id] });
});

test("atPlace: groups that say their place themselves stay as they are, and so does what asks for no place", () => {
  expect(atPlace([months], { place: 2 }, knowledgeOf([]))).toEqual([months]);
  expect(atPlace([months], {}, knowledgeOf([]))).toEqual([months]);
});
