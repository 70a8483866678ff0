import { type CreatorsFound, handleIn, isPagePath } from "@fanradar/contract";
import { bundles, fieldWords } from "@fanradar/words";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { buttonClass } from "../ui/button.tsx";
import { type SearchState, searchAddress } from "./use-search-address.ts";

/** No creator is found: why, and what to do next. */
export function NoMatches({ query, state }: { query: CreatorsFound["search"]; state: SearchState }) {
  const words = useMessages(bundles.search).searchWords;
  const refusalWords = useMessages(bundles.refusals);
  if (query.error === "several_links")
    return (
      <Notice title={words.several} hint={words.severalHint} isAlert>
        <Link href={`/analyze?${new URLSearchParams({ q: state.q })}`} className={buttonClass("primary")}>
          {words.analyzeLink}
        </Link>
      </Notice>
    );
  if (query.error !== null)
    return <Notice title={words.refused} hint={fieldWords(refusalWords, `link.${query.error}`, "link")} isAlert />;
  const isFiltered = state.platform || state.tier || state.verified || state.ownerVerified || state.featured;
  const handle = query.handle ?? handleIn(state.q);
  return (
    <Notice title={state.q === "" ? words.noMatch : words.noMatchFor(state.q.trim())} hint={words.noMatchHint}>
      {isFiltered && (
        <Link href={searchAddress({ q: state.q })} className={buttonClass()}>
          {words.allFilters}
        </Link>
      )}
      {handle !== undefined && isPagePath("/analyze") && (
        <Link
          href={`/analyze?${new URLSearchParams({ q: handle, ...(query.platform && { platform: query.platform }) })}`}
          className={buttonClass("primary")}
          data-typed
        >
          {words.analyze(handle)}
        </Link>
      )}
      {handle === undefined && !isFiltered && isPagePath("/analyze") && (
        <Link href="/analyze" className={buttonClass("primary")}>
          {words.analyzeLink}
        </Link>
      )}
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  hint: string;
  isAlert?: boolean;
  children?: ReactNode;
}

function Notice({ title, hint, isAlert = false, children }: NoticeProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border border-line bg-card p-6">
      <p className="text-base font-semibold wrap-anywhere" data-typed role={isAlert ? "alert" : undefined}>
        {title}
      </p>
      <p className="max-w-[72ch] text-ink-2">{hint}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
