import { expect, test } from "vitest";
import { heavier, rankTerms } from "./rank-terms.ts";

test("rankTerms: terms are ordered by weight, equal ones by their letters", () => {
  expect(["b", "a", "c"].map((text) => ({ text, weight: 1 })).sort(heavier)).toEqual(
    ["a", "b", "c"].map((text) => ({ text, weight: 1 })),
  );
  expect(heavier({ text: "a", weight: 1 }, { text: "b", weight: 2 })).toBeGreaterThan(0);
  expect(heavier({ text: "b", weight: 2 }, { text: "a", weight: 1 })).toBeLessThan(0);
  expect(heavier({ text: "a", weight: 1 }, { text: "b", weight: 1 })).toBeLessThan(0);
  expect(heavier({ text: "b", weight: 1 }, { text: "a", weight: 1 })).toBeGreaterThan(0);
});

test("rankTerms: a caption counts by the logarithm of the term's rarity among creators", () => {
  const captions = ["#sea morning", "#sea morning", "#sea"];
  const pool = { creators: 99, frequency: { "#sea": 32, morning: 2 } };
  expect(rankTerms(captions, pool)).toEqual([
    { text: "morning", kind: "word", captions: [0, 1], weight: 2 * Math.log(34) },
    { text: "#sea", kind: "tag", captions: [0, 1, 2], weight: 3 * Math.log(4) },
  ]);
  expect(rankTerms(captions).map(({ text, weight }) => [text, weight])).toEqual([
    ["#sea", 3 * Math.log(2)],
    ["morning", 2 * Math.log(2)],
  ]);
});
