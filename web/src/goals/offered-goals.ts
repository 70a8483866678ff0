import type { Model } from "@fanradar/contract";
import { type GoalMetric, goalMetrics, goalPlatforms } from "@fanradar/engine/catalogue/goals";
import { modelLinkFields } from "../models/model-links.ts";

type Links = Pick<Model, (typeof modelLinkFields)[number][0]>;

/** The platforms of a figure on which a model may have a goal: those that it has a profile on, and the sum of all. */
export function offeredPlatforms(metric: GoalMetric, model: Links) {
  const linked = modelLinkFields.flatMap(([field, platform]) => (model[field] ? [platform] : []));
  return goalPlatforms(metric).filter((one) => one === null || linked.includes(one));
}

/** The figures on which a model may have a goal. */
export const offeredMetrics = (model: Links): GoalMetric[] =>
  goalMetrics.filter((metric) => offeredPlatforms(metric, model).length > 0);
