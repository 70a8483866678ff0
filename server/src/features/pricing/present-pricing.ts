import type { PricingLedger, PricingReport } from "@fanradar/contract";
import { type Fact, isSound, type PricingAnalysis } from "@fanradar/engine";
import { statementText } from "@fanradar/words";
import { formatOf, messagesFor, type Reader } from "../../platform/http/reader.ts";

/** By place in the report: the fact behind it. */
const places = {
  "subscriptionPricing.recommended": "price.recommended",
  "subscriptionPricing.range.min": "price.least",
  "subscriptionPricing.range.max": "price.most",
  "revenueProjections.conservative.monthly": "revenue.monthLow",
  "revenueProjections.conservative.annual": "revenue.yearLow",
  "revenueProjections.expected.monthly": "revenue.month",
  "revenueProjections.expected.annual": "revenue.year",
  "revenueProjections.optimistic.monthly": "revenue.monthHigh",
  "revenueProjections.optimistic.annual": "revenue.yearHigh",
  "contentPricing.photos.single": "content.photoSingle",
  "contentPricing.photos.set": "content.photoSet",
  "contentPricing.videos.short": "content.videoShort",
  "contentPricing.videos.long": "content.videoLong",
  "contentPricing.videos.custom": "content.videoCustom",
  "contentPricing.live": "content.live",
} as const;
type Place = keyof typeof places;
/** A range stands beside its middle, or in a sentence. */
const besideAnother = new Set<string>([
  places["subscriptionPricing.range.min"],
  places["subscriptionPricing.range.max"],
]);

/** The figures that are read: in a place of the report, a sentence or the list of other prices. What they are computed from is not counted. */
function findShown({ facts, statements, ladder, content }: PricingAnalysis): Fact[] {
  const shown = new Set([
    "price",
    ...Object.values(places).filter((id) => !besideAnother.has(id)),
    ...Object.values(content),
    ...ladder.flatMap((rung) => Object.values(rung)),
    ...statements.flatMap(({ slots }) => Object.values(slots)),
  ]);
  return facts.filter(({ id, value }) => value !== null && shown.has(id));
}

/** Amounts as they are written, from the facts behind them; text in the reader's language. */
export function presentPricing(
  analysis: PricingAnalysis,
  { reader, about, model }: { reader: Reader; about: PricingLedger["about"]; model: PricingLedger["model"] },
): { analysis: PricingReport; ledger: PricingLedger } {
  const byId: ReadonlyMap<string, Fact> = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  const format = formatOf(reader);
  const { pricingStatementWords } = messagesFor(reader);
  const at = (place: Place) => {
    const value = byId.get(places[place])?.value;
    return typeof value === "number" ? Math.round(value) / 100 : null;
  };
  const textsAt = (place: string) =>
    analysis.statements
      .filter((statement) => statement.place === place)
      .map((statement) => statementText(statement, byId, format, pricingStatementWords));
  const projection = (label: "conservative" | "expected" | "optimistic") => ({
    monthly: at(`revenueProjections.${label}.monthly`),
    annual: at(`revenueProjections.${label}.annual`),
  });
  const { asOf, currency, facts, statements, series, sources, ladder, content, dropped } = analysis;
  const shown = findShown(analysis);
  return {
    analysis: {
      subscriptionPricing: {
        recommended: at("subscriptionPricing.recommended"),
        range: { min: at("subscriptionPricing.range.min"), max: at("subscriptionPricing.range.max") },
        reasoning: textsAt("reason").join(" "),
      },
      revenueProjections: {
        conservative: projection("conservative"),
        expected: projection("expected"),
        optimistic: projection("optimistic"),
      },
      contentPricing: {
        photos: { single: at("contentPricing.photos.single"), set: at("contentPricing.photos.set") },
        videos: {
          short: at("contentPricing.videos.short"),
          long: at("contentPricing.videos.long"),
          custom: at("contentPricing.videos.custom"),
        },
        live: at("contentPricing.live"),
      },
      optimizationStrategies: textsAt("strategy"),
    },
    ledger: {
      asOf,
      currency,
      about,
      model,
      facts,
      statements,
      series,
      sources,
      places,
      ladder,
      content,
      narrator: "engine",
      checks: { figures: shown.length, passed: shown.filter(isSound).length, dropped },
    },
  };
}
