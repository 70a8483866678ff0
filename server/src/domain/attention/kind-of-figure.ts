import type { AttentionKind } from "@fanradar/contract";
import { dayMs, type Fact, monthDays } from "@fanradar/engine";

const recentDays = 28;
const downPercent = -30;

/** Why a figure asks for attention; undefined where it does not. A fall counts only with its whole range. */
export function kindOfFigure({ metric, value, high, period, platform }: Fact, now: Date): AttentionKind | undefined {
  if (typeof value !== "number" || platform === undefined) return undefined;
  const isSureFall = value < 0 && (high ?? value) < 0;
  if (metric === "gainPercent") return isSureFall ? "followers-falling" : undefined;
  if (metric === "engagementChange") return isSureFall && value <= downPercent ? "engagement-down" : undefined;
  if (metric === "earningsChange")
    // Its period is the month before the one that fell.
    return isSureFall && value <= downPercent && isRecent(period, now, monthDays) ? "earnings-falling" : undefined;
  return metric === "unexplainedGain" && isRecent(period, now) ? "unusual-day" : undefined;
}

const isRecent = (period: Fact["period"], now: Date, laterDays = 0) =>
  period !== undefined && now.getTime() - Date.parse(period.to) <= (recentDays + laterDays) * dayMs;

/** Since when what a figure says holds, ISO instant: the month of earnings that fell begins after the one that its change names. */
export function sinceOf({ metric, period, asOf }: Fact): string {
  if (metric !== "earningsChange" || !period) return new Date(period?.from ?? asOf).toISOString();
  return new Date(Date.parse(period.to) + dayMs).toISOString();
}
