import { reportShells } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";

/** What stays of reports that were removed at the creator's request: their numbers and days. */
export function RemovedReports({ shells }: { shells: unknown }) {
  const { reportWords: words } = useMessages(bundles.reports);
  const format = useFormat();
  const { data: removed = [] } = reportShells.safeParse(shells);
  return (
    <section className="grid max-w-2xl gap-3 rounded-xl border border-line bg-card p-6">
      <h2 className="text-base font-semibold">{words.removed}</h2>
      <p className="text-ink-2">{words.removedHint}</p>
      <ul className="grid gap-1">
        {removed.map(({ id, createdAt }) => (
          <li key={id} data-typed className="flex flex-wrap gap-x-3">
            <span className="num font-medium">{words.version(id)}</span>
            <time dateTime={createdAt} className="text-ink-3">
              {dateAndTime(createdAt, format)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
