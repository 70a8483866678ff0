import type { PlatformData } from "@fanradar/contract";
import { contentKinds, type PricingInput } from "@fanradar/engine";

/** Evidence key of pasted data, which is not stored and self-reported. */
const key = "data";

const centsOf = (amount: number) => Math.round(amount * 100);

/** The input of pricing from data that came with the request. */
export function pastedInput({ platform, currency, price, months, sales }: PlatformData, now: Date): PricingInput {
  const asOf = now.toISOString();
  return {
    asOf,
    ...(platform !== "other" && { platform }),
    currency,
    months: months
      .toSorted((a, b) => (a.month < b.month ? -1 : 1))
      .map(({ month, price, joined, active, subscriptions, extras }) => ({
        month,
        ...(price !== undefined && { priceCents: centsOf(price) }),
        joined,
        active,
        subscriptionCents: centsOf(subscriptions),
        extrasCents: centsOf(extras),
      })),
    ...(price !== undefined && { price: { cents: centsOf(price), observedAt: asOf, evidence: key } }),
    sales: Object.fromEntries(contentKinds.map((kind) => [kind, (sales[kind] ?? []).map(centsOf)])),
    evidence: [{ key, kind: "manual", sandbox: false, scope: "owner", addedAt: asOf }],
    missingReason: "too-few-months",
  };
}
