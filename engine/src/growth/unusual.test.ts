import { expect, test } from "vitest";
import { sealReport } from "../report/seal-report.ts";
import { daily, daysAgo, factsOf, given, inputOf, posted, subject } from "../test/make-input.ts";

/** Thirty readings of a steady course; `extra` by days ago is an additional gain, which stays. */
function course(extra: Record<number, number> = {}, days = 30) {
  const onTop = (age: number) =>
    Object.entries(extra).reduce((sum, [at, value]) => (Number(at) >= age ? sum + value : sum), 0);
  return daily("x", days, (age) => 20_000 - 40 * age - (age % 3) + onTop(age));
}

const ages = Array.from({ length: 12 }, (_, index) => 20 - index);
/** Twelve posts with usual interactions, and one of `age` days with `likes`. */
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

test("unusual rise: without a post that explains it, it has the cause 'unknown', with its days and readings", () => {
  const given = input({ 4: 1_500 }, withPost(5, 120));
  const facts = factsOf(given);
  const gain = facts.get("x.unexplainedGain");
  expect(gain).toMatchObject({ kind: "derived", period: { from: daysAgo(5), to: daysAgo(4) } });
  expect(gain?.sources).toEqual(["x 4", "x 5"]);
  expect(Math.abs(Number(gain?.value) - 1_500)).toBeLessThan(5);
  expect(facts.get("x.unexplainedRise")?.value).toBeCloseTo(7.6, 0);
  expect(facts.has("x.viralGain")).toBe(false);
  expect(keysOf(given)).toEqual(expect.arrayContaining(["growth.jump", "risk.unexplainedRise"]));
});

test("unusual rise: explained by a post of those days with three times the usual interactions, and no risk", () => {
  const given = input({ 4: 1_500 }, withPost(5, 900));
  const facts = factsOf(given);
  expect(facts.get("x.viralGain")?.sources).toEqual(["posts", "x 4", "x 5"]);
  expect(facts.get("x.unexplainedRise")?.value).toBe(0);
  expect(facts.has("x.unexplainedGain")).toBe(false);
  expect(keysOf(given)).toContain("growth.jumpPost");
  expect(keysOf(given)).not.toContain("risk.unexplainedRise");
});

test("unusual rise: not explained by a post that came later, long before, or is the only one", () => {
  for (const posts of [withPost(2, 900), withPost(12, 900), posted("x", [5], () => ({ likes: 900 }))])
    expect(factsOf(input({ 4: 1_500 }, posts)).has("x.viralGain")).toBe(false);
});

test("unusual: a sudden loss is a loss, not a rise", () => {
  const facts = factsOf(input({ 4: -1_500 }));
  expect(Number(facts.get("x.unexplainedGain")?.value)).toBeLessThan(-1_400);
  expect(facts.get("x.unexplainedRise")?.value).toBe(0);
  expect(keysOf(input({ 4: -1_500 }))).toContain("growth.jumpLoss");
});

test("unusual rise: none on a steady course; unknown before 23 readings", () => {
  expect(factsOf(input({})).get("x.unexplainedRise")).toMatchObject({ value: 0, n: 30 });
  expect(factsOf(input({ 1: 5_000 }, [], 22)).get("x.unexplainedRise")?.reason).toEqual({
    code: "too-few-days",
    needs: 23,
    has: 22,
  });
});
