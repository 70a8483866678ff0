import { expect, test } from "vitest";
import type { Evidence, Post } from "../ledger/evidence.ts";
import { allPostsIn, postsIn } from "./posts-in.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const read: Evidence = { key: "read", kind: "api", sandbox: false, scope: "public", addedAt: asOf };
const post = (date: string, platform: Post["platform"] = "instagram"): Post => ({
  platform,
  externalId: `${platform} ${date}`,
  publishedAt: `${date}T12:00:00.000Z`,
  kind: "image",
  likes: 1,
  comments: 1,
  evidence: "read",
});
const october = { from: "2026-10-01T00:00:00.000Z", to: "2026-10-31T23:59:59.999Z" };
const countsOf = (posts: Post[]) =>
  postsIn({ asOf, evidence: [read], posts, period: october, platforms: ["instagram", "x"] })
    .filter(({ metric }) => metric === "postsTotal")
    .map(({ id, value, period }) => [id, value, period]);

test("postsIn: the posts of these days are counted, by platform", () => {
  const days = { from: "2026-10-01", to: "2026-10-31" };
  expect(
    countsOf([
      ...["2026-09-30", "2026-10-01", "2026-10-31", "2026-11-01"].map((date) => post(date)),
      ...["2026-09-02", "2026-11-02"].map((date) => post(date, "x")),
    ]),
  ).toEqual([
    ["instagram.postsTotal.in", 2, days],
    ["x.postsTotal.in", 0, days],
  ]);
});

test("postsIn: each form is counted, also the ones that none of these posts has", () => {
  const posts = [post("2026-09-30"), post("2026-10-01"), { ...post("2026-10-02"), kind: "video" as const }];
  const counts = postsIn({ asOf, evidence: [read], posts, period: october, platforms: ["instagram"] });
  expect(counts.map(({ metric, value }) => [metric, value])).toEqual([
    ...[["postsTotal", 2] as const, ["posts.image", 1] as const, ["posts.video", 1] as const],
    ...[["posts.carousel", 0] as const, ["posts.text", 0] as const],
  ]);
});

test("allPostsIn: platforms are summed up, unless the posts of one may not be all", () => {
  const input = { asOf, evidence: [read], period: october, platforms: ["instagram", "x"] as const };
  const posts = [post("2026-09-30"), post("2026-10-01"), post("2026-09-02", "x"), post("2026-10-03", "x")];
  expect(allPostsIn({ ...input, posts })).toMatchObject({ id: "portfolio.posts", value: 2 });
  expect(allPostsIn({ ...input, posts: posts.slice(0, 2).concat(posts.slice(3)) })).toBeUndefined();
});

test("postsIn: where no post from before was read, there may have been more, and none is counted", () => {
  expect(countsOf([post("2026-10-01"), post("2026-10-31")])).toEqual([]);
});

test("postsIn: a period that is not over is counted until now", () => {
  const november = { from: "2026-11-01T00:00:00.000Z", to: "2026-11-30T23:59:59.999Z" };
  const posts = [post("2026-10-31"), post("2026-11-02")];
  const [count] = postsIn({ asOf, evidence: [read], posts, period: november, platforms: ["instagram"] });
  expect(count).toMatchObject({ value: 1, period: { from: "2026-11-01", to: "2026-11-20" } });
});
