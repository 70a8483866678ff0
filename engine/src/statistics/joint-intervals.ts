import { probit } from "simple-statistics";

/** How often all differences that are tested together hold, where nothing differs: at most one creator in twenty reads a false one. */
export const jointLevel = 0.95;

/**
 * Half the width, in standard errors, of intervals that hold together at `jointLevel` (Bonferroni): 1.96 for one, 2.39
 * for three. A difference is stated where its interval excludes 0.
 *
 * @param count how many are tested together, at least 1
 */
export function jointWidth(count: number): number {
  return probit(1 - (1 - jointLevel) / (2 * Math.max(1, count)));
}
