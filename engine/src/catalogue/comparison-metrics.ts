import { type Metric, outsideReports } from "./metric.ts";

/** Where creators stand beside each other and in the pool of this instance. */
export const comparisonMetrics = [
  { id: "comparison.audience", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "comparison.engagement", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "comparison.growth", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "comparison.consistency", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "comparison.monetisation", unit: "percent", field: "earnings", section: null, isCompared: true },
  { id: "comparison.composite", unit: "score", field: "earnings", section: null, isCompared: true },
  { id: "comparison.times", unit: "ratio", field: "earnings", ...outsideReports },
  { id: "comparison.difference", unit: "cents", field: "earnings", ...outsideReports },
  { id: "comparison.fraction", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "comparison.percent", unit: "percent", field: "earnings", ...outsideReports },
  { id: "score", unit: "score", field: "earnings", section: null, isCompared: true },
  { id: "score.followers", unit: "score", field: "earnings", section: null, isCompared: true },
  { id: "score.engagement", unit: "score", field: "earnings", section: null, isCompared: true },
  { id: "score.earnings", unit: "score", field: "earnings", section: null, isCompared: true },
] as const satisfies readonly Metric[];
