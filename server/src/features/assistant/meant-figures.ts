import type { Question } from "@fanradar/assistant/question";
import { type EarningsBasis, earningsTypes, type PortfolioMetric, portfolioMetrics } from "@fanradar/engine";
import type { PaymentKind } from "../../domain/payments/payment-filter.ts";
import { type PaymentPart, paymentParts } from "../../domain/payments/payment-filter.ts";

/** The figure by which the portfolio ranks its models: of a metric that it has by period, that one. */
export const rankedBy = ({ metrics }: Pick<Question, "metrics">): PortfolioMetric =>
  portfolioMetrics.find((one) => metrics.some((metric) => metric === one)) ?? "earnings";

export const basisOf = ({ metrics }: Pick<Question, "metrics">): EarningsBasis =>
  metrics.includes("earningsGross") ? "gross" : "net";

/** The kinds of payments that a question is about alone. */
export const kindsOf = ({ metrics }: Pick<Question, "metrics">): PaymentKind[] =>
  paymentKinds.filter(
    (one) =>
      metrics.includes(`earnings.${one}`) ||
      ((one === "subscription" || one === "renewal") && metrics.includes("earnings.subscriptions")),
  );
const paymentKinds = [...earningsTypes, "back", "pending"] as const satisfies readonly PaymentKind[];

/** Which figures of single payments a question needs: all where it is not known what it asks of them. */
export function paymentPartsOf({ payments }: Pick<Question, "payments">): ReadonlySet<PaymentPart> {
  if (!payments) return new Set(paymentParts);
  if (payments.by === "day") return new Set(["days"]);
  if (payments.measure === "payers") return new Set(["payers"]);
  return new Set(payments.measure === "payments" ? ["single"] : payments.by === "payer" ? ["payers"] : []);
}

/** Who leaves is known of subscribers alone. */
export const isOfSubscribers = ({ metrics, platforms }: Pick<Question, "metrics" | "platforms">) =>
  metrics.includes("subscribers") || platforms[0] === "onlyfans";
