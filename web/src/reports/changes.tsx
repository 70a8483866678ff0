import { changeVerdicts, getChanges, type Report } from "@fanradar/contract";
import type { Change, Fact } from "@fanradar/engine";
import { platformWords, rooms, shortDate } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { Figure, type Ledger, nameOf } from "../ui/figure.tsx";

/** What changed since the version before: real change, new evidence and noise told apart. Nothing on a first version. */
export function Changes({ report }: { report: Pick<Report, "id"> }) {
  const words = useMessages(rooms.reports).reportWords.changes;
  const format = useFormat();
  const { data } = useQuery(callQuery(getChanges, { params: { id: report.id } }));
  if (!data?.since) return null;
  const { since, changes, sources } = data;
  if (changes.length === 0)
    return <p className="text-xs text-ink-3">{words.none(shortDate(since.createdAt, format))}</p>;
  const ledger = { facts: new Map(changes.flatMap(({ after }) => (after ? [[after.id, after]] : []))), sources };
  return (
    <section className="grid gap-3" aria-labelledby="changes">
      <h2 id="changes" className="text-base font-semibold tracking-tight">
        {words.title} <time dateTime={since.createdAt}>{shortDate(since.createdAt, format)}</time>
      </h2>
      {changeVerdicts.map((verdict) => {
        const told = changes.filter((change) => change.verdict === verdict);
        if (told.length === 0) return null;
        return (
          <details
            key={verdict}
            open={verdict === "real"}
            className="rounded-xl border border-line bg-card px-4.5 py-3"
          >
            <summary className="min-h-8 cursor-pointer font-medium">
              {words.verdicts[verdict]} <span className="font-normal text-ink-3">{words.meanings[verdict]}</span>
            </summary>
            <ul className="mt-2 grid gap-2">
              {told.map((change) => (
                <Row key={change.id} change={change} ledger={ledger} />
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

function Row({ change: { before, after, difference }, ledger }: { change: Change; ledger: Ledger }) {
  const fact = after ?? before;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="min-w-40 text-ink-2">{fact && titleOf(fact)}</span>
      {before && <Figure fact={before} ledger={ledger} />}
      {before && after && <ArrowRight size={14} aria-hidden className="self-center text-ink-3" />}
      {after && <Figure fact={after} ledger={ledger} className="font-medium" />}
      {difference && <Figure fact={difference} ledger={ledger} className="text-ink-3" />}
    </li>
  );
}

const titleOf = ({ platform, metric }: Fact) =>
  platform ? `${platformWords[platform]} · ${nameOf(metric)}` : nameOf(metric);
