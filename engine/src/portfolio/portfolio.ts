import type { MetricName } from "../catalogue/metrics.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import type { Source } from "../ledger/sealed.ts";
import { type Platform, platformNames } from "../ledger/vocabulary.ts";
import { openBooks } from "./books.ts";
import { barsOf } from "./portfolio-bars.ts";
import type { PortfolioInput, PortfolioMetric, PortfolioSubject } from "./portfolio-input.ts";
import { portfolioLedgerOf, portfolioSources } from "./portfolio-ledger.ts";
import { fewestOf, levelsOf, memberCount, togetherOf } from "./portfolio-levels.ts";
import { fewestPosts, ratedProfiles, readingsOf } from "./readings.ts";

const shownTop = 5;

export interface Portfolio {
  facts: Fact[];
  /** Bars of the metric; a bar of which nothing is known has no point. */
  series: Series;
  sources: Source[];
  platforms: Platform[];
  /** Ids of members, the first by the metric first. */
  top: string[];
}

/**
 * What models come to together over a period, and how that compares with the equal period before. Of one's own models
 * followers and earnings are added up and engagement is that of the typical model, each by its profile with the most followers; of creators all three are those of
 * the typical one, and nothing is said of fewer than five. A change compares the same profiles at both times, and is absent
 * where none has both. Pure.
 *
 * @param options.most of how many members each has figures of its own, the first by the metric
 */
export function portfolio(input: PortfolioInput, metric: PortfolioMetric, { most = shownTop } = {}): Portfolio {
  const { of: whose, subjects, members } = input;
  const period = daysIn(input.period);
  const books = openBooks(input);
  const fewest = fewestOf(input);
  const facts: Fact[] = [];
  const readings = readingsOf(input);
  const { followers, posts, rateOf } = readings;
  const addFact = portfolioLedgerOf(input, facts);
  const together = togetherOf(input);

  const addLevels = levelsOf(input, { readings, books, addFact, fewest });

  facts.push(memberCount(input));
  addLevels(subjects);
  // Of creators, the amount of a currency may be that of one of them.
  if (whose === "own") for (const { fact, behind } of books.otherCurrencies.entries()) addFact(fact, behind);
  const platforms = platformNames.filter(
    (platform) => subjects.some((one) => one.platform === platform) || books.platforms.has(platform),
  );
  for (const platform of platforms)
    addLevels(
      subjects.filter((one) => one.platform === platform),
      platform,
    );

  const subjectsOf = new Map<string, PortfolioSubject[]>();
  for (const one of subjects) for (const id of one.members) subjectsOf.set(id, [...(subjectsOf.get(id) ?? []), one]);
  const aggregateOnly = new Set(input.aggregateOnly);
  const ranked = members
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
    .sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0) || Number(a.id) - Number(b.id))
    .slice(0, most);
  for (const one of ranked) {
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

  const series = barsOf(input, metric, { readings, books, together, fewest, addFact });
  return {
    facts,
    series,
    sources: portfolioSources(facts, { ...input, subjects: [...subjects, ...books.subjects] }),
    platforms,
    top: ranked.map(({ id }) => id),
  };
}
