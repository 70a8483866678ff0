import type { Platform } from "../ledger/vocabulary.ts";
import { changeOf } from "./change-of.ts";
import type { PortfolioInput, Span } from "./portfolio-input.ts";
import { spanOfDays } from "./same-days.ts";
import { sumByMember } from "./sum-by-member.ts";

/**
 * What payments changed by on the days that are covered in both periods; its sample is those days. The amounts that a change
 * of sums is of are part of the key, since the period's amount includes payments of other days.
 */
export function changeOnSameDays(
  input: Pick<PortfolioInput, "sameDays" | "before" | "period">,
  paidIn: ReadonlyMap<Span, PortfolioInput["payments"]>,
  { platform, isTypical, fewest }: { platform: Platform | undefined; isTypical: boolean; fewest: number },
) {
  const same = input.sameDays;
  if (!same) return undefined;
  const sameOf = (span: Span) => sumByMember(paidIn.get(span), { platform, what: "sameCents" });
  const [before, now] = [sameOf("before"), sameOf("now")];
  const compared = same.members.filter((member) => before.has(member) || now.has(member));
  const change = changeOf(
    compared.map((member) => [before.get(member) ?? 0, now.get(member) ?? 0]),
    { fewest, isTypical },
  );
  if (!change) return undefined;
  const sumOf = (amounts: ReadonlyMap<string, number>) =>
    compared.reduce((sum, member) => sum + (amounts.get(member) ?? 0), 0);
  return {
    members: new Set(compared),
    given: [],
    compared: isTypical
      ? []
      : ([
          { when: "comparedBefore", period: spanOfDays(same, input.before), cents: sumOf(before) },
          { when: "compared", period: spanOfDays(same, input.period), cents: sumOf(now) },
        ] as const),
    ...change,
    n: same.days.length,
    sampleOf: "days",
    period: spanOfDays(same, input.before),
    ...(!isTypical && { formula: "portfolio.sameDays" }),
  } as const;
}
