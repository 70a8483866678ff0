import { expect, test } from "vitest";
import { computeFacts } from "../compute-facts.ts";
import { daily, inputOf, subject } from "../test/make-input.ts";
import { gainDays } from "./gain-days.ts";

const input = (followers: (ago: number) => number) =>
  inputOf({ subjects: [subject("instagram")], ...daily("instagram", 40, followers) });
const dayAgo = (ago: number) => new Date(Date.parse(input(() => 1).asOf) - ago * 86_400_000).toISOString().slice(0, 10);
const daysOf = (
  followers: (ago: number) => number,
  { without = [], of }: { without?: number[]; of?: [number, number] } = {},
) => {
  const { facts, series } = computeFacts(input(followers));
  const left = series.map((line) => ({
    ...line,
    points: line.points.filter(({ at }) => !without.some((ago) => at.startsWith(dayAgo(ago)))),
  }));
  const span = of && { from: dayAgo(of[0]), to: dayAgo(of[1]) };
  return gainDays({ facts: [...facts.values()], series: left }, span).map(({ id, value, period }) => [
    id,
    value,
    period?.to,
  ]);
};
/** 10 a day, 90 on the day ten days ago, 40 three days ago and 2 five days ago. */
const gains = (ago: number) => (ago === 10 ? 90 : ago === 3 ? 40 : ago === 5 ? 2 : 10);
const count = (ago: number) => {
  let sum = 20_001;
  for (let one = 40; one >= ago; one--) sum += gains(one);
  return sum;
};

test("gainDays: the days with most and fewest new followers, of all readings or of some days", () => {
  expect(daysOf(count)).toEqual([
    ["instagram.gain.day", 90, dayAgo(10)],
    ["instagram.gain.dayLeast", 2, dayAgo(5)],
  ]);
  expect(daysOf(count, { of: [8, 1] })[0]).toEqual(["instagram.gain.day", 40, dayAgo(3)]);
});

test("gainDays: none where days without a reading may have brought as many", () => {
  expect(daysOf(count, { without: [10] })).toEqual([]);
  expect(daysOf(count, { without: [20] })).toEqual([["instagram.gain.day", 90, dayAgo(10)]]);
});

test("gainDays: none where days differ by no more than counts are rounded to, or not at all", () => {
  expect(daysOf((ago) => 1_000 * Math.round(count(ago) / 1_000))).toEqual([]);
  expect(daysOf((ago) => 20_001 - 10 * ago)).toEqual([]);
});

test("gainDays: a day that is not over is the best where it has brought most by then, and never the weakest", () => {
  const line = (last: number) => {
    const { facts, series } = computeFacts(input(count));
    const begun = series.map((one) => {
      const [newest] = one.points.slice(-1);
      const at = newest && new Date(Date.parse(newest.at) + 14 * 3_600_000).toISOString();
      const next = newest && at && at.slice(0, 10) > newest.at.slice(0, 10) ? [{ at, value: newest.value + last }] : [];
      return { ...one, points: [...one.points, ...next] };
    });
    return { facts: [...facts.values()], series: begun };
  };
  const idsOf = (last: number) => gainDays(line(last), undefined).map(({ id, value }) => [id, value]);
  expect(idsOf(500)[0]).toEqual(["instagram.gain.day", 500]);
  expect(idsOf(0)).not.toContainEqual(["instagram.gain.dayLeast", 0]);
});
