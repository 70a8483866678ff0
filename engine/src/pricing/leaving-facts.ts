import { numberOf } from "../builder/fact-builder.ts";
import { fewestJoiners, renewalsApart, shareRenewed } from "../payers/renewals.ts";
import { firstWidth, retentionsOf } from "../revenue/retention.ts";
import { jointWidth } from "../statistics/joint-intervals.ts";
import type { PricingBuilder } from "./pricing-builder.ts";
import type { JoinersAtPrice, PricingMonth } from "./pricing-input.ts";

const fewestMonths = 3;

/**
 * The share of new subscribers at the present price who leave after their first month: counted, where enough of those who joined at it are known
 * one by one, else estimated from the newest months at it. Who joined at another price says nothing of this one; where they surely stay
 * in another share, that one stands beside it, as `leaving.other` at the price `leaving.otherPrice`.
 *
 * @param months without a gap, the oldest first
 */
export function addLeaving(builder: PricingBuilder, months: readonly PricingMonth[]): void {
  const price = builder.facts.get("price");
  const current = price && numberOf(price);
  const known = (builder.input.joiners ?? []).filter(({ n }) => n >= fewestJoiners);
  const now = known.find(({ priceCents }) => priceCents === current);
  if (now) addCounted(builder, now, known);
  else addEstimate(builder, monthsAt(current, months));
}

function addCounted(builder: PricingBuilder, now: JoinersAtPrice, known: readonly JoinersAtPrice[]): void {
  const metric = "subscribers.leaving";
  const counted = { metric, kind: "derived", formula: "subscribers.notRenewed", ...builder.countedIn } as const;
  builder.addFact({ ...counted, ...shareLeft(now) });
  const other = known.find((one) => {
    const { low, high } = renewalsApart(one, now, jointWidth(1));
    return one.priceCents !== now.priceCents && (low > 0 || high < 0);
  });
  if (!other) return;
  const { currency } = builder.input;
  const price = { metric: "price.considered", kind: "derived", formula: "payers.joinPrice" } as const;
  builder.addFact({ ...price, ...builder.countedIn, currency, id: "leaving.otherPrice", value: other.priceCents });
  builder.addFact({ ...counted, ...shareLeft(other), id: "leaving.other" });
}

function shareLeft(group: JoinersAtPrice) {
  const { value, low, high, ...sample } = shareRenewed(group);
  return { ...sample, value: 100 - value, low: 100 - high, high: 100 - low };
}

/** The newest months at a price; all of them where no month states one. */
function monthsAt(current: number | undefined, months: readonly PricingMonth[]): readonly PricingMonth[] {
  if (months.every(({ priceCents }) => priceCents === undefined)) return months;
  return months.slice(months.findLastIndex(({ priceCents }) => priceCents !== current) + 1);
}

function addEstimate(builder: PricingBuilder, months: readonly PricingMonth[]): void {
  const metric = "subscribers.leaving";
  const hasJoins = months.some(({ joined }) => joined > 0);
  if (months.length < fewestMonths || !hasJoins) {
    const has = hasJoins ? months.length : 0;
    builder.addMissing(metric, { code: "too-few-months", needs: fewestMonths, has });
    return;
  }
  const ways = retentionsOf(months).sort((a, b) => a.first - b.first);
  const at = (share: number) => {
    let below = 0;
    for (const [first, cells] of Map.groupBy(ways, (way) => way.first)) {
      const weight = cells.reduce((sum, one) => sum + one.weight, 0);
      if (below + weight >= share) return 100 * (first + firstWidth * ((share - below) / weight - 0.5));
      below += weight;
    }
    return 100;
  };
  const value = 100 * ways.reduce((sum, { first, weight }) => sum + weight * first, 0);
  builder.addFact({
    metric,
    kind: "estimated",
    value,
    low: Math.min(value, at(0.1)),
    high: Math.max(value, at(0.9)),
    level: 0.8,
    n: months.length,
    sampleOf: "months",
    formula: "subscribers.leaving",
  });
}
