import { quantile } from "simple-statistics";
import type { Reason } from "../ledger/fact.ts";
import { choose, type Draw, draws, normal } from "./draws.ts";
import { coursesOf, drawJoins } from "./joins.ts";
import type { MonthSoFar } from "./month-so-far.ts";
import { ageCohorts, joinCohorts, monthSpread, retentionsOf, type SubscriberMonth } from "./retention.ts";

/** A month's subscribers and what they paid, gross, in cents. */
export interface RevenueMonth extends SubscriberMonth {
  subscriptionCents: number;
  /** Messages, tips and all else that subscribers pay. */
  extrasCents: number;
}

/** Percentiles of what the paths come to, cents. */
export interface Outlook {
  p10: number;
  p50: number;
  p90: number;
}

export type RevenueProjection =
  | { state: "not-enough-data"; reason: Reason }
  | {
      state: "projected";
      /** Net of the platform's fee, month by month. */
      monthly: Outlook[];
      /** Of the sum over the last twelve of the months, path by path: twelve medians do not add up to it. */
      total: Outlook;
      months: number;
    };

interface ProjectOptions {
  /** The same seed gives the same figures. */
  seed: number;
  /** Months of the sum; a year, since later than that retention is guessed. */
  ahead?: number;
  /** Months ahead that are not of the sum: those that have begun. */
  begun?: number;
  paths?: number;
  /** What the platform keeps. */
  feeShare?: number;
  /** Of the first month ahead, net, where its first days are known. */
  soFar?: MonthSoFar | undefined;
}

/** Months of revenue under which no amount is given. */
export const fewestRevenueMonths = 3;
/** Prior of the spread of the logarithm of a payer's extras from month to month, worth so many months. */
const usualSpread = { spread: 0.3, months: 2 } as const;
/** A payer's extras wander from month to month by so much. */
const wander = 0.05;
const priceMonths = 3;
/** With this scale 8 of 10 draws of Student's t with three degrees of freedom lie as near as those of the normal. */
const tailScale = 0.78;

/**
 * What a year may bring: newcomers by a wandering level whose drift ends or goes on, who stay as in a shifted beta-geometric model,
 * the price as it was paid lately, extras per payer as before. Each path draws its own course from what the months leave
 * open, and counts by how well it agrees with the first month's known days. Source: docs/methods.md, 'Revenue'.
 *
 * @param months the oldest first
 */
export function projectRevenue(months: readonly RevenueMonth[], options: ProjectOptions): RevenueProjection {
  const { seed, ahead = 12, begun = 0, paths = 10_000, feeShare = 0.2, soFar } = options;
  if (months.length < fewestRevenueMonths)
    return {
      state: "not-enough-data",
      reason: { code: "too-few-months", needs: fewestRevenueMonths, has: months.length },
    };
  const draw = draws(seed);
  const courses = coursesOf(months.map(({ joined }) => joined));
  const retentions = retentionsOf(months);
  const price = recentPrice(months);
  const extras = extrasOf(months);
  const free = Array.from({ length: paths }, () => {
    const [course, retention] = [choose(courses, draw), choose(retentions, draw)];
    if (!course || !retention) return [];
    const perPayer = drawExtras(extras, begun + ahead, draw);
    const path: number[] = [];
    let { cohorts } = retention;
    for (const joined of drawJoins(course, begun + ahead, draw)) {
      const { leaving, variance, left, kept } = ageCohorts(cohorts, retention);
      const stayed = Math.min(kept + leaving, kept * retention.staying);
      const gone = kept + leaving - stayed;
      // Chance moves the leavers as a whole; the cohorts share in it.
      const moved = stayed - Math.sqrt(variance + (monthSpread * Math.min(gone, stayed)) ** 2) * normal(draw);
      const scale = kept > 0 ? Math.max(0, moved) / kept : 0;
      cohorts = joinCohorts(joined, left, scale);
      path.push((1 - feeShare) * (joined + kept * scale) * (price + (perPayer[path.length] ?? 0)));
    }
    return path;
  });
  const drawn = soFar ? agreeing(free, soFar, draw) : free;
  return {
    state: "projected",
    monthly: Array.from({ length: begun + ahead }, (_, month) => outlookOf(drawn.map((path) => path[month] ?? 0))),
    total: outlookOf(drawn.map((path) => path.slice(begun).reduce((sum, cents) => sum + cents, 0))),
    months: months.length,
  };
}

/**
 * As many paths again, each as often as its first month agrees with what that month's first days brought: a particle filter's step, with
 * systematic resampling. Student's t with three degrees of freedom leaves paths for a month that runs unlike all before.
 */
function agreeing(paths: readonly number[][], { cents, earned, share, spread }: MonthSoFar, draw: Draw): number[][] {
  const weights = paths.map(([first = 0]) => {
    if (first <= 0) return 0;
    const distance = (cents / first - share) / (tailScale * spread);
    return 1 / (first * (1 + distance ** 2 / 3) ** 2);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return [...paths];
  const step = total / paths.length;
  let [place, reached] = [0, weights[0] ?? 0];
  const start = draw() * step;
  return paths.map((_, index) => {
    while (reached < start + index * step && place < paths.length - 1) {
      place++;
      reached += weights[place] ?? 0;
    }
    const [first = 0, ...later] = paths[place] ?? [];
    // What was earned is not lost again, but for refunds, which are few.
    return [Math.max(first, earned), ...later];
  });
}

function outlookOf(values: number[]): Outlook {
  const [p10 = 0, p50 = 0, p90 = 0] = quantile(values, [0.1, 0.5, 0.9]).map(Math.round);
  return { p10, p50, p90 };
}

/** What a payer paid for the subscription lately, bundles and discounts included. */
function recentPrice(months: readonly RevenueMonth[]): number {
  const recent = months.slice(-priceMonths);
  const payers = recent.reduce((sum, { active }) => sum + active, 0);
  return payers > 0 ? recent.reduce((sum, { subscriptionCents }) => sum + subscriptionCents, 0) / payers : 0;
}

interface Extras {
  share: number;
  level: number;
  /** Sum of squares about the level, and the months it comes from, the prior's included. */
  squares: number;
  degrees: number;
  months: number;
}

/** The logarithm of extras per payer; months without any count as such. */
function extrasOf(months: readonly RevenueMonth[]): Extras {
  const paid = months.filter(({ extrasCents, active }) => extrasCents > 0 && active > 0);
  const logs = paid.map(({ extrasCents, active }) => Math.log(extrasCents / active));
  const level = logs.length > 0 ? logs.reduce((sum, log) => sum + log, 0) / logs.length : 0;
  const squares = logs.reduce((sum, log) => sum + (log - level) ** 2, 0);
  return {
    share: paid.length / months.length,
    level,
    squares: squares + usualSpread.months * usualSpread.spread ** 2,
    degrees: Math.max(0, logs.length - 1) + usualSpread.months,
    months: Math.max(1, logs.length),
  };
}

function drawExtras({ share, level, squares, degrees, months: seen }: Extras, ahead: number, draw: Draw): number[] {
  let chi = 0;
  for (let degree = 0; degree < degrees; degree++) chi += normal(draw) ** 2;
  const spread = Math.sqrt(squares / chi);
  let centre = level + (spread / Math.sqrt(seen)) * normal(draw);
  const months: number[] = [];
  while (months.length < ahead) {
    centre += wander * normal(draw);
    const isPaid = draw() < share;
    const cents = Math.exp(centre + spread * normal(draw));
    months.push(isPaid ? cents : 0);
  }
  return months;
}
