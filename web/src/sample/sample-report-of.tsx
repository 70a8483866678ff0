import type { Model, Report } from "@fanradar/contract";
import { ReportView } from "../reports/report-view.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { useSample } from "./use-sample.ts";

/** The report on one of the sample's models, as a visitor reads one: nothing is rated or changed. */
export function SampleReportOf({ id }: { id: number }) {
  const { data, error, refetch } = useSample<{ model: Model; report: Report }>(`sample-agency-${id}`);
  if (error) return <LoadError error={error} onRetry={() => refetch()} />;
  return data ? <ReportView {...data} isGuest /> : <Skeleton className="h-[44rem]" />;
}
