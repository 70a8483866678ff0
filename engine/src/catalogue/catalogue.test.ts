import fc from "fast-check";
import { expect, test } from "vitest";
import { computeFacts } from "../compute-facts.ts";
import { anyInput } from "../test/any-input.ts";
import { cardMetrics } from "./groups.ts";
import { metricOf, metrics } from "./metrics.ts";

test("cardMetrics: every figure on a card belongs to the section that a shared link opens with it", () => {
  const shown = Object.values(cardMetrics).flat();
  expect(shown.filter((metric) => metricOf(metric)?.section !== "engagementMetrics")).toEqual([]);
});

test("catalogue: amounts are guarded as earnings, and metrics that no page shows have no section", () => {
  const guards = new Set(metrics.filter(({ unit }) => unit === "cents").map(({ field }) => field));
  expect([...guards].sort()).toEqual(["earnings", "none"]);
  expect(metrics.filter(({ field, section }) => field === "none" && section !== null)).toEqual([]);
});

test("catalogue: every gain of followers is guarded as reach figures, also where a post explains it", () => {
  const gains = ["gain", "gainPercent", "viralGain", "unexplainedGain", "jump"];
  expect(gains.map((id) => metricOf(id)?.field)).toEqual(gains.map(() => "figures"));
});

test("catalogue: a fact has the unit of its metric", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const others = computeFacts(input).facts.filter(({ metric, unit }) => metricOf(metric)?.unit !== unit);
      expect(others).toEqual([]);
    }),
  );
});
