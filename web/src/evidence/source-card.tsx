import type { EvidenceItem, Model } from "@fanradar/contract";
import { bundles, relativeTime, shortDate } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { useMay } from "../lib/rights.ts";
import { useNow } from "../lib/use-now.ts";
import { PlatformBadge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { CheckList } from "../ui/check-list.tsx";
import { Figure, factLabel, type Ledger, trustMarks } from "../ui/figure.tsx";
import { FiguresButton } from "./figures-button.tsx";
import { ImportDialog } from "./import/import-dialog.tsx";
import { RefusedRows } from "./import/refused-rows.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

/** One source: kind, trust, who added it and when, its figures, and the checks on it. */
export function SourceCard({ model, item, ledger }: { model: Model; item: EvidenceItem; ledger: Ledger }) {
  const { formWords, importCheckWords } = useMessages(bundles.imports);
  const { sourceWords, trustWords } = useWords();
  const { evidenceWords: words, screenshotCheckWords } = useMessages(bundles.evidence);
  const format = useFormat();
  const now = useNow();
  const may = useMay();
  const {
    id,
    kind,
    trust,
    platform,
    addedBy,
    addedAt,
    checks,
    readings,
    figures,
    typed,
    unlinked,
    form,
    fileName,
    counts,
  } = item;
  const level = kind === "api" ? sourceWords.api : trustWords[trust];
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-card p-4.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="font-semibold">
          <span aria-hidden className="mr-1.5 text-[0.7em] text-teal">
            {trustMarks[trust]}
          </span>
          {capital(sourceWords[kind])}
        </h3>
        {platform && <PlatformBadge platform={platform} />}
        {level !== sourceWords[kind] && <span className="text-ink-3">{level}</span>}
        <span className="ml-auto flex gap-x-4">
          {typed && may("evidence.remove") && (
            <FiguresButton model={model} replaces={typed} label={words.replace} look="quiet" />
          )}
          {id !== null && kind === "file" && may("evidence.remove") && (
            <ImportDialog model={model} replaces={id} trigger={<Button look="quiet">{words.replace}</Button>} />
          )}
          {id !== null && may("evidence.remove") && (
            <RemoveDialog modelId={model.id} id={id} name={capital(sourceWords[kind])} />
          )}
        </span>
      </div>
      <p className="flex flex-wrap gap-x-3 text-ink-3">
        <span data-typed>{addedBy === null ? words.automatic : words.by(addedBy)}</span>
        <time dateTime={addedAt} title={addedAt}>
          {relativeTime(addedAt, now, format)}
        </time>
        {unlinked && <span data-typed>{words.unlinked(unlinked)}</span>}
        {typed && (
          <span>
            {words.ofDay} <time dateTime={typed.observedOn}>{shortDate(typed.observedOn, format)}</time>
          </span>
        )}
        {form && <span>{formWords[form]}</span>}
        {fileName && (
          <span data-typed className="wrap-anywhere">
            {fileName}
          </span>
        )}
        {readings && (
          <span>
            {words.readings} <Figure fact={readings} ledger={ledger} />
          </span>
        )}
      </p>
      {figures.length + counts.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {[...figures, ...counts].map((fact) => (
            <div key={fact.id}>
              <dt className="text-xs text-ink-3">{factLabel(fact.metric)}</dt>
              <dd className="text-base font-semibold">
                <Figure fact={fact} ledger={ledger} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {typed?.contentStyle && (
        <p>
          <span className="text-ink-3">{words.ownWords}: </span>
          <span data-typed dir="auto" className="wrap-anywhere">
            {typed.contentStyle}
          </span>
        </p>
      )}
      <CheckList checks={checks} words={{ ...importCheckWords, ...screenshotCheckWords }} />
      <RefusedRows refused={item.refused} />
    </article>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
