import type { Fact, MetricName } from "@fanradar/engine";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { Figure, type Ledger } from "./figure.tsx";

/** Changes of what people paid: who happens to pay moves them, and a range alone says by how much. */
const ofPayments: ReadonlySet<string> = new Set<MetricName>(["earnings.change", "portfolio.earnings.change"]);

/** Which way a change goes: neither where it is none, its range has both signs, or it would need one and has none. */
export function changeDirection({ metric, value, low, high }: DirectedChange): "up" | "down" | "none" {
  if (low === undefined && ofPayments.has(metric)) return "none";
  if ((low ?? Number(value)) > 0) return "up";
  return (high ?? Number(value)) < 0 ? "down" : "none";
}

type DirectedChange = Pick<Fact, "metric" | "value" | "low" | "high">;

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
