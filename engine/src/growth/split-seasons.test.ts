import fc from "fast-check";
import { expect, test } from "vitest";
import { loess } from "./loess.ts";
import { seasonsAhead, splitSeasons } from "./split-seasons.ts";

const values = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 14, maxLength: 80 });

test("loess: a straight line stays that line, also beyond its ends", () => {
  const line = Array.from({ length: 30 }, (_, at) => 3 * at - 7);
  [...loess(line, { window: 9, degree: 1, from: -2, to: 32 })].forEach((value, at) => {
    expect(value).toBeCloseTo(3 * (at - 2) - 7, 6);
  });
});

test("loess: of degree 0 it stays within the values it smooths", () => {
  fc.assert(
    fc.property(values, fc.constantFrom(3, 7, 11, 31), (given, window) => {
      for (const value of loess(given, { window, degree: 0 })) {
        expect(value).toBeGreaterThanOrEqual(Math.min(...given) - 1e-6);
        expect(value).toBeLessThanOrEqual(Math.max(...given) + 1e-6);
      }
    }),
  );
});

test("splitSeasons: remainder and cycles sum to the values", () => {
  fc.assert(
    fc.property(values, (given) => {
      const { rest, cycles } = splitSeasons(given, [7]);
      const last = given.slice(-7).map((value, at) => value - (cycles[0]?.[at] ?? 0));
      rest.slice(-7).forEach((value, at) => {
        expect(value).toBeCloseTo(last[at] ?? 0, 6);
      });
    }),
  );
});

test("splitSeasons: finds the season of a straight course, on the right days", () => {
  const rhythm = [5, -3, 0, 9, -11, 2, -2];
  const given = Array.from({ length: 56 }, (_, day) => 100 + 2 * day + (rhythm[day % 7] ?? 0));
  const split = splitSeasons(given, [7]);
  seasonsAhead(split, 14).forEach((value, day) => {
    expect(value).toBeCloseTo(rhythm[day % 7] ?? 0, 0);
  });
});
