import type { Fact } from "@fanradar/engine";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { Figure, type Ledger } from "./figure.tsx";

/**
 * Which way a change goes: neither where it is none, or its range has both signs. The latest days end with one that may not be over: a fall by
 * less than a day's share may be what it still brings.
 */
export function changeDirection({ value, low, high, formula, n }: DirectedChange): "up" | "down" | "none" {
  const toCome = formula === "portfolio.latestDays" && n ? 100 / n : 0;
  const [least, most] = [low ?? Number(value), high ?? Number(value)];
  if (least > 0) return "up";
  return most < -toCome ? "down" : "none";
}

type DirectedChange = Pick<Fact, "value" | "low" | "high" | "formula" | "n">;

const marks = {
  up: { Icon: ArrowUp, tone: "text-good" },
  down: { Icon: ArrowDown, tone: "text-bad" },
  none: { Icon: ArrowRight, tone: "text-ink-3" },
};

/** A change of which more is better: with an arrow and a colour, where it is sure. */
export function ChangeFigure({ fact, ledger, className = "" }: { fact: Fact; ledger: Ledger; className?: string }) {
  if (fact.kind === "unavailable") return <Figure fact={fact} ledger={ledger} className={className} />;
  const { Icon, tone } = marks[changeDirection(fact)];
  return (
    <span className={`whitespace-nowrap ${tone} ${className}`}>
      <Icon size={14} aria-hidden className="mr-0.5 inline align-[-0.15em]" />
      <Figure fact={fact} ledger={ledger} className="min-h-6 font-semibold" />
    </span>
  );
}
