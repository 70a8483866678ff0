import { type DividedPayment, daysOfMonth, type SplitMonth, type SplitRule, splitMonths } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import {
  type Book,
  type CountedPayment,
  findCounted,
  findCountedCents,
  findDays,
  findPaymentLines,
} from "../../domain/payments/find-earnings.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";

/** What a book has by day, and how it is divided by month. */
export interface DividedBook {
  months: SplitMonth[];
  /** Net cents and payments by day. */
  days: ReadonlyMap<string, { cents: number; payments: number }>;
}

/** A payment with its cents of both sides. */
export interface PaymentParts extends CountedPayment {
  agency: number;
  creator: number;
  share: number;
}

/**
 * Waits until no other transaction changes a model's payments, and keeps them as they are until this one ends: what changes them takes the
 * same lock (`updateEarningSeries`).
 */
export async function lockPayments(tx: Tx, modelId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('earning-series'), ${modelId})`);
}

interface Of extends Book {
  modelId: number;
  timeZone: string;
}

/** Divides a book by its sums of days: what falls under a rule in a month is rounded once, so that single payments are not needed. */
export async function divideBook(db: Db | Tx, of: Of, rules: readonly SplitRule[]): Promise<DividedBook> {
  const found = rules.length === 0 ? [] : await findDays(db, of, { basis: "net" });
  const days = new Map(found.map(({ day, cents, payments }) => [day, { cents, payments }]));
  return {
    days,
    months: splitMonths(
      found.map(({ day, cents }, id) => ({ id, day, netCents: cents })),
      rules,
    ),
  };
}

/** The payments of a month, in order, each with its cents of both sides. None where no rule holds in it. */
export async function divideMonth(
  db: Db | Tx,
  of: Of & { month: string },
  rules: readonly SplitRule[],
): Promise<PaymentParts[]> {
  const span = daysOfMonth(of.month);
  if (!rules.some(({ from }) => from <= span.to)) return [];
  const counted = await findCounted(db, of, span);
  const known = new Map(counted.map((payment) => [payment.id, payment]));
  return splitMonths(counted, rules).flatMap(({ periods }) =>
    periods.flatMap(({ rule, payments }) =>
      payments.flatMap(({ id, agency, creator }) => {
        const payment = known.get(id);
        return payment ? [{ ...payment, agency, creator, share: rule.share }] : [];
      }),
    ),
  );
}

/** What `divideMonth` divides, without what a list shows of each payment: a page is of a hundred of thousands. */
export async function divideCents(
  db: Db | Tx,
  of: Of & { month: string },
  rules: readonly SplitRule[],
): Promise<DividedPayment[]> {
  const span = daysOfMonth(of.month);
  if (!rules.some(({ from }) => from <= span.to)) return [];
  const counted = await findCountedCents(db, of, span);
  return splitMonths(counted, rules).flatMap(({ periods }) => periods.flatMap(({ payments }) => payments));
}

/** Divided payments with their moment, type and state. */
export async function withPayments(db: Db, divided: readonly DividedPayment[]) {
  const found = await findPaymentLines(
    db,
    divided.map(({ id }) => id),
  );
  return divided.flatMap((one) => {
    const line = found.get(one.id);
    return line ? [{ ...one, ...line }] : [];
  });
}

/** Net cents of the days of a month under rules, by day. */
export function daysUnderRules({ periods }: SplitMonth, { days }: DividedBook): Record<string, number> {
  const within = [...days].filter(([day]) => periods.some(({ from, to }) => day >= from && day <= to));
  return Object.fromEntries(within.map(([day, { cents }]) => [day, cents]));
}
