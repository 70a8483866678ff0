import { type CreatorsFound, handleIn, isPagePath } from "@fanradar/contract";
import { fieldWords, rooms } from "@fanradar/words";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { buttonClass } from "../ui/button.tsx";
import { addressOf, type SearchState } from "./use-search-address.ts";

/** Nobody is found: why, and what can be done about it. */
export function Nobody({ asked, state }: { asked: CreatorsFound["asked"]; state: SearchState }) {
  const words = useMessages(rooms.search).searchWords;
  const refusalWords = useMessages(rooms.refusals);
  if (asked.refused !== null)
    return <Told title={words.refused} hint={fieldWords(refusalWords, `link.${asked.refused}`, "link")} isAlert />;
  const isFiltered = state.platform || state.tier || state.verified || state.ownerVerified || state.featured;
  const handle = asked.handle ?? handleIn(state.q);
  return (
    <Told title={state.q === "" ? words.nobody : words.nobodyFor(state.q.trim())} hint={words.nobodyHint}>
      {isFiltered && (
        <Link href={addressOf({ q: state.q })} className={buttonClass()}>
          {words.allFilters}
        </Link>
      )}
      {handle !== undefined && isPagePath("/analyze") && (
        <Link
          href={`/analyze?${new URLSearchParams({ q: handle, ...(asked.platform && { platform: asked.platform }) })}`}
          className={buttonClass("primary")}
          data-typed
        >
          {words.analyze(handle)}
        </Link>
      )}
    </Told>
  );
}

interface ToldProps {
  title: string;
  hint: string;
  isAlert?: boolean;
  children?: ReactNode;
}

function Told({ title, hint, isAlert = false, children }: ToldProps) {
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
