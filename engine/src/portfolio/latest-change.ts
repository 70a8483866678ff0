import { countDays, dayMs, dayOf } from "../catalogue/time.ts";
import { daysBefore, widestGapDays } from "../earnings/latest-days.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { changeOf } from "./change-of.ts";
import type { OwnAmount } from "./exchange-earnings.ts";
import { onePeriod } from "./one-period.ts";
import type { PortfolioInput, Span } from "./portfolio-input.ts";
import { type StatementSpan, statementRuns } from "./same-days.ts";
import { sumByMember } from "./sum-by-member.ts";

type Payment = PortfolioInput["payments"][number] & OwnAmount;
type Payments = ReadonlyMap<Span, Payment[]>;

/**
 * Members whose latest days can be held against as many days before: their statements cover both without a gap, as a report asks of its
 * change of thirty days. Source: docs/methods.md, 'Earnings'.
 */
function comparableMembers(
  { paid, period }: Pick<PortfolioInput, "paid" | "period">,
  paidIn: Payments,
  platform?: Platform,
): Set<string> {
  const length = countDays(daysIn(period));
  const statements = Map.groupBy(paid, keyOf);
  const isCovered = (one: Payment) => {
    const days = one.days;
    if (!days || countDays(days) !== length) return false;
    const [from, to] = [Date.parse(days.from) - length * dayMs, Date.parse(days.to)];
    const currency = one.own?.currency ?? one.currency;
    const ofPage = (statements.get(keyOf(one)) ?? []).filter((it) => (it.currency ?? currency) === currency);
    return statementRuns(ofPage.map(inWholeDays), widestGapDays * dayMs).some(
      ({ first, last }) => first <= from && last >= to,
    );
  };
  const own = (paidIn.get("now") ?? []).filter((one) => platform === undefined || one.platform === platform);
  const members = new Set(own.map(({ member }) => member));
  for (const one of own) if (!isCovered(one)) members.delete(one.member);
  return members;
}

const keyOf = ({ member, platform }: Pick<StatementSpan, "member" | "platform">) => `${member} ${platform}`;
const inWholeDays = (one: StatementSpan) => ({ ...one, first: dayOf(one.first), last: dayOf(one.last) });

/**
 * What the latest days of these members changed by against as many days before, each member's days being its own: the amount that the change
 * leads to is the one that stands beside it.
 */
export function changeOnLatestDays(
  input: Pick<PortfolioInput, "paid" | "period">,
  paidIn: Payments,
  { platform, isTypical, fewest }: { platform: Platform | undefined; isTypical: boolean; fewest: number },
) {
  const comparable = comparableMembers(input, paidIn, platform);
  const [before, now] = (["before", "now"] as const).map((span) => sumByMember(paidIn.get(span), { platform }));
  const change = changeOf(
    [...comparable].map((member) => [before?.get(member) ?? 0, now?.get(member) ?? 0]),
    { fewest, isTypical },
  );
  if (!change) return undefined;
  const days = (paidIn.get("now") ?? []).flatMap((one) => (comparable.has(one.member) && one.days ? [one.days] : []));
  const periodNow = onePeriod(days);
  const period = periodNow && daysBefore(periodNow);
  const sumOf = (amounts = new Map<string, number>()) =>
    [...comparable].reduce((sum, member) => sum + (amounts.get(member) ?? 0), 0);
  return {
    members: comparable,
    given: [],
    compared: isTypical
      ? []
      : [
          { when: "comparedBefore" as const, ...(period && { period }), cents: sumOf(before) },
          { when: "compared" as const, ...(periodNow && { period: periodNow }), cents: sumOf(now) },
        ],
    ...change,
    n: countDays(daysIn(input.period)),
    sampleOf: "days" as const,
    ...(period && { period }),
    ...(!isTypical && { formula: "portfolio.latestDays" as const }),
  };
}
