import { followerWeights } from "./follower-score.ts";

/** From so many sampled followers a share is told (engine.md §5). */
export const fewestFollowers = 200;
/** Standard normal quantile of an 80 % interval. */
const z = 1.2816;
/**
 * What the model's own doubt adds: relative to the share, over mixtures of accounts it had not seen. Without it the
 * interval would hold less than it says for large shares.
 */
const modelDoubt = 0.05;
const rounds = 200;

/**
 * Share of bought accounts among sampled followers. Counting those above a threshold would tell the model's error rates
 * along with the share; this is the share under which the scores are most likely (expectation–maximisation of Saerens,
 * Latinne and Decaestecker, 2002), which needs no threshold.
 *
 * @param scores of at least one follower, as `followerScore` gives them
 * @returns ratios, with the ends of the 80 % interval
 */
export function suspectShare(
  scores: readonly number[],
  { base }: { base: number } = followerWeights,
): { value: number; low: number; high: number } {
  const ratios = scores.map((score) => (Math.exp(Math.min(score, 50)) * (1 - base)) / base);
  let share = base;
  for (let round = 0; round < rounds; round++)
    share = ratios.reduce((sum, ratio) => sum + (share * ratio) / (share * ratio + 1 - share), 0) / ratios.length;
  // Curvature of the likelihood: what the sample itself knows.
  const known = ratios.reduce((sum, ratio) => sum + ((ratio - 1) / (share * ratio + 1 - share)) ** 2, 0);
  const reach = z * Math.hypot(1 / Math.sqrt(Math.max(known, 1e-9)), modelDoubt * share);
  return { value: share, low: Math.max(0, share - reach), high: Math.min(1, share + reach) };
}
