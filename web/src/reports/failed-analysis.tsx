import type { Analysis } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import type { ReactNode } from "react";
import { useMessages } from "../lib/messages.ts";
import { PlatformReadings } from "./readings.tsx";

interface FailedAnalysisProps {
  analysis: Analysis | null;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Why there is no report, what each platform answered, and what to do. */
export function FailedAnalysis({ analysis, children }: FailedAnalysisProps) {
  const words = useMessages(bundles.reports).reportWords;
  const failure = analysis?.failure;
  return (
    <section className="grid max-w-2xl justify-items-start gap-3 rounded-xl border border-line bg-card p-6">
      <h2 className="text-base font-semibold text-bad">
        {failure ? words.failureTitles[failure.code] : words.failedTitle}
      </h2>
      {failure && <p className="text-ink-2">{words.failures[failure.code]}</p>}
      {analysis && analysis.readings.length > 0 && <PlatformReadings readings={analysis.readings} />}
      {children}
    </section>
  );
}
