import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { daysBetween } from "../catalogue/time.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { DailyPoint } from "./daily.ts";
import { relativeGain } from "./relative-gain.ts";
import { stepOfRun } from "./rounding-step.ts";

const windowDays = 28;
/** A reading so much older than the window may still open it, so that one missed day does not shorten it. */
const slackDays = 3;

/**
 * What the last 28 days brought: the newest reading less the one nearest to 28 days before it, at most 31; with a shorter
 * history, less the first. Of rounded counts it has the ends between which the true gain lies. The period is that of the two readings, never a rounded number of days.
 *
 * @param run at least 2 readings, oldest first
 */
export function addGain(
  builder: FactBuilder,
  platform: Platform,
  { followers, run }: { followers: Fact; run: DailyPoint[] },
): void {
  const last = run.at(-1);
  const first = last && openingOf(run, last);
  if (!first) return;
  const used = run.slice(run.indexOf(first));
  const gain = last.value - first.value;
  // Either reading may lie half a step from what it shows.
  const doubt = stepOfRun(used) - 1;
  const shared = {
    platform,
    kind: "derived" as const,
    asOf: last.at,
    period: { from: first.at, to: last.at },
    n: used.length,
    sampleOf: "readings" as const,
    inputs: [followers.id],
    sources: used.map(({ evidence }) => evidence),
  };
  const ends = (times: number) => (doubt > 0 ? { low: times * (gain - doubt), high: times * (gain + doubt) } : {});
  addFact(builder, { ...shared, metric: "gain", value: gain, ...ends(1), formula: "growth.difference" });
  const subject = { metric: "gainPercent", platform } as const;
  if (first.value > 0)
    addFact(builder, {
      ...shared,
      ...subject,
      value: relativeGain(gain, first.value),
      ...ends(100 / first.value),
      formula: "growth.relative",
    });
  else addMissing(builder, subject, { code: "no-follower-count" });
}

/** The reading that opens the last 28 days: of those at most 31 days before the last one the nearest to 28, of two the earlier. */
export function openingOf<Point extends Pick<DailyPoint, "day">>(
  run: readonly Point[],
  last: Point,
): Point | undefined {
  const away = ({ day }: Point) => Math.abs(daysBetween(day, last.day) - windowDays);
  const inReach = run.filter(({ day }) => day < last.day && daysBetween(day, last.day) <= windowDays + slackDays);
  return inReach.reduce<Point | undefined>((best, one) => (best && away(best) <= away(one) ? best : one), undefined);
}
