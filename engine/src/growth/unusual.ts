import { median } from "simple-statistics";
import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { dayMs, daysBetween } from "../catalogue/time.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { type Anomaly, findAllAnomalies, findAnomalies } from "./anomalies.ts";
import { type DailyPoint, everyDay } from "./daily.ts";

/** An anomaly further back is history. */
const recentDays = 28;
/** A post still draws followers so long after it came out. */
const drawsDays = 3;
const fewestOthers = 5;
const farAbove = 3;

/**
 * The newest unusual rise or fall of followers in the last 28 days beyond what was usual, apart by whether a post explains
 * it: what alerts are sent for. Source: docs/methods.md, 'Unusual days'; what is found is 'cause unknown', never an accusation.
 *
 * @param run readings that hang together, oldest first
 */
export function addUnusual(
  builder: FactBuilder,
  platform: Platform,
  { followers, run }: { followers: Fact; run: DailyPoint[] },
): void {
  const last = run.at(-1);
  if (!last) return;
  const found = unusualOf(builder, platform, run);
  const shared = {
    platform,
    kind: "derived" as const,
    asOf: last.at,
    sampleOf: "readings" as const,
    n: run.length,
    inputs: [followers.id],
    formula: "growth.unusual" as const,
  };
  for (const metric of ["viralGain", "unexplainedGain"] as const) {
    const one = found.findLast(({ post }) => (post !== undefined) === (metric === "viralGain"));
    if (!one) continue;
    const sources = one.post ? [...one.sources, one.post.evidence] : one.sources;
    addFact(builder, { ...shared, metric, value: Math.round(one.excess), period: one.period, sources });
  }
}

/** An unusual run of days with the readings it lies between, and the post that explains a rise. */
export interface Unusual extends Anomaly {
  period: { from: string; to: string };
  sources: string[];
  around: [before: DailyPoint, after: DailyPoint];
  post: Post | undefined;
}

/** The unusual days of the last 28, or of the whole run where `isWhole`, oldest first. */
export function unusualOf(builder: FactBuilder, platform: Platform, run: DailyPoint[], isWhole = false): Unusual[] {
  const daily = everyDay(run);
  const found = isWhole ? findAllAnomalies(daily) : findAnomalies(daily, { from: daily.length - recentDays });
  return found.flatMap((anomaly) => {
    const span = spanOf(run, anomaly);
    if (!span) return [];
    const post = anomaly.excess > 0 ? postBehind(builder, platform, span.period) : undefined;
    return [{ ...anomaly, ...span, post }];
  });
}

/** The readings between which an anomaly lies, and what they rest on. */
function spanOf(run: DailyPoint[], { from, to }: Anomaly): Pick<Unusual, "around" | "period" | "sources"> | undefined {
  const at = ({ day }: DailyPoint) => daysBetween(run[0]?.day ?? day, day);
  const [before, after] = [run.findLast((point) => at(point) < from), run.find((point) => at(point) >= to)];
  if (!before || !after) return undefined;
  return {
    around: [before, after],
    period: { from: before.at, to: after.at },
    sources: [before.evidence, after.evidence],
  };
}

/** Whether enough posts of these days and of others are known to say that none of them explains a rise. */
export function knowsPostsOf(builder: FactBuilder, platform: Platform, { from }: { from: string }): boolean {
  const counted = builder.posts.filter((post) => post.platform === platform && interactionsOf(post) !== undefined);
  const earliest = Date.parse(from) - drawsDays * dayMs;
  // Newest first: the sample reaches back to the last one.
  return counted.length >= fewestOthers && Date.parse(counted.at(-1)?.publishedAt ?? from) <= earliest;
}

/** The post that explains a rise: out in its days or shortly before, and far above what the others drew. */
function postBehind(builder: FactBuilder, platform: Platform, period: { from: string; to: string }): Post | undefined {
  const posts = builder.posts.filter((post) => post.platform === platform);
  const [earliest, latest] = [Date.parse(period.from) - drawsDays * dayMs, Date.parse(period.to)];
  const isNear = ({ publishedAt }: Post) => Date.parse(publishedAt) >= earliest && Date.parse(publishedAt) <= latest;
  const near = posts.filter(isNear);
  const others = posts.filter((post) => !isNear(post));
  return drewFar(near, others, ({ views }) => views) ?? drewFar(near, others, interactionsOf);
}

function drewFar(near: Post[], others: Post[], countOf: (post: Post) => number | undefined): Post | undefined {
  const usual = others.map(countOf).filter((count) => count !== undefined);
  if (usual.length < fewestOthers) return undefined;
  const limit = farAbove * Math.max(1, median(usual));
  return near.find((post) => (countOf(post) ?? 0) >= limit);
}

function interactionsOf({ likes, comments }: Post): number | undefined {
  return likes === undefined ? undefined : likes + (comments ?? 0);
}
