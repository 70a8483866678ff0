import { dayMs, type ObservationMetric, observationKinds, type Platform } from "@fanradar/engine";

interface FigureOptions {
  modelId: number;
  platform: Platform;
  currency: string;
  /** Midnight UTC of the day that the figure is of. */
  day: Date;
  now: Date;
  evidenceId: number;
}

/** UTC+14, the earliest time zone. */
const earliestZoneMs = 14 * 3_600_000;

/** Whether a day (ISO 8601 date) has not begun in any time zone. */
export function isFutureDay(day: string, now: Date): boolean {
  return day > new Date(now.getTime() + earliestZoneMs).toISOString().slice(0, 10);
}

/**
 * The observation of a figure that a person entered for a day: at noon UTC, or now if that is in the future. Earnings are of the 30
 * days up to that day.
 */
export function figureObservation(
  { metric, value, low, high }: { metric: ObservationMetric; value: number; low?: number; high?: number },
  { modelId, platform, currency, day, now, evidenceId }: FigureOptions,
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
