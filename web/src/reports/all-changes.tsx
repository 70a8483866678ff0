import { changeVerdicts, getChanges, type Report } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { changesLedger, VerdictDetails } from "./changes.tsx";

/** What changed since the version before: separated into real change, new evidence and noise. Nothing on a first version. */
export function AllChanges({ report }: { report: Pick<Report, "id"> }) {
  const words = useMessages(bundles.reports).reportWords.changes;
  const format = useFormat();
  const { data } = useQuery(callQuery(getChanges, { params: { id: report.id } }));
  if (!data?.since) return null;
  const { since, changes, sources } = data;
  if (changes.length === 0)
    return <p className="text-xs text-ink-3">{words.none(shortDate(since.createdAt, format))}</p>;
  const ledger = changesLedger(changes, sources);
  return (
    <section className="grid gap-3" aria-labelledby="changes">
      <h2 id="changes" className="text-base font-semibold tracking-tight">
        {words.title} <time dateTime={since.createdAt}>{shortDate(since.createdAt, format)}</time>
      </h2>
      {changeVerdicts.map((verdict) => (
        <VerdictDetails key={verdict} verdict={verdict} changes={changes} ledger={ledger} />
      ))}
    </section>
  );
}
