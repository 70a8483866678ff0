import type { BySpan, PortfolioInput, PortfolioSubject, Span, TypicalPostCounts } from "./portfolio-input.ts";

/** A rate of fewer posts says nothing. */
export const fewestPosts = 5;

export type Readings = ReturnType<typeof readingsOf>;

/** Looks up the followers and posts of each subject in each span. */
export function readingsOf(input: Pick<PortfolioInput, "followers" | "posts">) {
  const followers = bySpan(input.followers);
  const posts = bySpan(input.posts);
  return {
    followers,
    posts,
    rateOf: (subject: PortfolioSubject, span: Span, least: number) =>
      rateOfPosts(posts(subject.id, span), followers(subject.id, span), least),
  };
}

/**
 * The profile that a member's engagement is of: with the most followers of those that have a rate now, else of all. A small profile
 * beside it has another rate, and would make the typical one another than any member's row shows.
 */
export function ratedProfiles(
  subjects: readonly PortfolioSubject[],
  { followers, rateOf }: Pick<Readings, "followers" | "rateOf">,
): PortfolioSubject[] {
  const best = new Map<string, { one: PortfolioSubject; isRated: boolean; count: number }>();
  for (const one of subjects) {
    const isRated = rateOf(one, "now", fewestPosts) !== undefined;
    const count = followers(one.id, "now") ?? 0;
    for (const member of one.members) {
      const known = best.get(member);
      const isBetter = !known || (isRated === known.isRated ? count > known.count : isRated);
      if (isBetter) best.set(member, { one, isRated, count });
    }
  }
  return [...new Set([...best.values()].map(({ one }) => one))];
}

/** Likes and comments of the typical post over the followers then, percent; undefined under so many posts. */
export const rateOfPosts = (sample: TypicalPostCounts | undefined, count: number | undefined, least: number) =>
  sample && sample.n >= least && count ? (100 * sample.interactions) / count : undefined;

function bySpan<Value>(rows: readonly BySpan<Value>[]) {
  const known = new Map(rows.map((row) => [row.subject, row]));
  const at = (subject: string, span: Span): Value | undefined => {
    const row = known.get(subject);
    return typeof span === "number" ? row?.bars[span] : row?.[span];
  };
  /** Of a subject by the bar. For callers that read all of them, so that the subject is looked up once. */
  const barsOf = (subject: string): readonly (Value | undefined)[] => known.get(subject)?.bars ?? [];
  return Object.assign(at, { barsOf });
}
