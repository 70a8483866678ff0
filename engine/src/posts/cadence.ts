import { quantile } from "simple-statistics";
import { reasonOfSample } from "../desk/absence.ts";
import { putTypedOr } from "../desk/counts.ts";
import { addMissing, type Desk, type Draft, put } from "../desk/desk.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { readAt, spanOf } from "./settled.ts";

const dayMs = 86_400_000;
const windowDays = 56;
const fewest = 2;
/** Under so many posts there is no habit to compare a silence with. */
const fewestForHabit = 5;
const z = 1.2816;

/**
 * Posts a week over the last 56 days, with the 80 % interval of a Gamma posterior (Jeffreys prior) for a Poisson rate;
 * the longest and the usual silence between two posts, and the days since the last one. All of it up to the moment when
 * posts were last read: what was posted since is unknown, and no silence. Habit is that of the 56 days before the newest
 * post, and of 5 posts where so few fell into them: whoever has stopped had one, and so has whoever posts rarely.
 * A page of posts may end inside the window: the oldest post then opens the span and is not counted, since what lay
 * before it was not read. Where no posts can be read, a person may say how often they post.
 */
export function putCadence(desk: Desk, platform: Platform): void {
  const all = desk.posts.filter((post) => post.platform === platform);
  const until = all.reduce((latest, post) => Math.max(latest, readAt(desk, post)), 0);
  const known = all.filter((post) => Date.parse(post.publishedAt) <= until);
  if (known.length < fewest) {
    const reason = { code: "too-few-posts", needs: fewest, has: known.length } as const;
    putTypedOr(desk, platform, "posts.perWeek", reason);
    for (const metric of ["longestGap", "usualGap", "daysSincePost"] as const)
      addMissing(desk, { metric, platform, unit: "days" }, reasonOfSample(desk, platform, reason));
    return;
  }
  const within = known.filter((post) => until - Date.parse(post.publishedAt) <= windowDays * dayMs).length;
  const reachesBack = known.length > within;
  putFrequency(desk, platform, { posts: known, until, within: reachesBack ? within : undefined });
  const shared = {
    platform,
    kind: "derived",
    unit: "days",
    asOf: new Date(until).toISOString(),
    sources: known.map(({ evidence }) => evidence),
  } as const;
  // The post before the window opens its first silence.
  const newest = Date.parse(known[0]?.publishedAt ?? desk.asOf);
  const recent = known.filter((post) => newest - Date.parse(post.publishedAt) <= windowDays * dayMs).length;
  const span = known.slice(0, Math.max(fewestForHabit, recent + 1));
  put(desk, {
    ...shared,
    metric: "longestGap",
    value: Math.max(0, ...gapsOf(span)),
    formula: "cadence.longestGap",
    ...spanOf(span),
  });
  putUsualGap(desk, { ...shared, ...spanOf(span) }, gapsOf(span));
  put(desk, { ...shared, metric: "daysSincePost", value: (until - newest) / dayMs, formula: "cadence.sinceLast" });
}

/** The silence that nine in ten stayed within: what is usual, where the longest may be a holiday. From 5 posts. */
function putUsualGap(
  desk: Desk,
  shared: Omit<Draft, "metric" | "value"> & { platform: Platform },
  gaps: number[],
): void {
  const has = gaps.length + 1;
  const reason = { code: "too-few-posts", needs: fewestForHabit, has } as const;
  const { platform, unit } = shared;
  if (has < fewestForHabit)
    addMissing(desk, { metric: "usualGap", platform, unit }, reasonOfSample(desk, platform, reason));
  else put(desk, { ...shared, metric: "usualGap", value: quantile(gaps, 0.9), formula: "cadence.usualGap" });
}

interface Known {
  posts: Post[];
  until: number;
  /** Posts inside the window; undefined where the page ends before the window does. */
  within: number | undefined;
}

function putFrequency(desk: Desk, platform: Platform, { posts, until, within }: Known): void {
  const oldest = Date.parse(posts.at(-1)?.publishedAt ?? desk.asOf);
  const count = within ?? posts.length - 1;
  const days = within === undefined ? Math.max(1, (until - oldest) / dayMs) : windowDays;
  const weeks = days / 7;
  const value = count / weeks;
  put(desk, {
    metric: "postFrequency",
    platform,
    kind: "derived",
    unit: "perWeek",
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
