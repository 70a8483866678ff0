import { countDays, daysOfMonth } from "../catalogue/time.ts";
import type { Evidence, Observation } from "../ledger/evidence.ts";
import { type EarningsBasis, fewestMonthDays } from "./earnings-input.ts";

const mostDays = 31;
const isMonthLong = ({ period }: Observation) => period === undefined || countDays(period) >= fewestMonthDays;

/** ISO days and instants order as texts. Of none, the first and the last are ''. */
export const firstOf = (times: readonly string[]) => times.toSorted()[0] ?? "";
export const lastOf = (times: readonly string[]) => times.toSorted().at(-1) ?? "";

/** '2026-10': the month in which most days of an amount of a month lie, of two equal ones the later. Undefined of other amounts. */
export function monthOf({ period }: Pick<Observation, "period">): string | undefined {
  if (!period || countDays(period) < fewestMonthDays || countDays(period) > mostDays) return undefined;
  const [first, last] = [period.from.slice(0, 7), period.to.slice(0, 7)];
  return overlap(period, daysOfMonth(first)) > overlap(period, daysOfMonth(last)) ? first : last;
}

/** What each evidence says that a month came to, by itself or by the sum of its days. */
export function totalsOfMonth(
  observations: readonly Observation[],
  { month, basis, currency }: { month: string; basis: EarningsBasis; currency: string },
): Observation[] {
  const span = daysOfMonth(month);
  const matching = observations.filter(
    (one) => one.metric === `earnings.${basis}` && one.currency === currency && one.period,
  );
  return [...Map.groupBy(matching, ({ evidence }) => evidence).values()].flatMap((ofSource): Observation[] => {
    const whole = ofSource.filter((one) => monthOf(one) === month);
    if (whole.length > 0) return whole;
    const sum = addUp(
      ofSource.filter((one) => !isMonthLong(one)),
      span,
    );
    return sum ? [{ ...sum.newest, value: sum.value, period: sum.period }] : [];
  });
}

/** The evidence behind observations, each once. */
export function monthEvidence(observations: readonly Observation[], known: ReadonlyMap<string, Evidence>): Evidence[] {
  return [...new Set(observations.map(({ evidence }) => evidence))].flatMap((key) => known.get(key) ?? []);
}

function addUp(days: readonly Observation[], span: { from: string; to: string }) {
  const within = days.filter(
    ({ period }) => period && period.from.slice(0, 10) >= span.from && period.to.slice(0, 10) <= span.to,
  );
  const [first] = within;
  if (!first) return undefined;
  const latest = lastOf(within.map(({ observedAt }) => observedAt));
  const newest = within.find(({ observedAt }) => observedAt === latest) ?? first;
  const starts = within.map(({ period }) => period?.from.slice(0, 10) ?? "").sort();
  const ends = within.map(({ period }) => period?.to.slice(0, 10) ?? "").sort();
  return {
    newest,
    value: within.reduce((sum, { value }) => sum + value, 0),
    days: within.reduce((sum, { period }) => sum + (period ? countDays(period) : 0), 0),
    period: { from: starts[0] ?? span.from, to: ends.at(-1) ?? span.to },
  };
}

function overlap(one: { from: string; to: string }, other: { from: string; to: string }): number {
  const from = lastOf([one.from.slice(0, 10), other.from]);
  const to = firstOf([one.to.slice(0, 10), other.to]);
  return countDays({ from, to });
}
