import type { AnalyticsPeriod } from "@fanradar/contract";
import { dayMs, mondayOf } from "@fanradar/engine";

interface Span {
  from: Date;
  to: Date;
}

export interface Spans {
  now: Span;
  before: Span;
  /** Whether earnings of `now` are those of as many days up to the newest known one of each model (`latestDays`). */
  isLatest?: true;
  bars: Span[];
  /** Bars of the period before, for a chart that draws both. */
  earlierBars?: Span[];
}

const lengths: Record<AnalyticsPeriod, { days: number; bars: number }> = {
  "7d": { days: 7, bars: 7 },
  "30d": { days: 30, bars: 30 },
  "90d": { days: 90, bars: 18 },
  "1y": { days: 365, bars: 12 },
};

/** A span as the engine takes it: ISO instants. */
export const isoOf = ({ from, to }: Span) => ({ from: from.toISOString(), to: to.toISOString() });

/**
 * A period of so many days of UTC, the one of `at` being its last and reaching to `at`; the equal one before it; and its bars,
 * each of whole days. All of them begin at midnight: were they cut at the time of day, an amount of the first day, and a change
 * over whole days, would depend on the hour of the request.
 */
export const spansOf = (period: AnalyticsPeriod, at: Date): Spans => spansOfLength(lengths[period], at);

/** The same with the bars of the period before, each as long as its own of the period. */
export function withEarlierBars(period: AnalyticsPeriod, at: Date): Spans {
  const spans = spansOf(period, at);
  const { to } = spans.before;
  // The last instant of the period before is of its last day.
  const { bars } = spansOf(period, new Date(to.getTime() - 1));
  return { ...spans, earlierBars: bars.map((bar, place) => (place === bars.length - 1 ? { ...bar, to } : bar)) };
}

/**
 * The latest days with the bars of as many that end with a day: earnings end with the newest one that statements know whole, and drawn to today
 * their bars would not add up to their sum.
 *
 * @param day days since 1970-01-01; later than the period's first
 */
export function withBarsTo(day: number, spans: Spans, period: AnalyticsPeriod): Spans {
  const end = new Date((day + 1) * dayMs - 1);
  const { bars, earlierBars } = spans.earlierBars ? withEarlierBars(period, end) : spansOf(period, end);
  return { ...spans, bars, ...(earlierBars && { earlierBars }) };
}

/** Every bar in order of time. */
export const allBars = ({ earlierBars = [], bars }: Pick<Spans, "bars" | "earlierBars">) => [...earlierBars, ...bars];

/** The same for any number of days and bars. */
export function spansOfLength({ days, bars }: { days: number; bars: number }, at: Date): Spans {
  const today = Math.floor(at.getTime() / dayMs);
  const from = today + 1 - days;
  const dayAt = (day: number) => new Date(day * dayMs);
  const startOf = (bar: number) => (bar === bars ? at : dayAt(from + Math.round((bar * days) / bars)));
  return {
    now: { from: dayAt(from), to: at },
    isLatest: true,
    before: { from: dayAt(from - days), to: dayAt(from) },
    bars: Array.from({ length: bars }, (_, bar) => ({ from: startOf(bar), to: startOf(bar + 1) })),
  };
}

/**
 * Days of UTC, both included, as one span, which ends with `at` where it is not over; the equal one before it, of a calendar month the month
 * before, of a week up to today the week before; one bar.
 */
export function spansOfDays(days: { from: string; to: string }, at: Date): Spans {
  const from = new Date(days.from);
  const end = new Date(Date.parse(days.to) + dayMs);
  const now = { from, to: end < at ? end : at };
  const monthBefore = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - 1, 1));
  const isMonth =
    from.getUTCDate() === 1 && end.getTime() === Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1);
  const isWeekSoFar = end > at && days.from < days.to && mondayOf(days.to) === days.from;
  const equal = new Date(isWeekSoFar ? from.getTime() - 7 * dayMs : 2 * from.getTime() - end.getTime());
  return {
    now,
    before: { from: isMonth ? monthBefore : equal, to: from },
    bars: [now],
  };
}
