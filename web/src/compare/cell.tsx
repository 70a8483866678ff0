import type { Fact } from "@fanradar/engine";
import { bundles, listOf } from "@fanradar/words";
import { Trophy } from "lucide-react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Explained } from "../ui/explained.tsx";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { type ComparisonRow, isKnownFact, missingAddends } from "./rows.ts";
import type { RowVerdict } from "./verdict.ts";

interface CellProps {
  row: ComparisonRow;
  member: string;
  ledger: Ledger;
}

interface CellFigureProps extends CellProps {
  /** Without: its bar alone shows the range. */
  withRange?: boolean;
}

/** A member's figure with its range, or that it is missing; pressing it shows why. */
export function CellFigure({ row, member, ledger, withRange = true }: CellFigureProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const format = useFormat();
  const fact = row.factOf(member);
  if (!fact) return <span className="font-normal text-ink-3">—</span>;
  const missing = row.id === "score" && isKnownFact(fact) ? missingAddends(member, ledger) : [];
  return (
    <>
      <Figure fact={fact} ledger={ledger} withRange={withRange && fact.low !== fact.high} className="min-h-6" />
      {missing.length > 0 && (
        <span className="block text-xs font-normal text-ink-3">{words.unranked(listOf(missing, format))}</span>
      )}
    </>
  );
}

/** The scale of a measure: it holds 0 and every range. */
function scaleOf(row: ComparisonRow, members: readonly string[]): (value: number) => number {
  const ends = members.flatMap((key) => {
    const fact = row.factOf(key);
    return isKnownFact(fact)
      ? [Number(fact.value), fact.low ?? Number(fact.value), fact.high ?? Number(fact.value)]
      : [];
  });
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const span = most - least || 1;
  return (value) => (100 * (value - least)) / span;
}

interface BarProps extends Omit<CellProps, "ledger"> {
  /** All members, on whose scale it is drawn. */
  members: readonly string[];
  colour: string;
}

/** The figure as a bar from 0, with its range as a paler one: for the eye alone, since the figure stands beside it. */
export function CellBar({ row, member, members, colour }: BarProps) {
  const fact = row.factOf(member);
  if (!isKnownFact(fact)) return <span aria-hidden className="block h-2" />;
  const at = scaleOf(row, members);
  return (
    <span aria-hidden className="relative block h-2 overflow-hidden rounded-full bg-sunken">
      <Span from={at(0)} to={at(Number(fact.value))} colour={colour} className="inset-y-0.5" />
      <Range fact={fact} at={at} colour={colour} />
    </span>
  );
}

function Range({ fact, at, colour }: { fact: Fact; at: (value: number) => number; colour: string }) {
  if (fact.low === undefined || fact.high === undefined || fact.low === fact.high) return null;
  return <Span from={at(fact.low)} to={at(fact.high)} colour={colour} className="inset-y-0 rounded-full opacity-40" />;
}

function Span({ from, to, colour, className }: { from: number; to: number; colour: string; className: string }) {
  const [left, right] = from < to ? [from, to] : [to, from];
  return (
    <span
      className={`absolute ${className}`}
      style={{ left: `${left}%`, width: `${Math.max(right - left, 1.5)}%`, background: colour }}
    />
  );
}

/** Who is best; pressed, why. */
export function VerdictButton({ verdict, className = "text-xs" }: { verdict: RowVerdict; className?: string }) {
  const { compareWords: words } = useMessages(bundles.compare);
  return (
    <Explained
      hint={verdict.why}
      label={`${verdict.text}. ${words.why}`}
      className={`flex min-h-6 max-w-full items-center gap-1 text-left text-ink-2 underline decoration-dotted underline-offset-4 hover:text-ink ${className}`}
    >
      {verdict.best.length === 1 && <Trophy size={12} aria-hidden className="shrink-0 text-teal" />}
      <span className="min-w-0 wrap-anywhere" data-typed>
        {verdict.text}
      </span>
    </Explained>
  );
}

/** Says of a cell that it is the best one. */
export function BestMark() {
  const { compareWords: words } = useMessages(bundles.compare);
  return (
    <span className="inline-flex shrink-0 text-teal" title={words.best}>
      <Trophy size={14} aria-hidden />
      <span className="sr-only">{words.best}</span>
    </span>
  );
}
