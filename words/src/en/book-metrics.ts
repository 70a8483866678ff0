import type { BookMetric } from "@fanradar/engine";

/** How the figures of a split and of sales by chatter are called. Of the page of earnings alone: what every page loads has no room for them. */
export const bookMetricWords: Record<BookMetric, string> = {
  "split.agency": "Agency’s part",
  "split.creator": "Creator’s part",
  "shift.total": "Tips and messages",
  "shift.sales": "Sales",
  "shift.shared": "Sold by several at once",
  "shift.outside": "Sold outside shifts",
  "shift.untimed": "Without a time",
  "shift.back": "Refunded",
  "shift.hours": "Hours on shift",
  "shift.aloneHours": "Hours alone on shift",
  "shift.perHour": "Sales an hour",
};
