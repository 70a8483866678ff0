import type { Fact, Series } from "../ledger/fact.ts";
import type { Source } from "../ledger/sealed.ts";
import { checkStatements } from "../report/check-statements.ts";
import { reportSources } from "../report/report-ledger.ts";
import { addContentPrices } from "./content-facts.ts";
import { type PriceChangeInput, priceChangeFacts } from "./price-change-facts.ts";
import { addPrices, type PriceRung } from "./price-facts.ts";
import { createPricingBuilder } from "./pricing-builder.ts";
import type { ContentKind, PricingInput } from "./pricing-input.ts";
import { pricingRules } from "./pricing-keys.ts";
import { addRevenue } from "./revenue-facts.ts";
import { addTest } from "./test-facts.ts";
import { type PricingStatement, writePriceChange, writePricing } from "./write-pricing.ts";

/** What is known of prices, with all that it stands on. */
export interface PricingAnalysis {
  asOf: string;
  currency: string;
  facts: Fact[];
  statements: PricingStatement[];
  series: Series[];
  sources: Source[];
  /** Sentences that failed their check and are not among the statements. */
  dropped: number;
  /** Other prices, the lowest first. */
  ladder: PriceRung[];
  /** Ids of what single things are typically paid. */
  content: Record<ContentKind, string>;
}

/**
 * Advice on prices from a creator's own months: price, revenue, content, and a test. Pure: the same input gives the same answer.
 * What the months do not bear out is absent with its reason.
 */
export function analysePrices(input: PricingInput): PricingAnalysis {
  const builder = createPricingBuilder(input);
  const prices = addPrices(builder);
  const series = addRevenue(builder);
  const content = addContentPrices(builder);
  if (prices.tested) addTest(builder, prices.tested);
  const facts = [...builder.facts.values()];
  const { sound, checks } = checkStatements(writePricing(builder.facts, prices), facts, pricingRules);
  const { asOf, currency, evidence } = input;
  return {
    asOf,
    currency,
    facts,
    statements: sound,
    series,
    sources: reportSources({ evidence: [...evidence], observations: [], posts: [] }, facts),
    dropped: checks.dropped,
    ladder: prices.ladder,
    content,
  };
}

/** A logged price change with what went before and after it. */
export function comparePrices(input: PriceChangeInput): { facts: Fact[]; statements: PricingStatement[] } {
  const facts = priceChangeFacts(input);
  const said = writePriceChange(new Map(facts.map((fact) => [fact.id, fact])), input.change.id);
  return { facts, statements: checkStatements(said, facts, pricingRules).sound };
}
