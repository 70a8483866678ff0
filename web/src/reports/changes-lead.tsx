import { changeVerdicts, type getChanges } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import type * as z from "zod/mini";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { ChangeRow, changesLedger, VerdictDetails } from "./changes.tsx";

/** More of them would stand between the reader and the verdict. */
const most = 4;
/** Percent. A count that moved by less is a real change, and no news. */
const least = 1;

/**
 * What heads a report that has an earlier version: the largest changes beyond the margin of error with old and new value, all
 * others behind a press. Nothing on a first version, and nothing where all that differs may be chance.
 */
export function ChangesLead({ answer: { since, changes, sources } }: { answer: z.infer<typeof getChanges.output> }) {
  const words = useMessages(bundles.reports).reportWords.changes;
  const format = useFormat();
  const real = changes.filter(({ verdict }) => verdict === "real");
  const news = real
    .filter(({ difference }) => typeof difference?.value !== "number" || Math.abs(difference.value) >= least)
    .slice(0, most);
  const more = changes.filter((change) => change.verdict !== "noise" && !news.includes(change));
  if (!since || news.length + more.length === 0) return null;
  const ledger = changesLedger(changes, sources);
  return (
    <section aria-labelledby="changes" className="rounded-xl bg-teal-soft px-4 py-3" data-changes>
      <h2 id="changes" className="font-semibold">
        {words.title} <time dateTime={since.createdAt}>{shortDate(since.createdAt, format)}</time>
      </h2>
      {news.length > 0 && (
        <ul className="mt-1.5 grid gap-x-8 gap-y-1 md:grid-cols-2">
          {news.map((change) => (
            <ChangeRow key={change.id} change={change} ledger={ledger} />
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-8 cursor-pointer content-center text-ink-2">{words.more}</summary>
          <div className="mt-1.5 grid gap-2">
            {changeVerdicts.map((verdict) => (
              <VerdictDetails key={verdict} verdict={verdict} changes={more} ledger={ledger} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
