import fc from "fast-check";
import { expect, test } from "vitest";
import { checkFigures } from "./check-figures.ts";
import { readScreen, type ScreenWord } from "./read-screen.ts";
import { metricOfLabel } from "./screen-labels.ts";

/** Words of a grid: a column is 60 wide, a row 20 high, a letter 8. */
const at = (column: number, row: number, text: string, more: Partial<ScreenWord> = {}): ScreenWord[] =>
  text.split(" ").map((word, index, all) => {
    const left = column * 60 + 8 * all.slice(0, index).join(" ").length + (index > 0 ? 8 : 0);
    const top = row * 20;
    return { text: word, confidence: 95, left, top, right: left + 8 * word.length, bottom: top + 14, ...more };
  });
const found = (words: ScreenWord[]) =>
  readScreen(words)
    .figures.map(({ label, shown, isSure }) => [label, shown, isSure])
    .sort();

test("readScreen: finds a figure above its label, in columns", () => {
  const words = [
    ...at(0, 0, "201"),
    ...at(2, 0, "12.3K"),
    ...at(4, 0, "1,225"),
    ...at(0, 1, "posts"),
    ...at(2, 1, "followers"),
    ...at(4, 1, "following"),
  ];
  expect(found(words)).toEqual([
    ["audience", "12.3K", true],
    ["following", "1,225", true],
    ["posts", "201", true],
  ]);
  expect(readScreen(words).platform).toBe("instagram");
});

test("readScreen: finds a figure before its label, where another follows", () => {
  const { figures, platform } = readScreen(at(0, 0, "647 Folge ich 5.184 Follower"));
  expect(figures.map(({ label, shown }) => [label, shown]).sort()).toEqual([
    ["audience", "5.184"],
    ["following", "647"],
  ]);
  expect(platform).toBe("x");
});

test("readScreen: finds a figure at the end of its row, with its currency", () => {
  expect(
    found([...at(0, 0, "Brutto"), ...at(5, 0, "1.733,82 $"), ...at(0, 2, "Netto"), ...at(5, 2, "1.387,06 $")]),
  ).toEqual([
    ["gross", "1.733,82 $", true],
    ["net", "1.387,06 $", true],
  ]);
});

test("readScreen: finds figures above labels recognised as one word", () => {
  const words = [...at(0, 0, "80"), ...at(2, 0, "31,9 mil"), ...at(4, 0, "1.526")];
  const glued = {
    text: "publicacionesseguidoresseguidos",
    confidence: 90,
    left: -30,
    right: 310,
    top: 20,
    bottom: 34,
  };
  expect(found([...words, glued])).toEqual([
    ["audience", "31,9 mil", true],
    ["following", "1.526", true],
    ["posts", "80", true],
  ]);
});

test("readScreen: finds a figure with its multiplier, and by a label with a misread letter", () => {
  expect(found(at(0, 0, "174,9 mil Seqguidores"))).toEqual([["audience", "174,9 mil", true]]);
  expect(found(at(0, 0, "2,6 M Seguidores"))).toEqual([["audience", "2,6 M", true]]);
});

test("readScreen: ambiguous if a multiplier is on the next line", () => {
  const words = [...at(0, 0, "381"), ...at(0, 1, "mil"), ...at(0, 2, "seguidores")];
  expect(found(words).filter(([, , isSure]) => isSure)).toEqual([]);
});

test("readScreen: ambiguous if a letter was recognised with low confidence", () => {
  expect(found(at(0, 0, "500 followers", { confidence: 40 }))).toEqual([["audience", "500", false]]);
});

test("readScreen: ambiguous if two figures differ for one label", () => {
  expect(found([...at(0, 0, "500 followers"), ...at(0, 4, "600 followers")])).toEqual([["audience", "500", false]]);
});

test("readScreen: ambiguous if one amount has no cents and another has", () => {
  const words = [...at(0, 0, "Gross"), ...at(5, 0, "417161 $"), ...at(0, 2, "Net"), ...at(5, 2, "3.337,29 $")];
  expect(found(words)).toEqual([
    ["gross", "417161 $", false],
    ["net", "3.337,29 $", true],
  ]);
});

test("readScreen: finds no figure that cannot be read", () => {
  expect(found(at(0, 0, "l2.3K followers"))).toEqual([]);
  expect(found(at(0, 0, "1.234K followers"))).toEqual([]);
});

test("readScreen: clocks, batteries, years and words of a biography are no figures", () => {
  const words = [...at(0, 0, "9:41"), ...at(4, 0, "5G 87%"), ...at(0, 3, "Lisbon since 2019 prints every 2nd month")];
  expect(readScreen(words)).toEqual({ figures: [], handles: [], platform: undefined });
});

test("readScreen: finds names with their @ sign", () => {
  expect(readScreen([...at(0, 0, "@demo.ava"), ...at(0, 1, "mail me@there")]).handles).toEqual(["demo.ava"]);
});

test("readScreen: for any words, each result is contained in them, once", () => {
  const word = fc.record({
    text: fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom("12.3K", "followers", "Likes", "mil", "$", "1,204", "net"),
    ),
    confidence: fc.integer({ min: -1, max: 100 }),
    left: fc.integer({ min: 0, max: 500 }),
    top: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const { figures } = readScreen(
        words.map((one) => ({ ...one, right: one.left + 8 * one.text.length, bottom: one.top + 14 })),
      );
      const texts = words.map(({ text }) => text).join(" ");
      for (const { shown } of figures) for (const part of shown.split(" ")) expect(texts).toContain(part);
      const single = figures.filter(({ label }) => label !== "part").map(({ label }) => label);
      expect(new Set(single).size).toBe(single.length);
    }),
  );
});

test("metricOfLabel: a label is a metric of its platform, or none", () => {
  expect(metricOfLabel("audience", "onlyfans")).toBe("subscribers");
  expect(metricOfLabel("audience", "tiktok")).toBe("followers");
  expect(metricOfLabel("following", "onlyfans")).toBeUndefined();
  expect(metricOfLabel("part", "onlyfans")).toBeUndefined();
});

const amounts = (gross: number, net: number) => [
  { metric: "earnings.gross" as const, value: gross },
  { metric: "earnings.net" as const, value: net },
];
const nothing = { figures: [], read: [], handles: [], linked: undefined };

test.each([
  [100_000, 80_000, [], true],
  [100_000, 80_000, [{ label: "fee" as const, shown: "$200.00" }], true],
  [100_000, 85_000, [{ label: "fee" as const, shown: "$150.00" }], true],
  [100_000, 85_000, [], false],
  [100_000, 80_001, [{ label: "fee" as const, shown: "$200.00" }], false],
  [133, 106, [], true],
])("checkFigures: gross %i less fee is net %i", (gross, net, read, passed) => {
  expect(checkFigures({ ...nothing, figures: amounts(gross, net), read })).toEqual([{ rule: "fee", passed }]);
});

test("checkFigures: parts sum to no more than gross", () => {
  const read = [
    { label: "part" as const, shown: "$700.00" },
    { label: "part" as const, shown: "$400.00" },
  ];
  const rules = (gross: number) => checkFigures({ ...nothing, figures: amounts(gross, gross * 0.8), read });
  expect(rules(110_000)).toContainEqual({ rule: "sum", passed: true });
  expect(rules(100_000)).toContainEqual({ rule: "sum", passed: false });
});

test.each([
  [["demo.ava"], "demo.ava", true],
  [["demo_milal8"], "demo_mila18", true],
  [["someone", "demo.ava"], "@demo.ava", true],
  [["someone"], "demo.ava", false],
])("checkFigures: a picture of %j against the link %s", (handles, linked, passed) => {
  expect(checkFigures({ ...nothing, handles, linked })).toEqual([{ rule: "handle", passed }]);
});

test("checkFigures: a check without its figures is skipped", () => {
  expect(checkFigures({ ...nothing, handles: ["ava"] })).toEqual([]);
  expect(checkFigures({ ...nothing, linked: "ava" })).toEqual([]);
});
