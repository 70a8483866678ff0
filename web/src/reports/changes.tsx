import type { Fact, VersionChange } from "@fanradar/engine";
import { betweenReadings } from "@fanradar/engine/catalogue/between-readings";
import { moreIsBetter } from "@fanradar/engine/catalogue/more-is-better";
import { bundles, platformWords, showApart, showFact } from "@fanradar/words";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";

/** The figures after the change, by id, with what both versions rest on. */
export const changesLedger = (changes: readonly VersionChange[], sources: Ledger["sources"]): Ledger => ({
  facts: new Map(changes.flatMap(({ after }) => (after ? [[after.id, after]] : []))),
  sources,
});

interface VerdictDetailsProps {
  verdict: VersionChange["verdict"];
  changes: readonly VersionChange[];
  ledger: Ledger;
}

/** The changes of one kind; open where they are real. Nothing without one. */
export function VerdictDetails({ verdict, changes, ledger }: VerdictDetailsProps) {
  const words = useMessages(bundles.reports).reportWords.changes;
  const ofVerdict = changes.filter((change) => change.verdict === verdict);
  if (ofVerdict.length === 0) return null;
  return (
    <details open={verdict === "real"} className="rounded-xl border border-line bg-card px-4.5 py-3">
      <summary className="min-h-8 cursor-pointer font-medium">
        {words.verdicts[verdict]} <span className="font-normal text-ink-3">{words.meanings[verdict]}</span>
      </summary>
      <ul className="mt-2 grid gap-2">
        {ofVerdict.map((change) => (
          <ChangeRow key={change.id} change={change} ledger={ledger} />
        ))}
      </ul>
    </details>
  );
}

/** A figure before and after, and by how much it changed. */
export function ChangeRow({ change, ledger }: { change: VersionChange; ledger: Ledger }) {
  const { before, after, difference } = change;
  const format = useFormat();
  // Noise may be drawn alike: more digits would claim a difference. Any other change must be seen.
  const show = (fact: Fact, other: Fact | undefined) =>
    other && change.verdict !== "noise" ? showApart(fact, other, format)[0] : showFact(fact, format);
  const fact = after ?? before;
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 sm:gap-x-3 sm:gap-y-1">
      <span className="text-ink-2 max-sm:basis-full max-sm:text-xs sm:min-w-40">{fact && titleOf(fact)}</span>
      {before && <Figure fact={before} text={show(before, after)} ledger={ledger} />}
      {before && after && <ArrowRight size={14} aria-hidden className="self-center text-ink-3" />}
      {after && <Figure fact={after} text={show(after, before)} ledger={ledger} className="font-medium" />}
      {difference && fact && !betweenReadings.has(fact.metric) && (
        <Difference
          fact={difference}
          text={show(difference, { ...difference, value: 0 })}
          ledger={ledger}
          // What may be chance is neither good nor bad.
          isJudged={change.verdict === "real" && moreIsBetter.has(fact.metric)}
        />
      )}
    </li>
  );
}

interface DifferenceProps {
  fact: Fact;
  text: string;
  ledger: Ledger;
  /** Whether it is good or bad: then it has a colour, and an arrow beside it. */
  isJudged: boolean;
}

function Difference({ fact, text, ledger, isJudged }: DifferenceProps) {
  const value = typeof fact.value === "number" ? fact.value : 0;
  if (!isJudged || value === 0) return <Figure fact={fact} text={text} ledger={ledger} className="text-ink-3" />;
  const [Arrow, tone] = value > 0 ? [ArrowUp, "text-good"] : [ArrowDown, "text-bad"];
  return (
    <span className={`inline-flex items-baseline gap-0.5 ${tone}`}>
      <Arrow size={14} aria-hidden className="self-center" />
      <Figure fact={fact} text={text} ledger={ledger} />
    </span>
  );
}

const titleOf = ({ platform, metric }: Fact) =>
  platform ? `${platformWords[platform]} · ${factLabel(metric)}` : factLabel(metric);
