import { countDays, dayMs, dayNumber } from "../catalogue/time.ts";
import type { Observation } from "../ledger/evidence.ts";
import { fewestMonthDays } from "./earnings-input.ts";
import { monthDays } from "./latest-days.ts";

/**
 * Observations with the earnings of single days replaced by the sum of the thirty days up to each evidence's newest, where
 * at least 28 of them are known and none twice: an earning of the ledger is that of a month. Cents.
 */
export function foldDailyEarnings(observations: readonly Observation[]): Observation[] {
  const isShort = ({ metric, period }: Observation) =>
    (metric === "earnings.net" || metric === "earnings.gross") &&
    period !== undefined &&
    countDays(period) < fewestMonthDays;
  const daily = Map.groupBy(observations.filter(isShort), ({ platform, metric, evidence, currency }) =>
    [platform, metric, evidence, currency].join(" "),
  );
  return [...observations.filter((one) => !isShort(one)), ...[...daily.values()].flatMap(sumOfMonth)];
}

function sumOfMonth(days: readonly Observation[]): Observation[] {
  const last = Math.max(...days.map(({ period }) => (period ? dayNumber(period.to) : 0)));
  const first = last - monthDays + 1;
  const within = days.filter(({ period }) => period !== undefined && dayNumber(period.from) >= first);
  const knownDays = within.reduce((count, { period }) => count + (period ? countDays(period) : 0), 0);
  const newest = within.find(({ period }) => period !== undefined && dayNumber(period.to) === last);
  if (!newest || knownDays < fewestMonthDays || knownDays > monthDays) return [];
  const [from, to] = [first, last].map((day) => new Date(day * dayMs).toISOString());
  const value = within.reduce((sum, one) => sum + one.value, 0);
  return [{ ...newest, value, ...(from && to && { period: { from, to } }) }];
}
