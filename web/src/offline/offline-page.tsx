import { bundles, timeInSentence } from "@fanradar/words";
import { useEffect, useState } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import type { OfflineCopy } from "../lib/offline/copy.ts";
import { storedPersonId } from "../lib/session.ts";
import { useNow } from "../lib/use-now.ts";
import { useOnline } from "../lib/use-online.ts";
import { ReportSkeleton } from "../reports/report-skeleton.tsx";
import { ReportView } from "../reports/report-view.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Brand, useTitle } from "../ui/frame.tsx";

/** What is shown where the server cannot be reached: the report that was seen last on this device, as it was then. */
export function OfflinePage() {
  const words = useMessages(bundles.offline).offlineWords;
  const isOnline = useReachable();
  const copy = useCopy();
  useTitle(words.title);
  return (
    <div className="min-h-dvh">
      <header className="border-b border-line">
        <div className="mx-auto flex w-full max-w-[72rem] flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-8">
          <Brand />
          {/* A whole page load: the browser is sent back here while the server is out of reach. */}
          <a href={pageBefore()} className={buttonClass(isOnline ? "primary" : "plain")}>
            {words.retry}
          </a>
        </div>
      </header>
      <main id="content" className="mx-auto grid w-full max-w-[72rem] gap-6 px-4 py-7 md:px-8">
        <div role="status" className="grid gap-1 rounded-xl border border-line bg-sunken px-5 py-4">
          <h1 className="text-base font-semibold">{isOnline ? words.backOnline : words.heading}</h1>
          {copy === null && <p className="text-ink-2">{words.none}</p>}
          {copy && <SeenAt copy={copy} />}
        </div>
        {copy === undefined && <ReportSkeleton />}
        {copy && <ReportView model={copy.model} report={copy.report} isGuest isNamed={false} />}
      </main>
    </div>
  );
}

/** Whether the server answers: a network alone, which browsers report, does not bring the page back. */
function useReachable(): boolean {
  const isOnline = useOnline();
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    const check = () =>
      fetch("/api/health", { cache: "no-store" }).then(
        ({ ok }) => setReachable(ok),
        () => setReachable(false),
      );
    void check();
    const timer = setInterval(check, 3_000);
    return () => clearInterval(timer);
  }, []);
  return isOnline && isReachable;
}

function SeenAt({ copy }: { copy: OfflineCopy }) {
  const words = useMessages(bundles.offline).offlineWords;
  const format = useFormat();
  const seenAt = new Date(copy.seenAt).toISOString();
  return (
    <p className="text-ink-2">
      {words.lastSeen} <time dateTime={seenAt}>{timeInSentence(seenAt, useNow(), format)}</time>. {words.mayHaveChanged}
    </p>
  );
}

/** The copy of who used this browser last: undefined while it is read, null where there is none. */
function useCopy(): OfflineCopy | null | undefined {
  const [copy, setCopy] = useState<OfflineCopy | null>();
  useEffect(() => {
    // Its file and what that checks by were kept with the copy, which they stored.
    import("../lib/offline/copy.ts")
      .then(({ readCopy }) => readCopy(storedPersonId(), Date.now()))
      .then(
        (found) => setCopy(found ?? null),
        () => setCopy(null),
      );
  }, []);
  return copy;
}

/** The page of this site that could not be reached; else the first one. */
function pageBefore(): string {
  const page = new URLSearchParams(location.search).get("page") ?? "";
  return /^\/(?![/\\])/.test(page) ? page : "/";
}
