import { type AudienceColumn, isOfTime, type PaymentColumn, type PaymentUnit, type RunOf } from "@fanradar/engine";
import type { Question } from "../question.ts";
import type { Limit } from "../route/slots/find-limit.ts";

/** What is said of payments that are grouped by a unit. */
export interface BreakdownParts {
  by: PaymentUnit;
  columns: readonly [PaymentColumn, ...PaymentColumn[]];
  says:
    | (
        | "all"
        | "most"
        | "least"
        | "mean"
        | "median"
        | "over"
        | "under"
        | "between"
        | "share"
        | "parts"
        | "change"
        | "explain"
      )
    | RowSays;
  /** What holds for days, weeks or months in a row that are counted. */
  run?: RunOf;
  /** The end of the row of units that is explained. */
  end?: "most" | "least";
  /** How many of the largest groups are meant. */
  top?: number;
}

/** What is said of days, weeks or months one after the other. */
type RowSays = "first" | "last" | "streak" | "since";

const fewNamed = 5;
const weekdays = 7;

/** How payments are grouped to answer a question; undefined where what is known of them as a whole answers it. */
export function breakdownParts(
  { payments, count, before, period }: Pick<Question, "payments" | "count" | "before" | "period">,
  isOfAll: boolean,
): BreakdownParts | undefined {
  if (!payments || (payments.isOfEach && payments.operation !== "share")) return undefined;
  const { measure, operation, by, kinds, limit, moves, isExplained } = payments;
  if (by === "hour" && measure === "payments" && operation === "most") return undefined;
  const columns = columnsOf(payments);
  const row = isOfTime(by) ? rowParts(operation, limit ?? moves) : undefined;
  if (row && isOfTime(by)) return { by, columns, ...row };
  if (limit !== undefined) {
    const unit = by ?? (measure === "payers" ? ("payer" as const) : undefined);
    if (unit === undefined || unit === "model" || unit === "post") return undefined;
    const ofEach: Partial<Record<PaymentUnit, BreakdownParts["columns"]>> = {
      payer: limit.isOfTimes ? ["payments", "amount"] : ["amount", "payments"],
      payment: ["payments", "amount"],
    };
    return { by: unit, columns: ofEach[unit] ?? columns, says: saysOf(limit) };
  }
  if (by === "post" || by === "payment") return undefined;
  if (measure === "payers") {
    const isOfPayers = by === undefined || by === "payer";
    if (isOfPayers && (operation === "most" || operation === "least"))
      return { by: "payer", columns: ["amount", "payments"], says: operation, top: count ?? fewNamed };
    // What a tenth of them, or the first without a number, bring is known as a figure.
    if (isOfPayers && operation === "share" && count !== undefined)
      return { by: "payer", columns: ["amount"], says: "share", top: count };
  }
  if (operation === "share" && measure === "amount" && by === "kind" && kinds.length === 0)
    return { by, columns: ["amount"], says: "parts" };
  // Which model depends most on a kind is asked of each.
  const isOfKindOfEach = by === "model" && kinds.length > 0;
  if (operation === "share" && measure === "amount" && isOfAll && !isOfKindOfEach)
    return { by: kinds.length > 0 ? "kind" : "model", columns: ["amount"], says: "parts" };
  // Why all brought more or less is said by what they are paid for, against the days before.
  if (operation === "why" && measure === "amount" && isOfAll && kinds.length === 0 && period !== undefined)
    return { by: "kind", columns, says: "change" };
  if (operation === "median" && measure === "amount" && isOfTime(by)) return { by, columns, says: "median" };
  if (operation === "why" || operation === "quiet" || operation === "median" || operation === "share") return undefined;
  // What fees cost is stated of each model and of all.
  if (payments.basis === "fees" && by === undefined && operation === "value" && kinds.length === 0)
    return { by: "model", columns, says: "all" };
  if (by === "model" || by === undefined) {
    if (measure === "payments" && operation === "mean" && before !== undefined)
      return { by: "model", columns, says: "change" };
    if (!isOfAll) return undefined;
    // Named days are held against those before where no others are named.
    const hasBase = before !== undefined || (by === "model" && period !== undefined);
    const isCompared = measure === "amount" && operation === "change" && hasBase;
    if (isCompared) return { by: "model", columns, says: "change" };
    // Kinds that are named beside each other are compared.
    if (by === undefined && measure === "amount" && operation === "value" && kinds.length > 1)
      return { by: "kind", columns, says: "all" };
    const isCounted = measure === "payments" && (operation === "value" || operation === "mean");
    return isCounted ? { by: "model", columns, says: "all" } : undefined;
  }
  if (by === "payer") return undefined;
  // What one model is paid for is stated beside what its report says of it.
  if (by === "kind" && measure === "amount" && !isOfAll) return undefined;
  const isEnd = operation === "most" || operation === "least";
  if (by === "weekpart") return { by, columns, says: "all" };
  if (isEnd && isExplained && measure === "amount" && isOfTime(by))
    return { by, columns, says: "explain", end: operation };
  // Seven weekdays are listed whole.
  if (isEnd) return { by, columns, says: operation, ...(by === "weekday" && { top: weekdays }) };
  if (operation === "mean" && by === "weekday") return { by, columns, says: "all" };
  if (operation === "mean" && !isOfTime(by)) return undefined;
  if (operation === "mean") return { by, columns, says: measure === "amount" ? "mean" : "all" };
  if (operation === "change") return before === undefined ? undefined : { by, columns, says: "change" };
  return { by, columns, says: "all" };
}

const saysOf = ({ way, upTo }: Limit): "over" | "under" | "between" => (upTo === undefined ? way : "between");

function rowParts(operation: string, run: RunOf | undefined): { says: RowSays; run?: RunOf } | undefined {
  if (run === undefined) return undefined;
  if (operation === "streak" || operation === "since") return { says: operation, run };
  return operation === "first" || operation === "last" ? { says: operation } : undefined;
}

function columnsOf({ measure, operation }: NonNullable<Question["payments"]>): BreakdownParts["columns"] {
  if (measure === "payers") return ["payers"];
  if (measure === "amount") return ["amount"];
  return operation === "mean" ? ["mean", "payments"] : ["payments", "mean"];
}

/** What is said of what an audience, or posts, came to by a unit. */
export interface AudienceParts {
  by: "day" | "week" | "month" | "model";
  column: AudienceColumn;
  says: "all" | "most" | "least" | "mean" | "median" | "over" | "under" | "between" | "change" | RowSays;
  /** What holds for days, weeks or months in a row that are counted. */
  run?: RunOf;
}

/** How what was gained, or posted, is grouped to answer a question; undefined where its figures as a whole answer it. */
export function audienceParts(
  { audience, before }: Pick<Question, "audience" | "before">,
  isOfAll: boolean,
): AudienceParts | undefined {
  if (!audience || audience.measure === "engagement") return undefined;
  const { measure, operation, by, limit, moves, isRelative } = audience;
  const column = measure === "followers" ? "gain" : measure;
  // An audience grows as long as it gains, however much.
  const isOfGain = column === "gain" && moves !== undefined;
  const ofGain: Limit = { way: moves === "down" ? "under" : "over", amount: 0, isInclusive: false };
  const row = isOfTime(by) ? rowParts(operation, limit ?? (isOfGain ? ofGain : moves)) : undefined;
  if (row && isOfTime(by)) return { by, column, ...row };
  if (by === "model") {
    const isCompared = isOfAll && measure === "gain" && operation === "change" && before !== undefined && !isRelative;
    return isCompared ? { by, column, says: "change" } : undefined;
  }
  if (by === undefined || by === "platform") return undefined;
  if (limit) return { by, column, says: saysOf(limit) };
  // How often one posts is known of each platform.
  if (operation === "median") return { by, column, says: "median" };
  if (operation === "mean") return column === "posts" && !isOfAll ? undefined : { by, column, says: "mean" };
  // The best day of one model is known of each platform, and its months are a table.
  const isOfReport = !isOfAll && column === "gain" && by !== "week";
  if (operation === "most" || operation === "least") return isOfReport ? undefined : { by, column, says: operation };
  return operation === "value" || operation === "total"
    ? isOfReport && by === "month"
      ? undefined
      : { by, column, says: "all" }
    : undefined;
}
