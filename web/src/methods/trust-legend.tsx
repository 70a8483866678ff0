import { trustLevels } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages, useWords } from "../lib/messages.ts";
import { markClass, trustMarks } from "../ui/figure.tsx";

/** The marks of figures, the most trusted first. */
export function TrustLegend() {
  const { methodWords: words } = useMessages(bundles.methods);
  const { trustWords } = useWords();
  return (
    <section aria-labelledby="marks" className="grid gap-3">
      <h2 id="marks" className="text-lg font-semibold tracking-tight">
        {words.marks}
      </h2>
      <p className="text-ink-2">{words.marksLead}</p>
      <dl className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2 sm:grid-cols-[1.5rem_auto_minmax(0,1fr)]">
        {trustLevels.map((trust) => (
          <div key={trust} className="contents">
            <dt aria-hidden className={markClass(trust)}>
              {trustMarks[trust]}
            </dt>
            <dt className="font-medium">{trustWords[trust]}</dt>
            <dd className="text-ink-2 max-sm:col-start-2">{words.trust[trust]}</dd>
          </div>
        ))}
        <div className="contents">
          <dt aria-hidden>—</dt>
          <dd className="text-ink-2 sm:col-span-2">{words.missing}</dd>
        </div>
      </dl>
      <p className="text-ink-2">{words.ranges}</p>
    </section>
  );
}
