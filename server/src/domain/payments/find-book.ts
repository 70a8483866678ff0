import type { Splits } from "@fanradar/contract";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { type Book, findBooks } from "./find-earnings.ts";

/** A requested book: without one of the two, the one with most payments that has the other. */
export interface BookQuery {
  currency?: string | undefined;
  platform?: Splits["platform"] | undefined;
}

export const nameOfBook = ({ platform, currency }: Book) => ({ platform: platform ?? ("other" as const), currency });

/** The requested book among a model's books; undefined where there is none. */
export async function findBook(db: Db | Tx, modelId: number, { currency, platform }: BookQuery) {
  const { books, timeZone } = await findBooks(db, modelId);
  const chosen = books.find(
    (book) =>
      (platform ?? book.platform ?? "other") === (book.platform ?? "other") &&
      (currency ?? book.currency) === book.currency,
  );
  return { books: books.map(nameOfBook), timeZone, chosen };
}

/** The day of an instant by a clock, '2026-11-29'. */
export const dayAt = (at: Date, timeZone: string): string => at.toLocaleDateString("en-CA", { timeZone });

/** The month, '2026-12', that it is at a moment by a time zone's clock. */
export const monthAt = (at: Date, timeZone: string): string => dayAt(at, timeZone).slice(0, 7);
