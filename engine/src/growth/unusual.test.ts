import { describe, expect, test } from "vitest";
import { sealReport } from "../report/seal-report.ts";
import { daily, daysAgo, factsOf, given, inputOf, posted, subject } from "../test/make-input.ts";

/** Thirty readings of a steady course; `extra` by days ago is what came on top, and stayed. */
function course(extra: Record<number, number> = {}, days = 30) {
  const onTop = (age: number) =>
    Object.entries(extra).reduce((sum, [at, value]) => (Number(at) >= age ? sum + value : sum), 0);
  return daily("x", days, (age) => 20_000 - 40 * age - (age % 3) + onTop(age));
}

const ages = Array.from({ length: 12 }, (_, index) => 20 - index);
/** Twelve posts that draw what is usual, and one of `age` days that draws `likes`. */
function withPost(age: number, likes: number) {
  return [
    ...posted("x", ages, () => ({ evidence: "posts" })),
    ...posted("x", [age], () => ({ externalId: "far", likes, evidence: "posts" })),
  ];
}

const input = (extra: Record<number, number>, posts: ReturnType<typeof posted> = [], days?: number) => {
  const { evidence, observations } = course(extra, days);
  return inputOf({
    subjects: [subject("x")],
    evidence: [...evidence, given("posts")],
    observations,
    posts,
  });
};
const keysOf = (given: ReturnType<typeof input>) => sealReport(given).statements.map(({ key }) => key);

describe("a rise all at once", () => {
  test("without a post that explains it is 'cause unknown', with its days and its readings", () => {
    const given = input({ 4: 1_500 }, withPost(5, 120));
    const facts = factsOf(given);
    const gain = facts.get("x.unexplainedGain");
    expect(gain).toMatchObject({ kind: "derived", period: { from: daysAgo(5), to: daysAgo(4) } });
    expect(gain?.sources).toEqual(["x 4", "x 5"]);
    expect(Math.abs(Number(gain?.value) - 1_500)).toBeLessThan(5);
    expect(facts.get("x.unexplainedRise")?.value).toBeCloseTo(7.6, 0);
    expect(facts.has("x.viralGain")).toBe(false);
    expect(keysOf(given)).toEqual(expect.arrayContaining(["growth.jump", "risk.unexplainedRises"]));
  });

  test("with a post of those days that drew three times the usual is its fruit, and no risk", () => {
    const given = input({ 4: 1_500 }, withPost(5, 900));
    const facts = factsOf(given);
    expect(facts.get("x.viralGain")?.sources).toEqual(["posts", "x 4", "x 5"]);
    expect(facts.get("x.unexplainedRise")?.value).toBe(0);
    expect(facts.has("x.unexplainedGain")).toBe(false);
    expect(keysOf(given)).toContain("growth.jumpPost");
    expect(keysOf(given)).not.toContain("risk.unexplainedRises");
  });

  test("is not explained by a post that came later, long before, or stands alone", () => {
    for (const posts of [withPost(2, 900), withPost(12, 900), posted("x", [5], () => ({ likes: 900 }))])
      expect(factsOf(input({ 4: 1_500 }, posts)).has("x.viralGain")).toBe(false);
  });
});

test("a loss all at once is told as one, and is no rise", () => {
  const facts = factsOf(input({ 4: -1_500 }));
  expect(Number(facts.get("x.unexplainedGain")?.value)).toBeLessThan(-1_400);
  expect(facts.get("x.unexplainedRise")?.value).toBe(0);
  expect(keysOf(input({ 4: -1_500 }))).toContain("growth.jumpLoss");
});

test("on a steady course it is known that there was none; before 23 readings it is not", () => {
  expect(factsOf(input({})).get("x.unexplainedRise")).toMatchObject({ value: 0, n: 30 });
  expect(factsOf(input({ 1: 5_000 }, [], 22)).get("x.unexplainedRise")?.reason).toEqual({
    code: "too-few-days",
    needs: 23,
    has: 22,
  });
});
