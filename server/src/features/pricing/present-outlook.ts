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

interface CohortsInput {
  input: MoneyInput;
  of: PaymentFilter | undefined;
  /** Those of pages that are linked no more among them. */
  statements: readonly { evidence: Evidence }[];
}

export type Cohorts = ReturnType<typeof presentCohorts>;

/** Who stays, who left and who is quiet by a model's statements. */
export function presentCohorts({ input, of, statements }: CohortsInput) {
  const { payerBook, asOf } = input;
  const evidence = [
    ...new Map([...input.evidence, ...statements.map((one) => one.evidence)].map((one) => [one.key, one])).values(),
  ];
  // What nothing but payments say is as sure as these, whatever else was typed.
  const ofBook = evidence.filter(({ key }) => payerBook?.evidence.includes(key));
  const hasNames = payerBook !== undefined && payerBook.currency === of?.currency && payerBook.payers.length > 0;
  const { cohorts, facts: ofCohorts } = hasNames
    ? payerCohorts(payerBook, { asOf, evidence: ofBook })
    : { cohorts: [], facts: [] };
  const left = hasNames ? leftInMonths(payerBook, ofBook) : [];
  const { quiet, facts: ofQuiet } = hasNames ? quietPayersOf(payerBook, ofBook) : { quiet: [], facts: [] };
  const facts = [...ofCohorts, ...left, ...ofQuiet];
  return { cohorts, quiet, facts, sources: reportSources({ evidence, observations: [], posts: [] }, facts) };
}

/** The coming year of an analysis, and the cohorts of the same statements. */
export function presentOutlook(
  { asOf, currency, facts, series, sources }: PricingAnalysis,
  people: Cohorts,
  { of, paid }: { of: PaymentFilter | undefined; paid: readonly PaidMonth[] },
): EarningsOutlook {
  return {
    ...people,
    asOf,
    platform: of ? (of.platform ?? "other") : null,
    currency: of ? currency : null,
    month,
    year,
    series: series[0] ? { ...series[0], points: series[0].points.map((point) => asPaid(point, paid)) } : null,
    facts: [...facts.filter(({ metric }) => metric === month || metric === year), ...people.facts],
    sources: [...new Map([...sources, ...people.sources].map((source) => [source.evidence, source])).values()],
  };
}

/** The projection counts before the platform's fee; what a month came to after it is in the statements to the cent. */
function asPaid<Point extends { at: string; value: number }>(point: Point, paid: readonly PaidMonth[]): Point {
  const month = paid.find((one) => point.at.startsWith(one.month));
  return month ? { ...point, value: month.net } : point;
}
