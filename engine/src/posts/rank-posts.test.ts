import { expect, test } from "vitest";
import { asOf, daysAgo, given, posted } from "../test/make-input.ts";
import { rankPosts } from "./rank-posts.ts";

const ages = Array.from({ length: 12 }, (_, index) => 2 + index);
const rank = (
  likes: (index: number) => number,
  more: { ages?: number[]; period?: { from: string; to: string } } = {},
) =>
  rankPosts({
    asOf,
    evidence: [given("read")],
    posts: posted("instagram", more.ages ?? ages, (index) => ({ likes: likes(index), comments: 0 })),
    ...(more.period && { period: more.period }),
  });

test("rankPosts: the post with most likes and comments against its typical neighbours is first, with its counts as measured facts", () => {
  const { posts, facts } = rank((index) => (index === 3 ? 300 : index === 7 ? 40 : 100));
  expect(posts.map(({ id }) => id)).toHaveLength(12);
  expect(posts[0]?.id).toBe("instagram-3");
  expect(posts.at(-1)?.id).toBe("instagram-7");
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  expect(byId.get("post.instagram-3.likes")).toMatchObject({ kind: "measured", value: 300, platform: "instagram" });
  const change = byId.get("post.instagram-3.change");
  expect(change).toMatchObject({ value: 200, n: 11, sampleOf: "posts", unit: "percent", sources: ["read"] });
  expect(byId.get("post.instagram-7.change")?.value).toBe(-60);
});

test("rankPosts: a post is measured against posts of its own time", () => {
  const growing = rankPosts({
    asOf,
    evidence: [given("read")],
    posts: posted(
      "instagram",
      Array.from({ length: 80 }, (_, index) => 2 + index),
      (index) => ({ likes: index === 70 ? 300 : index < 40 ? 1_000 : 100, comments: 0 }),
    ),
  });
  expect(growing.posts[0]?.id).toBe("instagram-70");
});

test("rankPosts: posts under a day old, without a count, or with fewer than five others are not ranked", () => {
  expect(rank(() => 100, { ages: [0.5, 2, 3, 4, 5, 6, 7] }).posts).toHaveLength(6);
  expect(rank(() => 100, { ages: [2, 3, 4, 5, 6] }).posts).toEqual([]);
  const hidden = posted("instagram", ages).map(({ likes: _, ...post }) => post);
  expect(rankPosts({ asOf, evidence: [given("read")], posts: hidden }).posts).toEqual([]);
});

test("rankPosts: with a period only its posts are ranked", () => {
  const { posts } = rank(() => 100, { period: { from: daysAgo(6), to: daysAgo(4) } });
  expect(posts.map(({ post }) => post.publishedAt).sort()).toEqual([daysAgo(6), daysAgo(5), daysAgo(4)]);
});

test("rankPosts: facts of a post that only its owner can read are the owner's", () => {
  const { facts } = rankPosts({ asOf, evidence: [given("read", "connected")], posts: posted("instagram", ages) });
  expect(new Set(facts.map(({ scope }) => scope))).toEqual(new Set(["owner"]));
});
