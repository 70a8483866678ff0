import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";

interface PagedListProps<Item> {
  /** The query that the items are of, with whether there are more. */
  query: Pick<UseInfiniteQueryResult, "error" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined;
  words: { none: string; noneHint: string; more: string; loading: string };
  children: (item: Item) => ReactNode;
}

/** Items found by filters, a page at a time: one row each, why there is none, or why they could not be read. */
export function PagedList<Item extends { id: number }>({ query, items, words, children }: PagedListProps<Item>) {
  if (query.error) return <LoadError error={query.error} onRetry={() => query.refetch()} />;
  if (!items) return <Skeleton className="h-60" />;
  if (items.length === 0)
    return (
      <div className="rounded-xl border border-line bg-card">
        <Empty title={words.none} hint={words.noneHint} />
      </div>
    );
  return (
    <>
      <ul className="grid gap-px rounded-xl border border-line bg-line">
        {items.map((item) => (
          <li key={item.id} className="bg-card px-4 py-3 first:rounded-t-xl last:rounded-b-xl">
            {children(item)}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className="justify-self-center"
          disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? words.loading : words.more}
        </Button>
      )}
    </>
  );
}
