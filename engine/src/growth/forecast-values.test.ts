import fc from "fast-check";
import { expect, test } from "vitest";
import { dampedTrend } from "./damped-trend.ts";
import { winsorisedDrift } from "./drift.ts";
import { forecastValues } from "./forecast-values.ts";

const history = fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 2, maxLength: 150 });
/** A history like those of creators: mostly steady, sometimes a jump. */
const course = fc
  .tuple(
    fc.integer({ min: 1_000, max: 500_000 }),
    fc.array(fc.integer({ min: -50, max: 200 }), { minLength: 5, maxLength: 60 }),
  )
  .map(([start, gains]) => levelsOf(start, gains));

function levelsOf(start: number, gains: number[]): number[] {
  const levels = [start];
  for (const gain of gains) levels.push((levels.at(-1) ?? start) + gain);
  return levels;
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

test("forecastValues: a steady rise keeps rising, ever more slowly", () => {
  const ahead = forecastValues(
    Array.from({ length: 40 }, (_, day) => 1_000 + 10 * day),
    28,
  );
  const steps = ahead.map((value, index) => value - (ahead[index - 1] ?? 1_390));
  expect(steps.every((step) => step > 0 && step <= 10)).toBe(true);
  const weeks = [0, 7, 14, 21].map((day) => sum(steps.slice(day, day + 7)));
  expect(weeks).toEqual(weeks.toSorted((a, b) => b - a));
});

test("forecastValues: a constant count stays constant", () => {
  expect(forecastValues(Array(30).fill(547_000), 28)).toEqual(Array(28).fill(547_000));
});

test("forecastValues: a count rounded to three digits keeps the growth that its steps show", () => {
  const stepped = Array.from({ length: 42 }, (_, day) => 547_000 + 1_000 * Math.floor(day / 14));
  expect(forecastValues(stepped, 28).at(-1)).toBeGreaterThan(549_300);
});

test("forecastValues: a weekly rhythm continues, from two full weeks", () => {
  const rhythm = [0, 60, 20, -40, 10, -30, -20];
  const daily = Array.from({ length: 42 }, (_, day) => 20_000 + 5 * day + (rhythm[day % 7] ?? 0));
  const truth = Array.from({ length: 14 }, (_, day) => 20_210 + 5 * day + (rhythm[day % 7] ?? 0));
  const errorsOf = (ahead: number[]) => sum(truth.map((value, day) => Math.abs(value - (ahead[day] ?? 0))));
  expect(errorsOf(forecastValues(daily, 14))).toBeLessThan(0.3 * errorsOf(forecastValues(daily, 14, { periods: [] })));
});

test("forecastValues: two seasons at once continue, and the forecast stays bounded", () => {
  const at = (hour: number) => Math.exp(5 + Math.sin((hour * Math.PI) / 12) + 0.3 * Math.sin((hour * Math.PI) / 84));
  const ahead = forecastValues(
    Array.from({ length: 700 }, (_, hour) => at(hour)),
    48,
    { periods: [24, 168] },
  );
  ahead.forEach((value, hour) => {
    expect(Math.abs(Math.log(value / at(700 + hour)))).toBeLessThan(0.05);
  });
  const burst = Array.from({ length: 70 }, (_, day) => 100 * 1.2 ** day);
  expect(Math.max(...forecastValues(burst, 28))).toBeLessThan(3 * Math.max(...burst));
});

test("forecastValues: as many days as requested, all finite and none below 0", () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 90 }), (daily, horizon) => {
      const ahead = forecastValues(daily, horizon);
      expect(ahead).toHaveLength(horizon);
      expect(ahead.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
    }),
  );
});

test("forecastValues: higher on every day if every day gained more", () => {
  fc.assert(
    fc.property(course, fc.integer({ min: 100, max: 5_000 }), (daily, more) => {
      const faster = forecastValues(
        daily.map((value, day) => value + more * day),
        28,
      );
      forecastValues(daily, 28).forEach((value, day) => {
        expect(faster[day]).toBeGreaterThan(value);
      });
    }),
  );
});

test("forecastValues: scales with the count", () => {
  const daily = [1_000, 1_012, 1_019, 1_040, 1_047, 1_049, 1_070];
  const doubled = forecastValues(
    daily.map((value) => 2 * value),
    14,
  );
  forecastValues(daily, 14).forEach((value, day) => {
    expect(doubled[day]).toBeCloseTo(2 * value, 6);
  });
});

test("winsorisedDrift: one extreme day does not move it", () => {
  const gains = [10, 12, 9, 11, 10, 12, 8, 10, 11, 9];
  const wild = winsorisedDrift(levelsOf(1_000, [...gains, 5_000]));
  expect(Math.abs(wild - winsorisedDrift(levelsOf(1_000, gains)))).toBeLessThan(1);
});

test("winsorisedDrift: rises by the additional gain of every day", () => {
  fc.assert(
    fc.property(course, fc.integer({ min: 1, max: 500 }), (daily, more) => {
      const faster = winsorisedDrift(daily.map((value, day) => value + more * day));
      expect(faster).toBeGreaterThanOrEqual(winsorisedDrift(daily));
    }),
  );
});

test("winsorisedDrift: a single value has none", () => {
  expect(winsorisedDrift([5])).toBe(0);
});

test("dampedTrend: fewer than three values repeat the last", () => {
  expect(dampedTrend([3, 5], 3)).toEqual([5, 5, 5]);
});
