import type { ImportQuestion } from "@fanradar/contract";
import type { ColumnRole, ObservationMetric, RowKind } from "@fanradar/engine";
import type { DetectionResult, Layout, Plan } from "@fanradar/platforms";

/** The person's options for a file, and the metrics to read from it. Plain data: it is posted to a thread. */
export interface ImportOptions {
  timeZone?: string | undefined;
  dayFirst?: boolean | undefined;
  currency: string;
  creator?: string | undefined;
  rows?: RowKind | undefined;
  columns?: Partial<Record<ColumnRole, number>> | undefined;
  metrics: readonly ObservationMetric[];
  /** Milliseconds since 1970. */
  now: number;
}

const hasRequiredColumns: Record<RowKind, (columns: Layout["columns"]) => boolean> = {
  payments: ({ date, net, gross, fee }) =>
    date !== undefined && (net !== undefined || (gross !== undefined && fee !== undefined)),
  totals: ({ date, net, gross, fee }) =>
    date !== undefined && (net !== undefined || (gross !== undefined && fee !== undefined)),
  figures: ({ date, metric, value }) => date !== undefined && metric !== undefined && value !== undefined,
};

/** How a file is read, from the detected layout and the person's options; and the questions that the person has yet to answer. */
export function planImport(
  { layout, dayFirst, hasZone }: Exclude<DetectionResult, { fault: unknown }>,
  options: ImportOptions,
): { plan: Omit<Plan, "hashPayer">; questions: ImportQuestion[] } {
  const questions: ImportQuestion[] = [];
  if (layout.delimiter && !hasRequiredColumns[layout.rows](layout.columns)) questions.push("columns");
  if (!hasZone && options.timeZone === undefined) questions.push("timeZone");
  if (dayFirst === "ambiguous" && options.dayFirst === undefined) questions.push("dayFirst");
  const { timeZone = "UTC", currency, metrics, now, creator } = options;
  const plan = {
    layout,
    timeZone,
    dayFirst: options.dayFirst ?? dayFirst === true,
    currency,
    metrics,
    now,
    ...(creator !== undefined && { creator }),
  };
  return { plan, questions };
}
