import { withWeights } from "./draws.ts";

/** What is known of a month's subscribers. */
export interface SubscriberMonth {
  joined: number;
  /** Who paid in it, those who joined included. */
  active: number;
}

/**
 * Of subscribers whose own readiness to leave is spread by a beta distribution (shifted beta-geometric, Fader and Hardie 2007):
 * after month t the share α ÷ (α + β + t − 1) of those left leaves, ever fewer, since those likely to leave do so first.
 */
export interface Retention {
  /** α ÷ (α + β): the share that leaves after the first month. */
  first: number;
  /** α + β: the smaller, the more subscribers differ. */
  likeness: number;
  weight: number;
}

/** Published churn contradicts itself, so the prior is wide: Beta(3, 9), a mean of 25 % (docs/methods.md, 'Revenue'). */
const prior = { alpha: 3, beta: 9 } as const;
/** Width of a cell of `first`: a weight is spread over it, half to each side. */
export const firstWidth = 0.035;
const firsts = Array.from({ length: 28 }, (_, index) => 0.03 + firstWidth * index);
const likenesses = [0.7, 1.2, 2, 3.5, 6, 10, 18, 40, 120];
const usualLikeness = { mean: Math.log(4), spread: 1.5 } as const;
/** Leaving moves of itself from month to month by so much, relative to the smaller of those who leave and those who stay. */
export const monthSpread = 0.15;
/** What the months say of who stays beside the model's own answer is drawn to it as if by so many more months. */
const doubtMonths = 0.5;
/** Months that those who were there from the start are taken to have stayed. */
const tenureAtStart = 4;

/** Share of those still there who leave after their t-th month, from 1. */
export function leavingAfter(month: number, { first, likeness }: Pick<Retention, "first" | "likeness">): number {
  return Math.min(1, (first * likeness) / (likeness + month - 1));
}

/** Share still there after so many months. */
export function stayingAfter(months: number, retention: Pick<Retention, "first" | "likeness">): number {
  let share = 1;
  for (let month = 1; month <= months; month++) share *= 1 - leavingAfter(month, retention);
  return share;
}

/** Those still there by the months they have stayed: index 0 counts who joined in the newest month. */
export type Cohorts = number[];

/** A way to stay, held against the months: the cohorts that it leaves, and of how many that it kept so many stayed. */
export interface FollowedRetention extends Retention {
  cohorts: Cohorts;
  /** Those who stayed ÷ those who would have: the prior must not go on where the months gainsay it. */
  staying: number;
}

/** Every cohort a month later: who leaves, and what is left of each. */
export function ageCohorts(cohorts: Cohorts, retention: Pick<Retention, "first" | "likeness">) {
  // Loops here and in all that a path draws: what closures add up is allocated anew at each step, which doubles the time of a projection.
  let leaving = 0;
  let variance = 0;
  let kept = 0;
  const left: Cohorts = [];
  for (let index = 0; index < cohorts.length; index++) {
    const count = cohorts[index] ?? 0;
    const share = leavingAfter(index + 1, retention);
    const staying = count * (1 - share);
    leaving += count * share;
    variance += count * share * (1 - share);
    kept += staying;
    left.push(staying);
  }
  return { leaving, variance, left, kept };
}

/** Cohorts with those who join, of which of each the same share stays. */
export function joinCohorts(joined: number, left: Cohorts, share: number): Cohorts {
  const cohorts = [joined];
  for (const count of left) cohorts.push(count * share);
  return cohorts;
}

/**
 * Ways to stay with their posterior weights, which add up to 1, and the cohorts that each leaves behind at the end. Only
 * totals are known, so that cohorts follow from the months: each month's leavers are held against those of the model.
 *
 * @param months the oldest first, at least one
 */
export function retentionsOf(months: readonly SubscriberMonth[]): FollowedRetention[] {
  const cells = firsts.flatMap((first) =>
    likenesses.map((likeness) => {
      const { log, cohorts, staying } = follow(months, { first, likeness });
      const spread = (Math.log(likeness) - usualLikeness.mean) / usualLikeness.spread;
      const before = (prior.alpha - 1) * Math.log(first) + (prior.beta - 1) * Math.log(1 - first) - spread ** 2 / 2;
      return { first, likeness, cohorts, staying, log: log + before };
    }),
  );
  return withWeights(cells).map(({ log, ...cell }) => cell);
}

function follow(months: readonly SubscriberMonth[], retention: Pick<Retention, "first" | "likeness">) {
  const [start, ...later] = months;
  const old = Math.max(0, (start?.active ?? 0) - (start?.joined ?? 0));
  let cohorts: Cohorts = [start?.joined ?? 0, ...new Array<number>(tenureAtStart - 1).fill(0), old];
  let log = 0;
  const total = { stayed: 0, expected: 0 };
  let before = start?.active ?? 0;
  for (const { joined, active } of later) {
    const { leaving, variance, left, kept: stayed } = ageCohorts(cohorts, retention);
    const gone = before + joined - active;
    const width = variance + (monthSpread * Math.min(leaving, stayed)) ** 2 + 1;
    log -= (gone - leaving) ** 2 / (2 * width) + Math.log(width) / 2;
    // The count is known; how it is spread over the cohorts is the model's.
    total.stayed += Math.max(0, active - joined);
    total.expected += stayed;
    const scale = stayed > 0 ? Math.max(0, active - joined) / stayed : 0;
    cohorts = joinCohorts(joined, left, scale);
    before = active;
  }
  const doubt = (doubtMonths * total.expected) / Math.max(1, later.length);
  const staying = total.expected > 0 ? (total.stayed + doubt) / (total.expected + doubt) : 1;
  return { log, cohorts, staying };
}
