import type { ColumnRole, ObservationMetric, RowFault, StatementLine } from "@fanradar/engine";
import { shownKind } from "@fanradar/engine/catalogue/observations";
import { describeLine, stateOfType, transactionStateOf } from "./describe-line.ts";
import { isTooLarge, parseCents } from "./parse-cents.ts";
import { parseFigure } from "./parse-figure.ts";
import { type Moment, parseMoment } from "./parse-moment.ts";
import type { Plan, StatementFigure } from "./plan.ts";
import { plainHeader } from "./presets.ts";
import { type Amounts, currencyOf, readAmounts } from "./read-amounts.ts";

/** Gives a row's cell by what its column holds: undefined where there is no such column, '' where it is empty. */
export type Cells = (role: ColumnRole) => string | undefined;

export type ReadRow =
  | { line: StatementLine; usualFee?: boolean }
  | { figures: StatementFigure[] }
  | { fault: RowFault; role: ColumnRole }
  | { creator: string };

/** Somewhere it is already tomorrow. */
const aheadMs = 14 * 3_600_000;
const metricNames: Record<string, ObservationMetric> = {
  followers: "followers",
  "follower count": "followers",
  following: "following",
  posts: "posts.total",
  "posts total": "posts.total",
  likes: "likes.total",
  "likes total": "likes.total",
  subscribers: "subscribers",
  fans: "subscribers",
  "active fans": "subscribers",
  "subscription price": "subscription.priceCents",
  "subscription pricecents": "subscription.priceCents",
  price: "subscription.priceCents",
  "earnings gross": "earnings.gross",
  "gross earnings": "earnings.gross",
  "earnings net": "earnings.net",
  "net earnings": "earnings.net",
  earnings: "earnings.net",
  "posts perweek": "posts.perWeek",
  "posts per week": "posts.perWeek",
  "views average": "views.average",
  "average views": "views.average",
  "likes average": "likes.average",
  "average likes": "likes.average",
  "comments average": "comments.average",
  "average comments": "comments.average",
};

/** Reads one row: its payment or figures, or why it has none. */
export function readRow(cells: Cells, row: number, plan: Plan): ReadRow {
  const creator = cells("creator")?.trim();
  if (plan.creator !== undefined && creator !== undefined && creator !== plan.creator) return { creator };
  const date = cells("date")?.trim() ?? "";
  if (date === "") return { fault: "date.missing", role: "date" };
  const moment = parseMoment(date, plan);
  if (!moment) return { fault: "date.unknown", role: "date" };
  if (moment.at > plan.now + aheadMs) return { fault: "date.future", role: "date" };
  if (plan.layout.rows === "figures") return readFigure(cells, { row, moment, plan });
  const amounts = readAmounts(cells, plan);
  if ("fault" in amounts) return amounts;
  return plan.layout.rows === "totals"
    ? { figures: totalsOf(amounts, { row, moment }) }
    : readPayment(cells, amounts, { row, moment, plan });
}

interface RowPosition {
  row: number;
  moment: Moment;
  plan: Plan;
}

function readPayment(cells: Cells, amounts: Amounts, { row, moment, plan }: RowPosition): ReadRow {
  const description = cells("type") ?? "";
  const status = cells("status")?.trim() ?? "";
  const parsed = status === "" ? stateOfType(description) : transactionStateOf(status);
  if (!parsed) return { fault: "status.unknown", role: "status" };
  const { type, payer: named } = describeLine(description);
  // A referred person pays nothing to the page.
  const payer = type === "referral" ? undefined : cells("payer")?.trim() || named;
  const { netCents, grossCents, feeCents, currency } = amounts;
  const line: StatementLine = {
    row,
    at: moment.at,
    ...(!moment.hasTime && { isDayOnly: true as const }),
    type,
    netCents,
    ...(grossCents !== undefined && { grossCents }),
    ...(feeCents !== undefined && { feeCents }),
    currency,
    // A negative amount without a state is a refund.
    state: netCents < 0 && parsed === "cleared" ? "refund" : parsed,
    ...(payer && { payer: plan.hashPayer(payer) }),
  };
  if (grossCents === undefined || feeCents === undefined) return { line };
  return { line, usualFee: Math.abs(Math.round(grossCents / 5) - feeCents) <= 1 };
}

function totalsOf(
  { netCents, grossCents, currency }: Amounts,
  { row, moment }: Omit<RowPosition, "plan">,
): StatementFigure[] {
  const shared = { row, currency, period: moment.days };
  return [
    { ...shared, metric: "earnings.net" as const, value: netCents },
    ...(grossCents === undefined ? [] : [{ ...shared, metric: "earnings.gross" as const, value: grossCents }]),
  ];
}

function readFigure(cells: Cells, { row, moment, plan }: RowPosition): ReadRow {
  const metric = metricNames[plainHeader(cells("metric") ?? "")];
  if (!metric || !plan.metrics.includes(metric)) return { fault: "metric.unknown", role: "metric" };
  const text = cells("value")?.trim() ?? "";
  if (shownKind(metric) !== "money") {
    const figure = parseFigure(text);
    return figure
      ? { figures: [{ row, metric, ...figure, period: moment.days }] }
      : { fault: "value.unknown", role: "value" };
  }
  const amount = parseCents(text);
  if (!amount) return { fault: isTooLarge(text) ? "amount.large" : "value.unknown", role: "value" };
  if (amount.cents < 0) return { fault: "value.unknown", role: "value" };
  const currency = currencyOf(cells, new Map(amount.currency ? [[amount.currency, "value"]] : []), plan);
  if (typeof currency !== "string") return currency;
  return { figures: [{ row, metric, value: amount.cents, currency, period: moment.days }] };
}
