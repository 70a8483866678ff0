import fc from "fast-check";
import { expect, test } from "vitest";
import { findAllAnomalies, findAnomalies } from "./anomalies.ts";

/** Followers over 45 days with a steady, slightly uneven course, and additional gains on some days. */
function followers(extra: Record<number, number> = {}, start = 20_000): number[] {
  const levels = [start];
  for (let day = 1; day < 45; day++) levels.push((levels.at(-1) ?? 0) + 30 + (day % 5) * 4 + (extra[day] ?? 0));
  return levels;
}

test("findAnomalies: none on a steady course, on a rounded one that steps, or before 21 known days", () => {
  expect(findAnomalies(followers())).toEqual([]);
  expect(findAnomalies(Array.from({ length: 60 }, (_, day) => 547_000 + 1_000 * Math.floor(day / 9)))).toEqual([]);
  expect(findAnomalies(followers({ 20: 5_000 }).slice(0, 22))).toEqual([]);
});

test("findAnomalies: finds the exact day, with its gain beyond the usual", () => {
  const [one, ...more] = findAnomalies(followers({ 30: 1_000 }));
  expect(more).toEqual([]);
  expect(one).toMatchObject({ from: 30, to: 30 });
  expect(one?.excess).toBeGreaterThan(980);
  expect(one?.excess).toBeLessThan(1_020);
});

test("findAnomalies: a purchase spread over three days is one anomaly", () => {
  expect(findAnomalies(followers({ 30: 350, 31: 350, 32: 350 }))).toMatchObject([{ from: 30, to: 32 }]);
});

test("findAnomalies: finds losses, separate from a rise before", () => {
  const found = findAnomalies(followers({ 30: 2_000, 31: -1_500 }));
  expect(found.map(({ from, excess }) => [from, excess > 0])).toEqual([
    [30, true],
    [31, false],
  ]);
});

test("findAnomalies: later days do not change the result", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -300, max: 900 }), { minLength: 25, maxLength: 80 }), (gains) => {
      const levels = [30_000];
      for (const gain of gains) levels.push((levels.at(-1) ?? 0) + gain);
      const days = (found: ReturnType<typeof findAnomalies>, until: number) =>
        found.flatMap(({ from, to }) => [from, to]).filter((day) => day <= until);
      const until = levels.length - 4;
      const early = days(findAnomalies(levels.slice(0, until + 1)), until);
      for (const day of early)
        expect(findAnomalies(levels).some(({ from, to }) => from <= day && day <= to)).toBe(true);
    }),
  );
});

/** 120 days of a steady course with additional gains on some days. */
const course = (extra: Record<number, number>, level = 20_000) => {
  const levels = [level];
  for (let day = 1; day < 120; day++) levels.push((levels.at(-1) ?? 0) + 30 + (day % 5) * 4 + (extra[day] ?? 0));
  return levels;
};
const spans = (extra: Record<number, number>) => findAllAnomalies(course(extra)).map(({ from, to }) => [from, to]);

test("findAllAnomalies: finds those found day by day, and those of the first three weeks", () => {
  expect(spans({ 5: 2_000, 60: 2_000, 110: -2_000 })).toEqual([
    [5, 5],
    [60, 60],
    [110, 110],
  ]);
  expect(spans({})).toEqual([]);
});

test("findAllAnomalies: extends to small days at a wave's edges, and to no usual or insignificant day", () => {
  expect(spans({ 59: 390, 60: 2_000, 61: 2_000, 62: 390 })).toEqual([[59, 62]]);
  expect(spans({ 59: 300, 60: 2_000, 61: 2_000, 62: 20 })).toEqual([[60, 61]]);
});

test("findAllAnomalies: never overlap, lie inside the history, and state their direction", () => {
  const extras = fc.dictionary(fc.integer({ min: 1, max: 119 }).map(String), fc.integer({ min: -9_000, max: 9_000 }));
  fc.assert(
    fc.property(extras, (extra) => {
      const found = findAllAnomalies(course(extra, 100_000));
      for (const [at, { from, to, excess }] of found.entries()) {
        expect(from >= 1 && from <= to && to <= 119 && excess !== 0).toBe(true);
        const next = found[at + 1];
        if (next) expect(next.from > to || next.excess > 0 !== excess > 0).toBe(true);
      }
    }),
  );
});
