import { describe, expect, test } from "vitest";
import type { Platform } from "../ledger/vocabulary.ts";
import { factsOf, given, inputOf, posted, seen, subject } from "../test/make-input.ts";
import { type FollowerAccount, followerFeatures, followerScore, followerWeights } from "./follower-score.ts";
import { suspectShare } from "./suspect-share.ts";

const account: FollowerAccount = {
  followers: 99,
  following: 999,
  posts: 9,
  bioLength: 12,
  hasPicture: true,
  isPrivate: false,
  username: "ana_2026",
};

describe("what is weighed of a follower", () => {
  test("are logarithms of sizes, their squares, and what the page shows", () => {
    const [of, by, said] = [Math.log(100), Math.log(1_000), Math.log(10)];
    expect(followerFeatures(account)).toEqual([of, by, by ** 2, (of - by) ** 2, said, 0, 1, 1, 0, 0.5]);
  });

  test("of an empty page is that it is empty", () => {
    const empty = { ...account, posts: 0, bioLength: 0, hasPicture: false, isPrivate: true, username: "" };
    expect(followerFeatures(empty).slice(4)).toEqual([0, 1, 0, 0, 1, 0]);
  });

  test("adds up by the weights to the logarithm of the odds", () => {
    const weights = { intercept: 1, features: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2], base: 0.5 };
    expect(followerScore(account, weights)).toBeCloseTo(2);
    expect(followerScore(account)).toBeCloseTo(
      followerFeatures(account).reduce(
        (sum, value, index) => sum + value * (followerWeights.features[index] ?? 0),
        followerWeights.intercept,
      ),
    );
  });

  test.each<[string, Partial<FollowerAccount>, "more" | "less"]>([
    ["no post at all", { posts: 0 }, "more"],
    ["no biography", { bioLength: 0 }, "more"],
    ["no picture", { hasPicture: false }, "more"],
    ["a closed account", { isPrivate: true }, "less"],
    ["more digits in the name", { username: "a1234567" }, "more"],
    ["more followers", { followers: 900 }, "less"],
  ])("%s makes an account look bought %j: %s", (_, change, direction) => {
    const [before, after] = [followerScore(account), followerScore({ ...account, ...change })];
    expect(after > before).toBe(direction === "more");
  });
});

describe("the share of bought accounts", () => {
  /** The equation that the most likely share solves: what accounts are taken for on average is the share itself. */
  const balance = (scores: number[], share: number, base: number) => {
    const taken = scores.map((score) => {
      const bought = (share / base) * Math.exp(score);
      return bought / (bought + (1 - share) / (1 - base));
    });
    return taken.reduce((sum, one) => sum + one, 0) / taken.length;
  };

  test("is the one under which the scores are most likely", () => {
    for (const base of [0.1549, 0.4]) {
      const scores = [-4, -4, -4, -3, -2.5, -2, -1, 0.5, 2, 3.5];
      const { value } = suspectShare(scores, { base });
      expect(balance(scores, value, base)).toBeCloseTo(value, 9);
      expect(value).toBeGreaterThan(0.05);
    }
  });

  test("has an interval of the likelihood's curvature and a twentieth of itself", () => {
    const scores = [...Array<number>(150).fill(-4), ...Array<number>(50).fill(4)];
    const base = 0.5;
    const { value, low, high } = suspectShare(scores, { base });
    // The logarithm of the likelihood, by its definition.
    const likelihood = (share: number) =>
      scores.reduce((sum, score) => sum + Math.log((share / base) * Math.exp(score) + (1 - share) / (1 - base)), 0);
    const step = 1e-4;
    const curvature = (2 * likelihood(value) - likelihood(value - step) - likelihood(value + step)) / step ** 2;
    const reach = 1.2816 * Math.sqrt(1 / curvature + (0.05 * value) ** 2);
    expect(high - value).toBeCloseTo(reach, 4);
    expect(value - low).toBeCloseTo(reach, 4);
  });
});

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
    expect([reason(0), reason(12)]).toEqual([{ code: "too-few-posts", needs: 12, has: 11 }, undefined]);
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

  test("a share of bought followers is told of Instagram alone, and says of how many by which sample", () => {
    const accounts = Array.from({ length: 200 }, (_, index) => ({ ...account, followers: 90 + index }));
    const facts = factsOf(
      inputOf({
        subjects: [subject("instagram"), subject("x")],
        evidence: [given("read"), given("more")],
        followerSamples: [
          { evidence: "read", accounts: accounts.slice(0, 120) },
          { evidence: "more", accounts: accounts.slice(120) },
        ],
      }),
    );
    expect(facts.has("x.suspectShare")).toBe(false);
    const fact = facts.get("instagram.suspectShare");
    expect(fact).toMatchObject({
      kind: "estimated",
      unit: "percent",
      level: 0.8,
      n: 200,
      sampleOf: "followers",
      formula: "followers.suspect",
      sources: ["more", "read"],
    });
    const scores = accounts.map((one) => followerScore(one)).sort((a, b) => a - b);
    const { value, low, high } = suspectShare(scores);
    expect([fact?.value, fact?.low, fact?.high]).toEqual([100 * value, 100 * low, 100 * high]);
    expect(factsOf(inputOf({ subjects: [subject("instagram")] })).get("instagram.suspectShare")?.reason).toBeDefined();
  });
});
