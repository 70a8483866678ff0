import type { AnalyseInput } from "../analyse-input.ts";
import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { dayMs, daysBetween } from "../catalogue/time.ts";
import type { Fact, SeriesPoint } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { type DailyPoint, everyDay } from "./daily.ts";
import { tableFor } from "./forecast.ts";
import { longestDaily } from "./forecast-values.ts";
import { openingOf } from "./gain.ts";
import { belowHigh } from "./high.ts";
import { lossDays } from "./losses.ts";
import { milestoneAhead } from "./milestone.ts";
import { paceChange, paceDays, paceLevel } from "./pace.ts";
import { stepOfRun } from "./rounding-step.ts";

interface Course {
  followers: Fact;
  /** Readings that hang together, oldest first. */
  run: DailyPoint[];
  tables?: AnalyseInput["errorTables"] | undefined;
  /** The days ahead, as the chart has them. */
  ahead: SeriesPoint[];
}

/**
 * What the course of the followers says beside its size: whether the last 28 days brought more or less than was to be expected of
 * them, on which days most of a loss fell, when the next round number is reached, and how far they are below their highest count. Each only where it can be said.
 */
export function addCourse(builder: FactBuilder, platform: Platform, { followers, run, tables, ahead }: Course): void {
  const last = run.at(-1);
  if (!last) return;
  const used = run.filter(({ day }) => daysBetween(day, last.day) < longestDaily);
  const daily = everyDay(used);
  const shared = {
    platform,
    asOf: last.at,
    inputs: [followers.id],
    sources: used.map(({ evidence }) => evidence),
    n: used.length,
    sampleOf: "readings" as const,
  };
  const opened = openingOf(run, last);
  // Where the reading that opens the gain is of another day, the gain is of other days than the pace, and the two say nothing of each other.
  if (opened && daysBetween(opened.day, last.day) === paceDays)
    addPace(builder, shared, { daily, step: stepOfRun(used), tables });
  addLosses(builder, shared, daily);
  addMilestone(builder, shared, { now: last.value, ahead });
  addBelowHigh(builder, shared, run);
}

interface CourseSubject {
  platform: Platform;
  asOf: string;
  inputs: string[];
  sources: string[];
  n: number;
  sampleOf: "readings";
}

/** Of exact counts alone: of rounded ones what is said does not last (bench/README.md, `pace`). */
function addPace(
  builder: FactBuilder,
  shared: CourseSubject,
  { daily, step, tables }: { daily: number[]; step: number; tables: AnalyseInput["errorTables"] },
): void {
  const change = step > 1 ? undefined : paceChange(daily, { table: tableFor("exact", tables), step });
  if (!change) return;
  const opened = daysBefore(shared.asOf, paceDays);
  addFact(builder, {
    ...shared,
    metric: "gain.before",
    kind: "derived",
    value: Math.round(change.before),
    period: { from: daysBefore(shared.asOf, 2 * paceDays), to: opened },
    formula: "growth.difference",
  });
  const { value, low, high } = change.expected;
  addFact(builder, {
    ...shared,
    metric: "gain.expected",
    kind: "estimated",
    value: Math.round(value),
    low: Math.round(low),
    high: Math.round(high),
    level: paceLevel,
    period: { from: opened, to: shared.asOf },
    formula: "growth.expected",
  });
}

function addLosses(builder: FactBuilder, shared: CourseSubject, daily: number[]): void {
  const span = daily.slice(-1 - paceDays);
  const gains = span.slice(1).map((value, at) => value - (span[at] ?? value));
  const losses = gains.length === paceDays ? lossDays(gains, span[0] ?? 0) : undefined;
  const [first, end] = [losses?.days[0], losses?.days.at(-1)];
  if (!losses || first === undefined || end === undefined) return;
  const period = {
    from: daysBefore(shared.asOf, paceDays - 1 - first),
    to: daysBefore(shared.asOf, paceDays - 1 - end),
  };
  const days = addFact(builder, {
    ...shared,
    metric: "loss.days",
    kind: "derived",
    value: losses.days.length,
    period,
    formula: "growth.lossDays",
  });
  addFact(builder, {
    ...shared,
    metric: "loss.share",
    kind: "derived",
    value: losses.share,
    period,
    formula: "growth.lossShare",
    inputs: [...shared.inputs, days.id],
  });
}

function addBelowHigh(builder: FactBuilder, shared: CourseSubject, run: readonly DailyPoint[]): void {
  const last = run.at(-1);
  const found = belowHigh(run, stepOfRun(run));
  if (!found || !last) return;
  const { top, change, ends } = found;
  const since = run.slice(run.indexOf(top));
  const high = addFact(builder, {
    ...shared,
    ...{ metric: "high", kind: "derived", value: top.value, asOf: top.at, formula: "growth.high" },
    ...{ n: run.length, sources: run.map(({ evidence }) => evidence) },
  });
  addFact(builder, {
    ...shared,
    ...{ metric: "sinceHigh", kind: "derived", value: change, ...ends, formula: "growth.sinceHigh" },
    ...{ n: since.length, sources: since.map(({ evidence }) => evidence) },
    period: { from: top.at, to: last.at },
    inputs: [...shared.inputs, high.id],
  });
}

function addMilestone(
  builder: FactBuilder,
  shared: CourseSubject,
  { now, ahead }: { now: number; ahead: SeriesPoint[] },
): void {
  const found = milestoneAhead(
    now,
    ahead.flatMap(({ value, low, high }) => (low === undefined || high === undefined ? [] : [{ value, low, high }])),
  );
  if (!found) return;
  const period = { from: shared.asOf, to: daysBefore(shared.asOf, -found.days) };
  const milestone = addFact(builder, {
    ...shared,
    metric: "milestone",
    kind: "derived",
    value: found.milestone,
    formula: "growth.milestone",
  });
  addFact(builder, {
    ...shared,
    metric: "milestone.days",
    kind: "estimated",
    value: found.days,
    low: found.low,
    high: found.high,
    level: 0.8,
    period,
    formula: "growth.milestoneDays",
    inputs: [...shared.inputs, milestone.id],
  });
}

const daysBefore = (instant: string, days: number) => new Date(Date.parse(instant) - days * dayMs).toISOString();
