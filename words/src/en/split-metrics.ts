import type { SplitMetric } from "@fanradar/engine";

/** How the figures of a split are called. Of the page of earnings alone: what every page loads has no room for them. */
export const splitMetricWords: Record<SplitMetric, string> = {
  "split.agency": "Agency’s part",
  "split.creator": "Creator’s part",
};
