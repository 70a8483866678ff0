import type { InstanceState } from "@fanradar/contract";
import { bundles, dateAndTime, exactNumber } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Badge } from "../ui/badge.tsx";

/** What the last nightly drill found, or what it needs to run. */
export function DrillResult({ drill: { isSet, last } }: Pick<InstanceState, "drill">) {
  const words = useMessages(bundles.instance).instanceWords.drill;
  const format = useFormat();
  return (
    <section className="grid gap-1 rounded-xl border border-line bg-card p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">{words.title}</h2>
        {last && <Badge tone={last.isOk ? "good" : "bad"}>{last.isOk ? words.passed : words.failed}</Badge>}
      </div>
      <p className="text-ink-2">{words.lead}</p>
      {!isSet && <p className="text-ink-2">{words.off}</p>}
      {isSet && !last && <p className="text-ink-3">{words.never}</p>}
      {last && (
        <>
          <p className="text-ink-3">
            {words.at} <time dateTime={last.startedAt}>{dateAndTime(last.startedAt, format)}</time>
          </p>
          <ul className="grid gap-1" data-typed>
            {last.lines.map(({ name, checked, faults }) => (
              <li key={name} className={faults.length > 0 ? "text-bad" : "text-ink-2"}>
                {words.line(name, exactNumber(checked, format), exactNumber(faults.length, format))}
                {faults.map((fault) => (
                  <p key={fault} className="wrap-anywhere ps-4">
                    {fault}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
