import { getSavedComparison } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { CallError } from "../lib/call.ts";
import { type CompareState, compareAddress } from "../lib/compare-address.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { NotHere } from "../shell/not-here.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { ComparisonResult } from "./compared.tsx";

interface SavedProps {
  reportId: number;
  lines: CompareState["lines"];
  onLines: (lines: CompareState["lines"]) => void;
}

/** A saved comparison, as it was sealed and as it may be read now. */
export function Saved({ reportId, lines, onLines }: SavedProps) {
  const { reportWords } = useMessages(bundles.reports);
  const { compareWords: words } = useMessages(bundles.compare);
  const format = useFormat();
  const { data, error, refetch } = useQuery(callQuery(getSavedComparison, { params: { id: reportId } }));
  const start = (
    <Link href="/compare" className={buttonClass("primary")}>
      {words.start}
    </Link>
  );
  if (error instanceof CallError && error.status === 404)
    return (
      <NotHere error={error}>
        <Empty title={words.notFound} hint={words.emptyHint} action={start} />
      </NotHere>
    );
  if (error) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const now = [...data.members.map(({ id }) => id)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-sunken px-4 py-3">
        <p data-seal>
          <span className="font-semibold">
            {words.savedTitle} {reportWords.version(data.report.id)}
          </span>
          {" · "}
          {words.sealed} <time dateTime={data.report.createdAt}>{dateAndTime(data.report.createdAt, format)}</time>
          {" · "}
          {words.hash} <span title={data.report.hash}>{data.report.hash.slice(0, 12)}</span>
          <span className="block text-ink-3">{words.savedLead}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          {now.length > 0 && (
            <Link href={compareAddress({ models: now })} className={buttonClass()}>
              {words.again}
            </Link>
          )}
          {start}
        </div>
      </div>
      {data.missing.length > 0 && (
        <p role="status" className="rounded-lg border border-line px-4 py-3 text-ink-2">
          {words.missing}
        </p>
      )}
      <ComparisonResult comparison={data} lines={lines} onLines={onLines} />
    </div>
  );
}
