import { type Metric, outsideReports } from "./metric.ts";

/** What only the division of earnings between agency and creator computes: pages without one load no labels for it. */
export const splitMetrics = [
  { id: "split.agency", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "split.creator", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
] as const satisfies readonly Metric[];
