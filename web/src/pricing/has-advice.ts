import type { PricingReport } from "@fanradar/contract";

/** Whether an answer advises any price or projects any amount: only then is it a report, and not a list of what is missing. */
export function hasAdvice({ subscriptionPricing, revenueProjections, contentPricing }: PricingReport): boolean {
  const { photos, videos, live } = contentPricing;
  const amounts = [
    subscriptionPricing.recommended,
    ...Object.values(revenueProjections).flatMap(({ monthly, annual }) => [monthly, annual]),
    ...Object.values(photos),
    ...Object.values(videos),
    live,
  ];
  return amounts.some((amount) => typeof amount === "number");
}
