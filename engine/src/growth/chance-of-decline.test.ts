import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceOfDecline, type ForecastEnd } from "./chance-of-decline.ts";
import { forecastSeries } from "./forecast-values.ts";
import { shippedErrors } from "./shipped-errors.ts";

function endOf(daily: number[], step: number, horizon = 28): ForecastEnd {
  const { values, scale } = forecastSeries(daily, horizon, { step });
  const table = step > 1 ? shippedErrors.rounded : shippedErrors.exact;
  return { daily, horizon, expected: values.at(-1) ?? 0, scale, step, table };
}

const still = Array<number>(30).fill(12_300);
const rising = Array.from({ length: 30 }, (_, day) => 12_000 + 10 * day);

test("chanceOfDecline: a rounded count that was constant for a month hardly falls: an equal count is no decline", () => {
  expect(chanceOfDecline(endOf(still, 100))).toBeLessThan(0.15);
});

test("chanceOfDecline: an exact count that stayed the same for so long rather stays the same again, the longer the surer", () => {
  const chances = [15, 30, 60, 120, 400].map((days) => chanceOfDecline(endOf(Array<number>(days).fill(12_347), 1)));
  expect(chances.toSorted((one, other) => other - one)).toEqual(chances);
  expect(chances[1]).toBeLessThan(0.5);
  expect(chances[3]).toBeLessThan(0.2);
});

test("chanceOfDecline: high for a steady fall and low for a steady rise", () => {
  expect(chanceOfDecline(endOf(rising.toReversed(), 1))).toBeGreaterThan(0.8);
  expect(chanceOfDecline(endOf(rising, 1))).toBeLessThan(0.2);
  const inHundreds = (counts: number[]) => counts.map((count) => 100 * Math.round(count / 100));
  expect(chanceOfDecline(endOf(inHundreds(rising), 100))).toBeLessThan(0.1);
});

test("chanceOfDecline: is a probability, and falls with the expected gain and the rounding step", () => {
  const more = fc.record({
    expected: fc.double({ min: 0, max: 100_000, noNaN: true }),
    gain: fc.double({ min: 0, max: 10_000, noNaN: true }),
    scale: fc.double({ min: 0.1, max: 1_000, noNaN: true }),
    horizon: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(more, ({ expected, gain, scale, horizon }) => {
      const end = { daily: rising, horizon, expected, scale, step: 10, table: shippedErrors.rounded };
      const chance = chanceOfDecline(end);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(chanceOfDecline({ ...end, expected: expected + gain })).toBeLessThanOrEqual(chance);
      expect(chanceOfDecline({ ...end, step: 100 })).toBeLessThanOrEqual(chance);
    }),
  );
});
