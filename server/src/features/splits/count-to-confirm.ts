import { monthAt, nameOfBook } from "../../domain/payments/find-book.ts";
import { findBooks } from "../../domain/payments/find-earnings.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { findConfirmations, isConfirmedWith } from "./split-confirmations.ts";
import { findSplitRules, holding } from "./split-rules.ts";
import { divideBook } from "./split-sums.ts";

/** How many months of a model, over all books, are over and not confirmed by its creator with the sums of now. */
export async function countToConfirm(db: Db, modelId: number, now: Date): Promise<number> {
  const { books, timeZone } = await findBooks(db, modelId);
  const rules = holding(await findSplitRules(db, modelId, { withNames: false }));
  const running = monthAt(now, timeZone);
  const counts = await Promise.all(
    books.map(async (book) => {
      const [{ months }, all] = await Promise.all([
        divideBook(db, { ...book, modelId, timeZone }, rules),
        findConfirmations(db, { modelId, ...nameOfBook(book) }),
      ]);
      const confirmed = all.filter(({ side }) => side === "creator");
      const isConfirmed = (month: (typeof months)[number]) =>
        confirmed.some((one) => one.month === month.month && isConfirmedWith(one, month));
      return months.filter((one) => one.month < running && !isConfirmed(one)).length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
