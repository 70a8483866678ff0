import type { Analytics } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { ChangeFigure } from "../ui/change-figure.tsx";
import { ComparedWith } from "../ui/compared-with.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { OtherCurrencies } from "../ui/other-currencies.tsx";
import { PartChange } from "../ui/part-change.tsx";

export const analyticsLedger = ({ facts, sources }: Analytics): Ledger => ({
  facts: new Map(facts.map((fact) => [fact.id, fact])),
  sources,
});

interface FigureWithChangeProps {
  /** Of the figure; its change is `{id}.change`. */
  id: string;
  label: string;
  ledger: Ledger;
  /** On a card of its own. */
  isLarge?: boolean;
  /** What it measures, where another page has a figure of the same name. */
  hint?: string;
  /** Without a value it is left out: a platform may have none of it at all. */
  isOptional?: boolean;
}

/** A figure with its range, and its change against a named period, where that is known. */
export function FigureWithChange({ id, label, ledger, isLarge = false, hint, isOptional }: FigureWithChangeProps) {
  const { analyticsWords: words } = useMessages(bundles.analytics);
  const _format = useFormat();
  const fact = ledger.facts.get(id);
  const change = ledger.facts.get(`${id}.change`);
  const [comparedBefore, compared] = [".comparedBefore", ".compared"].map((end) => ledger.facts.get(`${id}${end}`));
  const manual = ledger.facts.get(`${id}.manual`);
  if (!fact || (isOptional && fact.kind === "unavailable")) return null;
  return (
    <div
      className={
        isLarge ? "min-w-0 rounded-xl border border-line bg-card p-4.5" : "flex items-start justify-between gap-3"
      }
    >
      <dt className={isLarge ? "min-w-0 text-ink-3" : "max-w-1/2 shrink-0 text-ink-3"} data-notice>
        {label}
      </dt>
      <dd className={isLarge ? "" : "text-right"}>
        <span className={isLarge ? "block text-[28px] leading-tight font-semibold" : "font-semibold"}>
          <Figure
            fact={fact}
            ledger={ledger}
            withRange={fact.low !== fact.high}
            className={isLarge ? "" : "text-right"}
          />
        </span>
        {fact.kind === "unavailable" && <span className="block text-xs text-ink-3">{words.noData}</span>}
        {change && (
          <span className="mt-1 block text-xs text-ink-3">
            <ChangeFigure fact={change} ledger={ledger} /> <ComparedWith change={change} words={words} />
            {comparedBefore && (
              <>
                {": "}
                <Figure fact={comparedBefore} ledger={ledger} className="min-h-6" />
              </>
            )}
            {compared && (
              <>
                {" → "}
                <Figure fact={compared} ledger={ledger} className="min-h-6" />
              </>
            )}
          </span>
        )}
        <span className="mt-1 block text-xs text-ink-3 empty:hidden">
          <PartChange id={id} ledger={ledger} against={words} />
        </span>
        {id === "portfolio.earnings" && <OtherCurrencies of={id} ledger={ledger} />}
        {manual && (
          <span className="mt-1 block text-xs text-ink-3">
            {words.manual} <Figure fact={manual} ledger={ledger} className="min-h-6 font-semibold text-ink-2" />
          </span>
        )}
        {hint && fact.kind !== "unavailable" && (
          <span className="mt-1 block text-xs text-ink-3" data-fact={fact.id}>
            {hint}
          </span>
        )}
      </dd>
    </div>
  );
}
