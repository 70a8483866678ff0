import { cleanPosts } from "../builder/clean.ts";
import { readTimes } from "../builder/fact-builder.ts";
import { dayMs } from "../catalogue/time.ts";
import type { Evidence, Period, Post } from "../ledger/evidence.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import { deriveFact, makeFact, makeMissing } from "../ledger/make-fact.ts";
import { sampleSpan, settledPosts, tooFewPosts } from "./settled.ts";
import { rangeAccounts, typicalRange } from "./typical-range.ts";

const fewest = 5;

interface EngagementInInput {
  /** ISO instant. */
  asOf: string;
  evidence: readonly Evidence[];
  posts: readonly Post[];
  /** ISO instants. */
  period: Period;
  /** `{platform}.followers` of each platform that counts. */
  followers: readonly Fact[];
  /** Daily counts: a past period has the followers that were counted at its end. */
  series: readonly Series[];
}

/**
 * The engagement rate of the posts of some days, from 5 of them, as `{platform}.engagement.in`: likes and comments of the typical one over the
 * followers at the end of these days, or where none were counted then, over those now. Missing where posts are too few.
 * Source: docs/methods.md, 'Engagement'.
 */
export function engagementIn({ asOf, evidence, posts: given, period, followers, series }: EngagementInInput): Fact[] {
  const known = new Map(evidence.map((one) => [one.key, one]));
  const posts = cleanPosts([...given], { evidence: known, asOf });
  const builder = { asOf, posts, readAt: readTimes(evidence, Date.parse(asOf)) };
  return followers.flatMap((counted) => {
    const { platform } = counted;
    if (!platform || typeof counted.value !== "number" || counted.value <= 0) return [];
    const about = { id: `${platform}.engagement.in`, metric: "posts.engagement", platform } as const;
    const settled = settledPosts(builder, platform, {}).filter(
      ({ publishedAt }) => publishedAt >= period.from && publishedAt <= period.to,
    );
    const rated = settled.filter(({ likes, comments }) => likes !== undefined && comments !== undefined);
    // Days to come are not counted yet.
    const span = { from: period.from.slice(0, 10), to: (period.to < asOf ? period.to : asOf).slice(0, 10) };
    if (rated.length < fewest) {
      const reason = tooFewPosts(settled, { needs: fewest, has: rated.length });
      return [makeMissing({ ...about, asOf, period, scope: counted.scope }, reason)];
    }
    const base = countAt(series, platform, period.to) ?? counted.value;
    const { value, low, high } = typicalRange(rated.map(({ likes = 0, comments = 0 }) => likes + comments));
    const behind = makeFact(
      { ...about, kind: "derived", value, asOf, sources: rated.map((post) => post.evidence) },
      rated.flatMap((post) => known.get(post.evidence) ?? []),
    );
    const percent = (count: number) => (100 * count) / base;
    const rate = { value: percent(value), low: percent(low), high: percent(high), level: 0.8 };
    const calibration = { from: "shipped", creators: rangeAccounts } as const;
    const formula = "engagement.byFollowers.typical";
    const draft = {
      ...about,
      ...rate,
      ...sampleSpan(rated),
      asOf,
      calibration,
      formula,
      inputs: [counted.id],
      period: span,
    } as const;
    return [deriveFact(draft, [behind, counted])];
  });
}

const nearMs = 7 * dayMs;

/** Followers that were counted last before an instant, at most a week before. */
function countAt(series: readonly Series[], platform: string, instant: string): number | undefined {
  const line = series.find((one) => one.metric === "followers" && one.platform === platform);
  const last = line?.points.findLast(({ at }) => at <= instant);
  return last && Date.parse(instant) - Date.parse(last.at) <= nearMs && last.value > 0 ? last.value : undefined;
}
