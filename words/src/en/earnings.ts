export { bookMetricWords } from "./book-metrics.ts";
export { shiftWords } from "./shifts.ts";
export { splitWords } from "./splits.ts";

/** Of the page of earnings. */
export const earningsWords = {
  title: "Earnings",
  link: "Earnings",
  toPrices: "Price analysis",
  net: "Net",
  gross: "Gross",
  basis: "Amounts",
  book: "Platform and currency",
  otherPlatform: "Another platform",
  /** Before the other platforms and currencies, each a button. */
  converted: (currency: string, rate: string) => `Paid in ${currency}. Shown at ${rate}.`,
  otherBooks: "Not included in these figures:",
  portfolioLead: "Net earnings of all your models.",
  portfolioNone: "Add a model, then import its statement or enter an amount.",
  chooseModel: "Choose a model",
  allModels: "All earnings",
  netOf: (month: string) => `Net, ${month}`,
  byModel: "By model",
  showMore: "Show more",
  model: "Model",
  change: "Change of the month",
  others: { one: "{n} model has no earnings yet.", other: "{n} models have no earnings yet." },
  /** Below what a month brought to all models together. */
  monthInPart: {
    one: "For {n} model, only some days of the month are known. An amount that reaches into another month isn't in this sum.",
    other:
      "For {n} models, only some days of the month are known. An amount that reaches into another month isn't in this sum.",
  },
  lastMonth: "Last whole month",
  noWhole: "No whole month is known yet.",
  lastMonths: { one: "Last whole month", other: "Last {n} whole months" },
  lastDays: "Last 30 days",
  onDaysBefore: "change vs. the 30 days before",
  noMonth:
    "Amounts entered for thirty days count in the month with most of their days once it is over, and in the running month if they lie within it.",
  outlookOfNet: "Switch to net amounts to see the outlook and who stays.",
  outlookOfBook: "The outlook and who stays cover the platform and currency with the most payments.",
  inPart: "known in part",
  onMonthBefore: "vs. the month before",
  onSameDays: "vs. the same days of the month before",
  chart: { net: "Net earnings by month", gross: "Gross earnings by month" },
  hatched: "▨ Not a whole month",
  hollow: "▢ Entered as one amount",
  months: "Month by month",
  zone: (zone: string) => `Months and days use the time zone ${zone}.`,
  month: "Month",
  people: "Who pays and when",
  payers: "Top payers",
  payersHint: "We don't keep names. Fan A spent most.",
  payer: (letter: string) => `Fan ${letter}`,
  csv: "Download as CSV",
  none: "No earnings yet",
  noneHint: "Import a statement to see earnings by month.",
  toEvidence: "Go to data sources",
  table: "Earnings by month and type",
  /** Beside the name of a month that is known in part. */
  part: {
    soFar: "so far",
    from: (day: string) => `from ${day}`,
    to: (day: string) => `to ${day}`,
    between: (first: string, last: string) => `${first} – ${last}`,
    daysTo: (days: string, day: string) => `${days} up to ${day}`,
  },
  byHand: "entered by hand",
  noneOf: {
    net: "No net amounts",
    gross: "No gross amounts",
  },
  noneOfHint: "Switch to the other amounts, or import a statement that includes these.",
  noPeople: "Import a statement to see who pays and when.",
  noPayers: "Import a statement with a fan column to see who pays. None of your imports has one.",
  outlook: "Outlook",
  wholeMonth: (month: string) => `${month}, whole month`,
  comingYear: "Twelve whole months ahead",
  middle: "Middle:",
  outlookHint:
    "Eight in ten simulated years end within the range. In half of the simulations new subscribers keep growing as they did, in the other half that growth stops now. Subscribers who stay add up, so a young page can earn more each month.",
  quiet: "Regulars who went quiet",
  quietHint:
    "They have paid nothing for longer than is usual for them. FanRadar stores a code instead of each name, so nobody can see here who pays. To find a name, search your statement for the day and amount of the last payment.",
  quietColumns: {
    last: "Last payment",
    silence: "Days since",
    gap: "Usual gap in days",
    worth: "Net per month until then",
  },
  cohorts: "Who stays",
  cohortsHint:
    "Share of new subscribers who are still subscribed after each number of months. A stronger color means more of them. They joined in one month, at whatever price; the pricing page says how many leave at today's price.",
  joinedIn: "Joined in",
  joined: "First-time",
  perPerson: "Net each so far",
};
