import { median, medianAbsoluteDeviation } from "simple-statistics";
import { gainsOf } from "./drift.ts";

/** Days before one that say what is usual; fewer than the least are too few. */
const window = 28;
export const fewestBefore = 21;
/** Beyond so many spreads, and so large a share of the count: in one day, or in three together. */
const spreads = 6;
const [shareOfOne, shareOfThree] = [0.02, 0.035];
/** A day belongs to three unusual ones where it carries more than a sixth of them. */
const part = 1 / 6;

export interface Usual {
  /** The middle gain. */
  middle: number;
  /** How far gains usually lie from it. */
  spread: number;
}

/**
 * A run of days that brought far more, or took far more, than usual. Positions in the daily values, from 1: the gain of
 * position 1 is what came since position 0.
 */
export interface Anomaly {
  from: number;
  to: number;
  /** Beyond what was usual; below 0 for a loss. */
  excess: number;
}

/** Median and spread of gains; the spread is at least √|median| and 0.02 % of the count (docs/methods.md, 'Unusual days'). */
export function usualGains(gains: number[], count: number): Usual {
  const middle = median(gains);
  const spread = Math.max(
    1.4826 * medianAbsoluteDeviation(gains),
    Math.sqrt(Math.abs(middle) + 1),
    0.0002 * Math.abs(count),
  );
  return { middle, spread };
}

/** Whether a gain is far from usual for an account of this size. */
export function isUnusual(gain: number, { middle, spread }: Usual, count: number): boolean {
  const beyond = Math.abs(gain - middle);
  return beyond > spreads * spread && beyond > shareOfOne * count;
}

/**
 * Days on which a count moved far from its course: by one day's gain, or by three days' together, against the 28 days
 * before; from 21 of them. Days that follow each other, in the same direction, are one anomaly.
 * `npm run bench -- accuracy --part anomaly`.
 *
 * @param daily one value per day, oldest first
 * @param from the first position to look at
 */
export function findAnomalies(daily: number[], { from = 0 } = {}): Anomaly[] {
  const gains = gainsOf(daily);
  const beyond = new Map<number, number>();
  for (let day = Math.max(from, fewestBefore + 1); day < daily.length; day++) {
    const before = daily[day - 1] ?? 0;
    const usual = usualGains(gains.slice(Math.max(0, day - 1 - window), day - 1), before);
    const excess = (at: number) => (gains[at - 1] ?? 0) - usual.middle;
    if (isUnusual(gains[day - 1] ?? 0, usual, before)) beyond.set(day, excess(day));
    const days = [day - 2, day - 1, day];
    const three = days.reduce((sum, at) => sum + excess(at), 0);
    const isRun =
      Math.abs(three) > spreads * Math.sqrt(3) * usual.spread && Math.abs(three) > shareOfThree * (daily[day - 3] ?? 0);
    if (!isRun) continue;
    for (const at of days) if (excess(at) / three > part && !beyond.has(at)) beyond.set(at, excess(at));
  }
  return joined([...beyond].map(([day, excess]) => ({ from: day, to: day, excess })));
}

/**
 * The same over a whole history, its first 21 days included: these have too few days before them, and are held against the
 * 28 days after them. Each reaches to the days beside it that are beyond 6 spreads, though not 2 % of the count, and bring
 * more than a sixth of its mean day: a wave begins and ends small.
 */
export function findAllAnomalies(daily: number[]): Anomaly[] {
  const later = findAnomalies(daily);
  const size = daily.length;
  const head = findAnomalies(daily.toReversed(), { from: size - fewestBefore }).map(({ from, to, excess }) => ({
    from: size - to,
    to: size - from,
    excess: -excess,
  }));
  const gains = gainsOf(daily);
  return joined(joined([...head, ...later]).map((anomaly) => withEdges(anomaly, gains, daily)));
}

function withEdges({ from, to, excess }: Anomaly, gains: number[], daily: number[]): Anomaly {
  const before = gains.slice(Math.max(0, from - 1 - window), from - 1);
  const around = before.length >= fewestBefore ? before : gains.slice(to, to + window);
  if (around.length < fewestBefore) return { from, to, excess };
  const usual = usualGains(around, daily[from - 1] ?? 0);
  const least = Math.max(spreads * usual.spread, Math.abs(part * excess) / (to - from + 1));
  const beyond = (day: number) => ((gains[day - 1] ?? usual.middle) - usual.middle) * Math.sign(excess);
  let [start, end] = [from, to];
  while (start > 1 && beyond(start - 1) > least) start--;
  while (end < gains.length && beyond(end + 1) > least) end++;
  const days = Array.from({ length: end - start + 1 }, (_, at) => start + at);
  return { from: start, to: end, excess: days.reduce((sum, day) => sum + beyond(day), 0) * Math.sign(excess) };
}

/** Anomalies oldest first; those that follow or meet each other in the same direction are one. */
function joined(anomalies: Anomaly[]): Anomaly[] {
  const runs: Anomaly[] = [];
  for (const { from, to, excess } of anomalies.toSorted((a, b) => a.from - b.from)) {
    const last = runs.at(-1);
    const isSame = last !== undefined && excess > 0 === last.excess > 0;
    if (isSame && from <= last.to) last.to = Math.max(last.to, to);
    else if (isSame && from === last.to + 1) {
      last.to = to;
      last.excess += excess;
    } else runs.push({ from, to, excess });
  }
  return runs;
}
