import { expect, test } from "vitest";
import { factOf } from "../test/make-fact.ts";
import { asOf, given, posted } from "../test/make-input.ts";
import { listPosts, rankPosts } from "./rank-posts.ts";

const evidence = [given("read")];
const ages = Array.from({ length: 12 }, (_, index) => 2 + index);

test("listPosts: every post has its counts and how many times the typical of those around it drew", () => {
  const posts = posted("instagram", ages, (index) => ({ likes: index === 3 ? 300 : 100, comments: 0 }));
  const listed = listPosts({ asOf, evidence, posts, themes: [] });
  const facts = new Map(listed.facts.map((fact) => [fact.id, fact]));
  expect(listed.posts).toHaveLength(12);
  expect(facts.get("post.instagram-3.times")).toMatchObject({ value: 3, n: 11, unit: "ratio", sources: ["read"] });
  expect(facts.get("post.instagram-5.likes")).toMatchObject({ value: 100, kind: "measured" });
});

test("listPosts: a post that cannot be measured says why, and what it hides is missing and not 0", () => {
  const young = posted("instagram", [0.5, ...ages], () => ({ likes: 100, comments: 0 }));
  const hidden = posted("x", [3]).map(({ likes: _, ...post }) => post);
  const listed = listPosts({ asOf, evidence, posts: [...young, ...hidden], themes: [] });
  const reasons = new Map(listed.facts.map(({ id, value, reason }) => [id, value === null && reason?.code]));
  expect(reasons.get("post.instagram-0.times")).toBe("post-too-new");
  expect(reasons.get("post.x-0.likes")).toBe("not-public");
  expect(reasons.get("post.x-0.times")).toBe("not-public");
  const few = listPosts({ asOf, evidence, posts: posted("instagram", [2, 3, 4]), themes: [] });
  expect(few.facts.find(({ metric }) => metric === "post.times")?.reason).toMatchObject({
    code: "too-few-posts",
    has: 2,
  });
});

test("listPosts: a post has the first theme of the report that its caption names", () => {
  const themes = [factOf("theme.1", "#beach"), factOf("theme.2", "#sunset")];
  const captions = ["Late #Sunset at the #beach", "#sunset again", "nothing"];
  const posts = posted("instagram", [2, 3, 4]).map((post, at) => ({ ...post, caption: captions[at] ?? "" }));
  const listed = listPosts({ asOf, evidence, posts, themes });
  expect(listed.posts.map(({ theme }) => theme)).toEqual(["theme.1", "theme.2", undefined]);
});

test("posts: what another wrote and was passed on is neither measured nor typical, in the list as in the ranking", () => {
  const posts = posted("x", ages, (index) =>
    index % 2 === 0 ? { likes: 0, comments: 0 } : { likes: 100, comments: 0 },
  ).map((post, at) => (at % 2 === 0 ? { ...post, caption: "RT @other: look" } : post));
  const { facts } = listPosts({ asOf, evidence, posts, themes: [] });
  const times = new Map(facts.filter(({ metric }) => metric === "post.times").map((fact) => [fact.id, fact]));
  expect(times.get("post.x-0.times")).toMatchObject({ value: null, reason: { code: "post-of-others" } });
  expect(times.get("post.x-1.times")).toMatchObject({ value: 1, n: 5 });
  const ranked = rankPosts({ asOf, evidence, posts });
  expect(ranked.posts.map(({ id }) => id).toSorted()).toEqual(["x-1", "x-11", "x-3", "x-5", "x-7", "x-9"]);
});
