import { expect, test } from "vitest";
import type { Post } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { daysAgo, factsOn, posted, seen } from "../test/make-input.ts";

const ages = [2, 3, 4, 5, 6];
const factsWith = (platform: Platform, list: number[], more: (index: number) => Partial<Post>) =>
  factsOn(platform, {
    observations: [seen(platform, "followers", 1_000)],
    posts: posted(platform, list, more),
  });

test("averages: a typical post has the median likes, comments and, on TikTok, views", () => {
  const counts = (index: number) => ({ likes: 10 ** index, comments: 7 * index, views: 100 + index });
  const facts = factsWith("tiktok", ages, counts);
  const shared = {
    kind: "derived",
    unit: "count",
    formula: "posts.median",
    n: 5,
    sampleOf: "posts",
    period: { from: daysAgo(6), to: daysAgo(2) },
    sources: ["read"],
  };
  expect(facts.get("tiktok.likesAverage")).toMatchObject({ ...shared, value: 100 });
  expect(facts.get("tiktok.commentsAverage")).toMatchObject({ ...shared, value: 14 });
  expect(facts.get("tiktok.avgViews")).toMatchObject({ ...shared, value: 102 });
  expect(factsWith("x", ages, counts).has("x.avgViews")).toBe(false);
});

test("averages: a post without a like counts as 0; one that hides likes is not counted", () => {
  const zero = factsWith("x", ages, (index) => ({ likes: index < 3 ? 0 : 9 }));
  expect(zero.get("x.likesAverage")).toMatchObject({ value: 0, n: 5 });
  const hidden = posted("x", [...ages, 7, 8], (index) => ({ likes: 9, externalId: `h${index}` }));
  const facts = factsOn("x", {
    posts: hidden.map(({ likes, ...post }, index) => (index < 2 ? post : { ...post, likes: Number(likes) })),
  });
  expect(facts.get("x.likesAverage")).toMatchObject({ value: 9, n: 5 });
  expect(facts.get("x.commentsAverage")).toMatchObject({ value: 10, n: 7 });
});

test("averages: use the last 12 posts of 90 days", () => {
  const many = Array.from({ length: 14 }, (_, index) => index + 2);
  expect(factsWith("x", many, (index) => ({ likes: index < 12 ? 5 : 9_000 })).get("x.likesAverage")).toMatchObject({
    value: 5,
    n: 12,
  });
  expect(factsWith("x", [...ages, 90, 91], () => ({})).get("x.likesAverage")?.n).toBe(6);
});

const reasons = (platform: Platform, list: number[], without: "likes" | "comments" | "views") => {
  const posts = posted(platform, list, () => ({ views: 5 })).map(({ [without]: _, ...post }) => post);
  const facts = factsOn(platform, { posts });
  return ["likesAverage", "commentsAverage", "avgViews"].map((metric) => facts.get(`${platform}.${metric}`)?.reason);
};

test("averages: under five posts with counts, likes are 'hidden', comments and videos 'too few'", () => {
  expect(reasons("tiktok", ages, "likes")[0]).toEqual({ code: "likes-hidden", needs: 5, has: 0 });
  expect(reasons("tiktok", ages, "comments")[1]).toEqual({ code: "too-few-posts", needs: 5, has: 0 });
  expect(reasons("tiktok", ages, "views")[2]).toEqual({ code: "too-few-videos", needs: 5, has: 0 });
});

test("averages: four posts are too few", () => {
  expect(reasons("tiktok", [2, 3, 4, 5], "likes")).toEqual([
    { code: "too-few-posts", needs: 5, has: 0 },
    { code: "too-few-posts", needs: 5, has: 4 },
    { code: "too-few-videos", needs: 5, has: 4 },
  ]);
});
