import type { Model, Report } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { SandboxMark } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";

const ReportView = part(() => import("../reports/report-view.tsx").then((file) => file.ReportView));

/** A whole report on a sample creator, sealed when the web was built. Loaded when it is opened. */
export function SampleReportCard() {
  const words = useMessages(bundles.analyze).analyzeWords;
  const [isOpen, setOpen] = useState(false);
  const sample = useQuery({
    queryKey: ["sample-report"],
    queryFn: async (): Promise<{ model: Model; report: Report }> => {
      const answer = await fetch("/sample-report.json");
      if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
      return answer.json();
    },
    enabled: isOpen,
  });
  return (
    <section className="grid gap-4 rounded-xl border border-line bg-card p-5 md:p-6" aria-labelledby="sample">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="sample" className="text-base font-semibold">
          {words.sample}
        </h2>
        <SandboxMark />
      </div>
      <p className="text-ink-2">{words.sampleLead}</p>
      <Button className="justify-self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.closeSample : words.openSample}
      </Button>
      {isOpen && sample.error && <LoadError error={sample.error} onRetry={() => sample.refetch()} />}
      {isOpen &&
        !sample.error &&
        (sample.data ? (
          <ReportView fallback={<Skeleton className="h-96" />} {...sample.data} isGuest />
        ) : (
          <Skeleton className="h-96" />
        ))}
    </section>
  );
}
