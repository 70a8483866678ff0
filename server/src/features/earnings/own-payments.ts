import { type Fact, type Period, paymentFacts, reportSources, type Source } from "@fanradar/engine";
import { can, type Viewer } from "../../domain/access/policy.ts";
import { findBooks, findSinglePayments, findStatements } from "../../domain/payments/find-earnings.ts";
import { findRun } from "../../domain/submissions/find-run.ts";
import type { Db } from "../../platform/db/open-database.ts";

/** Facts on the single payments of a model's largest book, of these days and this kind or of all; undefined where the viewer may not read its earnings. */
export async function findOwnPayments(
  db: Db,
  { id, days, kind, viewer }: { id: number; days: Period | undefined; kind: string | undefined; viewer: Viewer },
): Promise<{ facts: Fact[]; sources: Source[] } | undefined> {
  const model = await findRun(db, id);
  if (!model || !can(viewer, "earnings.read", model)) return undefined;
  const { books, timeZone } = await findBooks(db, id);
  const [book] = books;
  if (!book) return { facts: [], sources: [] };
  const of = { ...book, modelId: id, timeZone };
  const [payments, statements] = await Promise.all([
    findSinglePayments(db, of, { span: days, kind }),
    findStatements(db, of),
  ]);
  const evidence = statements.map((one) => one.evidence);
  const facts = paymentFacts({ asOf: new Date().toISOString(), currency: book.currency, payments, evidence });
  return { facts, sources: reportSources({ evidence, observations: [], posts: [] }, facts) };
}
