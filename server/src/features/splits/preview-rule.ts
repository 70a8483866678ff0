import type { previewSplitRule } from "@fanradar/contract";
import type { SplitRule } from "@fanradar/engine";
import type * as z from "zod/mini";
import { findBooks } from "../../domain/payments/find-earnings.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { findConfirmations } from "./split-confirmations.ts";
import { findSplitRules, holding } from "./split-rules.ts";
import { divideBook, nameOfBook } from "./split-sums.ts";

type Preview = z.infer<typeof previewSplitRule.output>;

/** What a version would change of confirmed months, of every book: see `previewSplitRule`. */
export async function findConfirmedChanges(
  db: Db,
  modelId: number,
  { from, share }: Pick<SplitRule, "from" | "share">,
): Promise<Preview> {
  const { books, timeZone } = await findBooks(db, modelId);
  const now = holding(await findSplitRules(db, modelId, { withNames: false }));
  // Of one day the newest version holds.
  const then = [...now.filter((rule) => rule.from !== from), { id: 0, from, share }];
  const changes = await Promise.all(
    books.map(async (book): Promise<Preview> => {
      const name = nameOfBook(book);
      const confirmations = await findConfirmations(db, { modelId, ...name });
      if (confirmations.length === 0) return [];
      const of = { ...book, modelId, timeZone };
      const [before, after] = await Promise.all([divideBook(db, of, now), divideBook(db, of, then)]);
      return [...Map.groupBy(confirmations, ({ month }) => month)].flatMap(([month, confirmed]): Preview => {
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
