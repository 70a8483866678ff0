import type { PortfolioInput, PortfolioSubject, Span } from "./portfolio-input.ts";

/** A rate of fewer posts says nothing. */
export const fewestPosts = 5;

export type Readings = ReturnType<typeof readingsOf>;

/** What is told of each subject at each span, to look up. */
export function readingsOf(input: Pick<PortfolioInput, "followers" | "posts">) {
  const followers = bySpan(input.followers.map((one) => ({ ...one, told: one.value })));
  const posts = bySpan(input.posts.map((one) => ({ ...one, told: one })));
  return {
    followers,
    posts,
    /** Likes and comments of the typical post over the followers then, percent; undefined under so many posts. */
    rateOf(subject: PortfolioSubject, span: Span, least: number): number | undefined {
      const told = posts(subject.id, span);
      const count = followers(subject.id, span);
      return told && told.n >= least && count ? (100 * told.interactions) / count : undefined;
    },
  };
}

function bySpan<Told>(rows: readonly { subject: string; span: Span; told: Told }[]) {
  const known = new Map(rows.map(({ subject, span, told }) => [`${subject} ${span}`, told]));
  return (subject: string, span: Span) => known.get(`${subject} ${span}`);
}
