import { probit } from "simple-statistics";

/** How often all claims that are tested together hold, where nothing differs: at most one creator in twenty reads a false one. */
export const claimLevel = 0.95;

/**
 * Half the width, in standard errors, of intervals that hold together at `claimLevel` (Bonferroni): 1.96 for one claim, 2.39
 * for three. A claim is made where its interval excludes 0.
 *
 * @param claims how many are tested together, at least 1
 */
export function claimWidth(claims: number): number {
  return probit(1 - (1 - claimLevel) / (2 * Math.max(1, claims)));
}
