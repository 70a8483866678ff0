import fc from "fast-check";
import { expect, test } from "vitest";
import { roundingStep, stepOfRun } from "./rounding-step.ts";

const nextTo = (from: number, steps: number[], step: number) => steps.map((one) => from + step * one);

test.each([
  ["thousands in three figures", [547_000, 548_000], 1_000],
  ["three figures across a hundred thousand", [99_900, 100_000, 101_000], 1_000],
  ["three figures across a million", [984_000, 991_000, 1_000_000, 1_010_000], 10_000],
  ["K with one decimal", [12_300, 12_300, 12_400], 100],
  ["K with one decimal above a hundred thousand", [123_400, 123_500, 123_700], 100],
  ["M with one decimal after a long time in K", [999_800, 999_900, 1_000_000, 1_100_000], 100_000],
  ["two figures", [12_000, 13_000, 13_000], 1_000],
  ["a count that stood at 12.3K", [12_300, 12_300, 12_300], 100],
  ["a count that stood at 20K, to the thousand at most", [20_000, 20_000], 1_000],
  ["two weeks at 1.23K", Array(14).fill(1_230), 10],
])("stepOfRun: %s: the step is that of the newest count", (_, counts, step) => {
  expect(roundingStep(counts)).toBe(step);
});

test.each([
  ["one count that ends otherwise", [547_000, 547_123]],
  ["a single zero by chance", [1_230]],
  ["four figures that end in a zero, which no platform shows", [19_970, 19_940, 19_910]],
  ["counts under a thousand, which are shown as they are", [540, 550, 560]],
  ["0 followers", [0]],
  ["no reading", []],
])("stepOfRun: %s: the counts are exact", (_, counts) => {
  expect(roundingStep(counts)).toBe(1);
});

test("roundingStep: counts rounded to a step are recognised, however they move", () => {
  const shortened = fc.record({
    step: fc.constantFrom(100, 1_000, 10_000),
    steps: fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 6, maxLength: 60 }),
  });
  fc.assert(
    fc.property(shortened, ({ step, steps }) => {
      const counts = nextTo(20 * step, steps, step);
      // 20 to 100 steps: two or three figures.
      expect(roundingStep(counts)).toBeGreaterThanOrEqual(step);
    }),
  );
});

test("roundingStep: exact counts are almost never taken for rounded ones", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_001, max: 9_999_999 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 12, maxLength: 60 }),
      (from, gains) => {
        const counts = [from];
        for (const gain of gains) counts.push((counts.at(-1) ?? from) + gain);
        fc.pre(counts.some((count) => count % 10 !== 0));
        expect(roundingStep(counts)).toBe(1);
      },
    ),
  );
});

test("roundingStep: a reading with an interval has the interval's step, whatever its digits", () => {
  const point = (value: number, step?: number) => ({ day: "", at: "", value, evidence: "", ...(step && { step }) });
  expect(stepOfRun([point(12_345), point(12_350, 100)])).toBe(100);
  expect(stepOfRun([point(12_000), point(13_000, 100)])).toBe(1_000);
  expect(stepOfRun([point(12_345, 100), point(12_351)])).toBe(1);
});
