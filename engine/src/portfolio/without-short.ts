import { shortDays } from "../earnings/latest-days.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { PortfolioInput } from "./portfolio-input.ts";

/** Without the sums of too few days to stand for the latest thirty; and of how many days those are, by member. */
export function withoutShort(input: PortfolioInput): { input: PortfolioInput; short: ReadonlyMap<string, number> } {
  const short = new Map<string, number>();
  if (!input.isLatest) return { input, short };
  const days = daysIn(input.period);
  const payments = input.payments.filter(({ member, span, days: known }) => {
    const has = span === "now" && known ? shortDays(days, known) : undefined;
    if (has !== undefined) short.set(member, Math.max(has, short.get(member) ?? 0));
    return has === undefined;
  });
  return { input: { ...input, payments }, short };
}
