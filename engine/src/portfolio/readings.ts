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
