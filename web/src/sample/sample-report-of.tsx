import type { Model, Report } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { ReportView } from "../reports/report-view.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { useSample } from "./use-sample.ts";

/** The report on one of the sample's models, as a visitor reads one: nothing is rated or changed. */
export function SampleReportOf({ id }: { id: number }) {
  const { sampleWords: words } = useMessages(bundles.firstRun);
  const { data, error, refetch } = useSample<{ model: Model; report: Report }>(`sample-agency-${id}`);
  if (error) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === null)
    return (
      <Empty
        title={words.missing}
        hint={words.missingHint}
        action={
          <Link href="/sample" className={buttonClass("primary")}>
            {words.toAgency}
          </Link>
        }
      />
    );
  return data ? <ReportView {...data} isGuest /> : <Skeleton className="h-[44rem]" />;
}
