import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { factOf } from "../test/make-fact.ts";
import { lookAlikes } from "./look-alikes.ts";
import { type AlikeCandidate, rankAlike } from "./rank-alike.ts";

const own = { followers: 10_000, perWeek: 4, terms: ["#yoga", "morning", "the"] };
/** Forty who share nothing but a common word. */
const crowd: AlikeCandidate[] = Array.from({ length: 40 }, (_, id) => ({
  id: 100 + id,
  followers: 10_000 + 10 * id,
  perWeek: 4,
  terms: ["the", `#own${id}`],
}));
const near: AlikeCandidate = { id: 1, followers: 11_000, perWeek: 4.5, terms: ["#yoga", "morning"] };

test("rankAlike: who writes about the same rare things comes first, and size and rhythm weigh", () => {
  const farther = { ...near, id: 2, followers: 18_000 };
  const fewer = { ...near, id: 3, terms: ["#yoga", "#cars", "engine"] };
  expect(rankAlike(own, [...crowd, fewer, farther, near]).slice(0, 3)).toEqual([1, 2, 3]);
});

test("rankAlike: nobody over three times as large or busy, nobody with other words alone, nobody among fewer than 30", () => {
  const others = [
    { ...near, id: 4, followers: 30_001 },
    { ...near, id: 5, perWeek: 1.3 },
    { ...near, id: 6, terms: ["#cars"] },
  ];
  expect(rankAlike(own, [...crowd, ...others]).filter((id) => id < 10)).toEqual([]);
  expect(rankAlike(own, [...crowd.slice(0, 28), near])).toEqual([]);
});

interface Shown {
  perWeek: number;
  posts: number;
  videos?: number;
  theme?: string;
  themed?: number;
}
/** What a report says of a creator on X: 50 posts of two formats. */
const reportOf = (key: string, { perWeek, posts, videos = 50, theme = "#yoga", themed = 40 }: Shown) => {
  const facts: Fact[] = [
    factOf("x.followers", 10_000),
    factOf("x.postFrequency", perWeek, { n: posts }),
    factOf("theme.1", theme),
    factOf("theme.1.share", themed, { n: 50, inputs: ["theme.1"] }),
    factOf("x.format.1", "video"),
    factOf("x.format.1.share", videos, { n: 50, inputs: ["x.format.1"] }),
    factOf("x.format.2", "image"),
    factOf("x.format.2.share", 100 - videos, { n: 50, inputs: ["x.format.2"] }),
  ];
  return { key, sealed: { facts, sources: [] } };
};
const said = (...others: ReturnType<typeof reportOf>[]) =>
  lookAlikes(reportOf("9", { perWeek: 4, posts: 32 }), others, "x").creators.map(({ key, statements }) => [
    key,
    ...statements.map((one) => one.key),
  ]);

test("lookAlikes: each has size, rhythm and common theme, and the thing that surely differs most", () => {
  expect(said(reportOf("1", { perWeek: 4.4, posts: 35 }))).toEqual([["1", "alike.one"]]);
  expect(said(reportOf("1", { perWeek: 12, posts: 96 }))).toEqual([["1", "alike.one", "alike.postsMore"]]);
  expect(said(reportOf("1", { perWeek: 0.5, posts: 4 }))).toEqual([["1", "alike.one", "alike.postsLess"]]);
  expect(said(reportOf("1", { perWeek: 4, posts: 32, videos: 98 }))).toEqual([["1", "alike.one", "alike.formatMore"]]);
});

test("lookAlikes: who shares no theme is left out, and three are shown at most", () => {
  const others = ["1", "2", "3", "4", "5"].map((key) =>
    reportOf(key, { perWeek: 4, posts: 32, ...(key === "2" && { theme: "#cars" }) }),
  );
  expect(said(...others).map(([key]) => key)).toEqual(["1", "3", "4"]);
});

test("lookAlikes: every figure that a sentence names is there, by the key of its report, and no other", () => {
  const { creators, facts } = lookAlikes(
    reportOf("9", { perWeek: 4, posts: 32 }),
    [reportOf("1", { perWeek: 12, posts: 96 })],
    "x",
  );
  const named = creators.flatMap(({ statements }) => statements.flatMap(({ slots }) => Object.values(slots)));
  expect(new Set(facts.map(({ id }) => id))).toEqual(new Set(named));
  expect(new Set(named)).toEqual(new Set(["1.x.followers", "1.x.postFrequency", "1.theme.1", "9.x.postFrequency"]));
});

test("lookAlikes: a difference names the figure of each, by the key of its report", () => {
  const slotsOf = (shown: Partial<Shown>) => {
    const { creators } = lookAlikes(
      reportOf("9", { perWeek: 4, posts: 32 }),
      [reportOf("1", { perWeek: 4, posts: 32, ...shown })],
      "x",
    );
    return creators[0]?.statements[1];
  };
  expect(slotsOf({ themed: 90 })).toMatchObject({
    key: "alike.themeMore",
    slots: { theirs: "1.theme.1.share", own: "9.theme.1.share", theme: "1.theme.1" },
  });
  expect(slotsOf({ videos: 98 })).toMatchObject({
    key: "alike.formatMore",
    slots: { theirs: "1.x.format.1.share", own: "9.x.format.1.share", format: "1.x.format.1" },
  });
  // Less of something is more of something else, or no news.
  expect(slotsOf({ themed: 5 })).toBeUndefined();
});

test("lookAlikes: a figure without its number of posts is compared with nothing", () => {
  const other = reportOf("1", { perWeek: 12, posts: 96, videos: 98, themed: 90 });
  const facts = other.sealed.facts.map(({ n: _, ...fact }): Fact => fact);
  expect(said({ ...other, sealed: { ...other.sealed, facts } })).toEqual([["1", "alike.one"]]);
});
