import type { PlatformData } from "@fanradar/contract";
import { contentKinds, type PricingInput } from "@fanradar/engine";

/** Key of data that came with the question: kept nowhere, its person's own word. */
const key = "data";

const centsOf = (amount: number) => Math.round(amount * 100);

/** What pricing is told by data that came with the question. */
export function pastedInput({ platform, currency, price, months, sales }: PlatformData, now: Date): PricingInput {
  const asOf = now.toISOString();
  return {
    asOf,
    ...(platform !== "other" && { platform }),
    currency,
    months: months
      .toSorted((a, b) => (a.month < b.month ? -1 : 1))
      .map(({ month, price: asked, joined, active, subscriptions, extras }) => ({
        month,
        ...(asked !== undefined && { priceCents: centsOf(asked) }),
        joined,
        active,
        subscriptionCents: centsOf(subscriptions),
        extrasCents: centsOf(extras),
      })),
    ...(price !== undefined && { price: { cents: centsOf(price), observedAt: asOf, evidence: key } }),
    sales: Object.fromEntries(contentKinds.map((kind) => [kind, (sales[kind] ?? []).map(centsOf)])),
    evidence: [{ key, kind: "manual", sandbox: false, scope: "owner", addedAt: asOf }],
    lacking: "too-few-months",
  };
}
