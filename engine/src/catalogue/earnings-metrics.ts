import { kindShares } from "./groups.ts";
import { type Metric, outsideReports } from "./metric.ts";

const ofSales = { field: "earnings", section: "engagementMetrics", isCompared: true } as const;

/** By payments: they move with every statement, so a new version says nothing of it. */
const ofPayers = { field: "earnings", section: "engagementMetrics", isCompared: false } as const;

/** What is earned, and by what. */
export const earningsMetrics = [
  { id: "price", unit: "cents", field: "earnings", section: "engagementMetrics", isCompared: true },
  { id: "peerPrice", ...ofPayers, unit: "cents" },
  { id: "pricePercentile", ...ofPayers, unit: "percent" },
  { id: "earningsGross", unit: "cents", field: "earnings", section: null, isCompared: true, isOfPeriod: true },
  {
    id: "earningsNet",
    unit: "cents",
    field: "earnings",
    section: "engagementMetrics",
    isCompared: true,
    isOfPeriod: true,
  },
  // What a page is paid for: from a statement the order of its kinds, otherwise the owner's words.
  { id: "contentStyle", ...ofSales, unit: "words" },
  { id: "interaction", unit: "ratio", field: "earnings", section: "engagementMetrics", isCompared: true },
  { id: "extrasShare", unit: "percent", field: "earnings", section: null, isCompared: true },
  { id: "earningsChange", ...ofPayers, unit: "percent", isOfPeriod: true },
  { id: "earningsPerPayer", ...ofPayers, unit: "cents", isOfPeriod: true },
  { id: "earningsPerThousand", ...ofPayers, unit: "cents", isOfPeriod: true },
  { id: "subscriberRate", unit: "percent", field: "subscribers", section: "engagementMetrics", isCompared: true },
  { id: "topPayersShare", ...ofPayers, unit: "percent", isOfPeriod: true },
  { id: "quietPayers", ...ofPayers, unit: "count", isOfPeriod: true },
  { id: "quietWorth", ...ofPayers, unit: "cents", isOfPeriod: true },
  { id: "quietShare", ...ofPayers, unit: "percent" },
  { id: "quietReturned", ...ofPayers, unit: "percent" },
  { id: "stayLow", ...ofPayers, unit: "percent" },
  { id: "stayLowPrice", ...ofPayers, unit: "cents" },
  { id: "stayHigh", ...ofPayers, unit: "percent" },
  { id: "stayHighPrice", ...ofPayers, unit: "cents" },
  { id: "stayChange", ...ofPayers, unit: "percent" },
  { id: "joinerValue", ...ofPayers, unit: "cents", isOfPeriod: true },
  {
    id: "monthsSubscribed",
    unit: "ratio",
    field: "subscribers",
    section: "engagementMetrics",
    isCompared: false,
    isOfPeriod: true,
  },
  { id: "joinerValueChange", ...ofPayers, unit: "percent", isOfPeriod: true },
  { id: "earnings.subscription", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.renewal", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.tip", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.message", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.post", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.stream", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.referral", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.other", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.total", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.back", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.pending", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.change", unit: "percent", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.year", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.yearBack", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "payers.topShare", unit: "percent", field: "earnings", ...outsideReports },
  { id: "payers.count", unit: "count", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "payers.median", unit: "cents", field: "earnings", ...outsideReports },
  { id: "payers.mean", unit: "cents", field: "earnings", ...outsideReports },
  { id: "payers.spend", unit: "cents", field: "earnings", ...outsideReports },
  { id: "earningsPerSubscriber", unit: "cents", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.bestWeekday", unit: "words", field: "earnings", ...outsideReports, isOfPeriod: true },
  { id: "earnings.weekdayShare", unit: "percent", field: "earnings", ...outsideReports, isOfPeriod: true },
  ...kindShares.map((id) => ({ id, ...ofSales, unit: "percent" }) as const),
] as const satisfies readonly Metric[];
