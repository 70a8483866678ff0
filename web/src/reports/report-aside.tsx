import { getReport, type Model, type Report } from "@fanradar/contract";
import { callKey } from "../lib/queries.ts";
import { ExportPdf, PdfContents } from "./export-pdf.tsx";
import { Rating } from "./rating.tsx";
import { ScheduleChoice } from "./schedule-choice.tsx";
import { Seal } from "./seal.tsx";
import { ShareButton } from "./share/share-button.tsx";
import { TrustMix } from "./trust-mix.tsx";
import { Versions } from "./versions.tsx";

/** Beside the report: was it helpful, what does it rest on, and its seal. */
export function ReportAside({ model, report, isGuest }: { model: Model; report: Report; isGuest: boolean }) {
  const { sealed } = report.metadata;
  return (
    <aside className="grid content-start gap-6">
      {!isGuest && <Rating report={report} queryKey={callKey(getReport, { params: { id: model.id } })} />}
      <TrustMix facts={sealed.facts} asOf={sealed.asOf} />
      {!isGuest && <Versions model={model} shownId={report.id} />}
      {!isGuest && <ScheduleChoice model={model} />}
      <div className="grid gap-3">
        <Seal report={report} />
        {!isGuest && (
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-2">
              <ExportPdf reportId={report.id} />
              <ShareButton reportId={report.id} />
            </div>
            <PdfContents facts={sealed.facts} />
          </div>
        )}
      </div>
    </aside>
  );
}
