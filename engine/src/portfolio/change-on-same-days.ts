import type { Platform } from "../ledger/vocabulary.ts";
import { changeOf } from "./change-of.ts";
import type { PortfolioInput, Span } from "./portfolio-input.ts";
import { spanOfDays } from "./same-days.ts";
import { sumByMember } from "./sum-by-member.ts";

/**
 * What payments changed by on the days that are covered in both periods, each member's days being its own: where all have as many, they are
 * its sample. The amounts that a change of sums is of are given besides, since the period's amount includes payments of other days.
 */
export function changeOnSameDays(
  input: Pick<PortfolioInput, "sameDays" | "before" | "period">,
  paidIn: ReadonlyMap<Span, PortfolioInput["payments"]>,
  { platform, isTypical, fewest }: { platform: Platform | undefined; isTypical: boolean; fewest: number },
) {
  const sameOf = (span: Span) => sumByMember(paidIn.get(span), { platform, what: "sameCents" });
  const [before, now] = [sameOf("before"), sameOf("now")];
  const same = (input.sameDays ?? []).filter(({ member }) => before.has(member) || now.has(member));
  const compared = same.map(({ member }) => member);
  const change = changeOf(
    compared.map((member) => [before.get(member) ?? 0, now.get(member) ?? 0]),
    { fewest, isTypical },
  );
  if (!change) return undefined;
  const each = new Set(same.map(({ days }) => days.length));
  const [length = 0] = each;
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
    ...(each.size === 1
      ? ({ n: length, sampleOf: "days" } as const)
      : ({ n: compared.length, sampleOf: "models" } as const)),
    period: spanOfDays(same, input.before),
    ...(!isTypical && { formula: "portfolio.sameDays" }),
  } as const;
}
