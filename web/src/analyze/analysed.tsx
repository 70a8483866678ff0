import type { Model } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { CallError } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { currentMessages, useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { Progress } from "../reports/progress.tsx";
import { ReportSkeleton } from "../reports/report-skeleton.tsx";
import { buttonClass } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { isUnderWay, useAnalysis, type WaitFailure } from "./use-analysis.ts";

const FailedAnalysis = part(() => import("../reports/failed-analysis.tsx").then((file) => file.FailedAnalysis));
const GuestReport = part(() => import("./guest-report.tsx").then((file) => file.GuestReport));
/** Time that a request may wait before the page says that it has not started. */
const patienceMs = 15_000;

/** An analysis that this browser may read: its progress, then its report. */
export function Analysed({ modelId }: { modelId: number }) {
  const words = useMessages(bundles.analyze).analyzeWords;
  const [, navigate] = useLocation();
  const user = useSession();
  const model = useAnalysis(modelId, {
    onGivenUp: (why: WaitFailure) => {
      if (why === "timeout") toast(words.longer, { text: words.longerText, isError: true });
      else toastFailure(words.lost);
      navigate("/analyze");
    },
  });
  const { status } = model.data ?? {};
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (status === "completed" && wasWaiting.current) {
      const { analyzeWords } = currentMessages(bundles.analyze);
      toast(analyzeWords.ready, { text: analyzeWords.readyText });
    }
    wasWaiting.current = status === "pending" || status === "processing";
  }, [status]);

  if (model.error instanceof CallError && (model.error.status === 404 || model.error.status === 401))
    return (
      <div className="grid max-w-2xl justify-items-start gap-4">
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        <p>{words.notFound}</p>
        <Another />
      </div>
    );
  if (model.error && !model.data) return <LoadError error={model.error} onRetry={() => model.refetch()} />;
  if (!model.data) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere" data-typed dir="auto">
          {model.data.name}
        </h1>
        <Another />
      </div>
      {user === null && model.data.expiresAt && status === "completed" && (
        <Keep modelId={modelId} expiresAt={model.data.expiresAt} />
      )}
      {status === "completed" ? (
        <>
          {isUnderWay(model.data) && <p role="status">{words.rerun}</p>}
          <GuestReport fallback={<ReportSkeleton />} model={model.data} />
        </>
      ) : (
        <Waiting model={model.data} />
      )}
    </div>
  );
}

function Another() {
  const words = useMessages(bundles.analyze).analyzeWords;
  return (
    <Link href="/analyze" className={buttonClass()}>
      {words.another}
    </Link>
  );
}

function Keep({ modelId, expiresAt }: { modelId: number; expiresAt: string }) {
  const words = useMessages(bundles.analyze).analyzeWords;
  const format = useFormat();
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-teal-soft px-5 py-4">
      <p className="max-w-[60ch] text-ink-2">{words.keepLead(shortDate(expiresAt, format))}</p>
      <Link href={`/signup?next=${encodeURIComponent(`/report/${modelId}`)}`} className={buttonClass("primary")}>
        {words.createAccount}
      </Link>
    </section>
  );
}

function Waiting({ model }: { model: Model }) {
  const words = useMessages(bundles.analyze).analyzeWords;
  const { analysis } = model;
  if (!analysis) return <Skeleton className="h-64" />;
  const isLate = analysis.state === "queued" && Date.now() - Date.parse(analysis.createdAt) > patienceMs;
  if (analysis.state === "failed")
    return <FailedAnalysis analysis={analysis} fallback={<Skeleton className="h-48" />} />;
  return (
    <div className="grid gap-4">
      <Progress analysis={analysis} hasTitle isGuest />
      {isLate && <p role="status">{words.notBegun}</p>}
    </div>
  );
}
