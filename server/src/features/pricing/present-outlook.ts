import type { EarningsOutlook } from "@fanradar/contract";
import { type PricingAnalysis, payerCohorts, reportSources } from "@fanradar/engine";
import type { ModelInput } from "../../domain/analyses/gather-input.ts";
import type { PaymentFilter } from "./find-payments.ts";

const [month, year] = ["revenue.month", "revenue.year"] as const;

/** The coming year of an analysis, and the cohorts of the same statements. */
export function presentOutlook(
  { asOf, currency, facts, series, sources }: PricingAnalysis,
  { input: { payerBook, evidence }, of }: { input: ModelInput; of: PaymentFilter | undefined },
): EarningsOutlook {
  const hasNames = payerBook !== undefined && payerBook.currency === of?.currency && payerBook.payers.length > 0;
  const { cohorts, facts: ofCohorts } = hasNames
    ? payerCohorts(payerBook, { asOf, evidence })
    : { cohorts: [], facts: [] };
  const shown = facts.filter(({ metric }) => metric === month || metric === year);
  const behind = reportSources({ evidence, observations: [], posts: [] }, ofCohorts);
  return {
    asOf,
    platform: of ? (of.platform ?? "other") : null,
    currency: of ? currency : null,
    month,
    year,
    series: series[0] ?? null,
    cohorts,
    facts: [...shown, ...ofCohorts],
    sources: [...new Map([...sources, ...behind].map((source) => [source.evidence, source])).values()],
  };
}
