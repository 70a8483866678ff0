import type { Fact, Series } from "../ledger/fact.ts";
import type { Source } from "../ledger/sealed.ts";
import { checkStatements } from "../report/check-statements.ts";
import { sourcesOf } from "../report/seal-report.ts";
import { putContentPrices } from "./content-facts.ts";
import { type PriceChangeInput, priceChangeFacts } from "./price-change-facts.ts";
import { type PriceRung, putPrices } from "./price-facts.ts";
import { openPricingDesk } from "./pricing-desk.ts";
import type { ContentKind, PricingInput } from "./pricing-input.ts";
import { pricingRules } from "./pricing-keys.ts";
import { putRevenue } from "./revenue-facts.ts";
import { putTest } from "./test-facts.ts";
import { type PricingStatement, writePriceChange, writePricing } from "./write-pricing.ts";

/** What is known of prices, with all that it stands on. */
export interface PricingAnalysis {
  asOf: string;
  currency: string;
  facts: Fact[];
  statements: PricingStatement[];
  series: Series[];
  sources: Source[];
  checks: { figures: number; passed: number; dropped: number };
  /** Other prices, the lowest first. */
  ladder: PriceRung[];
  /** Ids of what single things are typically paid. */
  content: Record<ContentKind, string>;
}

/**
 * Advice on prices from a creator's own months: price, revenue, content, and a test. Pure: the same input gives the same answer.
 * What the months do not bear out is absent with its reason.
 */
export function analysePricing(input: PricingInput): PricingAnalysis {
  const desk = openPricingDesk(input);
  const prices = putPrices(desk);
  const series = putRevenue(desk);
  const content = putContentPrices(desk);
  putTest(desk, prices.change ?? prices.test);
  const facts = [...desk.facts.values()];
  const { kept, checks } = checkStatements(writePricing(desk.facts, prices), facts, pricingRules);
  const { asOf, currency, evidence } = input;
  return {
    asOf,
    currency,
    facts,
    statements: kept,
    series,
    sources: sourcesOf({ evidence: [...evidence], observations: [], posts: [] }, facts),
    checks,
    ladder: prices.ladder,
    content,
  };
}

/** A logged price change with what went before and after it. */
export function comparePrices(input: PriceChangeInput): { facts: Fact[]; statements: PricingStatement[] } {
  const facts = priceChangeFacts(input);
  const said = writePriceChange(new Map(facts.map((fact) => [fact.id, fact])), input.change.id);
  return { facts, statements: checkStatements(said, facts, pricingRules).kept };
}
