import type { Model, Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Database, RefreshCw } from "lucide-react";
import { Link, Redirect, useSearch } from "wouter";
import { CallError } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { useOfflineCopy } from "../lib/offline/use-offline-copy.ts";
import { part } from "../lib/part.tsx";
import { useMay } from "../lib/rights.ts";
import { useModel } from "../models/use-model.ts";
import { useStartAnalysis } from "../models/use-start-analysis.ts";
import { Shell } from "../shell/shell.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { ShortLabel } from "../ui/short-label.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { PlatformReadings } from "./readings.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { ReportView } from "./report-view.tsx";
import { SendReport } from "./send-report.tsx";
import { useReport, useVersion } from "./use-report.ts";

// Most have ended.
const Progress = part(() => import("./progress.tsx").then((file) => file.Progress));

// Few analyses fail, few reports are removed, and few models are gone.
const FiguresButton = part(() => import("../evidence/figures-button.tsx").then((file) => file.FiguresButton));
const ModelNotFound = part(() => import("../models/model-not-found.tsx").then((file) => file.ModelNotFound));
const FailedAnalysis = part(() => import("./failed-analysis.tsx").then((file) => file.FailedAnalysis));
const RemovedReports = part(() => import("./removed-reports.tsx").then((file) => file.RemovedReports));
const CorrectLinks = part(() => import("./correct-links.tsx").then((file) => file.CorrectLinks));
const CaseNoticeCard = part(() => import("./case-notice.tsx").then((file) => file.CaseNoticeCard));
const ReviewNotice = part(() => import("./review-notice.tsx").then((file) => file.ReviewNotice));

// Its answer would come last: each step has a button that waits for it.
const StepTodosAhead = part(() => import("../todos/step-todo.tsx").then((file) => file.StepTodosAhead));
StepTodosAhead.preload();

/** One model: its analysis while it runs, its report once it stands. */
export function ReportPage({ user, modelId }: { user: Person; modelId: number }) {
  const words = useMessages(bundles.reports).reportWords;
  const model = useModel(modelId);
  const search = useSearch();
  const may = useMay();
  if (model.error instanceof CallError && model.error.status === 404)
    return (
      <Shell user={user} title={words.title}>
        <ModelNotFound fallback={<ReportSkeleton />} error={model.error} />
      </Shell>
    );
  // What was submitted before a claim is part of the creator now.
  if (model.data && model.data.id !== modelId)
    return <Redirect to={`/report/${model.data.id}${search && `?${search}`}`} replace />;
  return (
    <Shell
      user={user}
      title={model.data?.name ?? words.title}
      description={<BackLink href="/dashboard" label={words.back} />}
      // On a phone they have a row of their own.
      actions={model.data ? <Actions user={user} model={model.data} /> : <span className="h-10 max-sm:w-44" />}
    >
      {may("todo.manage") && <StepTodosAhead fallback={null} modelId={modelId} />}
      {model.error && <LoadError error={model.error} onRetry={() => model.refetch()} />}
      {model.isPending && <ReportSkeleton />}
      {model.data?.caseNotice && (
        <CaseNoticeCard
          fallback={<Skeleton className="mb-5 h-36" />}
          model={model.data}
          notice={model.data.caseNotice}
        />
      )}
      {model.data?.moderation === "quarantined" && !model.data.caseNotice && (
        <ReviewNotice fallback={<Skeleton className="mb-5 h-24" />} />
      )}
      {model.data && <Body user={user} model={model.data} />}
    </Shell>
  );
}

function Actions({ user, model }: { user: Person; model: Model }) {
  const { evidenceWords } = useMessages(bundles.evidence);
  const words = useMessages(bundles.reports).reportWords;
  const start = useStartAnalysis(user.id);
  const may = useMay();
  const canAnalyse = model.moderation === null && may("model.analyse");
  const state = model.analysis?.state;
  const isUnderWay = state === "queued" || state === "running" || start.isPending;
  const report = useShownReport(model);
  return (
    <>
      {may("evidence.read") && (
        <Link href={`/evidence/${model.id}`} className={`${buttonClass()} max-sm:px-2.5`}>
          <ShortLabel icon={Database} text={evidenceWords.link} />
        </Link>
      )}
      {model.status !== "completed" && may("evidence.read") && model.moderation !== "removed" && (
        <FiguresButton
          fallback={<Button>{evidenceWords.typing.open}</Button>}
          model={model}
          label={evidenceWords.typing.open}
        />
      )}
      {model.status === "completed" && <SendReport reportId={report.data?.id} />}
      {model.status === "completed" && canAnalyse && (
        <Button className="max-sm:px-2.5" disabled={isUnderWay} onClick={() => start.mutate(model.id)}>
          <ShortLabel icon={RefreshCw} text={isUnderWay ? words.reanalysing : words.reanalyse} />
        </Button>
      )}
    </>
  );
}

function useShownReport(model: Model) {
  const version = useVersion();
  return useReport(model.id, {
    isThere: model.status === "completed",
    endedAt: model.analysis?.endedAt,
    version,
  });
}

function ToNewest({ modelId }: { modelId: number }) {
  const words = useMessages(bundles.reports).reportWords;
  return (
    <Link href={`/report/${modelId}`} className="font-semibold text-teal underline">
      {words.toNewest}
    </Link>
  );
}

function Body({ user, model }: { user: Person; model: Model }) {
  const words = useMessages(bundles.reports).reportWords;
  const isThere = model.status === "completed";
  const version = useVersion();
  const report = useShownReport(model);
  const start = useStartAnalysis(user.id);
  const may = useMay();
  const canAnalyse = model.moderation === null && may("model.analyse");
  const { analysis } = model;
  const isOverLinks = analysis?.failure?.code.startsWith("sources-") === true;
  useOfflineCopy(user.id, model, report.data);
  if (!isThere) {
    if (model.status === "failed")
      return (
        <FailedAnalysis analysis={analysis} fallback={<Skeleton className="h-48 max-w-2xl" />}>
          <div className="flex flex-wrap gap-2">
            {canAnalyse && (
              <Button look="primary" disabled={start.isPending} onClick={() => start.mutate(model.id)}>
                {words.tryAgain}
              </Button>
            )}
            {isOverLinks && <CorrectLinks fallback={null} model={model} />}
          </div>
        </FailedAnalysis>
      );
    return analysis ? (
      <Progress fallback={<Skeleton className="h-64" />} analysis={analysis} hasTitle />
    ) : (
      <p>{words.pending}</p>
    );
  }
  if (report.error instanceof CallError && report.error.status === 404)
    return version === undefined ? (
      <p>{words.noReport}</p>
    ) : (
      <p>
        {words.noVersion} <ToNewest modelId={model.id} />
      </p>
    );
  if (report.error instanceof CallError && report.error.code === "report-removed")
    return <RemovedReports fallback={<ReportSkeleton />} shells={report.error.current} />;
  if (report.error) return <LoadError error={report.error} onRetry={() => report.refetch()} />;
  if (!report.data) return <ReportSkeleton />;
  return (
    <>
      {analysis?.state === "failed" && (
        <div role="status" className="mb-5 grid gap-2 rounded-lg border border-line bg-sunken px-4 py-3 text-ink-2">
          <p>
            {words.newRunFailed} {analysis.failure && words.failures[analysis.failure.code]}
          </p>
          <PlatformReadings readings={analysis.readings} />
          {isOverLinks && <CorrectLinks fallback={null} model={model} />}
        </div>
      )}
      {(analysis?.state === "running" || analysis?.state === "queued") && (
        <div className="mb-5 grid gap-3">
          <p role="status">{words.newRunRunning}</p>
          <Progress fallback={<Skeleton className="h-64" />} analysis={analysis} hasTitle={false} />
        </div>
      )}
      {analysis?.hasNewEvidence && version === undefined && canAnalyse && (
        <div
          role="status"
          className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-sunken px-4 py-2 text-ink-2"
        >
          <p>{words.newEvidence}</p>
          <Button look="quiet" disabled={start.isPending} onClick={() => start.mutate(model.id)}>
            {words.includeEvidence}
          </Button>
        </div>
      )}
      {version !== undefined && (
        <p role="status" className="mb-5 rounded-lg border border-line bg-sunken px-4 py-3 text-ink-2">
          {words.olderVersion} <ToNewest modelId={model.id} />
        </p>
      )}
      <ReportView model={model} report={report.data} isNamed />
    </>
  );
}
