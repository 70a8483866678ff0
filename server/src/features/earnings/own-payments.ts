import {
  dayFacts,
  type Fact,
  type Period,
  paymentFacts,
  reportSources,
  type Source,
  spendingFacts,
} from "@fanradar/engine";
import { can, type Viewer } from "../../domain/access/policy.ts";
import {
  coverDays,
  findBooks,
  findDays,
  findPayers,
  findSinglePayments,
  findStatements,
  type PaymentKind,
} from "../../domain/payments/find-earnings.ts";
import { findRun } from "../../domain/submissions/find-run.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { newestDay, spanOf } from "./present-earnings.ts";

/**
 * Facts on the single payments of a model's largest book, of these days and kinds or of all, and of those with `payers.count.in` and others on who made them;
 * then the days that brought most and least, and what a day brings. Undefined where the viewer may not read its earnings.
 */
export async function findOwnPayments(
  db: Db,
  {
    id,
    days,
    isLatest,
    heldAgainst,
    kinds,
    viewer,
  }: {
    id: number;
    days: Period | undefined;
    isLatest: boolean;
    heldAgainst?: Period | undefined;
    kinds: readonly PaymentKind[];
    viewer: Viewer;
  },
): Promise<{ facts: Fact[]; sources: Source[] } | undefined> {
  const model = await findRun(db, id);
  if (!model || !can(viewer, "earnings.read", model)) return undefined;
  const { books, timeZone } = await findBooks(db, id);
  const [book] = books;
  if (!book) return { facts: [], sources: [] };
  const of = { ...book, modelId: id, timeZone };
  const statements = await findStatements(db, of);
  const span = spanOf({ span: days, isLatest, heldAgainst }, statements);
  // Of days that no statement knows nothing is stated.
  if (days && !span) return { facts: [], sources: [] };
  const [payments, payers, earned] = await Promise.all([
    findSinglePayments(db, of, { span, kinds }),
    days || kinds.length > 0 ? findPayers(db, of, { basis: "net", span, kinds }) : undefined,
    findDays(db, of, { basis: "net", kinds }),
  ]);
  const evidence = statements.map((one) => one.evidence);
  const base = { asOf: new Date().toISOString(), currency: book.currency, evidence };
  // Of named days without payments it is known that there were none, as far as statements go.
  const last = [span?.to ?? "", newestDay(statements)].toSorted()[0] ?? "";
  const known = span && span.from <= last ? { from: span.from, to: last } : undefined;
  const period = payments.count > 0 ? { from: span?.from ?? payments.from, to: payments.to } : known;
  const ofPayers = payers ? spendingFacts({ ...base, payers, period, suffix: "in" }) : [];
  const ofDays = { ...base, days: coverDays(earned, statements), newest: newestDay(statements), span };
  const facts = [...paymentFacts({ ...base, payments: { ...payments, ...period } }), ...ofPayers, ...dayFacts(ofDays)];
  return { facts, sources: reportSources({ evidence, observations: [], posts: [] }, facts) };
}
