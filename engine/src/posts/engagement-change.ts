import { median } from "simple-statistics";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfSample } from "../builder/missing-reasons.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { jointLevel, jointWidth } from "../statistics/joint-intervals.ts";
import { sampleSpan, settledPosts, tooFewPosts } from "./settled.ts";

const sample = 12;
const fewest = 8;

interface CountedPost {
  post: Post;
  interactions: number;
}

/** One platform's posts with likes and comments, newest first: the last ones, and those before them. */
interface PostWindows {
  platform: Platform;
  settled: Post[];
  rated: number;
  recent: CountedPost[];
  before: CountedPost[];
}

/**
 * Interactions of the last 12 settled posts of each platform against the 12 before them, in percent of the earlier median; from 8
 * of these. Counts, not rates: past follower counts may be unknown, and a rate falls by itself where followers rise. The intervals
 * of all platforms hold together at 95 %, so that a rise or fall is claimed where there is none for one creator in twenty at most
 * (decision 0164).
 */
export function addEngagementChanges(builder: FactBuilder, platforms: readonly Platform[]): void {
  const compared = platforms.map((platform) => comparedOn(builder, platform));
  const claims = compared.filter(({ before }) => before.length >= fewest).length;
  for (const one of compared) addChange(builder, one, claims);
}

function comparedOn(builder: FactBuilder, platform: Platform): PostWindows {
  const settled = settledPosts(builder, platform, {});
  const rated = settled.flatMap(({ likes, comments, ...post }) =>
    likes === undefined || comments === undefined ? [] : [{ post, interactions: likes + comments }],
  );
  const [recent, before] = [rated.slice(0, sample), rated.slice(sample, 2 * sample)];
  return { platform, settled, rated: rated.length, recent, before };
}

function addChange(
  builder: FactBuilder,
  { platform, settled, rated, recent, before }: PostWindows,
  claims: number,
): void {
  const subject = { metric: "engagementChange", platform } as const;
  if (before.length < fewest) {
    const reason = tooFewPosts(settled, { needs: sample + fewest, has: rated });
    addMissing(builder, subject, reasonOfSample(builder, platform, reason));
    return;
  }
  const counts = (list: CountedPost[]) => list.map(({ interactions }) => interactions);
  const change = changeBetween(counts(before), counts(recent), claims);
  if (!change) {
    addMissing(builder, subject, { code: "no-interactions" });
    return;
  }
  const used = [...recent, ...before].map(({ post }) => post);
  addFact(builder, {
    ...subject,
    kind: "derived",
    ...change,
    level: jointLevel,
    formula: "engagement.change",
    ...sampleSpan(used),
    sources: used.map(({ evidence }) => evidence),
  });
}

/**
 * How many percent the median of later counts lies above that of earlier ones, with the interval of `shiftOf`; undefined where the
 * earlier median is 0.
 *
 * @param claims how many changes are tested together
 */
export function changeBetween(
  earlier: number[],
  later: number[],
  claims: number,
): { value: number; low: number; high: number } | undefined {
  const before = median(earlier);
  if (before === 0) return undefined;
  const value = 100 * (median(later) / before - 1);
  const [low, high] = shiftOf(earlier, later, jointWidth(claims));
  return { value, low: Math.min(value, low), high: Math.max(value, high) };
}

/**
 * By how many percent later counts lie above earlier ones: the middle of all pairwise ratios, as far out as the Mann–Whitney
 * statistic strays by chance (normal approximation; Hodges and Lehmann 1963), which a single post that went far does not widen. One
 * is added to every count, so that 0 has a ratio.
 *
 * @param earlier at least 8 counts
 * @param later at least 8 counts
 * @param width standard errors to either side
 */
export function shiftOf(earlier: number[], later: number[], width: number): [low: number, high: number] {
  const ratios = later.flatMap((after) => earlier.map((before) => (1 + after) / (1 + before))).sort((a, b) => a - b);
  const strays = width * Math.sqrt((ratios.length * (earlier.length + later.length + 1)) / 12);
  const out = Math.max(0, Math.floor(ratios.length / 2 - strays));
  const percent = (ratio = 1) => 100 * (ratio - 1);
  return [percent(ratios[out]), percent(ratios.at(-1 - out))];
}
