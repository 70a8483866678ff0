import type { MetricName } from "../catalogue/metrics.ts";
import type { Evidence } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { makeFact, makeMissing } from "../ledger/make-fact.ts";
import { lastOf } from "./month-totals.ts";

/** With fewer a mean says little, and an hour of the day nothing. */
const fewest = { payments: 5, ofHours: 100 };
/** Statements that name days alone have all their payments at one minute: those have no hour. */
const mostOfHour = 0.6;

export interface PaymentInput {
  asOf: string;
  currency: string;
  /** What single payments brought, of those that count and are above 0; their days; how many each hour of the day has. */
  payments: {
    count: number;
    largest: number;
    sum: number;
    median: number;
    from: string;
    to: string;
    hours: readonly { hour: number; count: number }[];
  };
  evidence: readonly Evidence[];
}

const metrics = [
  ...([
    "payment.count",
    "payment.largest",
    "payment.mean",
    "payment.median",
    "payment.hour",
    "payment.hourShare",
  ] as const),
] satisfies MetricName[];

/** How many single payments there are, the largest, the mean and the median (cents), and the hour of the day that has most of them. */
export function paymentFacts({ asOf, currency, payments, evidence }: PaymentInput): Fact[] {
  const { count, largest, sum, median, from, to, hours } = payments;
  const none = (metric: MetricName, reason: Reason) =>
    makeMissing({ id: metric, metric, asOf, scope: "owner" }, reason);
  const isKnown = evidence.length > 0 && from !== "" && to !== "";
  if (count === 0 && !isKnown) return metrics.map((metric) => none(metric, { code: "needs-statement" }));
  const base = {
    ...({ kind: "derived", scope: "owner", period: { from, to } } as const),
    asOf: lastOf(evidence.map(({ addedAt }) => addedAt)) || asOf,
    sources: evidence.map(({ key }) => key),
  };
  const sample = { n: count, sampleOf: "payments" } as const;
  const money = (metric: "payment.largest" | "payment.mean" | "payment.median", value: number) =>
    makeFact({ ...base, ...sample, id: metric, metric, currency, value: Math.round(value), formula: metric }, evidence);
  const tooFew = { code: "too-few-sales", needs: fewest.payments, has: count } as const;
  const [busiest] = [...hours].sort((a, b) => b.count - a.count);
  const isOfHours = busiest && count >= fewest.ofHours && busiest.count <= mostOfHour * count;
  const hour = { ...base, ...sample, formula: "payment.hour" } as const;
  return [
    makeFact(
      { ...base, id: "payment.count", metric: "payment.count", value: count, formula: "payment.count" },
      evidence,
    ),
    count === 0 ? none("payment.largest", { ...tooFew, needs: 1 }) : money("payment.largest", largest),
    ...(count < fewest.payments
      ? [none("payment.mean", tooFew), none("payment.median", tooFew)]
      : [money("payment.mean", sum / count), money("payment.median", median)]),
    ...(isOfHours
      ? [
          makeFact({ ...hour, id: "payment.hour", metric: "payment.hour", value: busiest.hour }, evidence),
          makeFact(
            { ...hour, id: "payment.hourShare", metric: "payment.hourShare", value: (100 * busiest.count) / count },
            evidence,
          ),
        ]
      : [none("payment.hour", { code: "too-few-sales", needs: fewest.ofHours, has: count })]),
  ];
}
