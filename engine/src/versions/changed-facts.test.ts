import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { factOf } from "../test/make-fact.ts";
import { changedFacts } from "./changed-facts.ts";

const fact = (id: string, more: Partial<Fact> = {}) => factOf(id, 1, more);
const absent = (id: string) => factOf(id, { code: "needs-typing" });

test("changedFacts: a figure with equal value, interval and trust did not change, whatever its age", () => {
  expect(changedFacts([fact("a")], [fact("a", { asOf: "2026-11-21T00:00:00.000Z", sources: ["b"] })])).toEqual([]);
});

test("changedFacts: value, interval, trust and conflicts each are a change; a continued absence is none", () => {
  const conflicts = [{ evidence: "e", value: 2, observedAt: "", why: "disagrees" as const }];
  const before = [fact("a"), fact("b"), fact("c"), fact("d"), absent("e"), fact("f")];
  const after = [
    fact("a", { value: 2 }),
    fact("b", { low: 0 }),
    fact("c", { trust: "manual" }),
    fact("d", { conflicts }),
  ];
  expect(changedFacts(before, [...after, absent("e"), absent("f"), absent("g")]).map(({ id }) => id)).toEqual([
    "a",
    "b",
    "c",
    "d",
    "f",
  ]);
});
