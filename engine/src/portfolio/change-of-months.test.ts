import { expect, test } from "vitest";
import { byId } from "../test/make-fact.ts";
import { portfolio } from "./portfolio.ts";
import type { PortfolioInput, Span } from "./portfolio-input.ts";

const month = (name: string, next: string) => ({ from: `${name}-01T00:00:00.000Z`, to: `${next}-01T00:00:00.000Z` });
const paid = (member: string, span: Span, cents: number) => ({
  ...{ member, platform: "onlyfans" as const, span, cents, currency: "USD", n: 1 },
});
const statement = (member: string, first: string, last: string) => ({
  ...{ member, platform: "onlyfans" as const, first: `${first}T00:00:00.000Z`, last: `${last}T12:00:00.000Z` },
});
const typed = (member: string, from: string, to: string, cents: number) => ({
  ...{ member, platform: "onlyfans" as const, currency: "USD", kind: "manual" as const, sandbox: false, cents },
  ...{ from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z`, observedAt: `${to}T00:00:00.000Z` },
});
const input: PortfolioInput = {
  ...{ asOf: "2026-11-20T00:00:00.000Z", of: "own", members: ["1", "2"], subjects: [], followers: [], posts: [] },
  ...{ period: month("2026-10", "2026-11"), before: month("2026-09", "2026-10"), bars: [] },
  payments: [paid("1", "before", 30_000), paid("1", "now", 31_000)],
  // Its last days of September and its first ones of October had no payment.
  paid: [statement("1", "2026-09-01", "2026-09-29"), statement("1", "2026-10-02", "2026-11-10")],
};
const of = (more: Partial<PortfolioInput> = {}) => byId(portfolio({ ...input, ...more }, "earnings").facts);

test("portfolio: a calendar month that is over is compared with the month before by its amount, not with as many days", () => {
  const facts = of();
  expect(facts.get("portfolio.earnings.change")).toMatchObject({
    ...{ value: expect.closeTo(10 / 3), formula: "earnings.change", n: 1, sampleOf: "models" },
    period: { from: "2026-09-01", to: "2026-09-30" },
  });
  expect(facts.get("portfolio.earnings.comparedBefore")).toMatchObject({ value: 30_000, formula: "earnings.cleared" });
  expect(facts.get("portfolio.earnings.compared")?.value).toBe(31_000);
});

test("portfolio: months that were entered as amounts are compared as those of statements are", () => {
  const given = [typed("2", "2026-09-01", "2026-09-30", 15_000), typed("2", "2026-10-01", "2026-10-31", 31_000)];
  const facts = of({ given });
  expect(facts.get("portfolio.earnings")?.value).toBe(62_000);
  expect(facts.get("portfolio.earnings.change")).toMatchObject({
    ...{ value: expect.closeTo((100 * (62_000 - 45_000)) / 45_000), trust: "manual", n: 2 },
  });
  expect(facts.get("portfolio.earnings.comparedBefore")?.value).toBe(45_000);
});

test("portfolio: a model whose month before is not known whole is in the sum of a month and in no change of it", () => {
  const facts = of({
    payments: [...input.payments, paid("2", "now", 9_000), paid("2", "before", 100)],
    paid: [...input.paid, statement("2", "2026-09-20", "2026-11-10")],
  });
  expect(facts.get("portfolio.earnings")?.value).toBe(40_000);
  expect(facts.has("portfolio.earnings.change")).toBe(false);
  expect(facts.get("portfolio.earnings.partChange")?.value).toBeCloseTo(10 / 3);
  expect(facts.get("portfolio.earnings.compared")).toMatchObject({ value: 31_000, n: 1, sampleOf: "models" });
});

test("portfolio: a page whose statements begin within the month before leaves its model without a change of the month", () => {
  const other = { ...paid("1", "now", 9_000), platform: "x" as const };
  const facts = of({
    payments: [...input.payments, other],
    paid: [...input.paid, { ...statement("1", "2026-09-20", "2026-11-10"), platform: "x" }],
  });
  expect(facts.get("portfolio.earnings")?.value).toBe(40_000);
  expect([...facts.keys()].filter((id) => /^portfolio.*change/i.test(id))).toEqual([]);
});

test("portfolio: an amount that was typed beside statements of the same page keeps no model out of the change of a month", () => {
  const paidUsd = input.paid.map((one) => ({ ...one, currency: "USD" }));
  const facts = of({ paid: paidUsd, given: [typed("1", "2026-10-02", "2026-11-01", 5_000)] });
  expect(facts.get("portfolio.earnings")?.value).toBe(31_000);
  expect(facts.get("portfolio.earnings.change")?.value).toBeCloseTo(10 / 3);
});
