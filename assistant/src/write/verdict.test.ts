import { languages } from "@fanradar/contract";
import { expect, test } from "vitest";
import type { Block } from "../plan/block.ts";
import { knowledgeOf, makeTestFact, testFormatIn } from "../test/make-facts.ts";
import { wordsByLanguage } from "../words/words.ts";
import { responseText } from "./response-text.ts";
import { writePlan } from "./write-plan.ts";

const knowledge = knowledgeOf([
  makeTestFact("earnings.total.2026-10", 600_000, { metric: "earnings.total", unit: "cents" }),
  makeTestFact("instagram.engagement", 4, { unit: "percent", low: 3, high: 5, level: 0.8 }),
]);

test.each([
  ["earnings.total.2026-10", "over", 5_000, "inside"],
  ["earnings.total.2026-10", "over", 6_000, "outside"],
  ["earnings.total.2026-10", "under", 5_000, "outside"],
  ["instagram.engagement", "over", 4.5, "close"],
  ["instagram.engagement", "under", 6, "inside"],
] as const)("writePlan: whether %s is %s %d, with its range, is '%s'", (fact, way, amount, place) => {
  for (const language of languages) {
    const verdict: Block = { kind: "verdict", facts: [fact], way, amount, isInclusive: false };
    const { lines } = writePlan([verdict], knowledge, { language, format: testFormatIn(language) });
    expect(responseText(lines)).toBe(wordsByLanguage[language].verdict[way][place]);
  }
});

test("writePlan: no verdict on figures of which some are beyond the amount and some are not", () => {
  const facts = ["earnings.total.2026-10", "instagram.engagement"];
  const verdict: Block = { kind: "verdict", facts, way: "over", amount: 100, isInclusive: false };
  expect(writePlan([verdict], knowledge, { language: "en", format: testFormatIn("en") }).dropped).toEqual([verdict]);
});
