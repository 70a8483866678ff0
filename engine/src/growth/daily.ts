import type { FactBuilder } from "../builder/fact-builder.ts";
import { dayAt, dayMs, daysBetween } from "../catalogue/time.ts";
import type { Observation } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { resolve, trustOf } from "../ledger/trust-ladder.ts";
import type { Platform } from "../ledger/vocabulary.ts";

const longestDays = 400;
const longestGapDays = 14;
const freshDays = 7;

/** One reading a UTC day. */
export interface DailyPoint {
  /** ISO day. */
  day: string;
  at: string;
  value: number;
  /** What a rounded count stands for. */
  low?: number;
  high?: number;
  evidence: string;
  /** What the reading itself says it is rounded to: 100 for 12.3K. Absent where it names no ends. */
  step?: number;
}

/**
 * Followers by UTC day, oldest first, of the last 400 days: several readings of a day count as one, the last.
 * Only readings as trustworthy as the figure of today: the step from a typed count to a read one is no growth, and what
 * the owner typed stays out of a line that others may see.
 */
export function dailyFollowers(builder: FactBuilder, platform: Platform, { trust }: Pick<Fact, "trust">): DailyPoint[] {
  const first = dayAt(Date.parse(builder.asOf) - longestDays * dayMs);
  const byDay = new Map<string, Observation[]>();
  for (const one of builder.observations) {
    if (one.platform !== platform || one.metric !== "followers") continue;
    const given = builder.evidence.get(one.evidence);
    const day = one.observedAt.slice(0, 10);
    if (!given || trustOf(given) !== trust || day < first) continue;
    const before = byDay.get(day);
    if (before) before.push(one);
    else byDay.set(day, [one]);
  }
  const points = [...byDay].flatMap(([day, candidates]) => {
    const chosen = resolve(candidates, builder.evidence, builder.asOf)?.observation;
    if (!chosen) return [];
    const { observedAt: at, value, evidence, low, high } = chosen;
    const ends = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
    const step = low !== undefined && high !== undefined && { step: high - low + 1 };
    return [{ day, at, value, ...ends, evidence, ...step }];
  });
  return points.sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * The newest readings that hang together: none more than 14 days from the next, the last at most 7 days before `asOf`.
 * Readings before a longer gap say nothing of the trend since; after a week without a reading there is no trend.
 */
export function unbrokenRun<Point extends Pick<DailyPoint, "day">>(points: readonly Point[], asOf: string): Point[] {
  const last = points.at(-1);
  if (!last || daysBetween(last.day, asOf.slice(0, 10)) > freshDays) return [];
  return unbrokenRuns(points).at(-1) ?? [];
}

/** All readings, oldest first, cut wherever more than 14 days lie between two of them. */
export function unbrokenRuns<Point extends Pick<DailyPoint, "day">>(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const before = runs.at(-1)?.at(-1);
    if (before && daysBetween(before.day, point.day) <= longestGapDays) runs.at(-1)?.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** A value for every day between the first and the last reading: days without one lie on the line between their neighbours. */
export function everyDay(points: readonly Pick<DailyPoint, "day" | "value">[]): number[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point.value];
    const days = daysBetween(point.day, next.day);
    return Array.from({ length: days }, (_, step) => point.value + ((next.value - point.value) * step) / days);
  });
}
