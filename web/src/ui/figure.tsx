import type { Fact, Source } from "@fanradar/engine";
import { interfaceWords, kindWords, metricWords, showFact, showRange, trustWords } from "@fanradar/words";
import { Popover } from "radix-ui";
import { useFormat } from "../app/format.ts";
import { LedgerCard } from "./ledger-card.tsx";

interface FigureProps {
  fact: Fact;
  /** The ledger the fact stands in: for its alternatives and sources. */
  ledger?: Ledger;
  /** What to show instead of the value: its range in a sentence. */
  text?: string;
  withRange?: boolean;
  className?: string;
}

export interface Ledger {
  facts: ReadonlyMap<string, Fact>;
  sources: readonly Source[];
}

const marks: Record<Fact["trust"], string> = {
  connected: "●",
  file: "◆",
  screenshot: "▲",
  manual: "○",
  inferred: "◌",
  record: "●",
};

/** The only way to draw a number: its value, its trust mark, and its ledger card when pressed. It cannot draw without a fact. */
export function Figure({ fact, ledger, text, withRange = false, className = "" }: FigureProps) {
  const format = useFormat();
  const isAbsent = fact.kind === "unavailable";
  const range = withRange ? showRange(fact, format) : undefined;
  const name = nameOf(fact.metric);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button
          type="button"
          data-fact={fact.id}
          aria-label={[
            `${name}: ${text ?? showFact(fact, format)}`,
            range,
            isAbsent ? kindWords.unavailable : trustWords[fact.trust],
          ]
            .filter(Boolean)
            .join(", ")}
          className={`num inline cursor-pointer rounded-sm text-left ${className}`}
        >
          <span className={isAbsent ? "text-ink-3" : "border-b-[1.5px] border-dotted border-ink-3/60"}>
            {text ?? showFact(fact, format)}
          </span>
          {!isAbsent && (
            <span
              aria-hidden
              className={`ml-1 align-[0.3em] text-[0.6em] ${fact.trust === "manual" || fact.trust === "inferred" ? "text-ink-3" : "text-teal"}`}
            >
              {marks[fact.trust]}
            </span>
          )}
          {range && <span className="block text-xs font-normal text-ink-3">{range}</span>}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          data-fact={fact.id}
          collisionPadding={12}
          sideOffset={6}
          aria-label={interfaceWords.ledger.open(name)}
          className="z-40 w-[min(20rem,calc(100vw-1.5rem))] rounded-xl border border-line bg-card p-4 text-sm shadow-float"
        >
          <LedgerCard fact={fact} name={name} {...(ledger && { ledger })} />
          <Popover.Arrow className="fill-line" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** How a figure is called where it stands alone. */
export function nameOf(metric: string): string {
  return isKnownMetric(metric) ? metricWords[metric] : metric;
}

function isKnownMetric(metric: string): metric is keyof typeof metricWords {
  return metric in metricWords;
}
