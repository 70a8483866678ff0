import { gatherMoneyNow } from "../../domain/analyses/gather-now.ts";
import { coverDays, findBooks, findDays, findStatements } from "../../domain/payments/find-earnings.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { evidenceInput } from "./evidence-input.ts";
import { findPaidMonths, findSales, type PaymentFilter } from "./find-payments.ts";
import { findPriceChanges } from "./price-change-store.ts";

export const pricingMetrics = ["subscription.priceCents"] as const;

/** The payments that most of a model's are among; undefined without any. */
export async function findMostPaid(db: Db, modelId: number): Promise<PaymentFilter | undefined> {
  const { books, timeZone } = await findBooks(db, modelId);
  const [book] = books;
  return book && { ...book, modelId, timeZone };
}

/** What is known of a model and of its payments, and the input of an analysis that follows. */
export async function gatherPricing(db: Db, modelId: number, now: Date) {
  const [input, changes, of] = await Promise.all([
    gatherMoneyNow(db, modelId, { asOf: now, metrics: pricingMetrics, withPayers: true }),
    findPriceChanges(db, modelId),
    findMostPaid(db, modelId),
  ]);
  const [paid, statements, sales, days] = of
    ? await Promise.all([
        findPaidMonths(db, of),
        findStatements(db, of),
        findSales(db, of),
        findDays(db, of, { basis: "net" }),
      ])
    : [[], [], {}, []];
  const pricing = evidenceInput({
    asOf: now.toISOString(),
    platform: of ? of.platform : "onlyfans",
    currency: of?.currency ?? changes[0]?.currency ?? "USD",
    paid,
    statements,
    days: coverDays(days, statements),
    sales,
    changes,
    payerBook: input.payerBook,
    observations: input.observations,
    evidence: input.evidence,
  });
  return { of, paid, pricing };
}
