/** The closed word lists of statements: the kinds of a line, the roles of a column, why a row is refused. */

export const transactionTypes = [
  "subscription",
  "renewal",
  "tip",
  "message",
  "post",
  "stream",
  "custom",
  "referral",
  "other",
] as const;
/** `subscription` is a new one; `referral` is the platform's share for a creator who was brought there. What no list knows is `other`. */
export type TransactionType = (typeof transactionTypes)[number];

export const transactionStates = ["cleared", "pending", "chargeback", "refund"] as const;
export type TransactionState = (typeof transactionStates)[number];

/**
 * Whether a payment counts in sums of earnings: a cleared one does, and what a refund or chargeback takes from an earlier one; a
 * payment that was itself given back does not. The same rule in SQL is `isInSums` of the server.
 */
export const countsAsEarned = ({ state, isNegative }: { state: TransactionState; isNegative: boolean }): boolean =>
  state === "cleared" || (state !== "pending" && isNegative);

/** A known form of a statement. `generic`: columns are named by the person. */
export const statementForms = ["onlyfans-paste", "onlyfans-table", "fanvue", "infloww", "figures", "generic"] as const;
export type StatementForm = (typeof statementForms)[number];

/** What a row is: one payment, what a day or month came to, or a figure of a day. */
export const rowKinds = ["payments", "totals", "figures"] as const;
export type RowKind = (typeof rowKinds)[number];

export const columnRoles = [
  "date",
  "gross",
  "fee",
  "net",
  "tax",
  "type",
  "status",
  "payer",
  "currency",
  "creator",
  "metric",
  "value",
] as const;
/** What a column contains. `type` is a word or a description, whose words after 'from' name a payer. */
export type ColumnRole = (typeof columnRoles)[number];

/** Why one row is refused. */
export const rowFaults = [
  "date.missing",
  "date.unknown",
  "date.future",
  "amount.missing",
  "amount.unknown",
  "amount.large",
  "amount.sum",
  "currency.unknown",
  "currency.differs",
  "status.unknown",
  "metric.unknown",
  "value.unknown",
  "row.twice",
  "row.unreadable",
  "row.openQuote",
] as const;
export type RowFault = (typeof rowFaults)[number];

/** What a statement is looked at for, as a whole: each is passed or not, and stands with its evidence. */
export const importChecks = [
  "amounts.addUp",
  "amounts.three",
  "fees.usual",
  "amounts.alike",
  "amounts.plausible",
  "rows.all",
] as const;
export type ImportCheck = (typeof importChecks)[number];

/** Why a whole file is refused. */
export const fileFaults = [
  "file.empty",
  "file.archive",
  "file.pdf",
  "file.picture",
  "file.binary",
  "file.noRows",
] as const;
export type FileFault = (typeof fileFaults)[number];

/** One payment. Cents of `currency`; what a source does not state is absent, never 0. A sum given back is negative. */
export interface StatementLine {
  /** Line of the file, the first is 1. */
  row: number;
  /** Milliseconds since 1970, UTC. */
  at: number;
  /** The file names the day alone: `at` is its beginning. */
  isDayOnly?: true;
  type: TransactionType;
  grossCents?: number;
  feeCents?: number;
  netCents: number;
  currency: string;
  state: TransactionState;
  /** Keyed hash, hexadecimal: a name never leaves the reader. */
  payer?: string;
}
