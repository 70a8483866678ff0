import { putObserved } from "../desk/counts.ts";
import { type Desk, put, putAbsent } from "../desk/desk.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { spanOf } from "./engagement.ts";

const dayMs = 86_400_000;
const windowDays = 56;
const z = 1.2816;

/**
 * Posts a week over the last 56 days, with the 80 % interval of a Gamma posterior (Jeffreys prior) for a Poisson rate;
 * the longest silence between two posts, and the days since the last one.
 * A page of posts may end inside the window: the oldest post then opens the span and is not counted, since what lay
 * before it was not read.
 */
export function putCadence(desk: Desk, platform: Platform): void {
  const now = Date.parse(desk.asOf);
  const all = desk.posts.filter((post) => post.platform === platform);
  const recent = all.filter((post) => now - Date.parse(post.publishedAt) <= windowDays * dayMs);
  if (all.length < 2) {
    putTypedFrequency(desk, platform, all.length);
    for (const metric of ["longestGap", "daysSincePost"] as const)
      putAbsent(desk, { metric, platform, unit: "days" }, { code: "too-few-posts", needs: 2, has: all.length });
    return;
  }
  const reachesBack = all.length > recent.length;
  const oldest = Date.parse(all.at(-1)?.publishedAt ?? desk.asOf);
  const count = reachesBack ? recent.length : recent.length - 1;
  const days = reachesBack ? windowDays : Math.max(1, (now - oldest) / dayMs);
  const weeks = days / 7;
  const sources = all.map(({ evidence }) => evidence);
  put(desk, {
    metric: "postFrequency",
    platform,
    kind: "derived",
    unit: "perWeek",
    value: count / weeks,
    low: gammaQuantile(count + 0.5, -z) / weeks,
    high: gammaQuantile(count + 0.5, z) / weeks,
    level: 0.8,
    formula: "cadence.gammaPoisson",
    n: count,
    sampleOf: "posts",
    period: { from: new Date(now - days * dayMs).toISOString(), to: desk.asOf },
    sources,
  });
  const window = reachesBack ? all.slice(0, recent.length + 1) : all;
  put(desk, {
    metric: "longestGap",
    platform,
    kind: "derived",
    unit: "days",
    value: longestGap(window),
    formula: "cadence.longestGap",
    ...spanOf(window),
    sources,
  });
  const newest = Date.parse(all[0]?.publishedAt ?? desk.asOf);
  put(desk, {
    metric: "daysSincePost",
    platform,
    kind: "derived",
    unit: "days",
    value: (now - newest) / dayMs,
    formula: "cadence.sinceLast",
    sources,
  });
}

/** Where no posts can be read, a person may say how often they post. */
function putTypedFrequency(desk: Desk, platform: Platform, has: number): void {
  const subject = { metric: "postFrequency", platform, unit: "perWeek" } as const;
  putObserved(desk, { ...subject, from: "posts.perWeek" });
  const readable = desk.outcome.get(platform) === "ok";
  if (readable && desk.facts.get(`${platform}.postFrequency`)?.value === null)
    putAbsent(desk, subject, { code: "too-few-posts", needs: 2, has });
}

/** Days between neighbours, of posts newest first. */
export function gapsOf(posts: Post[]): number[] {
  return posts.slice(1).map((older, index) => {
    const newer = posts[index]?.publishedAt ?? older.publishedAt;
    return (Date.parse(newer) - Date.parse(older.publishedAt)) / dayMs;
  });
}

function longestGap(posts: Post[]): number {
  return Math.max(0, ...gapsOf(posts));
}

/** Quantile of Gamma(shape, 1) at a standard normal quantile (Wilson–Hilferty, 1931): within 2 % from a shape of 0.5 up at 80 %. */
function gammaQuantile(shape: number, normal: number): number {
  const cube = 1 - 1 / (9 * shape) + normal / (3 * Math.sqrt(shape));
  return shape * Math.max(0, cube) ** 3;
}
