import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestStop, stopAfter } from "./cursor.ts";

test("nearestStop: the place that is nearest, of two equally near the left one", () => {
  const stops = [{ x: 0 }, { x: 10 }, { x: 30 }];
  expect([-5, 4, 5, 6, 19, 21, 99].map((x) => nearestStop(stops, x))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect(nearestStop([], 5)).toBeUndefined();
});

test("nearestStop: no other place is nearer, wherever they are", () => {
  const places = fc.array(fc.integer({ min: 0, max: 800 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(places, fc.integer({ min: -50, max: 900 }), (list, x) => {
      const stops = list.toSorted((a, b) => a - b).map((one) => ({ x: one }));
      const found = stops[nearestStop(stops, x) ?? -1]?.x ?? Number.NaN;
      expect(Math.abs(found - x)).toBe(Math.min(...stops.map((one) => Math.abs(one.x - x))));
    }),
  );
});

test("stopAfter: arrows, pages and ends move within the chart, other keys do not", () => {
  const keys = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"];
  expect(keys.map((key) => stopAfter(key, 1, 5))).toEqual([0, 2, 4, 0, 0, 4]);
  expect(["ArrowLeft", "Home"].map((key) => stopAfter(key, 0, 5))).toEqual([0, 0]);
  expect(["Tab", "a", "toString"].map((key) => stopAfter(key, 1, 5))).toEqual([undefined, undefined, undefined]);
  expect(stopAfter("End", 0, 0)).toBeUndefined();
});
