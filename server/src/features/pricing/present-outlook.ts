import type { EarningsOutlook } from "@fanradar/contract";
import {
  type Evidence,
  leftInMonths,
  type PricingAnalysis,
  payerCohorts,
  quietPayersOf,
  reportSources,
} from "@fanradar/engine";
import type { MoneyInput } from "../../domain/analyses/gather-input.ts";
import type { PaidMonth, PaymentFilter } from "./find-payments.ts";

const [month, year] = ["revenue.month", "revenue.year"] as const;

interface OutlookInput {
  input: MoneyInput;
  of: PaymentFilter | undefined;
  paid: readonly PaidMonth[];
  /** Those of pages that are linked no more among them. */
  statements: readonly { evidence: Evidence }[];
}

/** The coming year of an analysis, and the cohorts of the same statements. */
export function presentOutlook(
  { asOf, currency, facts, series, sources }: PricingAnalysis,
  { input, of, paid, statements }: OutlookInput,
): EarningsOutlook {
  const { payerBook } = input;
  const evidence = [
    ...new Map([...input.evidence, ...statements.map((one) => one.evidence)].map((one) => [one.key, one])).values(),
  ];
  // What nothing but payments say is as sure as these, whatever else was typed.
  const ofBook = evidence.filter(({ key }) => payerBook?.evidence.includes(key));
  const hasNames = payerBook !== undefined && payerBook.currency === of?.currency && payerBook.payers.length > 0;
  const { cohorts, facts: ofCohorts } = hasNames
    ? payerCohorts(payerBook, { asOf, evidence: ofBook })
    : { cohorts: [], facts: [] };
  const shown = facts.filter(({ metric }) => metric === month || metric === year);
  const left = hasNames ? leftInMonths(payerBook, ofBook) : [];
  const { quiet, facts: ofQuiet } = hasNames ? quietPayersOf(payerBook, ofBook) : { quiet: [], facts: [] };
  const ofCohort = reportSources({ evidence, observations: [], posts: [] }, [...ofCohorts, ...left, ...ofQuiet]);
  return {
    asOf,
    platform: of ? (of.platform ?? "other") : null,
    currency: of ? currency : null,
    month,
    year,
    series: series[0] ? { ...series[0], points: series[0].points.map((point) => asPaid(point, paid)) } : null,
    cohorts,
    quiet,
    facts: [...shown, ...ofCohorts, ...left, ...ofQuiet],
    sources: [...new Map([...sources, ...ofCohort].map((source) => [source.evidence, source])).values()],
  };
}

/** The projection counts before the platform's fee; what a month came to after it is in the statements to the cent. */
function asPaid<Point extends { at: string; value: number }>(point: Point, paid: readonly PaidMonth[]): Point {
  const month = paid.find((one) => point.at.startsWith(one.month));
  return month ? { ...point, value: month.net } : point;
}
