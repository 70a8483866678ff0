import { daysIn } from "../ledger/days-in.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import type { Source } from "../ledger/sealed.ts";
import { type Platform, platformNames } from "../ledger/vocabulary.ts";
import { openBooks } from "./books.ts";
import { barsOf } from "./portfolio-bars.ts";
import type { PortfolioInput, PortfolioMetric } from "./portfolio-input.ts";
import { portfolioLedgerOf, portfolioSources } from "./portfolio-ledger.ts";
import { fewestOf, levelsOf, memberCount, togetherOf } from "./portfolio-levels.ts";
import { readingsOf } from "./readings.ts";
import { addMemberFacts, rankMembers } from "./top-members.ts";

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
  const { of: whose, subjects } = input;
  const books = openBooks(input);
  const fewest = fewestOf(input);
  const facts: Fact[] = [];
  const readings = readingsOf(input);
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

  const top = rankMembers(input, metric, { readings, books }).slice(0, most);
  for (const one of top) addMemberFacts(one, { readings, books, addFact, period: daysIn(input.period) });

  const series = barsOf(input, metric, { readings, books, together, fewest, addFact });
  return {
    facts,
    series,
    sources: portfolioSources(facts, { ...input, subjects: [...subjects, ...books.subjects] }),
    platforms,
    top: top.map(({ id }) => id),
  };
}
