import {
  advisePrice,
  draws,
  joinShare,
  normal,
  onlyFansBounds,
  type PriceMonth,
  pricesBetween,
} from "@fanradar/engine";
import { errorFunction, mean } from "simple-statistics";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";

import { poisson } from "./variates.ts";

const creators = 400;
const months = 12;
/** Who looks at the page in a month, and price changes of the year. */
const cells = [0, 1, 2, 4].map((changes) => ({ changes, market: 400 }));
const harmful = 0.98;
const prices = pricesBetween(onlyFansBounds.least, onlyFansBounds.most);

/** How creators are drawn. */
interface World {
  name: string;
  /** Share of those who look that join at a price, for a middle price and a steepness. */
  joins: typeof joinShare;
  /** Of the logarithm of interest, from month to month and in its trend. */
  monthSpread: number;
  trendSpread: number;
}

/** The engine's own idea of the world, and one in which it is wrong: willingness is lognormal, interest twice as restless. */
const worlds: World[] = [
  { name: "logistic", joins: joinShare, monthSpread: 0.1, trendSpread: 0.02 },
  {
    name: "lognormal, restless",
    joins: (price, { middleCents, steepness }) =>
      (1 - errorFunction((Math.log(price / middleCents) * steepness) / 1.7 / Math.SQRT2)) / 2,
    monthSpread: 0.2,
    trendSpread: 0.04,
  },
];

interface Creator {
  /** Share that joins at a price. */
  joins: (price: number) => number;
  months: PriceMonth[];
  current: number;
  advised: number;
}

type Rule = (creator: Creator) => number;

/**
 * Creators with a known willingness to pay: revenue at the advised price in percent of that at the best one. `gain` is points
 * over keeping the price, `harm` the percent of creators who lose more than 2 %; over the years in which the price changed.
 */
export function pricingAccuracy(): AccuracyLine[] {
  return worlds.map((world, index) => lineOf(world, 100 * (index + 1)));
}

function lineOf(world: World, seed: number): AccuracyLine {
  const started = performance.now();
  const drawn = cells.map((cell, index) => {
    const draw = draws(seed + index);
    return { ...cell, all: Array.from({ length: creators }, () => creatorOf(draw, { ...cell, world })) };
  });
  const changed = drawn.filter(({ changes }) => changes > 0).flatMap(({ all }) => all);
  const ours = judge(changed, advised);
  return {
    part: "pricing",
    set: "simulated",
    willingness: world.name,
    n: changed.length,
    gain: ours.gain,
    harm: ours.harm,
    stepped: roundedPercent(mean(changed.map((one) => Number(one.advised !== one.current)))),
    byChanges: drawn.map(({ changes, all }) => ({
      changes,
      ...judge(all, advised),
      unchanged: judge(all, keep).reached,
    })),
    baseline: { "market median": judge(changed, marketMedian), "elasticity's sign, ±25 %": judge(changed, sign) },
    seconds: rounded((performance.now() - started) / 1000, 2),
  };
}

interface Cell {
  changes: number;
  market: number;
  world: World;
}

/** Prices wander as creators' do; interest moves of itself, and has a trend. */
function creatorOf(draw: () => number, { changes, market, world }: Cell): Creator {
  const truth = {
    middleCents: Math.exp(Math.log(1_200) + 0.6 * normal(draw)),
    steepness: Math.exp(Math.log(2.4) + 0.35 * normal(draw)),
  };
  const joins = (price: number) => world.joins(price, truth);
  const trend = world.trendSpread * normal(draw);
  let price = snap(Math.exp(Math.log(1_000) + 0.3 * normal(draw)));
  const history = Array.from({ length: months }, (_, month): PriceMonth => {
    const isChange = changes > 0 && month > 0 && month % Math.ceil(months / (changes + 1)) === 0;
    if (isChange) price = snap(price * Math.exp(0.2 * normal(draw)));
    const interest = market * Math.exp(trend * (month - months / 2) + world.monthSpread * normal(draw));
    return { priceCents: price, joined: poisson(draw, interest * joins(price)) };
  });
  const advice = advisePrice(history);
  return { joins, months: history, current: price, advised: advice.state === "step" ? advice.to.priceCents : price };
}

function judge(all: Creator[], rule: Rule): { reached: number; gain: number; harm: number } {
  const reached = all.map((one) => {
    const at = (price: number) => price * one.joins(price);
    const best = Math.max(...prices.map(at));
    return { rule: at(rule(one)) / best, unchanged: at(one.current) / best };
  });
  return {
    reached: roundedPercent(mean(reached.map((one) => one.rule))),
    gain: rounded(100 * (mean(reached.map((one) => one.rule)) - mean(reached.map((one) => one.unchanged))), 1),
    harm: roundedPercent(mean(reached.map((one) => Number(one.rule < harmful * one.unchanged)))),
  };
}

const keep: Rule = ({ current }) => current;
const marketMedian: Rule = () => 999;

const advised: Rule = (creator) => creator.advised;

/** The slope of joins on price by least squares of logarithms: steeper than −1 asks for less, flatter for more. */
const sign: Rule = ({ months: history, current }) => {
  const points = history.map(({ priceCents, joined }) => [Math.log(priceCents), Math.log(joined + 0.5)] as const);
  const [x, y] = [mean(points.map(([one]) => one)), mean(points.map(([, one]) => one))];
  const spread = points.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
  if (spread < 1e-9) return current;
  const slope = points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) / spread;
  return snap(current * (slope < -1 ? 0.75 : 1.25));
};

/** The nearest permitted price. */
function snap(price: number): number {
  return prices.reduce((best, one) => (Math.abs(one - price) < Math.abs(best - price) ? one : best));
}
