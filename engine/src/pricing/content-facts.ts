import type { MetricName } from "../catalogue/metrics.ts";
import type { PricingBuilder } from "./pricing-builder.ts";
import { type ContentKind, contentKinds } from "./pricing-input.ts";

/** Fewer sales give no typical price. */
export const fewestSales = 5;

/** What is typically paid for single things: the creator's own history and nothing else. */
export function addContentPrices(builder: PricingBuilder): Record<ContentKind, string> {
  const { sales, currency } = builder.input;
  const idOf = (kind: ContentKind): MetricName => `content.${kind}`;
  for (const kind of contentKinds) {
    const paid = (sales[kind] ?? []).toSorted((a, b) => a - b);
    if (paid.length < fewestSales) {
      builder.addMissing(idOf(kind), { code: "too-few-sales", needs: fewestSales, has: paid.length });
      continue;
    }
    const { value, low, high } = typicalPaid(paid);
    builder.addFact({
      metric: idOf(kind),
      kind: "derived",
      currency,
      value,
      low,
      high,
      level: 0.8,
      n: paid.length,
      sampleOf: "payments",
      formula: "content.median",
    });
  }
  return {
    photoSingle: idOf("photoSingle"),
    photoSet: idOf("photoSet"),
    videoShort: idOf("videoShort"),
    videoLong: idOf("videoLong"),
    videoCustom: idOf("videoCustom"),
    live: idOf("live"),
  };
}

/**
 * The median with the interval that its order statistics give, whatever the distribution: it contains the true median at least
 * 8 of 10 times.
 *
 * @param sorted amounts, the lowest first, at least five
 */
export function typicalPaid(sorted: readonly number[]): { value: number; low: number; high: number } {
  const { length } = sorted;
  const middle = (length - 1) / 2;
  const at = (index: number) => sorted[Math.min(length - 1, Math.max(0, index))] ?? 0;
  const value = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  let left = 0;
  let under = binomial(length, 0);
  // So many values may be left out at either end while what is outside stays under a tenth on each side.
  while (under + binomial(length, left + 1) <= 0.1) under += binomial(length, ++left);
  return { value, low: at(left), high: at(length - 1 - left) };
}

/** Chance that exactly so many of `n` fair coins show heads. */
function binomial(n: number, heads: number): number {
  let log = -n * Math.LN2;
  for (let one = 1; one <= heads; one++) log += Math.log((n - heads + one) / one);
  return Math.exp(log);
}
