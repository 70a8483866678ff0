import { expect, test } from "vitest";
import type { Post } from "../ledger/evidence.ts";
import { type factsOf, factsOn, posted } from "../test/make-input.ts";
import { statementsAt } from "../test/written.ts";

const ages = Array.from({ length: 90 }, (_, index) => index + 2);
/** A wave of likes that knows neither format nor theme. */
const usual = (index: number) => 1_000 + 150 * Math.sin(index * index);
const kindOf = (index: number): Post["kind"] => (index % 3 === 0 ? "carousel" : index % 3 === 1 ? "image" : "video");
const tagOf = (index: number) => (index % 4 === 0 ? "#recipe" : "#routine");
const withPosts = (factor: (index: number) => number, count = ages.length) =>
  factsOn("instagram", {
    posts: posted("instagram", ages.slice(0, count), (index) => ({
      kind: kindOf(index),
      caption: tagOf(index),
      likes: Math.round(usual(index) * factor(index)),
      comments: 0,
    })),
  });
const claims = (facts: ReturnType<typeof factsOf>) =>
  statementsAt("themes", [...facts.values()]).filter((one) => /^(formats|themes\.(more|less))/.test(one));

test("format facts: the format of most posts first, each with its share and what its posts draw", () => {
  const facts = withPosts(() => 1);
  expect([1, 2, 3].map((place) => facts.get(`instagram.format.${place}`)?.value)).toEqual([
    "carousel",
    "image",
    "video",
  ]);
  expect(facts.get("instagram.format.1.share")).toMatchObject({
    value: expect.closeTo(100 / 3),
    n: 90,
    formula: "format.share",
  });
  expect(facts.get("instagram.format.1.change")).toMatchObject({
    kind: "estimated",
    unit: "percent",
    level: 0.95,
    n: 30,
    formula: "format.shrunken",
    inputs: ["instagram.format.1"],
  });
  expect(claims(facts)).toEqual([]);
});

test("format facts: a format that draws half as much again is stated, and what the others draw less", () => {
  const said = claims(withPosts((index) => (kindOf(index) === "video" ? 1.5 : 1)));
  expect(said).toContain("formats.more format=instagram.format.3 change=instagram.format.3.change");
  expect(said.some((one) => one.startsWith("formats.less"))).toBe(true);
});

test("format facts: a theme in one format has facts only where it draws more than the theme and the format by themselves", () => {
  const both = withPosts((index) => (kindOf(index) === "video" && tagOf(index) === "#recipe" ? 3 : 1));
  expect(["", ".format"].map((part) => both.get(`instagram.pairing${part}`)?.value)).toEqual(["#recipe", "video"]);
  expect(both.get("instagram.pairing.share")?.formula).toBe("pairing.share");
  expect(claims(both)).toContain(
    "formats.pairing theme=instagram.pairing format=instagram.pairing.format change=instagram.pairing.change",
  );
  expect(withPosts((index) => (kindOf(index) === "video" ? 3 : 1)).has("instagram.pairing")).toBe(false);
});

test("format facts: none of a single format, or under twenty posts", () => {
  expect(withPosts(() => 1, 19).has("instagram.format.1")).toBe(false);
  const videos = factsOn("tiktok", {
    posts: posted("tiktok", ages, () => ({ kind: "video" })),
  });
  expect(videos.has("tiktok.format.1")).toBe(false);
});

test("theme facts: the interval of a theme is wider where formats are tested beside it", () => {
  const factor = (index: number) => (tagOf(index) === "#recipe" ? 1.2 : 1);
  const widthOf = (facts: ReturnType<typeof factsOf>) => {
    const { low = 0, high = 0 } = facts.get("theme.1.change") ?? {};
    return high - low;
  };
  const alone = factsOn("instagram", {
    posts: posted("instagram", ages, (index) => ({
      caption: tagOf(index),
      likes: Math.round(usual(index) * factor(index)),
      comments: 0,
    })),
  });
  expect(widthOf(withPosts(factor))).toBeGreaterThan(widthOf(alone));
});
