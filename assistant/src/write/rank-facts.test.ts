import { languages } from "@fanradar/contract";
import { expect, test } from "vitest";
import type { Block } from "../plan/block.ts";
import { knowledgeOf, makeTestFact, testFormatIn } from "../test/make-facts.ts";
import { wordsByLanguage } from "../words/words.ts";
import { writePlan } from "./write-plan.ts";

const earned = (model: number, cents: number, to: string) =>
  makeTestFact(`${model}.portfolio.earnings`, cents, {
    ...{ metric: "portfolio.earnings", unit: "cents", currency: "USD" },
    period: { from: "2026-11-01", to },
  });

/** The rows of a ranking of three models, one of which is known from Nov 1 to 12 alone, and what is said of the first. */
function ranked(short: number, order: "best" | "worst", language: (typeof languages)[number] = "en") {
  const knowledge = {
    ...knowledgeOf([earned(1, 60_000, "2026-11-30"), earned(2, 50_000, "2026-11-29"), earned(3, short, "2026-11-12")]),
    models: [1, 2, 3].map((id) => ({ id, name: `Model ${id}`, state: "analyzed" as const, attention: [] })),
  };
  const block: Block = { kind: "rank", of: "models", by: "portfolio.earnings", order, count: 3, platform: null };
  const { lines } = writePlan([block], knowledge, { language, format: testFormatIn(language) });
  const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");
  return {
    rows: lines.flatMap(({ table }) => table?.rows ?? []).map(({ cells }) => textOf(cells[1]?.pieces ?? [])),
    lead: lines.filter(({ table }) => !table).map(({ pieces }) => textOf(pieces)),
  };
}

test("writePlan: amounts of models that are known for different days are ranked with the days of each", () => {
  expect(ranked(36_000, "best").rows).toEqual([
    expect.stringMatching(/\$600\.00.*Nov 1\s–\s30/u),
    expect.stringMatching(/\$500\.00.*Nov 1\s–\s29/u),
    expect.stringMatching(/\$360\.00.*Nov 1\s–\s12/u),
  ]);
});

test.each([
  ["the highest is known for fewer days than the others", 96_000, "best", true],
  ["one below the highest is known for fewer days", 36_000, "best", false],
  ["the lowest is known for fewer days than the others", 36_000, "worst", false],
  ["only the highest is known for fewer days, of the lowest", 96_000, "worst", true],
] as const)(
  "writePlan: where %s, that one is clearly first is said only if it is certain",
  (_, cents, order, isSaid) => {
    for (const language of languages) {
      const [before = ""] = wordsByLanguage[language].rank.clear[order].split("{first}");
      expect(ranked(cents, order, language).lead.some((line) => line.startsWith(before))).toBe(isSaid);
    }
  },
);

test("writePlan: where a model has a figure of one platform alone, no model of a ranking is said to be first", () => {
  const knowledge = (third: string) => ({
    ...knowledgeOf([
      makeTestFact("1.gainPercent", 11),
      makeTestFact("2.gainPercent", 2),
      makeTestFact(third, 12, third.includes(".x.") ? { platform: "x" } : {}),
    ]),
    models: [1, 2, 3].map((id) => ({ id, name: `Model ${id}`, state: "analyzed" as const, attention: [] })),
  });
  const block: Block = { kind: "rank", of: "models", by: "gainPercent", order: "best", count: 3, platform: null };
  const leads = (third: string) =>
    writePlan([block], knowledge(third), { language: "en", format: testFormatIn("en") }).lines.filter(
      ({ table }) => !table,
    );
  expect(leads("3.gainPercent")).toHaveLength(1);
  expect(leads("3.x.gainPercent")).toHaveLength(0);
});
