import { expect, test } from "vitest";
import { forecastValues } from "./forecast-values.ts";
import { theta } from "./theta.ts";

test("theta: continues a straight line by half of its slope, from its last value", () => {
  const line = Array.from({ length: 40 }, (_, at) => 100 + 4 * at);
  const ahead = theta(line, 3);
  const steps = ahead.slice(1).map((value, at) => value - (ahead[at] ?? 0));
  for (const step of steps) expect(step).toBeCloseTo(2);
  expect(Math.abs((ahead[0] ?? 0) - 256)).toBeLessThan(6);
});

test("theta: repeats a constant value and a single one; none gives none", () => {
  expect(theta([7, 7, 7, 7], 2)).toEqual([7, 7]);
  expect(theta([5], 2)).toEqual([5, 5]);
  expect(theta([], 1)).toEqual([0]);
});

const noise = (at: number) => 1 + 0.05 * Math.sin(12.9898 * at * at);

test.each([
  ["months", 12, 48, 18],
  ["quarters", 4, 28, 8],
])("forecastValues: %s keep their season and their trend", (_, period, length, horizon) => {
  const at = (step: number) => (1_000 + (120 / period) * step) * (1 + 0.2 * Math.sin((2 * Math.PI * step) / period));
  const known = Array.from({ length }, (_, step) => at(step) * noise(step));
  const ahead = forecastValues(known, horizon, { periods: [period] });
  const off = ahead.map((value, index) => Math.abs(value / at(length + index) - 1));
  expect(off.reduce((sum, one) => sum + one, 0) / horizon).toBeLessThan(0.06);
});
