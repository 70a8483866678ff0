import { expect, test } from "vitest";
import { factOf } from "../test/make-fact.ts";
import type { MonthFacts } from "./month-facts.ts";
import { earningsSummary } from "./summary-facts.ts";

const asOf = "2026-11-25T12:00:00.000Z";
const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
/** A month that a statement has to a day; without one, whole. */
const monthOf = (month: string, cents: number | null, to = lastDay(month)): MonthFacts => {
  const total = factOf(`earnings.total.${month}`, cents ?? { code: "needs-statement" }, {
    ...(cents !== null && { period: { from: `${month}-01`, to } }),
  });
  const back = factOf(`earnings.back.${month}`, 100);
  const types = {
    subscription: total,
    renewal: total,
    tip: total,
    message: total,
    post: total,
    stream: total,
    referral: total,
    other: total,
  };
  return { month, total, types, back, pending: back };
};
const summary = (months: MonthFacts[]) => {
  const { month, facts } = earningsSummary({ asOf, currency: "USD", months });
  return { month, facts: new Map(facts.map((fact) => [fact.id, fact])) };
};

test("earningsSummary: the month that is not over is left out, and a change is of the amounts of both months", () => {
  const { month, facts } = summary([
    monthOf("2026-11", 9_900, "2026-11-20"),
    monthOf("2026-10", 3_150),
    monthOf("2026-09", 3_000),
  ]);
  expect(month).toBe("2026-10");
  expect(facts.get("earnings.change")?.value).toBeCloseTo(5, 9);
  expect(facts.get("earnings.change")?.inputs).toEqual(["earnings.total.2026-10", "earnings.total.2026-09"]);
  expect(facts.get("earnings.year")).toMatchObject({ value: 6_150, n: 2, currency: "USD" });
  expect(facts.get("earnings.yearBack")?.value).toBe(200);
});

test("earningsSummary: a sum ends at a month that is not known, and has twelve months at most", () => {
  const months = Array.from({ length: 15 }, (_, at) => new Date(Date.UTC(2026, 9 - at, 1)).toISOString().slice(0, 7));
  expect(summary(months.map((month) => monthOf(month, 1_000))).facts.get("earnings.year")).toMatchObject({
    value: 12_000,
    n: 12,
  });
  const gap = months.map((month, at) => monthOf(month, at === 3 ? null : 1_000));
  expect(summary(gap).facts.get("earnings.year")).toMatchObject({ value: 3_000, n: 3 });
});

test("earningsSummary: without a whole month there is no sum and no change, and each says why", () => {
  const { month, facts } = summary([monthOf("2026-11", 9_900, "2026-11-20")]);
  expect(month).toBeUndefined();
  expect(facts.get("earnings.change")?.reason).toEqual({ code: "too-few-months", needs: 2, has: 0 });
  expect(facts.get("earnings.year")?.value).toBeNull();
});
