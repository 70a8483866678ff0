import type { Model } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { FiguresButton } from "../evidence/figures-button.tsx";
import { useMessages } from "../lib/messages.ts";
import { useSession } from "../lib/session.ts";
import { useStartAnalysis } from "../models/use-start-analysis.ts";
import { ReportSkeleton } from "../reports/report-skeleton.tsx";
import { ReportView } from "../reports/report-view.tsx";
import { useReport } from "../reports/use-report.ts";
import { LoadError } from "../ui/states.tsx";

/** Figures that this instance cannot read, typed by the visitor: the analysis runs again with them. */
function TypeFigures({ model }: { model: Model }) {
  const { evidenceWords } = useMessages(bundles.evidence);
  const words = useMessages(bundles.analyze).analyzeWords;
  const start = useStartAnalysis(null);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
      {words.typeLead}
      <FiguresButton
        model={model}
        label={evidenceWords.typing.open}
        disabled={start.isPending}
        onSaved={() => start.mutate(model.id)}
      />
    </p>
  );
}

/** The report of an analysis that was started here, by a visitor or a signed-in person. */
export function GuestReport({ model }: { model: Model }) {
  const user = useSession();
  const report = useReport(model.id, { isThere: true, endedAt: model.analysis?.endedAt, version: undefined });
  if (report.error) return <LoadError error={report.error} onRetry={() => report.refetch()} />;
  if (!report.data || user === undefined) return <ReportSkeleton />;
  const { facts } = report.data.metadata.sealed;
  const isWithoutEngagement = !facts.some(({ metric, value }) => metric === "engagement" && value !== null);
  return (
    <div className="grid gap-6">
      {user === null && isWithoutEngagement && <TypeFigures model={model} />}
      <ReportView model={model} report={report.data} isGuest={user === null} />
    </div>
  );
}
