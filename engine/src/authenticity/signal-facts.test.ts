import { expect, test } from "vitest";
import type { Platform } from "../ledger/vocabulary.ts";
import { factsOn, given, posted, seen } from "../test/make-input.ts";

const reported = (platform: Platform, metrics: Partial<Record<"followers" | "following", number>>, hidden = -1) =>
  factsOn(platform, {
    evidence: [given("read"), ...Array.from({ length: 13 }, (_, index) => given(`p${index}`))],
    observations: Object.entries(metrics).map(([metric, value]) =>
      seen(platform, metric === "followers" ? "followers" : "following", value),
    ),
    posts: posted(
      platform,
      Array.from({ length: 13 }, (_, index) => 2 + index),
      (index) => ({ evidence: `p${index}`, likes: index === hidden ? Number.NaN : index % 2 ? 90 : 110 }),
    ),
  });

test("authenticity facts: name their sample, sources and formula", () => {
  const facts = reported("instagram", { followers: 4_000, following: 6_000 });
  const variation = facts.get("instagram.likesVariation");
  expect(variation).toMatchObject({
    kind: "derived",
    unit: "percent",
    formula: "likes.variation",
    sampleOf: "posts",
  });
  expect(variation?.n).toBe(12);
  expect(variation?.sources).toHaveLength(12);
  // Only the newest 12 count.
  const reason = (at: number) => reported("instagram", {}, at).get("instagram.likesVariation")?.reason;
  expect([reason(0), reason(12)]).toEqual([{ code: "likes-hidden", needs: 12, has: 11 }, undefined]);
  expect(facts.get("instagram.followRatio")).toMatchObject({
    kind: "derived",
    value: 1.5,
    unit: "ratio",
    formula: "follows.perFollower",
    inputs: ["instagram.following", "instagram.followers"],
    sources: ["read"],
  });
});

test("authenticity facts: are missing for the reason of the figure they need", () => {
  const without = (metrics: Partial<Record<"followers" | "following", number>>) =>
    reported("x", metrics).get("x.followRatio");
  const ofWhich = (metrics: Partial<Record<"followers" | "following", number>>, metric: string) =>
    reported("x", metrics).get(`x.${metric}`)?.reason;
  expect(without({ followers: 10 })?.reason).toEqual(ofWhich({ followers: 10 }, "following"));
  expect(without({ following: 10 })?.reason).toEqual(ofWhich({ following: 10 }, "followers"));
  expect(without({ followers: 0, following: 10 })?.reason).toEqual({ code: "no-follower-count" });
  expect(without({ followers: 10, following: 0 })?.value).toBe(0);
});
