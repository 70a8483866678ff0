import { expect, test } from "vitest";
import { changeDirection } from "./change-figure.tsx";

const followers = "portfolio.followers.change";
const earnings = "portfolio.earnings.change";

test.each([
  [{ metric: followers, value: 4 }, "up"],
  [{ metric: followers, value: -4 }, "down"],
  [{ metric: followers, value: 0 }, "none"],
  [{ metric: followers, value: 4, low: -1, high: 9 }, "none"],
  // What people paid moves by chance: without a range no change of it is sure.
  [{ metric: earnings, value: 13.9 }, "none"],
  [{ metric: "earnings.change", value: -9 }, "none"],
  [{ metric: earnings, value: 30, low: 12, high: 48 }, "up"],
  [{ metric: "earningsChange", value: -30, low: -48, high: -12 }, "down"],
] as const)("changeDirection: %j goes %s", (change, direction) => {
  expect(changeDirection(change)).toBe(direction);
});
