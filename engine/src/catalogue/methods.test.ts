import fc from "fast-check";
import { expect, test } from "vitest";
import { computeFacts } from "../compute-facts.ts";
import { anyInput } from "../test/any-input.ts";
import { explainedAs, methodGroups } from "./methods.ts";
import { metricOf } from "./metrics.ts";

const methods: { metric: string; formulas: readonly string[] }[] = methodGroups.flatMap((group) => [...group.methods]);

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
