import type { Platform } from "../ledger/vocabulary.ts";
import { cardMetrics } from "./groups.ts";

/** Figures that a goal may be set on. Of earnings it is what a calendar month comes to, net. */
export const goalMetrics = ["followers", "subscribers", "engagement", "postFrequency", "earningsNet"] as const;
export type GoalMetric = (typeof goalMetrics)[number];

/** The platforms whose figure a goal may be set on; null is the sum of all of them, and of earnings the model's statements. */
export function goalPlatforms(metric: GoalMetric): readonly (Platform | null)[] {
  if (metric === "earningsNet") return [null];
  const shown = (["instagram", "x", "tiktok", "onlyfans"] as const).filter((platform) =>
    cardMetrics[platform].includes(metric),
  );
  return metric === "followers" ? [null, ...shown] : shown;
}
