import type { ImportQuestion, RequiredColumn } from "@fanradar/contract";
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

const requiredColumns: Record<RowKind, readonly RequiredColumn[]> = {
  payments: ["date", "net"],
  totals: ["date", "net"],
  figures: ["date", "metric", "value"],
};

/** Columns without which no row of a table can be read. Net follows from gross and fee; of an amount alone nobody but the person knows whether it is net. */
function missingColumns({ delimiter, rows, columns }: Layout): RequiredColumn[] {
  if (!delimiter) return [];
  const hasNet = columns.net !== undefined || (columns.gross !== undefined && columns.fee !== undefined);
  return requiredColumns[rows].filter((role) => (role === "net" ? !hasNet : columns[role] === undefined));
}

/** How a file is read, from the detected layout and the person's options; and what the person has yet to answer. */
export function planImport(
  { layout, dayFirst, hasZone }: Exclude<DetectionResult, { fault: unknown }>,
  options: ImportOptions,
): { plan: Omit<Plan, "hashPayer">; questions: ImportQuestion[]; missing: RequiredColumn[] } {
  const missing = missingColumns(layout);
  const questions: ImportQuestion[] = missing.length > 0 ? ["columns"] : [];
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
  return { plan, questions, missing };
}
