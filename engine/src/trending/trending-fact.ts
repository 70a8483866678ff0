import type { AnalyseInput } from "../analyse-input.ts";
import { addCounts } from "../builder/counts.ts";
import { addFact, addMissing, type FactBuilder, prepareEvidence } from "../builder/fact-builder.ts";
import { dailyFollowers, everyDay, unbrokenRun } from "../growth/daily.ts";
import { unusualOf } from "../growth/unusual.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { fewestForMomentum } from "./momentum.ts";
import { type DailySeries, type Reference, trendingScore } from "./trending-score.ts";

const platforms = ["instagram", "x", "tiktok"] as const;
const subject = { metric: "trendingScore" } as const;

/**
 * The trending score of a creator, 0–100, from what anyone may read: daily followers and posts; and what it is made of, each a fact: of
 * every platform that counts its followers, its place and its weight. Missing under 7 daily readings on every platform. Source:
 * docs/methods.md, 'Trending score'.
 */
export function trendingParts(
  input: AnalyseInput,
  { reference }: { reference?: Reference } = {},
): { score: Fact; parts: Fact[] } {
  const builder = prepareEvidence(input);
  const counted = platforms.map((platform) => ({ platform, followers: addCounts(builder, platform).audience }));
  const courses = counted.flatMap((one) => courseOn(builder, one) ?? []);
  const found = trendingScore(
    courses.map(({ course }) => course),
    reference,
  );
  const runs = courses.flatMap((one, index) => {
    const at = found?.places[index];
    return at ? [{ ...one, at }] : [];
  });
  const { first, last } = spanOf(runs.flatMap(({ run }) => run));
  if (!found || !first || !last) {
    const has = Math.max(0, ...courses.map(({ run }) => run.length));
    return { score: addMissing(builder, subject, { code: "too-few-days", needs: fewestForMomentum, has }), parts: [] };
  }
  const parts = runs.flatMap((one) => partsOf(builder, one));
  const score = addFact(builder, {
    ...subject,
    kind: "derived",
    value: found.score,
    formula: found.isUnderReview ? "trending.underReview" : "trending.momentum",
    asOf: last,
    period: { from: first, to: last },
    n: runs.reduce((sum, { run }) => sum + run.length, 0),
    sampleOf: "readings",
    inputs: runs.map(({ followers }) => followers.id),
    sources: runs.flatMap(({ sources }) => sources),
  });
  return { score, parts };
}

/** Of one platform: how many followers, where its momentum stands among creators, and how much of the score that is. */
function partsOf(builder: FactBuilder, { platform, followers, run, sources, at }: PlacedCourse): Fact[] {
  const { first, last } = spanOf(run);
  const shared = {
    platform,
    kind: "derived" as const,
    ...(last !== undefined && { asOf: last }),
    n: run.length,
    sampleOf: "readings" as const,
    inputs: [followers.id],
    sources,
  };
  const period = first !== undefined && last !== undefined ? { from: first, to: last } : undefined;
  return [
    followers,
    addFact(builder, {
      ...shared,
      metric: "trendingPlace",
      value: at.place,
      formula: "trending.place",
      ...(period && { period }),
    }),
    addFact(builder, {
      ...shared,
      metric: "trendingWeight",
      value: 100 * at.weight,
      formula: "trending.weight",
    }),
  ];
}

function spanOf(points: readonly { at: string }[]): { first: string | undefined; last: string | undefined } {
  const instants = points.map(({ at }) => at).sort();
  return { first: instants[0], last: instants.at(-1) };
}

type PlacedCourse = NonNullable<ReturnType<typeof courseOn>> & { at: { place: number; weight: number } };

/** The daily course of a creator on a platform; nothing that was typed, as a list of creators is public. */
function courseOn(builder: FactBuilder, { platform, followers }: { platform: Platform; followers: Fact }) {
  if (followers.trust !== "connected" || followers.scope !== "public") return undefined;
  const run = unbrokenRun(dailyFollowers(builder, platform, followers), builder.asOf);
  if (run.length === 0) return undefined;
  const unusual = unusualOf(builder, platform, run);
  const viral = unusual.filter(({ post }) => post !== undefined);
  const days = viral.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const course: DailySeries = {
    daily: everyDay(run),
    explained: new Set(days),
    isUnexplained: unusual.some(({ post, excess }) => !post && excess > 0),
  };
  const posts = viral.flatMap(({ post }) => (post ? [post.evidence] : []));
  return { platform, followers, run, course, sources: [...run.map(({ evidence }) => evidence), ...posts] };
}
