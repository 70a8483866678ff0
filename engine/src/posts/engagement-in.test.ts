import { expect, test } from "vitest";
import type { Evidence, Post } from "../ledger/evidence.ts";
import { makeFact } from "../ledger/make-fact.ts";
import { engagementIn } from "./engagement-in.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const read: Evidence = { key: "read", kind: "api", sandbox: false, scope: "public", addedAt: asOf };
const post = (day: number, likes: number): Post => ({
  platform: "instagram",
  externalId: `p${day}`,
  publishedAt: new Date(Date.UTC(2026, 9, day, 12)).toISOString(),
  kind: "image",
  likes,
  comments: 0,
  evidence: "read",
});
const followers = makeFact(
  { id: "instagram.followers", metric: "followers", platform: "instagram", kind: "measured", value: 2_000, asOf },
  [read],
);
const october = { from: "2026-10-01", to: "2026-10-31T23:59:59.999Z" };
const input = { asOf, evidence: [read], period: october, followers: [followers], series: [] };
const days = [1, 5, 9, 13, 17];

test("engagementIn: the typical post of these days over the followers, and no post of other days", () => {
  const posts = [...days.map((day) => post(day, 100)), post(40, 9_000)];
  const [fact] = engagementIn({ ...input, posts });
  expect(fact).toMatchObject({ id: "instagram.engagement.in", value: 5, n: 5, sampleOf: "posts", scope: "public" });
  expect(fact?.period).toEqual({ from: "2026-10-01", to: "2026-10-31" });
});

test("engagementIn: the followers are those counted at the end of the days", () => {
  const points = [{ at: "2026-10-30T12:00:00.000Z", value: 1_000 }];
  const line = {
    id: "instagram.followers",
    metric: "followers",
    platform: "instagram",
    unit: "count",
    points,
  } as const;
  const [fact] = engagementIn({ ...input, posts: days.map((day) => post(day, 100)), series: [line] });
  expect(fact?.value).toBe(10);
});

test("engagementIn: of too few posts it is missing, with how many there are", () => {
  const [fact] = engagementIn({ ...input, posts: days.slice(0, 3).map((day) => post(day, 100)) });
  expect(fact).toMatchObject({ value: null, reason: { code: "too-few-posts", needs: 5, has: 3 } });
});
