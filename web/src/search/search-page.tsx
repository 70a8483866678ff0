import { searchCreators } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { VisitorShell } from "../shell/visitor-shell.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Deferred } from "../ui/deferred.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { SearchFilterBar } from "./filters.tsx";
import { FoundSkeleton, SearchHits } from "./found.tsx";
import { SearchBox } from "./search-box.tsx";
import { searchAddress, useSearchAddress } from "./use-search-address.ts";

const TrendingStrip = part(() => import("../creators/trending-strip.tsx").then((file) => file.TrendingStrip));

// Few searches have no matches.
const NoMatches = part(() => import("./no-matches.tsx").then((file) => file.NoMatches));

/** The public landing page: creators by name, handle or link, whom anybody may find. */
export function SearchPage() {
  const words = useMessages(bundles.search).searchWords;
  const [state, change] = useSearchAddress();
  const found = useQuery({
    ...callQuery(searchCreators, { query: { ...state } }),
    // The list before stays while the next one comes: nothing jumps.
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  return (
    <VisitorShell title={words.title} description={words.description}>
      <div className="mb-6 grid gap-2">
        <h1 className="max-w-[30ch] text-2xl font-semibold tracking-tight md:text-[2rem] md:leading-tight">
          {words.heading}
        </h1>
        <p className="max-w-[72ch] text-base text-ink-2">{words.lead}</p>
      </div>
      <SearchBox query={state.q} onSearch={(q) => change({ q, sort: undefined, after: undefined })} />
      <SearchFilterBar state={state} sort={data?.sort} onChange={(next) => change({ ...next, after: undefined })} />
      {searchAddress(state) === "/search" && (
        <div className="mb-8">
          <TrendingStrip fallback={<Skeleton className="h-96" />} />
        </div>
      )}
      <section aria-label={words.results} aria-busy={found.isFetching} className="min-h-[60vh]">
        <p role="status" className="sr-only">
          {data && !found.isFetching && (data.creators.length > 0 ? words.someFound : words.noMatch)}
        </p>
        {found.error ? (
          <LoadError error={found.error} onRetry={() => found.refetch()} />
        ) : !data ? (
          <FoundSkeleton />
        ) : data.creators.length > 0 ? (
          <Deferred fallback={<FoundSkeleton />}>
            <SearchHits found={data} />
          </Deferred>
        ) : (
          <NoMatches fallback={<FoundSkeleton />} query={data.search} state={state} />
        )}
        {data && (data.next !== null || state.after !== undefined) && (
          <nav aria-label={words.pages} className="mt-6 flex flex-wrap gap-3">
            {state.after !== undefined && (
              <Link href={searchAddress({ ...state, after: undefined })} className={buttonClass()}>
                {words.firstPage}
              </Link>
            )}
            {data.next !== null && (
              <Link href={searchAddress({ ...state, after: data.next })} className={buttonClass()}>
                {words.nextPage}
              </Link>
            )}
          </nav>
        )}
      </section>
    </VisitorShell>
  );
}
