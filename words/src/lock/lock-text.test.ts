import type { Fact } from "@fanradar/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { lockText } from "./lock-text.ts";
import { drawLedger } from "./test/draw-ledger.ts";
import { formats, writeExample } from "./test/example.ts";
import { runExamples, runMutations } from "./test/measure.ts";
import { seenRight } from "./test/seen-right.ts";
import { seenWrong } from "./test/seen-wrong.ts";

const ledger = drawLedger(7);
const english = (text: string, facts: readonly Fact[] = ledger) =>
  lockText(text, facts, { language: "en", format: formats.en });
const shown = (text: string, facts?: readonly Fact[]) =>
  english(text, facts).blocks.map(({ sentences }) =>
    sentences.map((one) => ("dropped" in one ? one.dropped : one.pieces.map((piece) => piece.text).join(""))),
  );

const followers: Fact = {
  id: "instagram.followers",
  metric: "followers",
  platform: "instagram",
  kind: "measured",
  value: 412_750,
  unit: "count",
  asOf: "2026-11-20T12:00:00.000Z",
  trust: "connected",
  sandbox: false,
  inputs: [],
  sources: [],
  scope: "public",
};
const lost: Fact = { ...followers, id: "instagram.gain", metric: "gain", kind: "derived", value: -840 };

test("a kept sentence is in pieces, so that its figure can be opened", () => {
  const { blocks, checks } = english("Instagram has {instagram.followers} followers. TikTok has 9K.", [followers]);
  expect(blocks).toEqual([
    {
      kind: "paragraph",
      sentences: [
        {
          pieces: [
            { text: "Instagram has " },
            { text: "412.8K", fact: followers, isFigure: true },
            { text: " followers." },
          ],
        },
        { dropped: "figure" },
      ],
    },
  ]);
  expect(checks).toEqual({ figures: 2, passed: 1, dropped: 1 });
});

test("where words say which way it went, neither the figure nor its range carries a sign", () => {
  const fell = { ...lost, id: "instagram.engagementChange", metric: "engagementChange", unit: "percent", value: -58 };
  const text =
    "Likes and comments on the latest posts on Instagram fell by {instagram.engagementChange} ({instagram.engagementChange.range}).";
  expect(shown(text, [{ ...fell, unit: "percent", low: -63, high: -53 }])).toEqual([
    ["Likes and comments on the latest posts on Instagram fell by 58 % (53 to 63 %)."],
  ]);
});

test("a figure written as the ledger shows it becomes its slot, short, with every digit, and in the reader's form", () => {
  for (const written of ["412.8K", "412,750"])
    expect(english(`Instagram has ${written} followers.`, [followers]).blocks[0]?.sentences).toMatchObject([
      { pieces: [{}, { text: "412.8K", fact: { id: "instagram.followers" } }, {}] },
    ]);
  const german = lockText("Instagram hat 412,8K Follower.", [followers], { language: "de", format: formats.de });
  expect(german.checks).toEqual({ figures: 1, passed: 1, dropped: 0 });
});

test("a figure that two facts show alike is neither's", () => {
  const twin = { ...followers, id: "instagram.audience", metric: "followers" };
  expect(shown("Instagram has 412.8K followers.", [followers, twin])).toEqual([["figure"]]);
});

test("where words say which way it went, the sign is left out", () => {
  expect(shown("Instagram lost {instagram.gain} followers.", [followers, lost])).toEqual([
    ["Instagram lost 840 followers."],
  ]);
});

test("what the reader may not see is unknown: neither its slot nor its figure stays", () => {
  const hidden: Fact = {
    ...followers,
    id: "onlyfans.subscribers",
    metric: "subscribers",
    platform: "onlyfans",
    value: 77,
  };
  for (const text of ["OnlyFans has {onlyfans.subscribers} subscribers.", "OnlyFans has 77 subscribers."]) {
    expect(english(text, [followers, hidden]).checks.dropped).toBe(0);
    expect(english(text, [followers]).checks.dropped).toBe(1);
  }
});

test("a list below a line with a colon is of the platform that the line names, and no further", () => {
  const other: Fact = { ...followers, id: "x.followers", platform: "x", value: 900 };
  const told = shown(
    "Your figures on X:\n- You have {instagram.followers} followers\n- You have {x.followers} followers\n\nYou have {instagram.followers} followers on Instagram.",
    [followers, other],
  );
  expect(told.slice(1)).toEqual([
    ["platform"],
    ["You have 900 followers"],
    ["You have 412.8K followers on Instagram."],
  ]);
});

test("the platform X ends a sentence", () => {
  const told = shown("You have {x.followers} followers on X. Which topics do they ask for?", [
    { ...followers, id: "x.followers", platform: "x", value: 900 },
  ]);
  expect(told).toEqual([["You have 900 followers on X.", "Which topics do they ask for?"]]);
});

test("a heading says of which platform its section is", () => {
  const facts = [followers, { ...followers, id: "x.followers", platform: "x" as const, value: 5 }];
  expect(shown("## X\n\nThere are {instagram.followers} followers here.", facts)).toEqual([["X"], ["platform"]]);
  expect(shown("## Instagram\n\nThere are {instagram.followers} followers here.", facts)).toEqual([
    ["Instagram"],
    ["There are 412.8K followers here."],
  ]);
});

test("what the model was told is not told on", () => {
  const instructions = "Never write a number, neither in digits nor in words. Be kind.";
  const told = (text: string) =>
    lockText(text, ledger, { language: "en", format: formats.en, instructions }).checks.dropped;
  expect(told("I was told: neither in digits nor in words.")).toBe(1);
  expect(told("Keep a steady rhythm.")).toBe(0);
});

test("a figure that only one platform has needs no name of it", () => {
  const price = {
    ...followers,
    id: "onlyfans.price",
    metric: "price",
    platform: "onlyfans" as const,
    unit: "cents" as const,
    value: 999,
  };
  const text = "Instagram has {instagram.followers} followers. A subscription costs {onlyfans.price}.";
  expect(english(text, [followers, price]).checks.dropped).toBe(0);
});

test("numbers of a list are no figures", () => {
  expect(shown("1. Link the profile.\n2. Share it in a story.")).toEqual([
    ["Link the profile."],
    ["Share it in a story."],
  ]);
});

test("no right text on which the lock was tuned loses a sentence", () => {
  expect(runExamples(seenRight, 1).filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test("no wrong text on which the lock was tuned is kept", () => {
  expect(runExamples(seenWrong, 1).filter(({ faults }) => faults.length === 0)).toEqual([]);
});

test("hardly a right text made wrong by rule is kept", () => {
  // Each seventh text: all of them are the benchmark's.
  const mutated = runMutations(
    seenRight.filter((_, at) => at % 7 === 0),
    1,
  );
  expect(mutated.length).toBeGreaterThan(2_000);
  expect(mutated.filter(({ faults }) => faults.length === 0).length).toBeLessThan(mutated.length / 200);
});

/** Anything: noise, scripts, markup, and right sentences cut and mixed. */
const scraps = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(..."0123456789٤৪４²½Ⅻ①𝟒{}[]()<>&;:.,-–%$€#*_`~|\\\"'’\u200b\u202e\u0301\n "),
  fc.constantFrom(
    ..."instagram.followers {instagram.followers} {x.gain.size} Instagram TikTok rose fell half zwölf treinta cent\u00admille more than".split(
      " ",
    ),
  ),
);
const noise = fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join(" "));

test("no text makes it throw, and no kept one has a digit outside of a fact's piece", () => {
  fc.assert(
    fc.property(noise, fc.constantFrom(...languages), (text, language) => {
      const { blocks, checks } = lockText(text, ledger, { language, format: formats[language] });
      const sentences = blocks.flatMap((block) => block.sentences);
      for (const sentence of sentences)
        if ("pieces" in sentence)
          for (const piece of sentence.pieces) if (!piece.fact) expect(piece.text).not.toMatch(/\p{N}|[%<>{}]/u);
      expect(checks.dropped).toBe(sentences.filter((one) => "dropped" in one).length);
      expect(checks.passed).toBeLessThanOrEqual(checks.figures);
    }),
    { numRuns: 400 },
  );
});

test("what is kept, shown in each language, reads again as the same facts", () => {
  const asShown = seenRight.filter(([, kind]) => kind === "plain" || kind === "literal");
  for (const [index, example] of asShown.entries()) {
    const facts = drawLedger(200 + index);
    const text = writeExample(example, facts);
    if (text === undefined) continue;
    const options = { language: example[0], format: formats[example[0]] };
    const first = lockText(text, facts, options);
    const pieces = first.blocks.flatMap((block) =>
      block.sentences.flatMap((one) => ("pieces" in one ? one.pieces : [])),
    );
    const figures = pieces.filter(
      (piece) => piece.fact !== undefined && piece.isFigure && typeof piece.fact.value === "number",
    );
    const again = lockText(pieces.map((piece) => piece.text).join(""), facts, options);
    const told = again.blocks.flatMap((block) => block.sentences.flatMap((one) => ("pieces" in one ? one.pieces : [])));
    const same = told.flatMap((piece) => (piece.fact ? [piece.fact.id] : []));
    // A figure that another fact shows alike is dropped on the second reading, never given to the other.
    if (again.checks.dropped === 0) expect(same).toEqual(figures.map((piece) => piece.fact?.id));
  }
});

test("what is kept with its slots is the same when it is locked again", () => {
  const text =
    "## Instagram\n\nInstagram has 99 followers. Instagram has {instagram.followers} followers.\n\n- Keep a steady rhythm.";
  const { blocks, template, checks } = english(text);
  const again = english(template);
  const kept = blocks.map(({ kind, sentences }) => ({ kind, sentences: sentences.filter((one) => "pieces" in one) }));
  expect(checks.dropped).toBe(1);
  expect(again.blocks).toEqual(kept);
  expect(again.template).toBe(template);
});

test("what holds of a text that is still written holds of the whole: every block but the last, up to a line's end", () => {
  const parts = [
    "## Instagram",
    "Instagram has {instagram.followers} followers.",
    "It rose.",
    "- Post on Tuesday.",
    "- Keep a steady rhythm.",
    "---",
    "",
    "> TikTok has 9K.",
    "```",
    "See [x](https://evil.example)",
    "<script>",
    "1. Answer comments. ",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), fc.nat(), (lines, cut) => {
      const text = lines.join("\n");
      const written = text.slice(0, text.lastIndexOf("\n", text.length === 0 ? 0 : cut % text.length) + 1);
      const { blocks } = english(written);
      expect(english(text).blocks.slice(0, Math.max(0, blocks.length - 1))).toEqual(blocks.slice(0, -1));
    }),
  );
});

test.each([
  [
    "slots",
    (size: number) =>
      "Instagram has {instagram.followers} followers and {instagram.engagement} engagement. ".repeat(size / 90),
  ],
  ["one sentence", (size: number) => "more and more followers than likes on Instagram, ".repeat(size / 50)],
  ["numerals", (size: number) => "412.8K 12,5 % 3rd 1.2.3.4 ".repeat(size / 26)],
  ["open brackets", (size: number) => "[![<a &#x31; {x ".repeat(size / 16)],
  ["one word", (size: number) => "zweihundert".repeat(size / 11)],
  ["marks", (size: number) => "*_`~".repeat(size / 4)],
  ["letters with accents", (size: number) => `e${"\u0301".repeat(size)}`],
  ["lines", (size: number) => "- {instagram.followers}\n".repeat(size / 24)],
])("%s are read in time that grows with their length alone", (_, make) => {
  const timeOf = (text: string) => {
    const started = performance.now();
    english(text);
    return performance.now() - started;
  };
  const shortest = (size: number) => Math.min(...[1, 2].map(() => timeOf(make(size))));
  // Ten times the length: ten times the time if linear, a hundred times if not. Under a second on a quiet machine.
  expect(shortest(100_000)).toBeLessThan(30 * Math.max(20, shortest(10_000)));
});
