import { expect, test } from "vitest";
import type { Evidence, Post } from "../ledger/evidence.ts";
import { responsesIn } from "./responses-in.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const read: Evidence = { key: "read", kind: "api", sandbox: false, scope: "public", addedAt: asOf };
const post = (day: string, likes: number | undefined): Post => ({
  ...{ platform: "instagram", externalId: day, publishedAt: `${day}T12:00:00.000Z`, kind: "image", evidence: "read" },
  ...(likes !== undefined && { likes }),
});
const october = { from: "2026-10-01T00:00:00.000Z", to: "2026-10-31T23:59:59.999Z" };
const found = (posts: Post[]) =>
  responsesIn({ asOf, evidence: [read], posts, period: october, platforms: ["instagram", "x"] }).map(
    ({ id, value, period }) => [id, value, period?.from, period?.to],
  );
const days = ["2026-10-01", "2026-10-31"];

test("responsesIn: of the posts of these days the typical count, and their sum; nothing of counts that no post shows", () => {
  const posts = [post("2026-09-30", 9_000), post("2026-10-01", 10), post("2026-10-12", 70), post("2026-10-31", 20)];
  expect(found(posts)).toEqual([
    ["instagram.posts.likesEach.in", 20, ...days],
    ["instagram.posts.likes.in", 100, ...days],
  ]);
});

test("responsesIn: fewer than three posts are not typical, and without an earlier one there is no sum", () => {
  expect(found([post("2026-09-30", 5), post("2026-10-01", 10), post("2026-10-02", undefined)])).toEqual([
    ["instagram.posts.likes.in", 10, ...days],
  ]);
  const whole = [1, 2, 3].map((day) => post(`2026-10-0${day}`, 10 * day));
  expect(found(whole)).toEqual([["instagram.posts.likesEach.in", 20, ...days]]);
});
