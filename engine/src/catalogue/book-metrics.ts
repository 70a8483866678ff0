import { type Metric, outsideReports } from "./metric.ts";

const ofBook = { unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true } as const;

/** What is computed of a book of earnings alone, its division and its sales by chatter: pages without one load no labels for it. */
export const bookMetrics = [
  { ...ofBook, id: "split.agency" },
  { ...ofBook, id: "split.creator" },
  { ...ofBook, id: "shift.total" },
  { ...ofBook, id: "shift.sales" },
  { ...ofBook, id: "shift.shared" },
  { ...ofBook, id: "shift.outside" },
  { ...ofBook, id: "shift.untimed" },
  { ...ofBook, id: "shift.back" },
  { ...ofBook, id: "shift.perHour" },
  { ...ofBook, id: "shift.hours", unit: "count" },
  { ...ofBook, id: "shift.aloneHours", unit: "count" },
] as const satisfies readonly Metric[];
