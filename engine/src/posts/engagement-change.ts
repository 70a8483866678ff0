import { median } from "simple-statistics";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfSample } from "../builder/missing-reasons.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { sampleSpan, settledPosts, tooFewPosts } from "./settled.ts";

const sample = 12;
const fewest = 8;
const z = 1.2816;

/**
 * Interactions of the last 12 settled posts against the 12 before them, in percent of the earlier median; from 8 of
 * these. Counts, not rates: past follower counts may be unknown, and a rate falls by itself where followers rise.
 * Its 80 % interval is the one of Hodges and Lehmann (1963), which a single post that went far does not widen. Of falls by
 * 30 % or more in measured data (docs/methods.md, 'Engagement') those whose interval lies below 0 were still there 12
 * posts on 83 times in 100, the others 63 times.
 */
export function addEngagementChange(builder: FactBuilder, platform: Platform): void {
  const settled = settledPosts(builder, platform, {});
  const rated = settled.flatMap(({ likes, comments, ...post }) =>
    likes === undefined || comments === undefined ? [] : [{ post, interactions: likes + comments }],
  );
  const [recent, before] = [rated.slice(0, sample), rated.slice(sample, 2 * sample)];
  const subject = { metric: "engagementChange", platform } as const;
  const typical = (list: typeof rated) => median(list.map(({ interactions }) => interactions));
  if (before.length < fewest) {
    const needs = sample + fewest;
    addMissing(builder, subject, reasonOfSample(builder, platform, tooFewPosts(settled, { needs, has: rated.length })));
    return;
  }
  if (typical(before) === 0) {
    addMissing(builder, subject, { code: "no-interactions" });
    return;
  }
  const used = [...recent, ...before].map(({ post }) => post);
  const value = 100 * (typical(recent) / typical(before) - 1);
  const counts = (list: typeof rated) => list.map(({ interactions }) => interactions);
  const [low, high] = shiftOf(counts(before), counts(recent));
  addFact(builder, {
    ...subject,
    kind: "derived",
    value,
    low: Math.min(value, low),
    high: Math.max(value, high),
    level: 0.8,
    formula: "engagement.change",
    ...sampleSpan(used),
    sources: used.map(({ evidence }) => evidence),
  });
}

/**
 * By how many percent later counts lie above earlier ones, at 80 %: the middle of all pairwise ratios, as far out as the
 * Mann–Whitney statistic strays by chance (normal approximation). One is added to every count, so that 0 has a ratio.
 *
 * @param earlier at least 8 counts
 * @param later at least 8 counts
 */
export function shiftOf(earlier: number[], later: number[]): [low: number, high: number] {
  const ratios = later.flatMap((after) => earlier.map((before) => (1 + after) / (1 + before))).sort((a, b) => a - b);
  const strays = z * Math.sqrt((ratios.length * (earlier.length + later.length + 1)) / 12);
  const out = Math.floor(ratios.length / 2 - strays);
  const percent = (ratio = 1) => 100 * (ratio - 1);
  return [percent(ratios[out]), percent(ratios.at(-1 - out))];
}
