import { median } from "simple-statistics";
import { reasonOfSample } from "../desk/absence.ts";
import { type Desk, put, putAbsent } from "../desk/desk.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { type Anomaly, fewestBefore, findAnomalies } from "./anomalies.ts";
import { type DailyPoint, daysBetween, everyDay } from "./daily.ts";

const dayMs = 86_400_000;
/** An anomaly further back is history. */
const recentDays = 28;
/** A post still draws followers so long after it came out. */
const drawsDays = 3;
const fewestOthers = 5;
const farAbove = 3;

/**
 * The newest unusual rise or fall of followers in the last 28 days, apart by whether a post explains it, and how much of
 * the count the largest unexplained rise was: 0 where there was none, which takes 22 daily readings to say. Source:
 * engine.md §6; what is found is 'cause unknown', never an accusation.
 *
 * @param run readings that hang together, oldest first
 */
export function putUnusual(desk: Desk, platform: Platform, run: DailyPoint[]): void {
  const subject = { metric: "unexplainedRise", platform, unit: "percent" } as const;
  const needs = fewestBefore + 2;
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length < needs) {
    const reason = { code: "too-few-days", needs, has: run.length } as const;
    putAbsent(desk, subject, reasonOfSample(desk, platform, reason));
    return;
  }
  const found = unusualOf(desk, platform, run);
  const shared = {
    platform,
    kind: "derived" as const,
    asOf: last.at,
    sampleOf: "readings" as const,
    n: run.length,
    inputs: [`${platform}.followers`],
    formula: "growth.unusual" as const,
  };
  for (const metric of ["viralGain", "unexplainedGain"] as const) {
    const one = found.findLast(({ post }) => (post !== undefined) === (metric === "viralGain"));
    if (!one) continue;
    const sources = one.post ? [...one.sources, one.post.evidence] : one.sources;
    put(desk, { ...shared, metric, unit: "count", value: Math.round(one.excess), period: one.period, sources });
  }
  const rises = found.filter(({ post, excess }) => !post && excess > 0);
  const shares = rises.map(({ excess, before }) => (100 * excess) / Math.max(1, before));
  const looked = run.filter(({ day }) => daysBetween(day, last.day) <= recentDays);
  put(desk, {
    ...shared,
    ...subject,
    value: Math.max(0, ...shares),
    n: looked.length,
    period: { from: looked[0]?.at ?? first.at, to: last.at },
    sources: run.map(({ evidence }) => evidence),
  });
}

/** An unusual run of days with the readings it lies between, the count before it, and the post that explains a rise. */
interface Unusual extends Anomaly {
  period: { from: string; to: string };
  sources: string[];
  before: number;
  post: Post | undefined;
}

/** The unusual days of the last 28, oldest first. */
export function unusualOf(desk: Desk, platform: Platform, run: DailyPoint[]): Unusual[] {
  const daily = everyDay(run);
  const recent = findAnomalies(daily, { from: daily.length - recentDays });
  return recent.map((anomaly) => {
    const span = spanOf(run, anomaly);
    const post = anomaly.excess > 0 ? postBehind(desk, platform, span.period) : undefined;
    return { ...anomaly, ...span, before: daily[anomaly.from - 1] ?? 0, post };
  });
}

/** The readings between which an anomaly lies, and what they rest on. */
function spanOf(run: DailyPoint[], { from, to }: Anomaly) {
  const at = ({ day }: DailyPoint) => daysBetween(run[0]?.day ?? day, day);
  const around = [run.findLast((point) => at(point) < from), run.find((point) => at(point) >= to)];
  const [before, after] = around.filter((point) => point !== undefined);
  const [start, end] = [before?.at ?? "", after?.at ?? before?.at ?? ""];
  return { period: { from: start, to: end }, sources: around.flatMap((point) => point?.evidence ?? []) };
}

/** The post that explains a rise: out in its days or shortly before, and far above what the others drew. */
function postBehind(desk: Desk, platform: Platform, period: { from: string; to: string }): Post | undefined {
  const posts = desk.posts.filter((post) => post.platform === platform);
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
