import type { Fact, Source } from "@fanradar/engine";
import { bundles, showFact, showRange, trustInWords } from "@fanradar/words";
import { startTransition, useRef, useState } from "react";
import { useFormat } from "../lib/format.ts";
import { currentWords, messagesIfLoaded, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { whenIdle } from "../lib/when-idle.ts";

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

/** The shape that says how far a figure is to be trusted. */
export const trustMarks: Record<Fact["trust"], string> = {
  connected: "●",
  file: "◆",
  screenshot: "▲",
  manual: "○",
  inferred: "◌",
  record: "■",
};

/** Whether no record outside FanRadar is behind the figure. */
const isHollow = (trust: Fact["trust"]) => trust === "manual" || trust === "inferred";

/** How the mark is drawn. */
export const markClass = (trust: Fact["trust"]) => (isHollow(trust) ? "hollow" : "text-teal");

const FigureCard = part(() => import("./figure-card.tsx").then((file) => file.FigureCard));

/**
 * The only way to draw a number: its value, a mark where it was typed or estimated (0325), and its ledger card when pressed. It
 * cannot draw without a fact.
 * What draws the card is loaded when a figure is first approached, or once the page is idle.
 */
export function Figure({ fact, ledger, text, withRange = false, className = "" }: FigureProps) {
  const words = useWords();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isAbsent = fact.kind === "unavailable";
  const range = withRange ? showRange(fact, format) : undefined;
  const name = factLabel(fact.metric);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-fact={fact.id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={[
          `${name}: ${text ?? showFact(fact, format)}`,
          range,
          isAbsent ? words.kindWords.unavailable : trustInWords(fact, words),
        ]
          .filter(Boolean)
          .join(", ")}
        className={`num inline cursor-pointer rounded-sm text-left pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5 ${className}`}
        onPointerEnter={() => FigureCard.preload()}
        onFocus={() => FigureCard.preload()}
        // In slices: drawing the card takes longer than a press may.
        onClick={() => startTransition(() => setOpen((wasOpen) => !wasOpen))}
      >
        <span className={isAbsent ? "text-ink-3" : "border-b-[1.5px] border-dotted border-ink-3/60"}>
          {text ?? showFact(fact, format)}
        </span>
        {!isAbsent && isHollow(fact.trust) && (
          <span aria-hidden className="hollow ml-1 align-[0.3em] text-[0.6em]">
            {trustMarks[fact.trust]}
          </span>
        )}
        {/* Apart, also where the text is read without its layout. */}
        {range && " "}
        {range && <span className="block text-xs font-normal whitespace-nowrap text-ink-3">{range}</span>}
      </button>
      {isOpen && (
        <FigureCard
          button={button}
          fact={fact}
          name={name}
          onClose={() => setOpen(false)}
          {...(ledger && { ledger })}
        />
      )}
    </>
  );
}

/** Loads what draws the card once the page is idle, for pages that are full of figures. Returns a function to stop. */
export const preloadCardWhenIdle = (): (() => void) =>
  whenIdle(() => {
    FigureCard.preload();
    return undefined;
  });

/** How a figure is called where it stands alone. */
export function factLabel(metric: string): string {
  const labels: (Record<string, string> | undefined)[] = [
    currentWords().metricWords,
    messagesIfLoaded(bundles.pricing)?.pricingMetricWords,
    messagesIfLoaded(bundles.earnings)?.bookMetricWords,
    messagesIfLoaded(bundles.imports)?.importMetricWords,
  ];
  return labels.find((one) => one?.[metric])?.[metric] ?? metric;
}
