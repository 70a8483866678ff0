import { expect, test } from "vitest";
import type { Post } from "../ledger/evidence.ts";
import { daysAgo, factsOf, factsOn, given, inputOf, posted, subject } from "../test/make-input.ts";

/** Posts on Instagram a day apart, the newest two days old, each with evidence of its own. */
const reported = (captions: string[], more: (index: number) => Partial<Post> = () => ({})) =>
  factsOn("instagram", {
    evidence: captions.map((_, index) => given(`e${index}`)),
    posts: posted(
      "instagram",
      captions.map((_, index) => 2 + index),
      (index) => ({ caption: captions[index] ?? "", evidence: `e${index}`, ...more(index) }),
    ),
  });
const themesOf = (captions: string[]) => {
  const facts = reported(captions);
  return [1, 2, 3, 4, 5, 6].flatMap((place) => facts.get(`theme.${place}`)?.value ?? []);
};
const yoga = ["#yoga one", "#yoga two", "three", "four", "five", "six"];

test("theme facts: the first is the most frequent, even if another is more distinctive", () => {
  const both = "#fitness #workout";
  const captions = [both, both, both, "#fitness", "#fitness", "#fitness run", "stretch", "rest"];
  const facts = factsOn("instagram", {
    posts: posted(
      "instagram",
      captions.map((_, index) => 2 + index),
      (index) => ({ caption: captions[index] ?? "" }),
    ),
    // Nearly every creator uses '#fitness': it has less weight.
    wordPool: { creators: 50, frequency: { "#fitness": 45 } },
  });
  expect(["theme.1", "theme.2"].map((id) => facts.get(id)?.value)).toEqual(["#fitness", "#workout"]);
  expect(["theme.1.share", "theme.2.share"].map((id) => facts.get(id)?.value)).toEqual([75, 37.5]);
});

test("theme facts: name their sample, sources and formula", () => {
  const facts = reported(yoga, (index) => ({ likes: index < 2 ? 300 : 100 }));
  expect(facts.get("theme.1")).toMatchObject({
    kind: "derived",
    value: "#yoga",
    unit: "words",
    n: 2,
    sampleOf: "posts",
    formula: "theme.share",
    inputs: [],
    sources: ["e0", "e1"],
  });
  expect(facts.get("theme.1.share")).toMatchObject({
    kind: "derived",
    unit: "percent",
    n: 6,
    sampleOf: "captions",
    formula: "theme.share",
    inputs: ["theme.1"],
    sources: ["e0", "e1", "e2", "e3", "e4", "e5"],
  });
  expect(facts.get("theme.1.change")).toMatchObject({
    kind: "estimated",
    unit: "percent",
    n: 2,
    sampleOf: "posts",
    formula: "theme.shrunken",
    inputs: ["theme.1"],
    sources: ["e0", "e1", "e2", "e3", "e4", "e5"],
  });
});

test("theme facts: no effect under two posts with known likes, or without other posts", () => {
  const hidden = (known: number[]) =>
    reported(yoga, (index) => (known.includes(index) ? {} : { likes: Number.NaN })).get("theme.1.change")?.reason;
  expect(hidden([0, 2, 3, 4, 5])).toEqual({ code: "too-few-posts", needs: 2, has: 1 });
  expect(hidden([0, 1])).toEqual({ code: "no-other-posts" });
});

test("theme facts: compare a theme's posts with captioned ones alone, each on its own platform", () => {
  const captions = [...yoga, ...Array<string>(20).fill("")];
  const facts = reported(captions, (index) => ({ likes: index < 6 ? 100 : 10 }));
  expect(facts.get("theme.1.share")?.n).toBe(6);
  expect(facts.get("theme.1.change")?.sources).toHaveLength(6);
  const two = factsOf(
    inputOf({
      subjects: [subject("instagram"), subject("x")],
      evidence: [given("read")],
      posts: [
        ...posted("instagram", [2, 3, 4], (index) => ({ caption: `#yoga ${index}` })),
        ...posted("x", [2, 3, 4], (index) => ({ caption: `#diet ${index}` })),
      ],
    }),
  );
  expect([two.get("theme.1")?.n, two.get("theme.2")?.n, two.get("theme.1.share")?.n]).toEqual([3, 3, 6]);
});

test("theme facts: five themes at most, hashtags or words", () => {
  expect(themesOf(Array(6).fill("#ab #cd #ef #gh #ij #kl"))).toHaveLength(5);
  expect(themesOf(Array(6).fill("amber. birch. cedar. dune. ember. fern."))).toHaveLength(5);
});

test("theme facts: words of a chosen hashtag, pairs with one, and stop words are no themes", () => {
  const captions = ["#yoga yoga flow", "#yoga yoga flow", "#yoga yoga. the hills", "the hills", "sea", "night"];
  expect(themesOf(captions)).toEqual(["#yoga", "flow", "hills"]);
});

test("theme facts: words and pairs come with the most frequent first", () => {
  const captions = ["slow cooking. amber", "slow cooking. amber", "amber birch", "amber. birch", "birch", "birch"];
  expect(themesOf(captions)).toEqual(["amber", "birch", "slow cooking"]);
  const pairs = ["dune grass amber", "dune grass. amber", "amber", "one", "two", "three"];
  expect(themesOf(pairs)).toEqual(["amber", "dune grass"]);
  expect(themesOf(pairs.map((text) => text.replace("amber", "zinc")))).toEqual(["zinc", "dune grass"]);
});

test("theme facts: start at six captions", () => {
  expect(themesOf(yoga)).toEqual(["#yoga"]);
  expect(themesOf(yoga.slice(0, 5))).toEqual([]);
});

const english = "Today we went for a walk along the river and had lunch";
test("language fact: is detected from twelve captions of a platform, at least six", () => {
  const facts = reported(Array(20).fill(english));
  expect(facts.get("captionLanguage")).toMatchObject({
    kind: "estimated",
    value: "en",
    unit: "words",
    n: 12,
    sampleOf: "captions",
    formula: "language.byLetters",
  });
  expect(facts.get("captionLanguage")?.sources).toHaveLength(12);
  expect(reported(Array(6).fill(english)).get("captionLanguage")?.value).toBe("en");
  expect(reported(Array(5).fill(english)).get("captionLanguage")).toMatchObject({
    kind: "unavailable",
    unit: "words",
    reason: { code: "too-few-captions", needs: 6, has: 5 },
  });
});

test("language fact: missing where no language has two fifths; then common words of every language are no themes", () => {
  const facts = reported(Array(6).fill("!!! 123"));
  expect(facts.get("captionLanguage")?.reason).toEqual({ code: "no-common-language" });
  expect(facts.get("theme.1")?.reason).toEqual({ code: "no-common-theme" });
  expect(themesOf(["und avec", "und avec", "und avec", "7", "8", "9"])).toEqual([]);
});

test("theme facts: common words of the captions' language and of English are no themes", () => {
  const german = (word: string) => `Heute haben wir einen Kuchen mit Freunden gegessen ${word}`;
  const found = themesOf([german("the. avec."), german("the. avec."), german(""), german(""), german(""), german("")]);
  expect(found.join(" ")).not.toMatch(/\b(haben|wir|einen|mit|the)\b/);
  expect(themesOf(Array(6).fill("Today we went along the river. avec."))).toContain("avec");
});

test("theme facts: a post whose counts have not settled counts for its theme", () => {
  const facts = reported(yoga, (index) => (index === 0 ? { publishedAt: daysAgo(0) } : {}));
  expect(facts.get("theme.1")?.n).toBe(2);
});
