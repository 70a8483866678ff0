import { getReport, type Model, type Report } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callKey } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { StatusBadge } from "../models/status-badge.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { Skeleton } from "../ui/states.tsx";
import { Seal } from "./seal.tsx";
import { footClass } from "./section.tsx";

// A guest rates nothing, and reads one version.
const Rating = part(() => import("./rating.tsx").then((file) => file.Rating));
const Versions = part(() => import("./versions.tsx").then((file) => file.Versions));
const TrustMix = part(() => import("./trust-mix.tsx").then((file) => file.TrustMix));
// Apart, with all that a changed model is checked by: few change it.
const ScheduleChoice = part(() => import("./schedule-choice.tsx").then((file) => file.ScheduleChoice));
ScheduleChoice.preload();

/** Below the report: was it helpful, what it rests on, its versions and its seal. */
export function ReportFoot({ model, report, isGuest }: { model: Model; report: Report; isGuest: boolean }) {
  const words = useMessages(bundles.reports).reportWords;
  const { badges } = useWords().interfaceWords;
  const may = useMay();
  const { sealed } = report.metadata;
  return (
    <aside ref={oneStop} id="about" aria-label={words.foot} className={footClass} data-section>
      {!isGuest && (
        <Rating
          fallback={<Skeleton className="h-32" />}
          report={report}
          queryKey={callKey(getReport, { params: { id: model.id } })}
        />
      )}
      <TrustMix fallback={<Skeleton className="h-32" />} facts={sealed.facts} asOf={sealed.asOf} />
      {!isGuest && <Versions model={model} shownId={report.id} />}
      {!isGuest && may("model.change") && <ScheduleChoice model={model} />}
      <div className="grid content-start gap-3">
        <p>
          <StatusBadge {...model} isInLink />
        </p>
        {model.badge && <p className="text-ink-3">{badges.hints[model.badge]}</p>}
        <Seal report={report} />
      </div>
    </aside>
  );
}
