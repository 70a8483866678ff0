import type { Analytics } from "@fanradar/contract";
import { counted, period, rooms } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Figure, type Ledger } from "../ui/figure.tsx";

export const ledgerOf = ({ facts, sources }: Analytics): Ledger => ({
  facts: new Map(facts.map((fact) => [fact.id, fact])),
  sources,
});

interface ToldProps {
  /** Of the figure; its change is `{id}.change`. */
  id: string;
  label: string;
  ledger: Ledger;
  /** On a card of its own. */
  isLarge?: boolean;
  /** What it is of, where another page tells a figure of the same name. */
  hint?: string;
}

/** A figure with its range, and what it changed by against a named period; without one nothing is said of a change. */
export function Told({ id, label, ledger, isLarge = false, hint }: ToldProps) {
  const { analyticsWords: words } = useMessages(rooms.analytics);
  const format = useFormat();
  const fact = ledger.facts.get(id);
  const change = ledger.facts.get(`${id}.change`);
  const [comparedBefore, compared] = [".comparedBefore", ".compared"].map((end) => ledger.facts.get(`${id}${end}`));
  const given = ledger.facts.get(`${id}.given`);
  if (!fact) return null;
  return (
    <div
      className={
        isLarge ? "min-w-0 rounded-xl border border-line bg-card p-4.5" : "flex items-start justify-between gap-3"
      }
    >
      <dt className="min-w-0 text-ink-3">{label}</dt>
      <dd className={isLarge ? "" : "text-right"}>
        <span className={isLarge ? "block text-[28px] leading-tight font-semibold tracking-tight" : "font-semibold"}>
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
            <Figure fact={change} ledger={ledger} className="min-h-6 font-semibold text-ink-2" />{" "}
            {change.period && (
              <span data-fact={change.id}>
                {words.against} {period(change.period, format)}
                {change.sampleOf === "days" &&
                  change.n !== undefined &&
                  ` · ${words.sameDays(counted(change.n, format.words.sampleWords.days, format))}`}
              </span>
            )}
            {comparedBefore && compared && (
              <>
                {": "}
                <Figure fact={comparedBefore} ledger={ledger} className="min-h-6" />
                {" → "}
                <Figure fact={compared} ledger={ledger} className="min-h-6" />
              </>
            )}
          </span>
        )}
        {given && (
          <span className="mt-1 block text-xs text-ink-3">
            {words.given} <Figure fact={given} ledger={ledger} className="min-h-6 font-semibold text-ink-2" />
          </span>
        )}
        {hint && fact.kind !== "unavailable" && <span className="mt-1 block text-xs text-ink-3">{hint}</span>}
      </dd>
    </div>
  );
}
