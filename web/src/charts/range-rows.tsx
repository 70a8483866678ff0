import type { Fact } from "@fanradar/engine";
import { Figure, type Ledger } from "../ui/figure.tsx";

interface RangeRowsProps {
  rows: { label: string; fact: Fact }[];
  ledger: Ledger;
  colour: string;
}

/**
 * Figures on one scale that includes 0, each as a dot with the range around it. The figures themselves stand beside, so that the
 * picture is for the eye alone. One that is absent has an empty row, and says why when opened.
 */
export function RangeRows({ rows, ledger, colour }: RangeRowsProps) {
  const ends = rows.flatMap(({ fact }) => {
    const { value, low, high } = fact;
    return typeof value === "number" ? [value, low ?? value, high ?? value] : [];
  });
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const span = most - least || 1;
  const at = (value: number) => 3 + (94 * (value - least)) / span;
  return (
    <ul className="grid gap-0.5">
      {rows.map(({ label, fact }) => (
        <li
          key={fact.id}
          data-fact={fact.id}
          className="grid min-h-7 grid-cols-[minmax(5.75rem,9rem)_minmax(3rem,1fr)_4.25rem] items-center gap-2.5"
        >
          <span className="text-ink-2 wrap-break-word">{label}</span>
          <span aria-hidden className="relative block h-5">
            <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
            <span className="absolute inset-y-0 w-px bg-ink-3/50" style={{ left: `${at(0)}%` }} />
            <Mark fact={fact} at={at} colour={colour} />
          </span>
          <span className="text-right whitespace-nowrap">
            <Figure fact={fact} ledger={ledger} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Mark({ fact, at, colour }: { fact: Fact; at: (value: number) => number; colour: string }) {
  const { value, low, high } = fact;
  if (typeof value !== "number") return null;
  const [from, to] = [at(low ?? value), at(high ?? value)];
  return (
    <>
      <span
        className="absolute top-1/2 h-2 -translate-y-1/2 rounded-full opacity-30"
        style={{ left: `${from}%`, width: `${to - from}%`, background: colour }}
      />
      <span
        className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full"
        style={{ left: `${at(value)}%`, background: colour }}
      />
    </>
  );
}
