import type { Earnings } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages, useWords } from "../lib/messages.ts";

/** What amounts are added up within: a platform and a currency. */
export type Book = Earnings["books"][number];

/** How a book is called: 'OnlyFans, USD'. */
export function useBookName(): (book: Book) => string {
  const { interfaceWords } = useWords();
  const { earningsWords: words } = useMessages(bundles.earnings);
  return ({ platform, currency }) =>
    `${platform === "other" ? words.otherPlatform : interfaceWords.platforms[platform]}, ${currency}`;
}
