import {
  dayFacts,
  type Fact,
  newestDay,
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
} from "../../domain/payments/find-earnings.ts";
import type { PaymentKind, PaymentPart } from "../../domain/payments/payment-filter.ts";
import { findRun } from "../../domain/submissions/find-run.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { spanOf } from "./present-earnings.ts";

/**
 * Facts on the single payments of a model's largest book, of these days and kinds or of all, and of those with `payers.count.in` and others on who made them;
 * then the days that brought most and least, and what a day brings. Undefined where the viewer may not read its earnings.
 */
export async function findOwnPayments(
  db: Db,
  {
    id,
    days: named,
    isLatest,
    heldAgainst,
    isCompared,
    kinds,
    parts,
    viewer,
  }: {
    id: number;
    days: Period | undefined;
    isLatest: boolean;
    heldAgainst?: Period | undefined;
    isCompared?: boolean | undefined;
    kinds: readonly PaymentKind[];
    parts: ReadonlySet<PaymentPart>;
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
  const [earliest = ""] = statements.map(({ from }) => from).toSorted();
  const meant = spanOf({ span: named, isLatest, heldAgainst, isCompared }, statements);
  // Days before the first statement say nothing: 'ever' begins with it.
  const span = meant && meant.to >= earliest && meant.from < earliest ? { ...meant, from: earliest } : meant;
  // Of days that no statement knows nothing is stated.
  if (named && !span) return { facts: [], sources: [] };
  const [payments, payers, earned] = await Promise.all([
    parts.has("single") ? findSinglePayments(db, of, { span, kinds }) : undefined,
    parts.has("payers") && (named || kinds.length > 0) ? findPayers(db, of, { basis: "net", span, kinds }) : undefined,
    parts.has("days") ? findDays(db, of, { basis: "net", kinds }) : undefined,
  ]);
  const evidence = statements.map((one) => one.evidence);
  const base = { asOf: new Date().toISOString(), currency: book.currency, evidence };
  // The named days, as far as statements go: of those without payments it is known that there were none.
  const [newest = "", wholeTo = ""] = [newestDay(statements, "to"), newestDay(statements, "wholeTo")];
  const last = [span?.to ?? newest, newest].toSorted()[0] ?? "";
  const first = span?.from ?? earliest;
  const period = first <= last ? { from: first, to: last } : undefined;
  const days = earned && coverDays(earned, statements);
  const facts = [
    ...(payments ? paymentFacts({ ...base, payments: { ...payments, ...periodOf(payments, span, period) } }) : []),
    ...(payers ? spendingFacts({ ...base, payers, period, suffix: "in" }) : []),
    ...(days && parts.has("days") ? dayFacts({ ...base, days, wholeTo, span }) : []),
  ];
  return { facts, sources: reportSources({ evidence, observations: [], posts: [] }, facts) };
}

/** From the first named day, or the first payment, to the last payment; of days without one all of them. */
const periodOf = (
  { count, from, to }: { count: number; from: string; to: string },
  span: Period | undefined,
  known: Period | undefined,
): Period | undefined => (count > 0 ? { from: span?.from ?? from, to } : span && known);
