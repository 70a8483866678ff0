import { type Metric, outsideReports } from "./metric.ts";

const ofBook = { unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true } as const;

/** What is computed of a book of earnings alone, its division and its sales by chatter: pages without one load no labels for it. */
export const bookMetrics = [
  { ...ofBook, id: "split.agency" },
  { ...ofBook, id: "split.creator" },
  { ...ofBook, id: "chatters.total" },
  { ...ofBook, id: "chatters.sales" },
  { ...ofBook, id: "chatters.shared" },
  { ...ofBook, id: "chatters.outside" },
  { ...ofBook, id: "chatters.untimed" },
  { ...ofBook, id: "chatters.back" },
  { ...ofBook, id: "chatters.perHour" },
  { ...ofBook, id: "chatters.hours", unit: "count" },
  { ...ofBook, id: "chatters.aloneHours", unit: "count" },
] as const satisfies readonly Metric[];
