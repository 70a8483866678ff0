import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { useMay } from "../lib/rights.ts";
import { Shell } from "../shell/shell.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { HistoryFilterBar } from "./filters.tsx";
import { ReportCard } from "./report-card.tsx";
import { useHistory, useHistoryView } from "./use-history.ts";

const placeholders = Array.from({ length: 6 }, (_, place) => place);
const gridClass = "grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3";

/** Every report of the person's models, and the comparisons they saved. */
export function ReportHistoryPage({ user }: { user: Person }) {
  const { historyWords: words } = useMessages(bundles.history);
  const [view, change] = useHistoryView();
  const may = useMay();
  const history = useHistory(user, view);
  const entries = history.data?.pages.flat();
  const isNarrowed = view.q.trim() !== "" || view.filter !== "all";
  return (
    <Shell user={user} title={words.title} description={words.description}>
      <HistoryFilterBar view={view} onChange={change} />
      {history.error ? (
        <LoadError error={history.error} onRetry={() => history.refetch()} />
      ) : !entries ? (
        <ul className={gridClass} aria-hidden>
          {placeholders.map((place) => (
            <li key={place}>
              <Skeleton className="h-56" />
            </li>
          ))}
        </ul>
      ) : (
        <section aria-label={words.reports} aria-busy={history.isFetching}>
          {entries.length === 0 ? (
            <Empty
              title={words.empty}
              hint={isNarrowed ? words.emptyFiltered : words.emptyAll}
              action={
                may("model.submit") && (
                  <Link href="/submit" className={buttonClass("primary")}>
                    {words.first}
                  </Link>
                )
              }
            />
          ) : (
            <ul data-rows className={gridClass}>
              {entries.map((entry) => (
                <ReportCard key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          {history.hasNextPage && (
            <Button className="mt-5" disabled={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
              {words.showMore}
            </Button>
          )}
        </section>
      )}
    </Shell>
  );
}
