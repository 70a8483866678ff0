import { limits, searchCreators } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";

import { Link, Redirect } from "wouter";
import { CallError } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { OpenFrame } from "../shell/open-frame.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Deferred } from "../ui/deferred.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { FoundSkeleton } from "./found-skeleton.tsx";
import { SearchBox } from "./search-box.tsx";
import { searchAddress, useSearchAddress } from "./use-search-address.ts";

// Beside the page, not after it: every search has hits.
const SearchHits = part(() => import("./found.tsx").then((file) => file.SearchHits));
SearchHits.preload();
const SearchFilterBar = part(() => import("./filters.tsx").then((file) => file.SearchFilterBar));
SearchFilterBar.preload();
const SampleCard = part(() => import("../creators/sample-card.tsx").then((file) => file.SampleCard));
SampleCard.preload();
const TrendingStrip = part(() => import("../creators/trending-strip.tsx").then((file) => file.TrendingStrip));
TrendingStrip.preload();

// Few searches have no matches.
const NoMatches = part(() => import("./no-matches.tsx").then((file) => file.NoMatches));

/** The public landing page: creators by name, handle or link, whom anybody may find. */
export function SearchPage() {
  const words = useMessages(bundles.search).searchWords;
  const [state, change] = useSearchAddress();
  const format = useFormat();
  const isTooLong = state.q.length > limits.url;
  const found = useQuery({
    // The list before stays while the next one comes: nothing jumps.
    ...callQuery(searchCreators, { query: { ...state }, keepsPrevious: true }),
    enabled: !isTooLong,
  });
  const data = isTooLong ? undefined : found.data;
  const { discover } = useWords().interfaceWords.shell;
  const user = useSession();
  // An address of a list that is paged otherwise now leads to its first page.
  if (state.after !== undefined && found.error instanceof CallError && found.error.fields.after)
    return <Redirect to={searchAddress({ ...state, after: undefined })} replace />;
  // Who is signed in knows what this is: the frame has its heading, and the box stands first.
  const isLanding = searchAddress(state) === "/search" && !user;
  return (
    <OpenFrame title={user ? discover : words.title} description={words.description}>
      {/* The box stays where it is in the tree: with its first letter it has the focus, and keeps it. */}
      <div
        className={
          isLanding ? "mb-10 grid items-center gap-8 md:py-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14" : "mb-5"
        }
      >
        <div className="grid gap-3">
          {!user && (
            <h1
              className={`max-w-[24ch] font-semibold tracking-tight text-balance ${isLanding ? "text-3xl md:text-[2.5rem] md:leading-tight" : "text-2xl"}`}
            >
              {words.heading}
            </h1>
          )}
          {isLanding && <p className="mb-2 max-w-[60ch] text-base text-ink-2">{words.lead}</p>}
          <SearchBox query={state.q} onSearch={(q) => change({ q, sort: undefined, after: undefined })} />
        </div>
        {isLanding && <SampleCard fallback={<Skeleton className="min-h-63" />} />}
      </div>
      {searchAddress(state) === "/search" && (
        <div className="mb-10">
          <TrendingStrip fallback={<Skeleton className="h-96" />} />
        </div>
      )}
      {searchAddress(state) === "/search" && <h2 className="text-base font-semibold tracking-tight">{words.all}</h2>}
      <SearchFilterBar
        fallback={<Skeleton className="my-5 h-26" />}
        state={state}
        sort={data?.sort}
        onChange={(next) => change({ ...next, after: undefined })}
      />
      <section aria-label={words.results} aria-busy={found.isFetching} className="min-h-[60vh]">
        <p role="status" className="sr-only">
          {data && !found.isFetching && (data.creators.length > 0 ? words.someFound : words.noMatch)}
        </p>
        {isTooLong ? (
          <p role="alert">{words.tooLong(new Intl.NumberFormat(format.locale).format(limits.url))}</p>
        ) : found.error ? (
          <LoadError error={found.error} onRetry={() => found.refetch()} />
        ) : !data ? (
          <FoundSkeleton />
        ) : data.creators.length > 0 ? (
          <Deferred fallback={<FoundSkeleton />}>
            <SearchHits fallback={<FoundSkeleton />} found={data} />
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
    </OpenFrame>
  );
}
