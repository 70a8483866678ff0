import type { Reason } from "../ledger/fact.ts";
import { type Curve, curvesOf, joinShare, type PriceMonth } from "./willingness.ts";

/** Fewer months say nothing of a price. */
export const fewestPriceMonths = 3;
const surest = 0.8;
const evenOdds = 0.5;
const widestStep = 0.25;
/** A price counts as good as the present one from so much of its revenue on. */
const asGood = 0.95;

/** Bounds of a platform's subscription price, cents. */
export interface PriceBounds {
  least: number;
  most: number;
}

/** Source: docs/methods.md, 'Subscription price'. */
export const onlyFansBounds: PriceBounds = { least: 499, most: 4_999 };

/** What a price would bring from new subscribers, relative to the present one: percent, 80 % interval, chance of more. */
export interface PriceOutlook {
  priceCents: number;
  change: number;
  low: number;
  high: number;
  chanceBetter: number;
  /** Percent of the subscribers that may leave, or must join, before a step loses money: above 0 for a rise. */
  breakEvenLoss: number;
}

/** How to find out: two prices for new subscribers, the old ones keep theirs. */
export interface PriceTest {
  priceCents: number;
  weeks: number;
}

export type PriceAdvice =
  | { state: "not-enough-data"; reason: Reason }
  | { state: "step"; current: number; to: PriceOutlook; range: { least: number; most: number }; months: number }
  | { state: "keep"; current: number; test?: PriceTest; range: { least: number; most: number }; months: number };

const testWeeks = 4;
const ladderSteps = [-0.25, -0.15, -0.1, -0.05, 0.05, 0.1, 0.15, 0.25];

/** What else is known of a price. */
export interface PriceOptions {
  /** Absent: those of OnlyFans. */
  bounds?: PriceBounds;
  /** What a subscriber pays beside the subscription in a month, at whatever price they joined. */
  extrasCents?: number;
  /** The present price, where it is not that of the last month. */
  currentCents?: number;
}

/**
 * At most one step of 25 %, and only where it brings more from new subscribers with a chance of 80 %; else keep the price and
 * test, of those in the range that more likely than not bring more, the one of which most is expected; where there is none, no other. The range contains the prices that bring at least 95 % of the present revenue with a chance of 80 %.
 * Revenue is what who joins pays for the subscription and beside it.
 *
 * @param months with the price and who joined, the oldest first; the last one's price is the present one
 */
export function advisePrice(months: readonly PriceMonth[], options: PriceOptions = {}): PriceAdvice {
  const { bounds: { least, most } = onlyFansBounds, extrasCents = 0 } = options;
  const paid = months.filter(({ priceCents }) => priceCents > 0);
  const current = options.currentCents ?? paid.at(-1)?.priceCents;
  if (current === undefined || paid.length < fewestPriceMonths)
    return { state: "not-enough-data", reason: { code: "too-few-months", needs: fewestPriceMonths, has: paid.length } };
  const curves = curvesOf(paid);
  const from = { current, extras: extrasCents };
  const outlooks = pricesBetween(
    Math.max(least, (1 - widestStep) * current),
    Math.min(most, (1 + widestStep) * current),
  ).map((price) => ({ ...outlookOf(curves, from, price), asGood: chanceOf(curves, from, price, asGood) }));
  const good = outlooks.filter((one) => one.asGood >= surest).map(({ priceCents }) => priceCents);
  const range = { least: Math.min(current, ...good), most: Math.max(current, ...good) };
  const shared = { current, range, months: paid.length };
  const others = outlooks.filter(({ priceCents }) => priceCents !== current).sort((a, b) => b.change - a.change);
  const sure = others.find(({ chanceBetter, change }) => chanceBetter >= surest && change > 0);
  if (sure) {
    const { asGood: _, ...to } = sure;
    return { state: "step", to, ...shared };
  }
  // Outside the range a test would put at stake what the advice says to keep.
  const promising = others.find((one) => one.chanceBetter > evenOdds && one.asGood >= surest);
  return {
    state: "keep",
    ...(promising && { test: { priceCents: promising.priceCents, weeks: testWeeks } }),
    ...shared,
  };
}

/** Prices in the usual form: ending in 49 or 99 cents. */
export function pricesBetween(least: number, most: number): number[] {
  const first = Math.ceil((least - 49) / 50);
  const last = Math.floor((most - 49) / 50);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => 49 + 50 * (first + index));
}

/** Prices worth looking at beside the present one: steps up to the widest, in the usual form, each once, the lowest first. */
export function priceLadder(currentCents: number, { least, most }: PriceBounds = onlyFansBounds): number[] {
  const candidates = pricesBetween(
    Math.max(least, (1 - widestStep) * currentCents),
    Math.min(most, (1 + widestStep) * currentCents),
  );
  const nearest = ladderSteps.flatMap((step) => nearestTo((1 + step) * currentCents, candidates) ?? []);
  return [...new Set(nearest)].filter((price) => price !== currentCents).sort((a, b) => a - b);
}

function nearestTo(target: number, prices: readonly number[]): number | undefined {
  return prices.toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target))[0];
}

/**
 * What each of some prices would bring beside the present one, by what the months say of willingness to pay.
 *
 * @param months as `advisePrice` takes them
 */
export function priceOutlooks(
  months: readonly PriceMonth[],
  prices: readonly number[],
  { currentCents, extrasCents = 0 }: { currentCents: number; extrasCents?: number },
): PriceOutlook[] {
  const curves = curvesOf(months.filter(({ priceCents }) => priceCents > 0));
  return prices.map((price) => outlookOf(curves, { current: currentCents, extras: extrasCents }, price));
}

/**
 * Percent of subscribers that a step from one price to another can lose (below 0: must win) and bring as much.
 *
 * @param extrasCents what each pays beside the subscription, which is lost with a subscriber who leaves
 */
export function breakEvenLoss(fromCents: number, toCents: number, extrasCents = 0): number {
  return 100 * (1 - (fromCents + extrasCents) / (toCents + extrasCents));
}

/** The present price, and what a subscriber brings beside it. */
interface From {
  current: number;
  extras: number;
}

function outlookOf(curves: readonly Curve[], from: From, price: number): PriceOutlook {
  const ratios = curves
    .map((curve) => ({ ratio: revenueRatio(curve, from, price), weight: curve.weight }))
    .sort((a, b) => a.ratio - b.ratio);
  const at = (share: number) => {
    let below = 0;
    for (const { ratio, weight } of ratios) {
      below += weight;
      if (below >= share) return ratio;
    }
    return 1;
  };
  const mean = ratios.reduce((sum, { ratio, weight }) => sum + weight * ratio, 0);
  const percent = (ratio: number) => 100 * (ratio - 1);
  return {
    priceCents: price,
    change: percent(mean),
    low: Math.min(percent(mean), percent(at(0.1))),
    high: Math.max(percent(mean), percent(at(0.9))),
    chanceBetter: chanceOf(curves, from, price, 1),
    breakEvenLoss: breakEvenLoss(from.current, price, from.extras),
  };
}

/** Chance that a price brings more than so much of the present revenue. */
function chanceOf(curves: readonly Curve[], from: From, price: number, share: number): number {
  return curves.reduce((sum, curve) => sum + (revenueRatio(curve, from, price) > share ? curve.weight : 0), 0);
}

function revenueRatio(curve: Curve, { current, extras }: From, price: number): number {
  return ((price + extras) * joinShare(price, curve)) / ((current + extras) * joinShare(current, curve));
}
