import { cleanPosts } from "../builder/clean.ts";
import { countedForms } from "../catalogue/post-metrics.ts";
import type { Evidence, Period, Post } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { makeFact } from "../ledger/make-fact.ts";
import { sumOfFigures } from "../ledger/sum-of-figures.ts";
import type { Platform } from "../ledger/vocabulary.ts";

interface PostsInInput {
  /** ISO instant. */
  asOf: string;
  evidence: readonly Evidence[];
  posts: readonly Post[];
  /** ISO instants. */
  period: Period;
  platforms: readonly Platform[];
}

/**
 * How many posts were published on some days, as `{platform}.postsTotal.in`, and of each form, as `{platform}.posts.video.in`. Only where
 * a post from before these days was read: else the
 * first of them may be missing. Posts that were deleted before they were read are in no count.
 */
export function postsIn({ asOf, evidence, posts: given, period, platforms }: PostsInInput): Fact[] {
  const known = new Map(evidence.map((one) => [one.key, one]));
  const posts = cleanPosts([...given], { evidence: known, asOf });
  return platforms.flatMap((platform) => {
    const own = posts.filter((post) => post.platform === platform);
    if (!own.some(({ publishedAt }) => publishedAt < period.from)) return [];
    const published = own.filter(({ publishedAt }) => publishedAt >= period.from && publishedAt <= period.to);
    // Of none, what was read before them says so.
    const behind = [...new Set((published.length > 0 ? published : own).map((post) => post.evidence))];
    const counts = [
      { metric: "postsTotal", value: published.length } as const,
      ...countedForms.map((form) => ({
        metric: `posts.${form}` as const,
        value: published.filter(({ kind }) => kind === form).length,
      })),
    ];
    const draft = ({ metric, value }: (typeof counts)[number]) =>
      ({
        ...{ id: `${platform}.${metric}.in`, metric, platform, kind: "derived" as const, asOf },
        ...{ value, formula: "posts.published" },
        // Days to come are not counted yet.
        period: { from: period.from.slice(0, 10), to: (period.to < asOf ? period.to : asOf).slice(0, 10) },
        sources: behind,
      }) as const;
    const evidenceOf = behind.flatMap((key) => known.get(key) ?? []);
    return counts.map((count) => makeFact(draft(count), evidenceOf));
  });
}

/**
 * How many posts were published on some days on all platforms whose posts are read, as `portfolio.posts`; undefined where those of one
 * platform may not be all.
 */
export function allPostsIn(input: PostsInInput): Fact | undefined {
  const read = new Set(input.posts.map(({ platform }) => platform));
  const counts = postsIn(input).filter(({ metric }) => metric === "postsTotal");
  return counts.length === read.size
    ? sumOfFigures(counts, { id: "portfolio.posts", metric: "portfolio.posts" })
    : undefined;
}
