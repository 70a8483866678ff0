import type { AnalyseInput } from "../analyse-input.ts";
import { addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfSample } from "../builder/missing-reasons.ts";
import { dayMs } from "../catalogue/time.ts";
import type { Fact, Reason, Series, SeriesPoint } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { addCourse } from "./course.ts";
import { type DailyPoint, dailyFollowers, unbrokenRun } from "./daily.ts";
import { addForecast } from "./forecast.ts";
import { addGain } from "./gain.ts";
import { addJumps } from "./jumps.ts";
import { stepOfRun } from "./rounding-step.ts";
import { addUnusual } from "./unusual.ts";

const fewestDays = 5;
/** A rounded count moves in steps: until there are some, standing still and growing look alike. */
const fewestRounded = 14;

/**
 * Growth of followers: what the last 28 days (or as many as there are) brought, where they are going with the range that
 * 8 of 10 creators stayed inside, and how likely a decline is. Under 5 daily readings nothing is said, and no forecast is
 * made of a rounded count under 14; the reason says when it can be.
 *
 * @returns the daily line with its forecast, undefined where there is no reading
 */
export function addGrowth(
  builder: FactBuilder,
  platform: Platform,
  { followers, tables }: { followers: Fact; tables: AnalyseInput["errorTables"] },
): Series | undefined {
  const points = dailyFollowers(builder, platform, followers);
  const run = unbrokenRun(points, builder.asOf);
  addUnusual(builder, platform, { followers, run });
  addJumps(builder, platform, { followers, points });
  if (run.length < fewestDays) {
    const reason = whyTooFew(builder, platform, { followers, run, code: "too-few-days", needs: fewestDays });
    for (const metric of [...gains, ...forecasts]) addMissing(builder, { metric, platform }, reason);
    return points.length > 0 ? seriesOf(platform, points, []) : undefined;
  }
  addGain(builder, platform, { followers, run });
  const isTooRounded = run.length < fewestRounded && stepOfRun(run) > 1;
  if (isTooRounded) {
    const reason = whyTooFew(builder, platform, { followers, run, code: "too-few-rounded", needs: fewestRounded });
    for (const metric of forecasts) addMissing(builder, { metric, platform }, reason);
    addCourse(builder, platform, { followers, run, tables, ahead: [] });
    return seriesOf(platform, points, []);
  }
  const ahead = addForecast(builder, { platform, followers, run, tables });
  addCourse(builder, platform, { followers, run, tables, ahead });
  return seriesOf(platform, points, ahead);
}

const gains = ["gain", "gainPercent"] as const;
const forecasts = ["forecast", "forecastConfidence", "chanceOfDecline"] as const;

interface HistoryGap {
  followers: Fact;
  run: DailyPoint[];
  code: "too-few-days" | "too-few-rounded";
  /** Daily readings. */
  needs: number;
}

/** Daily readings go on by themselves once a profile was read; a typed figure, where people type, has no next day. */
function whyTooFew(builder: FactBuilder, platform: Platform, { followers, run, code, needs }: HistoryGap): Reason {
  const reason = { code, needs, has: run.length };
  const outcome = builder.outcome.get(platform);
  const isTyped = followers.kind === "self-reported";
  if (isTyped && run.length > 0 && (outcome === "no_connector" || outcome === "no_key")) return reason;
  if (outcome !== "ok") return reasonOfSample(builder, platform, reason);
  const yesterday = Date.parse(builder.asOf) - dayMs;
  const last = Math.max(Date.parse(run.at(-1)?.day ?? "") || 0, Math.floor(yesterday / dayMs) * dayMs);
  const readyOn = new Date(last + (needs - run.length) * dayMs).toISOString().slice(0, 10);
  return { ...reason, readyOn };
}

function seriesOf(platform: Platform, points: DailyPoint[], forecast: SeriesPoint[]): Series {
  return {
    id: `${platform}.followers`,
    metric: "followers",
    platform,
    unit: "count",
    points: points.map(({ at, value }) => ({ at, value })),
    ...(forecast.length > 0 && { forecast }),
  };
}
