import type { EarningsType, Period } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";

export type PaymentKind = EarningsType | "back" | "pending";

/** Which payments: of these days, and of some kinds, all where none is named; what was given back and what is pending are kinds as well. */
export interface PaymentFilter {
  span?: Period | undefined;
  kinds?: readonly PaymentKind[] | undefined;
}

const cleared = sql`state = 'cleared' and net_cents > 0`;
const isOfKind = (kind: PaymentKind): SQL => {
  if (kind === "back") return sql`state in ('refund', 'chargeback')`;
  if (kind === "pending") return sql`state = 'pending'`;
  return sql`${cleared} and ${kind === "other" ? sql`type in ('other', 'custom')` : sql`type = ${kind}`}`;
};
/** Whether a payment is of one of these kinds; of none any that cleared. */
export const isOfKinds = (kinds: readonly PaymentKind[]): SQL =>
  kinds.length === 0
    ? cleared
    : sql`(${sql.join(
        kinds.map((kind) => sql`(${isOfKind(kind)})`),
        sql` or `,
      )})`;

/** What is read of single payments: these, who made them, and what each day brought. */
export const paymentParts = ["single", "payers", "days"] as const;
export type PaymentPart = (typeof paymentParts)[number];
