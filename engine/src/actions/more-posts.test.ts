import { expect, test } from "vitest";
import { sealReport } from "../report/seal-report.ts";
import { asOf, daily, daysAgo, factsOf, given, inputOf, posted, subject } from "../test/make-input.ts";
import { gainPerPost } from "./more-posts.ts";

/** Posts of each week back from the newest count; a week has seven days. */
const postsIn = (week: number) => 1 + ((week * 7) % 5);
const weeks = (count: number, each: number) =>
  Array.from({ length: count }, (_, week) => ({
    posts: postsIn(week),
    gain: 200 - 3 * week + each * postsIn(week) + ((week * 13) % 7) - 3,
  }));

test("gainPerPost: finds what each further post of a week brings, beside a course", () => {
  const effect = gainPerPost(weeks(24, 20), 1.96);
  expect(effect?.value).toBeCloseTo(20, -0.5);
  expect([Number(effect?.low) > 0, Number(effect?.low) <= 20, Number(effect?.high) >= 20]).toEqual([true, true, true]);
});

test("gainPerPost: where posts bring nothing, the range holds 0", () => {
  const { low, high } = gainPerPost(weeks(24, 0), 1.96) ?? {};
  expect([Number(low) < 0, Number(high) > 0]).toEqual([true, true]);
});

test("gainPerPost: fewer than 16 weeks, or weeks of as many posts, say nothing", () => {
  expect(gainPerPost(weeks(15, 20), 1.96)).toBeUndefined();
  expect(
    gainPerPost(
      weeks(24, 20).map((week) => ({ ...week, posts: 3 })),
      1.96,
    ),
  ).toBeUndefined();
});

test("addMorePosts: a report states the followers of each further post with the weeks that it was seen over", () => {
  const count = 20;
  const { evidence, observations } = daily("instagram", 7 * count + 8, (age) => {
    const whole = Math.floor(age / 7);
    let followers = 50_000;
    for (let week = 30; week > whole; week--) followers += 70 * postsIn(week - 1) + ((week * 13) % 5);
    return followers + Math.round(((7 - (age % 7)) / 7) * 0);
  });
  const ages = Array.from({ length: count + 1 }, (_, week) =>
    Array.from({ length: postsIn(week) }, (_, index) => 7 * week + 1.1 + index),
  ).flat();
  const input = inputOf({
    subjects: [subject("instagram")],
    evidence: [...evidence, given("read")],
    observations,
    posts: posted("instagram", ages),
  });
  const fact = factsOf(input).get("instagram.gainPerPost");
  expect(fact).toMatchObject({ sampleOf: "weeks", level: 0.95, unit: "count" });
  expect(Number(fact?.value)).toBeGreaterThan(40);
  expect(sealReport(input).statements.map(({ key }) => key)).toContain("growth.perPost");
  expect(daysAgo(0)).toBe(asOf);
});
