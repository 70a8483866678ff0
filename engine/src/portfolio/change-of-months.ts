import { daysIn } from "../ledger/days-in.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { changeOf } from "./change-of.ts";
import { givenEarnings, isWholeMonth } from "./given-earnings.ts";
import type { PortfolioInput, Span } from "./portfolio-input.ts";
import { sumByMember } from "./sum-by-member.ts";
import { membersOfWholeBars } from "./whole-months-of.ts";

/** Whether the period is a calendar month that is over, and the one before it the month before. */
export function comparesMonths({ period, before }: Pick<PortfolioInput, "period" | "before">): boolean {
  return period.from === before.to && isWholeMonth(period) && isWholeMonth(before);
}

interface ChangeOptions {
  platform: Platform | undefined;
  isTypical: boolean;
  fewest: number;
  currency: string;
}

/**
 * What a calendar month brought against the month before, of members whose statements, or amounts that were given, cover both whole: on
 * every page and in every answer, so that a month has one change. Source: docs/methods.md, 'Earnings'.
 */
export function changeOfMonths(
  input: PortfolioInput,
  paidIn: ReadonlyMap<Span, PortfolioInput["payments"]>,
  { platform, isTypical, fewest, currency }: ChangeOptions,
) {
  const isOf = (one: { platform: Platform | null }) => platform === undefined || one.platform === platform;
  const own = { ...input, paid: input.paid.filter(isOf), given: (input.given ?? []).filter(isOf) };
  const members = membersOfWholeBars({ ...own, bars: [input.before, input.period] });
  const given: NonNullable<PortfolioInput["given"]> = [];
  const amounts = (["before", "now"] as const).map((span) => {
    const days = span === "now" ? input.period : input.before;
    const cents = sumByMember(paidIn.get(span), { platform });
    const stated = givenEarnings({ ...own, period: days }, currency).filter(({ member }) => members.has(member));
    given.push(...stated);
    for (const one of stated) cents.set(one.member, (cents.get(one.member) ?? 0) + one.cents);
    return { period: daysIn(days), cents };
  });
  const [before, now] = amounts.map(({ period, cents }) => ({
    each: [...members].map((member) => cents.get(member) ?? 0),
    sum: [...members].reduce((sum, member) => sum + (cents.get(member) ?? 0), 0),
    period,
  }));
  if (!before || !now) return undefined;
  const pairs = before.each.map((cents, at) => [cents, now.each[at] ?? 0] as const);
  const change = changeOf(pairs, { fewest, isTypical });
  if (!change) return undefined;
  return {
    members,
    given,
    compared: isTypical
      ? []
      : [
          { when: "comparedBefore" as const, period: before.period, cents: before.sum },
          { when: "compared" as const, period: now.period, cents: now.sum },
        ],
    ...change,
    sampleOf: "models" as const,
    period: before.period,
    ...(!isTypical && { formula: "earnings.change" as const }),
  };
}
