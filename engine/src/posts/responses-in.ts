import { median } from "simple-statistics";
import { cleanPosts } from "../builder/clean.ts";
import { readTimes } from "../builder/fact-builder.ts";
import type { Evidence, Period, Post } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { makeFact } from "../ledger/make-fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { sampleSpan, settledPosts } from "./settled.ts";

interface ResponsesInInput {
  /** ISO instant. */
  asOf: string;
  evidence: readonly Evidence[];
  posts: readonly Post[];
  /** ISO instants. */
  period: Period;
  platforms: readonly Platform[];
}

const counts = [
  ["likes", "posts.likesEach", "posts.likes"],
  ["comments", "posts.commentsEach", "posts.comments"],
  ["views", "posts.viewsEach", "posts.views"],
] as const;
/** Of fewer posts none is typical. */
const fewest = 3;

/**
 * What the posts of some days drew: likes, comments and views of the typical one, from 3 of them that are old enough, as `{platform}.posts.likesEach.in` and the like,
 * and of all of them together, as `{platform}.posts.likes.in`, where a post from before these days was read. Nothing where posts show no such count. Source: docs/methods.md, 'Engagement'.
 */
export function responsesIn({ asOf, evidence, posts: given, period, platforms }: ResponsesInInput): Fact[] {
  const known = new Map(evidence.map((one) => [one.key, one]));
  const posts = cleanPosts([...given], { evidence: known, asOf });
  const builder = { asOf, posts, readAt: readTimes(evidence, Date.parse(asOf)) };
  const isMeant = ({ publishedAt }: Post) => publishedAt >= period.from && publishedAt <= period.to;
  // Days to come are not counted yet.
  const span = { from: period.from.slice(0, 10), to: (period.to < asOf ? period.to : asOf).slice(0, 10) };
  return platforms.flatMap((platform) => {
    const own = posts.filter((post) => post.platform === platform);
    const published = own.filter(isMeant);
    // Else the first posts of these days may be missing.
    const isWhole = own.some(({ publishedAt }) => publishedAt < period.from);
    const settled = settledPosts(builder, platform, {}).filter(isMeant);
    return counts.flatMap(([member, typical, total]) => {
      const draft = (metric: typeof typical | typeof total, of: readonly Post[]) => {
        const sources = [...new Set(of.map((post) => post.evidence))];
        const { n, sampleOf } = sampleSpan([...of]);
        return {
          about: {
            id: `${platform}.${metric}.in`,
            metric,
            platform,
            kind: "derived",
            asOf,
            n,
            sampleOf,
            sources,
          } as const,
          behind: sources.flatMap((key) => known.get(key) ?? []),
        };
      };
      const valuesOf = (of: readonly Post[]) => of.flatMap((post) => post[member] ?? []);
      const [counted, old] = [published, settled].map((all) => all.filter((post) => post[member] !== undefined));
      if (!counted || !old || counted.length === 0) return [];
      const all = draft(total, counted);
      const value = valuesOf(counted).reduce((sum, count) => sum + count, 0);
      const draw = { ...all.about, value, formula: "posts.sum", period: span } as const;
      const sum = isWhole ? [makeFact(draw, all.behind)] : [];
      if (old.length < fewest) return sum;
      const one = draft(typical, old);
      const usual = { ...one.about, value: median(valuesOf(old)), formula: "posts.median", period: span } as const;
      return [makeFact(usual, one.behind), ...sum];
    });
  });
}
