import { cleanPosts } from "../builder/clean.ts";
import type { Evidence, Period, Post } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { makeFact } from "../ledger/make-fact.ts";
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
 * How many posts were published on some days, as `{platform}.postsTotal.in`. Only where a post from before these days was read: else the
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
    return makeFact(
      {
        ...{ id: `${platform}.postsTotal.in`, metric: "postsTotal", platform, kind: "derived", asOf },
        ...{ value: published.length, formula: "posts.published" },
        // Days to come are not counted yet.
        period: { from: period.from.slice(0, 10), to: (period.to < asOf ? period.to : asOf).slice(0, 10) },
        sources: behind,
      },
      behind.flatMap((key) => known.get(key) ?? []),
    );
  });
}
