import type { Fact, Series } from "../ledger/fact.ts";
import type { Source } from "../ledger/sealed.ts";
import { openBooks } from "./books.ts";
import { barsOf } from "./portfolio-bars.ts";
import { type PortfolioInput, portfolioMetrics } from "./portfolio-input.ts";
import { portfolioLedgerOf, portfolioSources } from "./portfolio-ledger.ts";
import { levelsOf, memberCount, togetherOf } from "./portfolio-levels.ts";
import { readingsOf } from "./readings.ts";

export interface PortfolioTiles {
  facts: Fact[];
  /** One for each metric; a bar of which nothing is known has no point. */
  series: Series[];
  sources: Source[];
}

/**
 * The three figures of one's own portfolio with their changes and bars, and the number of models: as `portfolio` has them, without platforms
 * and members.
 * Pure.
 */
export function portfolioTiles(input: PortfolioInput & { of: "own" }): PortfolioTiles {
  const facts: Fact[] = [];
  const [books, readings, addFact] = [openBooks(input), readingsOf(input), portfolioLedgerOf(input, facts)];
  const [together, fewest] = [togetherOf(input), 1];
  facts.push(memberCount(input));
  levelsOf(input, { readings, books, addFact, fewest })(input.subjects);
  for (const { fact, behind } of books.otherCurrencies.entries()) addFact(fact, behind);
  const series = portfolioMetrics.map((metric) =>
    barsOf(input, metric, { readings, books, together, fewest, addFact }),
  );
  const subjects = [...input.subjects, ...books.subjects];
  return { facts, series, sources: portfolioSources(facts, { ...input, subjects }) };
}
