import { type ErrorTable, shareUnder } from "./error-table.ts";

/** What the log-odds of a decline are made of. */
interface Weights {
  constant: number;
  /** Of the log-odds by the table of errors alone. */
  table: number;
  /** Of the logarithm of the step of rounding ÷ √count. */
  coarseness: number;
  /** Of the log-odds of a rise over as many days, in the account's own history. */
  rises: number;
  /** Of the logarithm of the days ahead. */
  horizon: number;
}

/**
 * Logistic regressions on a panel of creators, of exact counts and of counts in two and three figures or with one decimal
 * of K and M; printed by `npm run bench -- decline-weights`, examined on unseen creators by `accuracy --part decline`.
 */
const weights: { exact: Weights; rounded: Weights } = {
  exact: { constant: -2.855, table: 0.717, coarseness: -0.258, rises: -0.198, horizon: 0.636 },
  rounded: { constant: -4.277, table: 0.492, coarseness: -0.884, rises: -0.253, horizon: 0.519 },
};

/** Shares beyond which a table of errors says nothing. */
const leastShare = 0.02;
/** Spans of the history that are looked at, at most. */
const mostSpans = 28;

export interface ForecastEnd {
  /** One value a day, oldest first, at least 2. */
  daily: readonly number[];
  /** The forecast so many days ahead, what its errors are measured in, and their table. */
  horizon: number;
  expected: number;
  scale: number;
  table: ErrorTable;
  /** What the counts are rounded to, 1 where they are exact. */
  step: number;
}

/**
 * The chance, 0–1, that the count shown at the end of the forecast is lower than the one shown today. The same count is no
 * decline: a rounded one falls only with a whole step, so the error must undo the expected gain and half a step more.
 */
export function chanceOfDecline(end: ForecastEnd): number {
  const own = weights[end.step > 1 ? "rounded" : "exact"];
  const { table, coarseness, rises, horizon } = declineFeatures(end);
  const odds =
    own.constant + own.table * table + own.coarseness * coarseness + own.rises * rises + own.horizon * horizon;
  return (1 - stillness(end)) / (1 + Math.exp(-odds));
}

/**
 * The share of spans of the history, as long as the one ahead, in which an exact count was the same at both ends. A span is added that was
 * not: what never changed may. The creators of the regressions hardly have such spans; of rounded counts they know them.
 */
function stillness({ daily, horizon, step }: ForecastEnd): number {
  if (step > 1) return 0;
  const span = Math.max(1, Math.min(horizon, Math.floor(daily.length / 2)));
  const spans = daily.slice(span);
  const same = spans.filter((value, at) => value === daily[at]).length / spans.length;
  // Spans overlap: so many are independent of each other.
  const apart = daily.length / horizon;
  return (same * apart) / (apart + 1);
}

/** What the regressions rest on, before it is weighed. */
export function declineFeatures({
  daily,
  horizon,
  expected,
  scale,
  table,
  step,
}: ForecastEnd): Omit<Weights, "constant"> {
  const last = daily.at(-1) ?? 0;
  const share = shareUnder(table, horizon, (last - step / 2 - expected) / scale);
  const span = Math.max(1, Math.min(horizon, Math.floor(daily.length / 2)));
  const spans = daily.slice(span).slice(-mostSpans);
  const before = daily.slice(0, -span).slice(-mostSpans);
  const risen = spans.filter((value, at) => value > (before[at] ?? value)).length;
  return {
    table: logOdds(Math.min(1 - leastShare, Math.max(leastShare, share))),
    coarseness: Math.log(step / Math.sqrt(Math.max(1, last))),
    // Half a span is added to either side: what was never seen is not impossible.
    rises: Math.log((risen + 0.5) / (spans.length - risen + 0.5)),
    horizon: Math.log(horizon),
  };
}

function logOdds(share: number): number {
  return Math.log(share / (1 - share));
}
