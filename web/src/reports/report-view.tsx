import type { Model, Report } from "@fanradar/contract";
import { bundles, timeInSentence } from "@fanradar/words";
import { useEffect } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { useNow } from "../lib/use-now.ts";
import { StatusBadge } from "../models/status-badge.tsx";
import { Badge, PlatformBadge, SandboxMark } from "../ui/badge.tsx";
import { preloadCardWhenIdle } from "../ui/figure.tsx";
import { Changes } from "./changes.tsx";
import { Narration } from "./narration.tsx";
import { NotRead } from "./not-read.tsx";
import { ReportAside } from "./report-aside.tsx";
import { RiskAssessment } from "./risk-assessment.tsx";
import { ContentAnalysis, EngagementMetrics, GrowthPotential, PlatformOverview } from "./sections.tsx";
import { reportLedger } from "./sentences.tsx";

interface ReportViewProps {
  model: Model;
  report: Report;
  /** A visitor rates nothing and has no versions; no call is made for them. */
  isGuest?: boolean;
}

/** A sealed report as its reader may see it: header, five sections, and beside them rating, trust mix and seal. */
export function ReportView({ model, report, isGuest = false }: ReportViewProps) {
  const words = useMessages(bundles.reports).reportWords;
  const format = useFormat();
  const now = useNow();
  useEffect(preloadCardWhenIdle, []);
  const { sealed } = report.metadata;
  const ledger = reportLedger(sealed);
  const parts = { sealed, ledger };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_16.5rem]">
      <article className="grid min-w-0 gap-9">
        <header className="flex items-start gap-4.5">
          <span
            aria-hidden
            className="grid size-16 shrink-0 place-items-center rounded-full bg-teal-soft text-2xl font-semibold text-teal"
          >
            {[...model.name][0]?.toUpperCase()}
          </span>
          <div className="grid min-w-0 gap-1.5">
            <p className="text-xl font-semibold tracking-tight wrap-anywhere" data-typed dir="auto">
              {model.name}
            </p>
            <p className="wrap-anywhere text-ink-3">
              <span data-typed>@{model.username.replace(/^@/, "")}</span> ·{" "}
              <time dateTime={report.createdAt}>{words.generated(timeInSentence(report.createdAt, now, format))}</time>
            </p>
            <p className="flex flex-wrap gap-1.5">
              <Badge tone="good">{words.complete}</Badge>
              <StatusBadge {...model} />
              {sealed.subjects.map(({ platform, url }) => (
                <PlatformBadge key={platform} platform={platform} href={url} />
              ))}
              {model.sandbox && <SandboxMark />}
            </p>
          </div>
        </header>
        <NotRead subjects={sealed.subjects} />
        {!isGuest && <Changes report={report} />}
        {!isGuest && <Narration report={report} ledger={ledger} />}
        <PlatformOverview {...parts} />
        <EngagementMetrics {...parts} />
        <ContentAnalysis {...parts} />
        <GrowthPotential {...parts} />
        <RiskAssessment {...parts} />
      </article>
      <ReportAside model={model} report={report} isGuest={isGuest} />
    </div>
  );
}
