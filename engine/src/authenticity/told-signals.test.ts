import { describe, expect, test } from "vitest";
import type { Platform } from "../ledger/vocabulary.ts";
import { factsOf, given, inputOf, posted, seen, subject } from "../test/make-input.ts";

describe("signals of a platform", () => {
  const reported = (platform: Platform, metrics: Partial<Record<"followers" | "following", number>>, hidden = -1) =>
    factsOf(
      inputOf({
        subjects: [subject(platform)],
        evidence: [given("read"), ...Array.from({ length: 13 }, (_, index) => given(`p${index}`))],
        observations: Object.entries(metrics).map(([metric, value]) =>
          seen(platform, metric === "followers" ? "followers" : "following", value),
        ),
        posts: posted(
          platform,
          Array.from({ length: 13 }, (_, index) => 2 + index),
          (index) => ({ evidence: `p${index}`, likes: index === hidden ? Number.NaN : index % 2 ? 90 : 110 }),
        ),
      }),
    );

  test("name their sample, what they rest on and how they were computed", () => {
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
    // The newest 12 are looked at, however many more there are.
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

  test("are absent for the reason that their figure is", () => {
    const without = (metrics: Partial<Record<"followers" | "following", number>>) =>
      reported("x", metrics).get("x.followRatio");
    const ofWhich = (metrics: Partial<Record<"followers" | "following", number>>, metric: string) =>
      reported("x", metrics).get(`x.${metric}`)?.reason;
    expect(without({ followers: 10 })?.reason).toEqual(ofWhich({ followers: 10 }, "following"));
    expect(without({ following: 10 })?.reason).toEqual(ofWhich({ following: 10 }, "followers"));
    expect(without({ followers: 0, following: 10 })?.reason).toEqual({ code: "no-follower-count" });
    expect(without({ followers: 10, following: 0 })?.value).toBe(0);
  });
});
