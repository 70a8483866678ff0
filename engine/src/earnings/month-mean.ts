import type { Period } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";
import { partOfMonth } from "./part-of-month.ts";

const fewestMonths = 2;

/**
 * What a month of named days brought on average, as `earnings.monthMean`: cents, of the months that are known whole. Undefined of fewer than two, and
 * of amounts in several currencies.
 *
 * @param months amounts of single months, whose ids end with these as in `earnings.tip.2026-10`; several of one month are added up
 * @param span days, both included; all months where it is absent
 * @param today an ISO date
 */
export function monthMean(months: readonly Fact[], span: Period | undefined, today: string): Fact | undefined {
  const monthOf = ({ id }: Fact) => id.slice(-"2026-10".length);
  const isMeant = (month: string) => !span || (month >= span.from.slice(0, 7) && month <= span.to.slice(0, 7));
  const whole = months.filter(
    (fact) =>
      typeof fact.value === "number" &&
      isMeant(monthOf(fact)) &&
      fact.period !== undefined &&
      partOfMonth(monthOf(fact), fact, today) === undefined,
  );
  const names = [...new Set(whole.map(monthOf))].sort();
  const [first] = whole;
  const spans = whole.flatMap(({ period }) => period ?? []);
  const from = spans.map((one) => one.from).toSorted()[0];
  const to = spans
    .map((one) => one.to)
    .toSorted()
    .at(-1);
  const isOfOne = whole.every(({ currency }) => currency === first?.currency);
  if (!first || names.length < fewestMonths || !isOfOne || from === undefined || to === undefined) return undefined;
  const sum = whole.reduce((all, { value }) => all + Number(value), 0);
  return deriveFact(
    {
      ...{ id: "earnings.monthMean", metric: "earnings.monthMean", formula: "earnings.monthMean", asOf: first.asOf },
      value: Math.round(sum / names.length),
      ...(first.currency !== undefined && { currency: first.currency }),
      ...{ n: names.length, sampleOf: "months", period: { from, to }, inputs: whole.map(({ id }) => id) },
    },
    whole,
  );
}
