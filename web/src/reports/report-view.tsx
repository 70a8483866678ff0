import { getChanges, type Model, type Report } from "@fanradar/contract";
import { bundles, timeInSentence } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useMay, useRights } from "../lib/rights.ts";
import { useNow } from "../lib/use-now.ts";
import { Badge, PlatformBadge } from "../ui/badge.tsx";
import { Deferred } from "../ui/deferred.tsx";
import { preloadCardWhenIdle } from "../ui/figure.tsx";
import { ChangesLead } from "./changes-lead.tsx";
import { newsOfSteps } from "./news-of-steps.ts";
import { NotRead } from "./not-read.tsx";
import { ReportExtrasOf } from "./report-extras.tsx";
import { ReportFoot } from "./report-foot.tsx";
import { ReportLead } from "./report-lead.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { RiskAssessment } from "./risk-assessment.tsx";
import { ContentAnalysis, EngagementMetrics, GrowthPotential, PlatformOverview } from "./sections.tsx";
import { reportLedger } from "./sentences.tsx";
import { StepOutcomes } from "./step-outcomes.tsx";

// Nobody else is there in a personal workspace.
const InCharge = part(() => import("../todos/in-charge.tsx").then((file) => file.InCharge));

// Most links lead to an account.
const CorrectLinks = part(() => import("./correct-links.tsx").then((file) => file.CorrectLinks));

// They stand below the first screen.
const SectionLinks = part(() => import("./section-links.tsx").then((file) => file.SectionLinks));
const Goals = part(() => import("../goals/goals.tsx").then((file) => file.Goals));
const TeamNotes = part(() => import("../notes/team-notes.tsx").then((file) => file.TeamNotes));

// The report stands without it, and it draws nothing where no language model is configured.
const Narration = part(() => import("./narration.tsx").then((file) => file.Narration));

interface ReportViewProps {
  model: Model;
  report: Report;
  /** A visitor rates nothing and has no versions; no call is made for them. */
  isGuest?: boolean;
  /** The page's heading is the model's name. */
  isNamed?: boolean;
}

/** A sealed report as its reader may see it: what is new, figures and verdict, next steps, five sections, and what it rests on. */
export function ReportView({ model, report, isGuest = false, isNamed = false }: ReportViewProps) {
  useEffect(preloadCardWhenIdle, []);
  const changes = useQuery({
    ...callQuery(getChanges, { params: { id: report.id }, keepsPrevious: true }),
    enabled: !isGuest,
  });
  // They stand at the top: drawn later, they would move all below them.
  if (!isGuest && changes.isPending) return <ReportSkeleton />;
  return (
    <Deferred withFrame fallback={<ReportSkeleton />}>
      <WholeReport {...{ model, report, isGuest, isNamed }} changes={changes.data} />
    </Deferred>
  );
}

type WholeReportProps = Required<ReportViewProps> & { changes: z.infer<typeof getChanges.output> | undefined };

function WholeReport({ model, report, isGuest, isNamed, changes }: WholeReportProps) {
  const { sealed, summary } = report.metadata;
  const ledger = reportLedger(sealed);
  const parts = { sealed, ledger };
  const may = useMay();
  // A phone's first screen has to hold figures and verdict: the platforms are icons.
  const [isNarrow] = useState(() => matchMedia("(width < 40rem)").matches);
  const view = (
    <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 max-sm:-mt-3 sm:gap-7">
      <Header {...{ model, report, isNamed, isGuest, isNarrow }} />
      <ReportLead
        {...{ sealed, summary, ledger }}
        owned={isGuest || !may("evidence.add") ? undefined : model}
        todosOf={isGuest || !may("todo.manage") ? undefined : { modelId: model.id, reportId: report.id }}
      />
      <SectionLinks fallback={<div className="h-11" />} />
      {changes && <ChangesLead answer={changes} />}
      {changes && <StepOutcomes steps={newsOfSteps(changes.steps, sealed.statements)} sources={changes.sources} />}
      <NotRead subjects={sealed.subjects}>{!isGuest && <CorrectLinks fallback={null} model={model} />}</NotRead>
      {!isGuest && <Narration report={report} ledger={ledger} />}
      <PlatformOverview {...parts} />
      {/* Laid out after what is on the first screen; as high as a window meanwhile, so that the scrollbar does not come later. */}
      <Deferred fallback={<div className="h-dvh" />}>
        <EngagementMetrics {...parts} />
        <ContentAnalysis {...parts} />
        <GrowthPotential {...parts} />
        <RiskAssessment {...parts} />
        {!isGuest && may("model.read") && <Goals modelId={model.id} />}
        {!isGuest && may("model.notes") && <TeamNotes modelId={model.id} reportId={report.id} />}
        <ReportFoot model={model} report={report} isGuest={isGuest} />
      </Deferred>
    </article>
  );
  return isGuest ? view : <ReportExtrasOf model={model}>{view}</ReportExtrasOf>;
}

/** Whose report it is, of when, and from where. */
function Header({
  model,
  report,
  isNamed,
  isGuest,
  isNarrow,
}: Omit<WholeReportProps, "changes"> & { isNarrow: boolean }) {
  const { may, isPersonal } = useRights();
  const words = useMessages(bundles.reports).reportWords;
  const format = useFormat();
  const now = useNow();
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {!isNamed && (
        <p className="w-full text-xl font-semibold tracking-tight wrap-anywhere" data-typed dir="auto">
          {model.name}
        </p>
      )}
      <p className="wrap-anywhere text-ink-3">
        <span className="max-sm:sr-only">
          <span data-typed>@{model.username.replace(/^@/, "")}</span> ·{" "}
        </span>
        <time dateTime={report.createdAt}>{words.generated(timeInSentence(report.createdAt, now, format))}</time>
      </p>
      <p className="flex flex-wrap items-center gap-1.5">
        <span className="contents max-sm:*:sr-only">
          <Badge tone="good">{words.complete}</Badge>
        </span>
        {report.metadata.sealed.subjects.map(({ platform, url }) =>
          isNarrow ? (
            <a key={platform} href={url} target="_blank" rel="noreferrer" className="grid size-7 place-items-center">
              <PlatformBadge platform={platform} small />
            </a>
          ) : (
            <PlatformBadge key={platform} platform={platform} href={url} />
          ),
        )}
      </p>
      {!isGuest && !isPersonal && may("member.read") && (
        <InCharge modelId={model.id} fallback={<span className="h-10 w-full" />} />
      )}
    </header>
  );
}
