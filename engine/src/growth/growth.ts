import { type Desk, put, putAbsent } from "../desk/desk.ts";
import type { Fact, Reason, Series, SeriesPoint } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { errorQuantile, scaleOf, shareUnder } from "./conformal.ts";
import { type DailyPoint, dailyFollowers, everyDay } from "./daily.ts";
import { forecastValues } from "./forecast-values.ts";

const dayMs = 86_400_000;
const fewestDays = 5;
const longestHorizon = 28;
const level = 0.8;

/**
 * Growth of followers: what the last 28 days (or as many as there are) brought, where they are going with the range that
 * 8 of 10 creators stayed inside, and how likely a decline is. Under 5 daily readings nothing is said, but when it can be.
 */
export function putGrowth(desk: Desk, platform: Platform): Series | undefined {
  const points = dailyFollowers(desk, platform);
  if (points.length < fewestDays) {
    putTooFew(desk, platform, points.length);
    return points.length > 0 ? seriesOf(platform, points, []) : undefined;
  }
  const daily = everyDay(points);
  const ahead = putForecast(desk, platform, points, daily);
  putGain(desk, platform, points, daily);
  return seriesOf(platform, points, ahead);
}

const subjects = [
  ["gain", "count"],
  ["gainPercent", "percent"],
  ["forecast", "count"],
  ["forecastConfidence", "words"],
  ["chanceOfDecline", "percent"],
] as const;

function putTooFew(desk: Desk, platform: Platform, has: number): void {
  const missing = fewestDays - has;
  // Daily readings go on by themselves once a profile was read; a typed figure has no next day.
  const readyOn = new Date(Date.parse(desk.asOf) + missing * dayMs).toISOString().slice(0, 10);
  const isRead = desk.outcome.get(platform) === "ok";
  const reason: Reason = { code: "too-few-days", needs: fewestDays, has, ...(isRead && { readyOn }) };
  for (const [metric, unit] of subjects) putAbsent(desk, { metric, platform, unit }, reason);
}

function putGain(desk: Desk, platform: Platform, points: DailyPoint[], daily: number[]): void {
  const last = daily.length - 1;
  const days = Math.min(28, last);
  const from = daily[last - days] ?? 0;
  const gain = (daily[last] ?? 0) - from;
  const to = points.at(-1)?.at ?? desk.asOf;
  const period = { from: new Date(Date.parse(to) - days * dayMs).toISOString(), to };
  const inWindow = points.filter(({ at }) => at >= period.from.slice(0, 10));
  const shared = {
    platform,
    kind: "derived" as const,
    period,
    n: inWindow.length,
    sampleOf: "readings" as const,
    inputs: [`${platform}.followers`],
    sources: inWindow.map(({ evidence }) => evidence),
  };
  put(desk, { ...shared, metric: "gain", unit: "count", value: Math.round(gain), formula: "growth.difference" });
  const subject = { metric: "gainPercent", platform, unit: "percent" } as const;
  if (from > 0) put(desk, { ...shared, ...subject, value: (100 * gain) / from, formula: "growth.relative" });
  else putAbsent(desk, subject, { code: "no-follower-count" });
}

function putForecast(desk: Desk, platform: Platform, points: DailyPoint[], daily: number[]): SeriesPoint[] {
  const last = points.at(-1);
  if (!last) return [];
  const horizon = Math.min(longestHorizon, daily.length - 1);
  const values = forecastValues(daily, horizon);
  const scale = scaleOf(daily);
  const bounds = (value: number, days: number) => ({
    low: Math.max(0, value + scale * errorQuantile(days, (1 - level) / 2)),
    high: Math.max(0, value + scale * errorQuantile(days, (1 + level) / 2)),
  });
  const ahead = values.map((value, index) => {
    const at = new Date(Date.parse(last.at) + (index + 1) * dayMs).toISOString();
    const { low, high } = bounds(value, index + 1);
    return {
      at,
      value: Math.round(value),
      low: Math.round(Math.min(low, value)),
      high: Math.round(Math.max(high, value)),
    };
  });
  const end = ahead.at(-1);
  if (!end) return [];
  const shared = {
    platform,
    kind: "estimated" as const,
    period: { from: last.at, to: end.at },
    n: points.length,
    sampleOf: "readings" as const,
    inputs: [`${platform}.followers`],
    sources: points.map(({ evidence }) => evidence),
  };
  put(desk, {
    ...shared,
    metric: "forecast",
    unit: "count",
    value: end.value,
    low: end.low,
    high: end.high,
    level,
    formula: "growth.forecast",
  });
  put(desk, {
    ...shared,
    metric: "forecastConfidence",
    unit: "words",
    value: confidenceOf(points.length),
    formula: "growth.confidence",
  });
  const needed = (last.value - (values.at(-1) ?? 0)) / scale;
  put(desk, {
    ...shared,
    metric: "chanceOfDecline",
    unit: "percent",
    value: 100 * shareUnder(horizon, needed),
    formula: "growth.chanceOfDecline",
  });
  return ahead;
}

/** By daily readings: engine.md §12. */
function confidenceOf(readings: number): "low" | "medium" | "normal" {
  if (readings >= 28) return "normal";
  return readings >= 14 ? "medium" : "low";
}

function seriesOf(platform: Platform, points: DailyPoint[], forecast: SeriesPoint[]): Series {
  const unit: Fact["unit"] = "count";
  const readings = points.map(({ at, value }) => ({ at, value }));
  return {
    id: `${platform}.followers`,
    metric: "followers",
    platform,
    unit,
    points: readings,
    ...(forecast.length > 0 && { forecast }),
  };
}
