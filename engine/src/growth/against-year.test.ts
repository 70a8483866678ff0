import { expect, test } from "vitest";
import { daily, daysAgo, factsOf, factsOn, inputOf, posted, subject } from "../test/make-input.ts";
import { statementsAt } from "../test/written.ts";
import { changeOfGains } from "./against-year.ts";

const days = 400;
/** Followers by the gain of each day, `ago` days before the report. */
const course = (gainAt: (ago: number) => number) => {
  const values: number[] = [];
  let value = 40_123;
  for (let ago = days - 1; ago >= 0; ago--) {
    value += gainAt(ago);
    values.push(value);
  }
  return daily("x", days, (ago) => values[days - 1 - ago] ?? 0);
};
const uneven = (ago: number) => ((ago * 7) % 5) - 2;
const saidOf = (facts: ReturnType<typeof factsOf>) =>
  ["growth", "outlook", "x", "instagram"]
    .flatMap((place) => statementsAt(place, [...facts.values()]))
    .filter((one) => /Year /.test(one));
const slots = "gain=x.gain year=x.gain.yearBefore change=x.gain.yearChange";

test("gain against a year before: of the same weekdays, and stated where it is beyond the swings within both spans", () => {
  const facts = factsOn(
    "x",
    course((ago) => (ago < 200 ? 60 : 20) + uneven(ago)),
  );
  const sum = (from: number) =>
    Array.from({ length: 28 }, (_, at) => 20 + uneven(from + at)).reduce((a, b) => a + b, 0);
  expect(facts.get("x.gain.yearBefore")).toMatchObject({
    value: sum(364),
    period: { from: daysAgo(392), to: daysAgo(364) },
    scope: "public",
  });
  const change = facts.get("x.gain.yearChange");
  expect(change?.value).toBe(Number(facts.get("x.gain")?.value) - sum(364));
  expect(change?.low).toBeGreaterThan(0);
  // Followers are counted whole.
  expect([change?.low, change?.high].every(Number.isInteger)).toBe(true);
  expect(saidOf(facts)).toEqual([`growth.aboveYear ${slots}`]);
  const fewer = factsOn(
    "x",
    course((ago) => (ago < 200 ? -5 : 20) + uneven(ago)),
  );
  expect(saidOf(fewer)).toEqual([`growth.losesAfterYear ${slots}`]);
  expect(
    saidOf(
      factsOn(
        "x",
        course((ago) => (ago < 200 ? 5 : 60) + uneven(ago)),
      ),
    ),
  ).toEqual([`growth.belowYear ${slots}`]);
  expect(
    saidOf(
      factsOn(
        "x",
        course((ago) => (ago < 200 ? 60 : -9) + uneven(ago)),
      ),
    ),
  ).toEqual([`growth.gainsAfterYear ${slots}`]);
  expect(
    saidOf(
      factsOn(
        "x",
        course((ago) => (ago < 200 ? -9 : -60) + uneven(ago)),
      ),
    ),
  ).toEqual([]);
});

test("gain against a year before: neither the usual swings nor a sure trifle are stated", () => {
  expect(
    saidOf(
      factsOn(
        "x",
        course((ago) => 20 + 40 * uneven(ago) + (ago < 28 ? 5 : 0)),
      ),
    ),
  ).toEqual([]);
  const trifle = factsOn(
    "x",
    course((ago) => (ago < 200 ? 2_100 : 2_000)),
  );
  expect(trifle.get("x.gain.yearChange")?.low).toBeGreaterThan(0);
  expect(saidOf(trifle)).toEqual([]);
});

test("gain against a year before: a gap between the spans does not matter, one within them does", () => {
  const read = course((ago) => (ago < 200 ? 60 : 20) + uneven(ago));
  const without = (from: number, to: number) => ({
    ...read,
    observations: read.observations.filter(({ observedAt }) => observedAt < daysAgo(to) || observedAt > daysAgo(from)),
  });
  expect(factsOn("x", without(100, 200)).has("x.gain.yearChange")).toBe(true);
  expect(factsOn("x", without(366, 384)).has("x.gain.yearChange")).toBe(false);
});

test("changeOfGains: the range is Student's, wider for more claims and by what counts are rounded to", () => {
  const before = Array.from({ length: 28 }, (_, day) => day % 8);
  const now = before.map((gain) => gain + 3);
  const { value, low, high } = changeOfGains(before, now, { claims: 1 });
  // Seven sums of four days: 6 and 22 in turns, so that each span's variance is 73.1 and 7 × 2 of it the difference's; t of 12 degrees is 2.179.
  expect([value, low, high].map((one) => Math.round(one))).toEqual([84, 84 - 70, 84 + 70]);
  expect(changeOfGains(before, now, { claims: 6 }).low).toBeLessThan(low);
  expect(changeOfGains(before, now, { claims: 1, doubt: 10 }).low).toBeCloseTo(low - 10);
});

const yearly = [
  ...Array.from({ length: 10 }, (_, at) => 2 + 2 * at),
  ...Array.from({ length: 10 }, (_, at) => 366 + 2 * at),
];
const drawing = (likes: (index: number) => number) =>
  factsOf(
    inputOf({
      subjects: [subject("instagram")],
      ...daily("instagram", 3, () => 5_000),
      posts: posted("instagram", yearly, (index) => ({ likes: likes(index), evidence: "instagram 0" })),
    }),
  );

test("engagement against a year before: posts of the same days, stated from a tenth on where it is sure", () => {
  const facts = drawing((index) => (index < 10 ? 300 : 100) + index);
  expect(facts.get("instagram.engagementChange.year")).toMatchObject({ n: 20, level: 0.95, kind: "derived" });
  expect(facts.get("instagram.engagementChange.year")?.low).toBeGreaterThan(0);
  expect(saidOf(facts)).toContain("engagement.aboveYear change=instagram.engagementChange.year");
  const fallen = drawing((index) => (index < 10 ? 50 : 300) + index);
  expect(saidOf(fallen)).toContain("engagement.belowYear change=instagram.engagementChange.year");
  expect(saidOf(drawing((index) => 100 + ((index * 37) % 50)))).toEqual([]);
});

test("engagement against a year before: nothing is said of fewer than 8 posts in either span", () => {
  const few = factsOf(
    inputOf({
      subjects: [subject("instagram")],
      ...daily("instagram", 3, () => 5_000),
      posts: posted("instagram", yearly.slice(0, 17), () => ({ evidence: "instagram 0" })),
    }),
  );
  expect(few.has("instagram.engagementChange.year")).toBe(false);
});
