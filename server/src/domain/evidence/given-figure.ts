import { type ObservationMetric, observationKinds, type Platform } from "@fanradar/engine";

interface GivenFigure {
  metric: ObservationMetric;
  value: number;
  low?: number;
  high?: number;
}

interface GivenOptions {
  modelId: number;
  platform: Platform;
  currency: string;
  /** Midnight UTC of the day on which it was read off. */
  day: Date;
  now: Date;
  evidenceId: number;
}

const dayMs = 86_400_000;
/** Somewhere it is already tomorrow: the day of the earliest time zone, UTC+14. */
const earliestZoneMs = 14 * 3_600_000;

/** Has a day, as 2026-11-20, begun nowhere on earth? */
export function isDayToCome(day: string, now: Date): boolean {
  return day > new Date(now.getTime() + earliestZoneMs).toISOString().slice(0, 10);
}

/**
 * The observation of a figure that a person gave for a day. A day has no hour: noon stands for it, and never a time to
 * come. Earnings are those of the 30 days up to it.
 */
export function givenFigure(
  { metric, value, low, high }: GivenFigure,
  { modelId, platform, currency, day, now, evidenceId }: GivenOptions,
) {
  const { shown, isOfMonth } = observationKinds[metric];
  return {
    modelId,
    platform,
    metric,
    value,
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    observedAt: new Date(Math.min(day.getTime() + dayMs / 2, now.getTime())),
    ...(isOfMonth && { periodFrom: new Date(day.getTime() - 29 * dayMs), periodTo: day }),
    ...(shown === "money" && { currency }),
    evidenceId,
  };
}
