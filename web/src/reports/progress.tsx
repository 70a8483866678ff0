import { type Analysis, stageNames } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Check, Circle, LoaderCircle } from "lucide-react";
import { useMessages } from "../lib/messages.ts";
import { UsualWait } from "../models/usual-wait.tsx";
import { PlatformReadings } from "./readings.tsx";

interface ProgressProps {
  analysis: Analysis;
  hasTitle: boolean;
  /** On the page of free analyses one that waits for its turn is in progress too. */
  isGuest?: boolean;
}

/** A run as it is: the stages that are done, the one under way, and what each platform answered. */
export function Progress({ analysis, hasTitle, isGuest = false }: ProgressProps) {
  const words = useMessages(bundles.reports).reportWords;
  const { stagesDone, stagesDue, readings, state } = analysis;
  const isPending = state === "queued" && !isGuest;
  return (
    <section className="grid w-full max-w-2xl gap-4 rounded-xl border border-line bg-card p-6" data-progress>
      {hasTitle && <h2 className="text-base font-semibold">{isPending ? words.pending : words.inProgress}</h2>}
      {hasTitle && <p className="text-ink-2">{isPending ? words.pendingHint : <UsualWait />}</p>}
      <div
        role="progressbar"
        aria-label={words.inProgress}
        aria-valuemin={0}
        aria-valuemax={stagesDue}
        aria-valuenow={stagesDone}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full bg-teal transition-[width]" style={{ width: `${(100 * stagesDone) / stagesDue}%` }} />
      </div>
      <ol className="grid gap-2">
        {stageNames.map((stage, index) => {
          const isDone = index < stagesDone;
          const isNow = !isDone && analysis.stage === stage && state === "running";
          const Icon = isDone ? Check : isNow ? LoaderCircle : Circle;
          return (
            <li
              key={stage}
              aria-current={isNow ? "step" : undefined}
              className={`flex items-center gap-2.5 ${isDone || isNow ? "" : "text-ink-3"}`}
            >
              <Icon size={16} aria-hidden className={isDone ? "text-good" : isNow ? "animate-spin text-teal" : ""} />
              {words.stages[stage]}
            </li>
          );
        })}
      </ol>
      {readings.length > 0 && (
        <div className="border-t border-line pt-3">
          <PlatformReadings readings={readings} />
        </div>
      )}
    </section>
  );
}
