import type { MetricName } from "../catalogue/metrics.ts";
import type { Period } from "../ledger/evidence.ts";
import type { openBooks } from "./books.ts";
import type { PortfolioInput, PortfolioMetric, PortfolioSubject } from "./portfolio-input.ts";
import type { AddPortfolioFact } from "./portfolio-ledger.ts";
import { fewestPosts, type Readings, ratedProfiles } from "./readings.ts";

interface Known {
  readings: Readings;
  books: ReturnType<typeof openBooks>;
}

/** Members of whom the metric is known, the first by it first. */
export function rankMembers(
  { members, subjects, aggregateOnly: withoutOwn }: PortfolioInput,
  metric: PortfolioMetric,
  { readings, books }: Known,
) {
  const { followers, rateOf } = readings;
  const subjectsOf = new Map<string, PortfolioSubject[]>();
  for (const one of subjects) for (const id of one.members) subjectsOf.set(id, [...(subjectsOf.get(id) ?? []), one]);
  const aggregateOnly = new Set(withoutOwn);
  return members
    .map((id) => {
      const own = subjectsOf.get(id) ?? [];
      const counts = own.flatMap((one) => followers(one.id, "now") ?? []);
      const [rated] = ratedProfiles(
        own.map((one) => ({ ...one, members: [id] })),
        readings,
      )
        .map((one) => ({ one, rate: rateOf(one, "now", fewestPosts) }))
        .filter(({ rate }) => rate !== undefined);
      return {
        id,
        own,
        rated,
        followers: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined,
        engagement: rated?.rate,
        ...(!aggregateOnly.has(id) && { earnings: books.of(id), unexchanged: books.otherCurrencies.of(id) }),
      };
    })
    .map((one) => ({ ...one, rank: metric === "earnings" ? one.earnings?.value : one[metric] }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0) || Number(a.id) - Number(b.id));
}

type RankedMember = ReturnType<typeof rankMembers>[number];

/** The figures of one member: followers of all profiles, engagement of the one with most, earnings. */
export function addMemberFacts(
  one: RankedMember,
  { readings: { posts }, books, addFact, period }: Known & { addFact: AddPortfolioFact; period: Period },
): void {
  const about = (name: MetricName) => ({ id: `${one.id}.${name}`, metric: name });
  const { followers: count, rated, earnings = one.unexchanged } = one;
  addFact(
    {
      ...about("portfolio.followers"),
      formula: "sum.follows",
      ...(count === undefined ? { reason: { code: "no-follower-count" } as const } : { value: count }),
    },
    one.own,
  );
  const n = rated && posts(rated.one.id, "now")?.n;
  addFact(
    {
      ...about("portfolio.engagement"),
      ...(rated?.rate === undefined || n === undefined
        ? {
            reason: {
              code: "too-few-posts",
              needs: fewestPosts,
              has: Math.max(0, ...one.own.map(({ id }) => posts(id, "now")?.n ?? 0)),
            } as const,
          }
        : {
            value: rated.rate,
            n,
            sampleOf: "posts" as const,
            platform: rated.one.platform,
            formula: "portfolio.rate",
            period,
          }),
    },
    rated ? [rated.one] : [],
  );
  addFact(
    {
      ...about("portfolio.earnings"),
      ...(earnings === undefined ? { reason: books.missing(one.id) } : { ...earnings.about, value: earnings.value }),
    },
    earnings?.behind ?? [],
  );
}
