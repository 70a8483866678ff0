import { expect, test } from "vitest";
import { daily, daysAgo, given, inputOf, posted, seen } from "../test/make-input.ts";
import { trendingParts } from "./trending-fact.ts";

const jump = (age: number) => 20_000 - 20 * age + (age <= 3 ? 3_000 : 0);
const read = (days: number, followers: (age: number) => number) => inputOf(daily("x", days, followers));

const scoreOf = (input: Parameters<typeof trendingParts>[0]) => trendingParts(input).score;

test("trendingParts: states its readings and formula", () => {
  const fact = scoreOf(read(30, (age) => 20_000 - 50 * age));
  expect(fact).toMatchObject({
    id: "trendingScore",
    kind: "derived",
    unit: "score",
    n: 30,
    formula: "trending.momentum",
    inputs: ["x.followers"],
    period: { from: daysAgo(29), to: daysAgo(0) },
    scope: "public",
  });
  expect(fact.sources).toHaveLength(30);
});

test("trendingParts: missing under seven readings, with their number", () => {
  expect(scoreOf(read(6, () => 20_000)).reason).toEqual({ code: "too-few-days", needs: 7, has: 6 });
  expect(scoreOf(inputOf()).reason).toEqual({ code: "too-few-days", needs: 7, has: 0 });
});

test("trendingParts: an unexplained jump puts it under review; one explained by a post counts", () => {
  const plain = read(30, jump);
  const suspected = scoreOf(plain);
  expect(suspected.formula).toBe("trending.underReview");
  expect(Number(suspected.value)).toBeLessThanOrEqual(84);
  const ages = Array.from({ length: 10 }, (_, index) => 12 + index);
  const posts = posted("x", [4, ...ages], (index) => ({ likes: index === 0 ? 5_000 : 90, evidence: "posts" }));
  const explained = scoreOf({ ...plain, evidence: [...plain.evidence, given("posts")], posts });
  expect(explained.formula).toBe("trending.momentum");
  expect(Number(explained.value)).toBeGreaterThan(Number(suspected.value));
  expect(explained.sources).toContain("posts");
});

test("trendingParts: typed figures have no rank in a public list", () => {
  const typed = Array.from({ length: 20 }, (_, age) => age);
  const input = inputOf({
    evidence: typed.map((age) => given(`t${age}`, "manual", age)),
    observations: typed.map((age) =>
      seen("x", "followers", 9_000 - 90 * age, { observedAt: daysAgo(age), evidence: `t${age}` }),
    ),
  });
  expect(scoreOf(input).value).toBeNull();
});

test("trendingParts: followers, rank and weight of each platform that has one", () => {
  const [x, instagram] = [daily("x", 30, (age) => 20_000 - 50 * age), daily("instagram", 4, () => 900)];
  const input = inputOf({
    evidence: [...x.evidence, ...instagram.evidence],
    observations: [...x.observations, ...instagram.observations],
  });
  const { score, parts } = trendingParts(input);
  expect(parts.map(({ id }) => id)).toEqual(["x.followers", "x.trendingPlace", "x.trendingWeight"]);
  const [followers, place, weight] = parts;
  expect(followers?.value).toBe(20_000);
  expect(Math.round(Number(place?.value))).toBe(score.value);
  expect(weight).toMatchObject({ value: 100, unit: "percent", n: 30, sources: score.sources });
  expect(trendingParts(read(6, () => 20_000)).parts).toEqual([]);
});
