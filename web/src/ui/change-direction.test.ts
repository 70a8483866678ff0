import { expect, test } from "vitest";
import { changeDirection } from "./change-figure.tsx";

test.each([
  [{ value: 4 }, "up"],
  [{ value: -4 }, "down"],
  [{ value: 0 }, "none"],
  [{ value: 4, low: -1, high: 9 }, "none"],
  [{ value: -2.2, formula: "portfolio.latestDays" as const, n: 30 }, "none"],
  [{ value: -3.4, formula: "portfolio.latestDays" as const, n: 30 }, "down"],
  [{ value: 0.4, formula: "portfolio.latestDays" as const, n: 30 }, "up"],
])("changeDirection: %j goes %s", (change, direction) => {
  expect(changeDirection(change)).toBe(direction);
});
