import { quantile } from "simple-statistics";
import { addTypedOr } from "../builder/counts.ts";
import { addFact, addMissing, type FactBuilder, type FactInput } from "../builder/fact-builder.ts";
import { reasonOfSample } from "../builder/missing-reasons.ts";
import { dayMs } from "../catalogue/time.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { thresholds } from "../risk/risk-rules.ts";
import { readAt, sampleSpan } from "./settled.ts";

const windowDays = 56;
const fewest = 2;
/** Under so many posts there is no rhythm to compare a gap with. */
const fewestForHabit = 5;
const z = 1.2816;

/** Posts of the 56 days before a pause, and how long it has lasted. */
export interface Habit {
  since: Fact;
  posts: number;
}

/**
 * Posts a week over the last 56 days, with the 80 % interval of a Gamma posterior (Jeffreys prior) for a Poisson rate;
 * the longest and the usual gap between two posts, and the days since the last one. All of it up to the moment when
 * posts were last read: what was posted since is unknown, and not a gap. The rhythm is that of the 56 days before the newest
 * post, and of 5 posts where fewer fell into them, so that a creator who stopped or posts rarely has one too.
 * A page of posts may end inside the window: the oldest post then opens the span and is not counted, since what lay
 * before it was not read. Where no posts can be read, a person may say how often they post.
 *
 * @returns posts a week, where posts were read, and the habit before an unusual pause
 */
export function addCadence(builder: FactBuilder, platform: Platform): { rate?: Fact; pause?: Habit } {
  const all = builder.posts.filter((post) => post.platform === platform);
  const until = all.reduce((latest, post) => Math.max(latest, readAt(builder, post)), 0);
  const known = all.filter((post) => Date.parse(post.publishedAt) <= until);
  if (known.length < fewest) {
    const reason = { code: "too-few-posts", needs: fewest, has: known.length } as const;
    addTypedOr(builder, platform, "posts.perWeek", reason);
    for (const metric of ["longestGap", "usualGap", "daysSincePost"] as const)
      addMissing(builder, { metric, platform }, reasonOfSample(builder, platform, reason));
    return {};
  }
  const within = known.filter((post) => until - Date.parse(post.publishedAt) <= windowDays * dayMs).length;
  const reachesBack = known.length > within;
  const rate = addFrequency(builder, platform, { posts: known, until, within: reachesBack ? within : undefined });
  const shared = {
    platform,
    kind: "derived",
    asOf: new Date(until).toISOString(),
    sources: known.map(({ evidence }) => evidence),
  } as const;
  // The post before the window starts its first gap.
  const newest = Date.parse(known[0]?.publishedAt ?? builder.asOf);
  const recent = known.filter((post) => newest - Date.parse(post.publishedAt) <= windowDays * dayMs).length;
  const span = known.slice(0, Math.max(fewestForHabit, recent + 1));
  addFact(builder, {
    ...shared,
    metric: "longestGap",
    value: Math.max(0, ...gapsOf(span)),
    formula: "cadence.longestGap",
    ...sampleSpan(span),
  });
  addUsualGap(builder, { ...shared, ...sampleSpan(span) }, gapsOf(span));
  const since = addFact(builder, {
    ...shared,
    metric: "daysSincePost",
    value: (until - newest) / dayMs,
    formula: "cadence.sinceLast",
  });
  const isPause = span.length >= fewestForHabit && isUnusualPause((until - newest) / dayMs, gapsOf(span));
  return { rate, ...(isPause && recent > 1 && { pause: { since, posts: recent } }) };
}

/** Longer than a week and than any gap before, and twice the usual one: as the risk 'cadence' is raised. */
function isUnusualPause(days: number, gaps: number[]): boolean {
  const { shortest, raised } = thresholds.cadence;
  return days > Math.max(shortest, ...gaps) && days > raised * quantile(gaps, 0.9);
}

/** The gap that nine in ten stayed within: the usual one, as the longest may be a holiday. From 5 posts. */
function addUsualGap(
  builder: FactBuilder,
  shared: Omit<FactInput, "metric" | "value"> & { platform: Platform },
  gaps: number[],
): void {
  const has = gaps.length + 1;
  const reason = { code: "too-few-posts", needs: fewestForHabit, has } as const;
  const { platform } = shared;
  if (has < fewestForHabit)
    addMissing(builder, { metric: "usualGap", platform }, reasonOfSample(builder, platform, reason));
  else addFact(builder, { ...shared, metric: "usualGap", value: quantile(gaps, 0.9), formula: "cadence.usualGap" });
}

interface PostWindow {
  posts: Post[];
  until: number;
  /** Posts inside the window; undefined where the page ends before the window does. */
  within: number | undefined;
}

function addFrequency(builder: FactBuilder, platform: Platform, { posts, until, within }: PostWindow): Fact {
  const oldest = Date.parse(posts.at(-1)?.publishedAt ?? builder.asOf);
  const count = within ?? posts.length - 1;
  const days = within === undefined ? Math.max(1, (until - oldest) / dayMs) : windowDays;
  const weeks = days / 7;
  const value = count / weeks;
  return addFact(builder, {
    metric: "postFrequency",
    platform,
    kind: "derived",
    value,
    low: Math.min(value, gammaQuantile(count + 0.5, -z) / weeks),
    high: gammaQuantile(count + 0.5, z) / weeks,
    level: 0.8,
    formula: "cadence.gammaPoisson",
    n: count,
    sampleOf: "posts",
    period: { from: new Date(until - days * dayMs).toISOString(), to: new Date(until).toISOString() },
    asOf: new Date(until).toISOString(),
    sources: posts.map(({ evidence }) => evidence),
  });
}

/** Days between neighbours, of posts newest first. */
export function gapsOf(posts: Post[]): number[] {
  return posts.slice(1).map((older, index) => {
    const newer = posts[index]?.publishedAt ?? older.publishedAt;
    return (Date.parse(newer) - Date.parse(older.publishedAt)) / dayMs;
  });
}

/** Quantile of Gamma(shape, 1) at a standard normal quantile (Wilson–Hilferty, 1931): within 2 % from a shape of 1.5 up at 80 %. */
export function gammaQuantile(shape: number, normal: number): number {
  const cube = 1 - 1 / (9 * shape) + normal / (3 * Math.sqrt(shape));
  return shape * Math.max(0, cube) ** 3;
}
