import type { Fact } from "@fanradar/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { drawLedger } from "../test/draw-ledger.ts";
import { formatIn } from "../test/format-in.ts";
import { lockText } from "./lock-text.ts";

const ledger = drawLedger(7);
const english = (text: string, facts: readonly Fact[] = ledger) =>
  lockText(text, facts, { language: "en", format: formatIn("en") });
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
    ["Likes and comments on the latest posts on Instagram fell by 58% (53 to 63%)."],
  ]);
});

test("a figure written as the ledger shows it becomes its slot, short, with every digit, and in the reader's form", () => {
  for (const written of ["412.8K", "412,750"])
    expect(english(`Instagram has ${written} followers.`, [followers]).blocks[0]?.sentences).toMatchObject([
      { pieces: [{}, { text: "412.8K", fact: { id: "instagram.followers" } }, {}] },
    ]);
  const german = lockText("Instagram hat 412,8K Follower.", [followers], { language: "de", format: formatIn("de") });
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
    lockText(text, ledger, { language: "en", format: formatIn("en"), instructions }).checks.dropped;
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
      const { blocks, checks } = lockText(text, ledger, { language, format: formatIn(language) });
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
