/** What the file of the page of analytics says. */
export const analyticsCsvWords = {
  overview: "overview",
  platform: "platform",
  bar: "bar",
  top: "top",
  units: { count: "count", percent: "percent" },
  columns: {
    part: "part",
    name: "name",
    figure: "figure",
    value: "value",
    unit: "unit",
    low: "low",
    high: "high",
    sample: "sample",
    change: "change in percent",
    from: "from",
    to: "to",
    kind: "kind",
    source: "source",
  },
} as const;

/** What the file of the page of earnings says, beside the names of figures. */
export const earningsCsvWords = {
  month: "month",
  currency: "currency",
  basis: "basis",
  bases: { net: "net", gross: "gross" },
} as const;

/** Columns of the file of the audit log. */
export const auditCsvWords = {
  time: "time",
  act: "event",
  actor: "by",
  subject: "about",
  model: "model",
  decision: "decision",
  details: "details",
  address: "address",
} as const;

/** What the files of the page of a revenue split say. */
export const splitCsvWords = {
  month: "month",
  from: "from",
  to: "to",
  currency: "currency",
  share: "agency’s share in percent",
  payments: "payments",
  net: "net after refunds",
  agency: "agency",
  creator: "creator",
  confirmed: ["confirmed by the agency", "confirmed by the creator"],
  time: "time",
  type: "type",
  state: "state",
} as const;

/** Columns of the file of sales by chatter. */
export const shiftCsvWords = { month: "month", chatter: "chatter", currency: "currency" } as const;
