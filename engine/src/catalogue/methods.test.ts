import fc from "fast-check";
import { expect, test } from "vitest";
import { computeFacts } from "../compute-facts.ts";
import { anyInput } from "../test/any-input.ts";
import { methodAccuracy } from "./method-accuracy.ts";
import { explainedAs, explainedMetrics, isExplained, methodGroups } from "./methods.ts";
import { metricOf } from "./metrics.ts";

const methods: { metric: string; formulas: readonly string[] }[] = methodGroups.flatMap((group) => [...group.methods]);

const accuracyOf = (metric: string) => (isExplained(metric) ? methodAccuracy[metric] : undefined);

test("methods: each explained metric stands once, and is in the catalogue", () => {
  const names = methods.map(({ metric }) => metric);
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => !metricOf(name))).toEqual([]);
});

test("methods: of metrics that repeat by place one stands for all, and another metric has none", () => {
  expect(["theme.3.change", "format.2.change", "engagement", "count.none"].map(explainedAs)).toEqual([
    ...["theme.1.change", "format.1.change", "engagement"],
    undefined,
  ]);
});

test("methods: the formula of any fact is one that its metric's method names", () => {
  const formulas = new Map(methods.map(({ metric, formulas }) => [metric, formulas]));
  fc.assert(
    fc.property(anyInput, (input) => {
      const others = computeFacts(input).facts.filter(
        ({ metric, formula }) => formula && formulas.get(metric)?.includes(formula) === false,
      );
      expect(others.map(({ metric, formula }) => [metric, formula])).toEqual([]);
    }),
  );
});

test("methodAccuracy: no figure with an estimated range is of a metric that is called exact", () => {
  const isExact = (metric: string) =>
    ["counts", "posts", "payments", "calculation"].some((one) => one === accuracyOf(metric));
  fc.assert(
    fc.property(anyInput, (input) => {
      const others = computeFacts(input).facts.filter(
        ({ metric, kind, low }) => low !== null && kind === "estimated" && isExact(metric),
      );
      expect(others.map(({ metric, formula }) => [metric, formula])).toEqual([]);
    }),
  );
});

test("methodAccuracy: every figure of the benchmark stands once for its metric, measure, data and effect", () => {
  for (const metric of explainedMetrics) {
    const measured = methodAccuracy[metric];
    if (typeof measured === "string") continue;
    const keys = measured.map(({ measure, data, effect }) => [measure, data, effect].join(" "));
    expect([metric, keys]).toEqual([metric, [...new Set(keys)]]);
    expect(keys.length).toBeGreaterThan(0);
  }
});
