import { expect, test } from "vitest";
import { daily, type factsOf, factsOn } from "../test/make-input.ts";
import { statementsAt } from "../test/written.ts";
import { lossDays } from "./losses.ts";
import { milestoneAhead, nextMilestone } from "./milestone.ts";
import { paceChange, wayOfPace } from "./pace.ts";
import { shippedErrors } from "./shipped-errors.ts";

const days = 84;
/** Followers by the gain of each day, `ago` days before the report. */
const course = (gainAt: (ago: number) => number, from = 40_123) => {
  const values: number[] = [];
  let value = from;
  for (let ago = days - 1; ago >= 0; ago--) {
    value += gainAt(ago);
    values.push(value);
  }
  const read = daily("x", days, (ago) => values[days - 1 - ago] ?? 0);
  return factsOn("x", { ...read });
};
const said = (facts: ReturnType<typeof factsOf>) =>
  ["growth", "outlook"]
    .flatMap((place) => statementsAt(place, [...facts.values()]))
    .filter((one) => /^growth\.(quicker|slowed|turned|lostOn|milestone)/.test(one));
const uneven = (ago: number) => ((ago * 7) % 5) - 2;

test("pace: four weeks that bring far more than was to be expected are stated beside the four before", () => {
  const facts = course((ago) => (ago < 28 ? 300 : 20) + uneven(ago));
  expect(facts.get("x.gain.before")).toMatchObject({ kind: "derived", formula: "growth.difference", scope: "public" });
  expect(facts.get("x.gain.before")?.value).toBeGreaterThan(500);
  expect(facts.get("x.gain.expected")).toMatchObject({ kind: "estimated", level: 0.95, formula: "growth.expected" });
  expect(said(facts)).toContain("growth.quicker gain=x.gain before=x.gain.before expected=x.gain.expected");
});

test("pace: a fall behind what was to be expected is stated, and the usual ups and downs are not", () => {
  const slots = "gain=x.gain before=x.gain.before expected=x.gain.expected";
  expect(said(course((ago) => (ago < 28 ? -150 : 300) + uneven(ago)))).toContain(`growth.turned ${slots}`);
  expect(said(course((ago) => (ago < 28 ? 5 : 300) + uneven(ago)))).toContain(
    "growth.slowed gain=x.gain before=x.gain.before expected=x.gain.expected",
  );
  expect(said(course((ago) => 60 + uneven(ago))).filter((one) => /quicker|slowed|turned/.test(one))).toEqual([]);
});

test("pace: nothing is said where the gain is of more or fewer days than those before it", () => {
  const read = daily("x", days, (ago) => 40_123 + 20 * (days - ago) + Math.max(0, 300 * (28 - ago)) + uneven(ago));
  const opening = new Date(Date.parse(read.observations.at(-1)?.observedAt ?? "") - 28 * 86_400_000).toISOString();
  const missing = read.observations.filter(({ observedAt }) => !observedAt.startsWith(opening.slice(0, 10)));
  expect(factsOn("x", read).has("x.gain.expected")).toBe(true);
  const facts = factsOn("x", { ...read, observations: missing });
  expect(facts.get("x.gain")?.value).toBeGreaterThan(0);
  expect(facts.has("x.gain.expected")).toBe(false);
});

test("pace: nothing is said of rounded counts, nor of fewer than 56 days", () => {
  const rounded = daily("x", days, (ago) => 1_000 * Math.round((90_000 - (ago < 28 ? 800 * ago : 22_400)) / 1_000));
  expect(factsOn("x", { ...rounded }).has("x.gain.expected")).toBe(false);
  const flat = Array.from({ length: 50 }, (_, day) => 1_000 + day);
  expect(paceChange(flat, { table: shippedErrors.exact, step: 1 })).toBeUndefined();
});

test("wayOfPace: counts beyond the range alone, and in the direction of the weeks before", () => {
  const expected = { value: 100, low: 50, high: 150 };
  expect(wayOfPace({ now: 200, before: 120, expected })).toBe(1);
  expect(wayOfPace({ now: 200, before: 220, expected })).toBe(0);
  expect(wayOfPace({ now: 20, before: 120, expected })).toBe(-1);
  expect(wayOfPace({ now: 140, before: 20, expected })).toBe(0);
});

test("lossDays: names at most three days that carry more than half of the loss", () => {
  const quiet = Array.from({ length: 28 }, (_, day) => (day % 2 === 0 ? 3 : -4));
  expect(lossDays(quiet, 10_000)).toBeUndefined();
  const hit = quiet.map((gain, day) => (day === 9 || day === 10 ? -400 : gain));
  expect(lossDays(hit, 10_000)).toMatchObject({ days: [9, 10] });
  expect(lossDays(hit, 10_000)?.share).toBeGreaterThan(90);
});

test("lossDays: says nothing where followers grew all the same, or where nothing was lost", () => {
  const grown = Array.from({ length: 28 }, (_, day) => (day === 9 ? -400 : 30));
  expect(lossDays(grown, 10_000)).toBeUndefined();
  expect(lossDays(new Array<number>(28).fill(0), 10_000)).toBeUndefined();
});

test("losses: the days are stated with their share and dates", () => {
  const facts = course((ago) => (ago === 10 ? -900 : uneven(ago)));
  expect(facts.get("x.loss.days")).toMatchObject({ value: 1, unit: "days", formula: "growth.lossDays" });
  expect(facts.get("x.loss.days")?.period?.from.slice(0, 10)).toBe("2026-11-10");
  expect(Number(facts.get("x.loss.share")?.value)).toBeGreaterThan(50);
  expect(said(facts)).toContain("growth.lostOn days=x.loss.days share=x.loss.share");
});

test.each([
  [0, 1],
  [998, 1_000],
  [1_000, 2_000],
  [3_100, 5_000],
  [50_000, 75_000],
  [75_000, 100_000],
  [999_999, 1_000_000],
])("nextMilestone: after %d followers comes %d", (count, next) => {
  expect(nextMilestone(count)).toBe(next);
});

test("milestone: has a day and its range only where the forecast and both ends of its band reach it", () => {
  const ahead = Array.from({ length: 28 }, (_, day) => ({ value: 980 + day, low: 975 + day, high: 990 + day }));
  expect(milestoneAhead(979, ahead)).toEqual({ milestone: 1_000, days: 21, low: 11, high: 26 });
  expect(milestoneAhead(979, ahead.slice(0, 22))).toBeUndefined();
  const facts = course(() => 100, 41_000);
  expect(facts.get("x.milestone")).toMatchObject({ value: 50_000, formula: "growth.milestone" });
  expect(facts.get("x.milestone.days")).toMatchObject({ unit: "days", level: 0.8, formula: "growth.milestoneDays" });
  expect(said(facts)).toContain("growth.milestone milestone=x.milestone days=x.milestone.days");
});
