import type { ChangedMonth } from "@fanradar/contract";
import type { SplitRule } from "@fanradar/engine";
import { nameOfBook } from "../../domain/payments/find-book.ts";
import { findBooks } from "../../domain/payments/find-earnings.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { findConfirmations } from "./split-confirmations.ts";
import { findSplitRules, holding } from "./split-rules.ts";
import { divideBook } from "./split-sums.ts";

/** What a new version would change of confirmed months: see `previewSplitRule`. */
export async function findChangesByRule(
  db: Db,
  modelId: number,
  { from, share }: Pick<SplitRule, "from" | "share">,
): Promise<ChangedMonth[]> {
  const now = holding(await findSplitRules(db, modelId, { withNames: false }));
  // Of one day the newest version holds.
  return findConfirmedChanges(db, modelId, {
    now,
    next: [...now.filter((rule) => rule.from !== from), { id: 0, from, share }],
  });
}

/** What withdrawing a version would change of them: one of the same day that it took the place of holds again. */
export async function findChangesByWithdrawal(db: Db, modelId: number, id: number): Promise<ChangedMonth[]> {
  const rules = await findSplitRules(db, modelId, { withNames: false });
  const withdrawn = rules.find((rule) => rule.id === id && rule.state === "holds");
  const before = rules.find((rule) => rule.from === withdrawn?.from && rule.state === "replaced");
  const now = holding(rules);
  const next = now.filter((rule) => rule.id !== id);
  return findConfirmedChanges(db, modelId, { now, next: withdrawn && before ? [...next, before] : next });
}

/** Months of every book that a side confirmed, and whose sums differ between two sets of versions, the newest month first. */
async function findConfirmedChanges(
  db: Db,
  modelId: number,
  { now, next }: Record<"now" | "next", readonly SplitRule[]>,
): Promise<ChangedMonth[]> {
  const { books, timeZone } = await findBooks(db, modelId);
  const changes = await Promise.all(
    books.map(async (book): Promise<ChangedMonth[]> => {
      const name = nameOfBook(book);
      const confirmations = await findConfirmations(db, { modelId, ...name });
      if (confirmations.length === 0) return [];
      const of = { ...book, modelId, timeZone };
      const [before, after] = await Promise.all([divideBook(db, of, now), divideBook(db, of, next)]);
      return [...Map.groupBy(confirmations, ({ month }) => month)].flatMap(([month, confirmed]): ChangedMonth[] => {
        const [was, is] = [before, after].map(({ months }) => {
          const found = months.find((one) => one.month === month);
          return found ? { base: found.base, agency: found.agency, creator: found.creator } : null;
        });
        if (was?.base === is?.base && was?.agency === is?.agency) return [];
        const sides = confirmed.map(({ side }) => side).toSorted();
        return [{ month, ...name, was: was ?? null, is: is ?? null, confirmed: sides }];
      });
    }),
  );
  return changes.flat().sort((one, other) => (one.month < other.month ? 1 : -1));
}
