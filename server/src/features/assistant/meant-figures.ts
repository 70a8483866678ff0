import type { Question } from "@fanradar/assistant/question";
import { type EarningsBasis, earningsTypes, type PortfolioMetric, portfolioMetrics } from "@fanradar/engine";
import type { PaymentKind } from "../../domain/payments/find-earnings.ts";

/** The figure by which the portfolio ranks its models: of a metric that it has by period, that one. */
export const rankedBy = ({ metrics }: Pick<Question, "metrics">): PortfolioMetric =>
  portfolioMetrics.find((one) => metrics.some((metric) => metric === one)) ?? "earnings";

export const basisOf = ({ metrics }: Pick<Question, "metrics">): EarningsBasis =>
  metrics.includes("earningsGross") ? "gross" : "net";

/** The kind of payments that a question is about alone. */
export const kindOf = ({ metrics }: Pick<Question, "metrics">): PaymentKind | undefined => {
  const [kind, ...more] = paymentKinds.filter((one) => metrics.includes(`earnings.${one}`));
  return more.length > 0 ? undefined : kind;
};
const paymentKinds = [...earningsTypes, "back", "pending"] as const satisfies readonly PaymentKind[];

/** Who leaves is known of subscribers alone. */
export const isOfSubscribers = ({ metrics, platforms }: Pick<Question, "metrics" | "platforms">) =>
  metrics.includes("subscribers") || platforms[0] === "onlyfans";
