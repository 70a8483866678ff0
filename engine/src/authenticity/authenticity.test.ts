import { describe, expect, test } from "vitest";
import { factsOf, given, inputOf, posted, seen, subject } from "../test/make-input.ts";
import type { FollowerAccount } from "./follower-score.ts";
import { followerScore } from "./follower-score.ts";
import { suspectShare } from "./suspect-share.ts";

const bought: FollowerAccount = {
  followers: 20,
  following: 1_900,
  posts: 0,
  bioLength: 0,
  hasPicture: false,
  isPrivate: false,
  username: "ana84712209",
};
const person: FollowerAccount = {
  followers: 480,
  following: 420,
  posts: 90,
  bioLength: 40,
  hasPicture: true,
  isPrivate: true,
  username: "mira.k",
};
const sampleOf = (fakes: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(index < fakes ? bought : person),
    followers: (index < fakes ? 10 : 300) + index,
  }));
const withSample = (accounts: FollowerAccount[], evidence = "read") =>
  factsOf(
    inputOf({
      subjects: [subject("instagram")],
      evidence: [given("read")],
      followerSamples: [{ evidence, accounts }],
    }),
  ).get("instagram.suspectShare");

describe("the share of followers that look bought", () => {
  test("is told from 200 sampled followers, never from fewer, and of no sample that came with no evidence", () => {
    const reason = (has: number) => ({ code: "too-few-followers", needs: 200, has });
    expect(withSample(sampleOf(30, 199))?.reason).toEqual(reason(199));
    expect(withSample(sampleOf(30, 400), "elsewhere")?.reason).toEqual(reason(0));
    expect(withSample(sampleOf(30, 200))).toMatchObject({ kind: "estimated", n: 200, sampleOf: "followers" });
  });

  test("comes near what was put in, with it inside the interval", () => {
    for (const truth of [0, 10, 40, 90]) {
      const fact = withSample(sampleOf(4 * truth, 400));
      expect(Math.abs(Number(fact?.value) - truth)).toBeLessThan(5);
    }
  });

  test("does not depend on the order of the sample", () => {
    const accounts = sampleOf(60, 300);
    expect(withSample([...accounts].reverse())?.value).toBe(withSample(accounts)?.value);
  });

  test("is a ratio with its interval in it for any scores, and known better from more of them", () => {
    const width = (scores: number[]) => {
      const { value, low, high } = suspectShare(scores);
      expect(low >= 0 && low <= value && value <= high && high <= 1).toBe(true);
      return high - low;
    };
    for (const score of [-700, 0, 700]) width([score]);
    const scores = sampleOf(50, 200).map((account) => followerScore(account));
    expect(width([...scores, ...scores, ...scores])).toBeLessThan(width(scores));
  });
});

test("who follows thousands without a picture or a post scores as bought, a person does not", () => {
  expect(followerScore(bought)).toBeGreaterThan(0);
  expect(followerScore(person)).toBeLessThan(0);
});

describe("signals", () => {
  const facts = (likes: (index: number) => number, count = 12) =>
    factsOf(
      inputOf({
        subjects: [subject("instagram")],
        evidence: [given("read")],
        observations: [seen("instagram", "followers", 4_000), seen("instagram", "following", 6_000)],
        posts: posted(
          "instagram",
          Array.from({ length: count }, (_, index) => 2 + index),
          (index) => ({ likes: likes(index) }),
        ),
      }),
    );

  test("likes vary by their standard deviation against their mean, over 12 posts", () => {
    expect(facts((index) => (index % 2 ? 90 : 110)).get("instagram.likesVariation")?.value).toBeCloseTo(10);
    expect(facts(() => 100, 11).get("instagram.likesVariation")?.reason).toMatchObject({ needs: 12, has: 11 });
    expect(facts(() => 0).get("instagram.likesVariation")?.reason).toEqual({ code: "no-interactions" });
  });

  test("accounts followed are counted per follower", () => {
    expect(facts(() => 1).get("instagram.followRatio")).toMatchObject({ value: 1.5, unit: "ratio" });
  });
});
