import type { AnalyticsPeriod } from "@fanradar/contract";

interface Span {
  from: Date;
  to: Date;
}

export interface Spans {
  now: Span;
  before: Span;
  bars: Span[];
}

const dayMs = 86_400_000;
const lengths: Record<AnalyticsPeriod, { days: number; bars: number }> = {
  "7d": { days: 7, bars: 7 },
  "30d": { days: 30, bars: 30 },
  "90d": { days: 90, bars: 18 },
  "1y": { days: 365, bars: 12 },
};

/** A span as the engine takes it: ISO instants. */
export const isoOf = ({ from, to }: Span) => ({ from: from.toISOString(), to: to.toISOString() });

/** A period up to a moment, the equal one before it, and its bars, all of one length. */
export function spansOf(period: AnalyticsPeriod, at: Date): Spans {
  const { days, bars } = lengths[period];
  const [length, end] = [days * dayMs, at.getTime()];
  const moment = (place: number) => new Date(Math.round(end - length + (place * length) / bars));
  return {
    now: { from: moment(0), to: at },
    before: { from: new Date(end - 2 * length), to: moment(0) },
    bars: Array.from({ length: bars }, (_, place) => ({ from: moment(place), to: moment(place + 1) })),
  };
}
