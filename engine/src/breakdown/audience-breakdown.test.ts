import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact, recordFact } from "../ledger/make-fact.ts";
import { type AudienceGroup, audienceFacts } from "./audience-breakdown.ts";

const asOf = "2026-11-11T09:00:00.000Z";
const gained = (day: string, value: number): Fact =>
  deriveFact({ id: "gain", metric: "gain", value, formula: "followers.gain", asOf, period: { from: day, to: day } }, [
    recordFact({ id: "count", metric: "followers", value: 1, asOf }, { scope: "public" }),
  ]);
const day = (key: string, first: number, second: number, isWhole = true): AudienceGroup => ({
  ...{ key, isWhole },
  figures: [first, second].map((value, at) => ({ model: at + 1, fact: gained(key, value) })),
});
const groups = [day("2026-11-02", 10, 5), day("2026-11-03", -20, 5), day("2026-11-04", 1, 1, false)];
const total = { ...day("2026-11-02", -9, 11), key: "" };
const found = (more: Partial<Parameters<typeof audienceFacts>[0]> = {}) =>
  new Map(audienceFacts({ by: "day", column: "gain", groups, total, ...more }).map((fact) => [fact.id, fact.value]));

test("audienceFacts: each day of all models together, and of each model", () => {
  const facts = found();
  expect(facts.get("breakdown.gain.2026-11-03")).toBe(-15);
  expect(facts.get("2.breakdown.gain.2026-11-03")).toBe(5);
  expect(facts.get("breakdown.gain")).toBe(2);
});

test("audienceFacts: a mean, and how many lie beyond a number, are of days that are over", () => {
  const facts = found({ limit: { way: "over", amount: 0, isInclusive: false } });
  expect(facts.get("breakdown.each")).toBe(0);
  expect(facts.get("breakdown.beyond")).toBe(1);
});

test("audienceFacts: a gain is held against that of the days before", () => {
  const before = { groups: [day("2026-11-02", 5, 5)], total: { ...day("2026-10-02", 1, 3), key: "" } };
  const facts = found({ before });
  expect(facts.get("breakdown.change.2026-11-02")).toBe(50);
  expect(facts.get("breakdown.change")).toBe(-50);
});
