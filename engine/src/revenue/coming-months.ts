import { daysOfMonth } from "../earnings/month-totals.ts";
import type { Fact, Series } from "../ledger/fact.ts";

/** What each month ahead may bring, as facts `revenue.month.2026-12` made from the line of a price analysis; none without a projection. */
export function comingMonths({ facts, series }: { facts: readonly Fact[]; series: readonly Series[] }): Fact[] {
  const next = facts.find(({ id }) => id === "revenue.month");
  const ahead = series.find(({ metric }) => metric === "revenue.month")?.forecast ?? [];
  if (next === undefined || next.value === null) return [];
  return ahead.map(({ at, value, low, high }): Fact => {
    const month = at.slice(0, 7);
    return { ...next, id: `revenue.month.${month}`, period: daysOfMonth(month), value, low, high };
  });
}
