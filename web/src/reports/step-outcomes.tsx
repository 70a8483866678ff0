import type { StepOutcome } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { Circle, CircleCheck, CircleDashed, type LucideIcon } from "lucide-react";
import { useMessages } from "../lib/messages.ts";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { ChangeRow } from "./changes.tsx";
import { cardClass } from "./section.tsx";
import { Sentence } from "./sentences.tsx";

const icons: Record<StepOutcome["state"], [LucideIcon, tone: string]> = {
  done: [CircleCheck, "text-good"],
  begun: [CircleDashed, "text-teal"],
  open: [Circle, "text-ink-3"],
};

/** What became of the steps of the version before: whether it was taken, by which figure, and what came of it. */
export function StepOutcomes({ steps, sources }: { steps: readonly StepOutcome[]; sources: Ledger["sources"] }) {
  const words = useMessages(bundles.reports).reportWords.outcomes;
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="outcomes" className={cardClass} data-outcomes>
      <h2 id="outcomes" className="text-base font-semibold tracking-tight">
        {words.title}
      </h2>
      <ul className="mt-1.5 grid gap-2.5">
        {steps.map(({ step, facts, state, before, after, response }) => {
          const [Icon, tone] = icons[state];
          const ledger: Ledger = { facts: new Map(facts.map((fact) => [fact.id, fact])), sources };
          const now: Ledger = { facts: new Map([[after.id, after]]), sources };
          return (
            <li
              key={`${step.key} ${before.id}`}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5"
              data-state={state}
            >
              <Icon size={18} aria-hidden className={`mt-0.5 ${tone}`} />
              <div className="grid gap-1">
                <p className="max-w-[66ch]">
                  <b className="font-semibold">{words.states[state]}</b> <Sentence statement={step} ledger={ledger} />
                </p>
                {(before.value ?? after.value) !== null && (
                  <ul>
                    <ChangeRow change={{ id: after.id, verdict: "real", before, after }} ledger={now} />
                  </ul>
                )}
                {state === "done" && step.slots.effect !== undefined && (
                  <p className="text-ink-2">
                    {response ? (
                      <>
                        {words.since} <Figure fact={response} ledger={now} withRange />
                      </>
                    ) : (
                      words.early
                    )}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
