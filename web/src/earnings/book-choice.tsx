import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { inputClass } from "../ui/field.tsx";
import { type Book, useBookName } from "./use-book-name.ts";

interface BookChoiceProps {
  books: readonly Book[];
  chosen: { platform: string | null; currency: string | null };
  onChoose: (book: { platform: string | undefined; currency: string | undefined }) => void;
}

/** The book that the page shows, where there are several. */
export function BookChoice({ books, chosen, onChoose }: BookChoiceProps) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const nameOf = useBookName();
  if (books.length < 2) return null;
  return (
    <select
      aria-label={words.book}
      className={`${inputClass} w-auto`}
      value={`${chosen.platform} ${chosen.currency}`}
      onChange={({ target }) => {
        const [platform, currency] = target.value.split(" ");
        onChoose({ platform, currency });
      }}
    >
      {books.map((book) => (
        <option key={`${book.platform} ${book.currency}`} value={`${book.platform} ${book.currency}`}>
          {nameOf(book)}
        </option>
      ))}
    </select>
  );
}
