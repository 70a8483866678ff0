import { changeVerdicts, type getChanges } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import type * as z from "zod/mini";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { ChangeRow, changesLedger, VerdictDetails } from "./changes.tsx";
import { leadChanges } from "./lead-changes.ts";

const most = 4;

/** What heads a report that has an earlier version: the largest changes with old and new value, all others behind a press. */
export function ChangesLead({ answer: { since, changes, sources } }: { answer: z.infer<typeof getChanges.output> }) {
  const words = useMessages(bundles.reports).reportWords.changes;
  const format = useFormat();
  const lead = leadChanges(changes, most);
  if (!since || !lead) return null;
  const { kind, news, more } = lead;
  // Nothing that heads the report may be left to a press: a changed link is why no figure is compared.
  const only =
    news.length === 0 ? changeVerdicts.find((one) => more.some(({ verdict }) => verdict === one)) : undefined;
  const ledger = changesLedger(changes, sources);
  return (
    <section aria-labelledby="changes" className="rounded-xl bg-teal-soft px-4 py-2.5 sm:py-3" data-changes>
      <h2 id="changes" className="font-semibold">
        {words.title} <time dateTime={since.createdAt}>{shortDate(since.createdAt, format)}</time>
      </h2>
      {only && (
        <p className="mt-1 text-ink-2">
          {words.verdicts[only]}: {words.meanings[only]}
        </p>
      )}
      {news.length > 0 && (
        <>
          {kind === "appeared" && <p className="mt-1 text-ink-2">{words.verdicts[kind]}</p>}
          <ul className="mt-1.5 grid gap-x-8 gap-y-1 lg:grid-cols-2">
            {news.map((change) => (
              <ChangeRow key={change.id} change={change} ledger={ledger} />
            ))}
          </ul>
        </>
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
