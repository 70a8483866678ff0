import type { EvidenceConflict } from "@fanradar/contract";
import { bundles, dateAndTime, type FactWords, trustInWords } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";

/** What sources say of one figure, side by side, and how the trust ladder resolved it. Nothing where all agree. */
export function Conflicts({ conflicts, ledger }: { conflicts: EvidenceConflict[]; ledger: Ledger }) {
  const words = useMessages(bundles.evidence).evidenceWords.conflicts;
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby="conflicts" className="grid gap-3">
      <div>
        <h2 id="conflicts" className="text-base font-semibold tracking-tight">
          {words.title}
        </h2>
        <p className="text-ink-3">{words.ladder}</p>
      </div>
      {conflicts.map((conflict) => (
        <Sides key={conflict.id} conflict={conflict} ledger={ledger} />
      ))}
    </section>
  );
}

function Sides({ conflict: { sides }, ledger }: { conflict: EvidenceConflict; ledger: Ledger }) {
  const core = useWords();
  const { interfaceWords, sourceWords } = core;
  const words = useMessages(bundles.evidence).evidenceWords.conflicts;
  const format = useFormat();
  const [first] = sides;
  if (!first) return null;
  const { platform, metric } = first.fact;
  return (
    <article className="rounded-xl border border-line border-l-4 border-l-coral bg-card p-4.5">
      <h3 className="mb-3 font-semibold">
        {platform && `${interfaceWords.platforms[platform]} · `}
        {factLabel(metric)}
      </h3>
      <ul className="grid gap-4 sm:grid-cols-2">
        {sides.map(({ fact, verdict }) => (
          <li key={fact.id} className={verdict === "chosen" ? "" : "text-ink-2"}>
            <p className="text-xl font-semibold">
              <Figure fact={fact} ledger={ledger} withRange />
            </p>
            <p>
              {sourceOf(fact.sources, ledger, sourceWords) ?? trustInWords(fact, core)},{" "}
              <time dateTime={fact.asOf}>{dateAndTime(fact.asOf, format)}</time>
            </p>
            <p className="text-ink-3" data-notice>
              {words.verdicts[verdict]}
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}

function sourceOf(keys: string[], { sources }: Ledger, sourceWords: FactWords["sourceWords"]): string | undefined {
  const source = sources.find(({ evidence }) => keys.includes(evidence));
  return source && sourceWords[source.kind];
}
