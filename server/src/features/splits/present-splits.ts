import type { SplitMonthAnswer, SplitSide, SplitSums, Splits } from "@fanradar/contract";
import { reportSources, type SplitMonth, splitFacts } from "@fanradar/engine";
import { type BookQuery, findBook, monthAt, nameOfBook } from "../../domain/payments/find-book.ts";
import { findStatements } from "../../domain/payments/find-earnings.ts";
import type { Db } from "../../platform/db/open-database.ts";
import type { SplitAccess } from "./split-access.ts";
import { findConfirmations, presentConfirmation, type StoredConfirmation } from "./split-confirmations.ts";
import { findSplitRules, holding } from "./split-rules.ts";
import { type DividedBook, daysUnderRules, divideBook } from "./split-sums.ts";

/** The split of a model as a viewer reads it: the only door out for it. */
export async function presentSplits(
  db: Db,
  access: SplitAccess,
  { query, now }: { query: BookQuery; now: Date },
): Promise<Splits> {
  const { modelId, name, agency, creator, isMember, mayManage, mayConfirm } = access;
  const rules = await findSplitRules(db, modelId, { withNames: isMember });
  const { books, timeZone, chosen } = await findBook(db, modelId, query);
  const shared = {
    model: { id: modelId, name },
    ...{ agency, creator: creator?.name ?? null, isMember, mayManage, mayConfirm, books, timeZone, rules },
  };
  if (!chosen) return { ...shared, currency: null, platform: null, months: [], facts: [], sources: [] };
  const of = { ...chosen, modelId, timeZone };
  const { platform, currency } = nameOfBook(chosen);
  const [book, statements, confirmations] = await Promise.all([
    divideBook(db, of, holding(rules)),
    findStatements(db, of),
    findConfirmations(db, { modelId, platform, currency }),
  ]);
  const facts = book.months.flatMap((month) => {
    const payments = month.periods.reduce((sum, { from, to }) => sum + paymentsIn(book, from, to), 0);
    return Object.values(splitFacts(month, { currency, statements, payments }));
  });
  const divided = new Map(book.months.map((month) => [month.month, month]));
  const names = new Set([...divided.keys(), ...confirmations.map(({ month }) => month)]);
  const running = monthAt(now, timeZone);
  return {
    ...shared,
    ...{ currency, platform },
    months: [...names]
      .sort()
      .reverse()
      .map((month) => ({
        ...{ month, isOver: month < running },
        ...presentMonth(divided.get(month), book, {
          ...{ access, confirmations: confirmations.filter((one) => one.month === month) },
        }),
      })),
    facts,
    sources: reportSources(
      { evidence: statements.map(({ evidence }) => evidence), observations: [], posts: [] },
      facts,
    ),
  };
}

function presentMonth(
  month: SplitMonth | undefined,
  book: DividedBook,
  { access, confirmations }: { access: SplitAccess; confirmations: readonly StoredConfirmation[] },
): Omit<SplitMonthAnswer, "month" | "isOver"> {
  const now = { sums: month ? sumsOf(month) : null, days: month ? daysUnderRules(month, book) : {} };
  const of = (side: SplitSide) => {
    const stored = confirmations.find((one) => one.side === side);
    return stored ? presentConfirmation(stored, now, access) : null;
  };
  return {
    sums: now.sums,
    periods: (month?.periods ?? []).map(({ from, to, rule: { share }, ...sums }) => ({
      ...{ from, to, share, payments: paymentsIn(book, from, to), sums: sumsOf(sums) },
    })),
    confirmations: { agency: of("agency"), creator: of("creator") },
  };
}

const sumsOf = ({ base, agency, creator }: SplitSums): SplitSums => ({ base, agency, creator });

function paymentsIn({ days }: DividedBook, from: string, to: string): number {
  let sum = 0;
  for (const [day, { payments }] of days) if (day >= from && day <= to) sum += payments;
  return sum;
}
