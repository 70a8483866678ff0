import fc from "fast-check";
import { expect, test } from "vitest";
import { completedBy, errorQuantile, errorTable, fewestForPool, shareUnder } from "./error-table.ts";
import { forecastSeries } from "./forecast-values.ts";
import { roundingStep } from "./rounding-step.ts";
import { shippedErrors } from "./shipped-errors.ts";

const table = fc.constantFrom(shippedErrors.exact, shippedErrors.rounded);
const horizon = fc.integer({ min: 1, max: 90 });
const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });

test("errorTable: a greater error has a greater share of creators under it", () => {
  fc.assert(
    fc.property(horizon, share, share, table, (days, one, other, how) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(errorQuantile(how, days, less)).toBeLessThanOrEqual(errorQuantile(how, days, more) + 1e-12);
    }),
  );
});

test("errorTable: the band widens with the horizon", () => {
  fc.assert(
    fc.property(horizon, table, (days, how) => {
      const width = (at: number) => errorQuantile(how, at, 0.9) - errorQuantile(how, at, 0.1);
      expect(width(days + 1)).toBeGreaterThan(width(days));
    }),
  );
});

test("shareUnder: rises with the error and stays between 0 and 1", () => {
  fc.assert(
    fc.property(
      horizon,
      fc.double({ min: -100, max: 100, noNaN: true }),
      fc.nat(50),
      table,
      (days, error, more, how) => {
        const under = shareUnder(how, days, error);
        expect(under).toBeGreaterThanOrEqual(0.025);
        expect(under).toBeLessThanOrEqual(0.975);
        expect(shareUnder(how, days, error + more)).toBeGreaterThanOrEqual(under);
      },
    ),
  );
});

test.each([
  [[547_000, 548_000], 1_000],
  [[99_900, 100_000, 101_000], 1_000],
  [[547_000, 547_123], 1],
  [[547, 548], 1],
  [[0], 1],
])("roundingStep: counts %j are rounded to %d", (counts, step) => {
  expect(roundingStep(counts)).toBe(step);
});

test("errorTable: the scale is never 0, also for a constant count", () => {
  expect(forecastSeries([0, 0, 0], 3).scale).toBeGreaterThan(0);
  expect(forecastSeries(Array(30).fill(547_000), 3).scale).toBeCloseTo(1_000 / 7);
});

/** Creators whose gains swing by a share of their own: seeded, so that the pool is the same every time. */
const pool = (creators: number) =>
  Array.from({ length: creators }, (_, creator) => {
    const levels = [10_000];
    for (let day = 1; day < 60; day++)
      levels.push((levels.at(-1) ?? 0) + Math.round(40 + 30 * Math.sin(day * day * (creator + 1))));
    return levels;
  });
const fit = { cuts: [14, 28], horizons: [1, 7, 14, 28], shares: [0.1, 0.5, 0.9] };

test("errorTable: a pool of 200 gives a table whose band covers 8 of 10 of its own", () => {
  const histories = pool(fewestForPool);
  const own = errorTable(histories, fit);
  expect(own.rows.map(({ horizon }) => horizon)).toEqual([1, 7, 14, 28]);
  const covered = histories.filter((history) => {
    const { values, scale } = forecastSeries(history.slice(0, -14), 14);
    const error = ((history.at(-1) ?? 0) - (values.at(-1) ?? 0)) / scale;
    return error >= errorQuantile(own, 14, 0.1) && error <= errorQuantile(own, 14, 0.9);
  });
  expect(covered.length / histories.length).toBeGreaterThan(0.7);
  expect(covered.length / histories.length).toBeLessThan(0.9);
});

test("errorTable: a smaller pool gives none, and missing rows come from the shipped table", () => {
  expect(errorTable(pool(fewestForPool - 1), fit).rows).toEqual([]);
  expect(completedBy(errorTable([], fit), shippedErrors.exact)).toBe(shippedErrors.exact);
  const short = errorTable(pool(fewestForPool), { ...fit, cuts: [14] });
  const completed = completedBy(short, shippedErrors.exact);
  expect(errorQuantile(completed, 14, 0.9)).toBe(errorQuantile(short, 14, 0.9));
});

test("completedBy: beyond a pool's horizon the shipped table is widened by the root of the pool's last ratio", () => {
  const shares = [0.1, 0.5, 0.9];
  const other = {
    shares,
    rows: [
      { horizon: 7, quantiles: [-2, 0.1, 3] },
      { horizon: 14, quantiles: [-4, 0.2, 6] },
      { horizon: 28, quantiles: [-8, 0.4, 12] },
    ],
  };
  const completed = (quantiles: number[]) => completedBy({ shares, rows: [{ horizon: 14, quantiles }] }, other).rows;
  // Half as far below, four times as far above, limited to three.
  const [own, further] = completed([-2, -0.5, 24]);
  expect(own).toEqual({ horizon: 14, quantiles: [-2, -0.5, 24] });
  expect(further?.horizon).toBe(28);
  [-8 * Math.sqrt(0.5), 0.4 * Math.sqrt(3), 12 * Math.sqrt(3)].forEach((error, at) => {
    expect(further?.quantiles[at]).toBeCloseTo(error, 9);
  });
  // Ends on the other side of 0 give no width.
  expect(completed([1, 2, 0])[1]?.quantiles.map((error) => error.toFixed(6))).toEqual([
    "-8.000000",
    "0.400000",
    "12.000000",
  ]);
  expect(completed([-0.01, 0, 6])[1]?.quantiles[0]).toBeCloseTo(-8 * Math.sqrt(1 / 3), 9);
});
