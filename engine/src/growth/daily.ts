import type { Desk } from "../desk/desk.ts";
import { resolve } from "../desk/resolve.ts";
import type { Observation } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";

const longest = 400;
const dayMs = 86_400_000;

/** One reading a UTC day. */
export interface DailyPoint {
  /** ISO day. */
  day: string;
  at: string;
  value: number;
  evidence: string;
}

/** Followers by UTC day, oldest first, of the last 400 days: a day's readings count as one, chosen as any figure is. */
export function dailyFollowers(desk: Desk, platform: Platform): DailyPoint[] {
  const byDay = new Map<string, Observation[]>();
  for (const one of desk.observations) {
    if (one.platform !== platform || one.metric !== "followers") continue;
    const day = one.observedAt.slice(0, 10);
    byDay.set(day, [...(byDay.get(day) ?? []), one]);
  }
  const points = [...byDay].flatMap(([day, candidates]) => {
    const chosen = resolve(candidates, desk.evidence, desk.asOf)?.observation;
    return chosen ? [{ day, at: chosen.observedAt, value: chosen.value, evidence: chosen.evidence }] : [];
  });
  const first = new Date(Date.parse(desk.asOf) - longest * dayMs).toISOString().slice(0, 10);
  return points.filter(({ day }) => day >= first).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** A value for every day between the first and the last reading: days without one lie on the line between their neighbours. */
export function everyDay(points: DailyPoint[]): number[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point.value];
    const days = Math.round((Date.parse(next.day) - Date.parse(point.day)) / dayMs);
    return Array.from({ length: days }, (_, step) => point.value + ((next.value - point.value) * step) / days);
  });
}
