import type { Evidence, Observation } from "../ledger/evidence.ts";
import type { TransactionState, TransactionType } from "../ledger/statement.ts";

/** Payments of a month that are alike, added up. Cents; `grossCents` is null where one of them states no gross amount. */
export interface PaymentSum {
  /** '2026-10', by the statement's own clock. */
  month: string;
  type: TransactionType;
  state: TransactionState;
  /** Written as negative amounts: what was counted before is given back. */
  isBack: boolean;
  payments: number;
  netCents: number;
  grossCents: number | null;
}

/** The days from a statement's first payment to its last, by its own clock. */
export interface StatementDays {
  from: string;
  to: string;
  /** The last of these days that was over when the statement was added: of a later one payments may be missing. */
  wholeTo: string;
}

/** A statement that counts. */
export interface EarningsStatement extends StatementDays {
  evidence: Evidence;
}

/** Of the thirty days of a month, so many must be known before their sum stands for it. */
export const fewestMonthDays = 28;

export const earningsBases = ["net", "gross"] as const;
export type EarningsBasis = (typeof earningsBases)[number];

export interface EarningsInput {
  /** ISO instant. */
  asOf: string;
  basis: EarningsBasis;
  currency: string;
  sums: readonly PaymentSum[];
  statements: readonly Omit<EarningsStatement, "wholeTo">[];
  /** What other evidence says of earnings: sums of days, of months, typed ones. */
  observations: readonly Observation[];
  evidence: readonly Evidence[];
}
