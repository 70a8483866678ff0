import type { BookMetric } from "@fanradar/engine";

/** How the figures of a split and of sales by chatter are called. Of the page of earnings alone: what every page loads has no room for them. */
export const bookMetricWords: Record<BookMetric, string> = {
  "split.agency": "Agency’s part",
  "split.creator": "Creator’s part",
  "chatters.total": "Tips and messages",
  "chatters.sales": "Sales",
  "chatters.shared": "Sold by several at once",
  "chatters.outside": "Sold outside shifts",
  "chatters.untimed": "Without a time",
  "chatters.back": "Refunded",
  "chatters.hours": "Hours on shift",
  "chatters.aloneHours": "Hours alone on shift",
  "chatters.perHour": "Sales an hour",
};
