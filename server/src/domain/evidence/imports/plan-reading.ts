import type { ImportQuestion } from "@fanradar/contract";
import type { ColumnRole, ObservationMetric, RowKind } from "@fanradar/engine";
import type { Detected, Layout, Plan } from "@fanradar/platforms";

/** What the person said of a file, and what it is read for. Plain data: it crosses into a thread. */
export interface ReadOptions {
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

const needs: Record<RowKind, (columns: Layout["columns"]) => boolean> = {
  payments: ({ date, net, gross, fee }) =>
    date !== undefined && (net !== undefined || (gross !== undefined && fee !== undefined)),
  totals: ({ date, net, gross, fee }) =>
    date !== undefined && (net !== undefined || (gross !== undefined && fee !== undefined)),
  figures: ({ date, metric, value }) => date !== undefined && metric !== undefined && value !== undefined,
};

/** How a file is read: detected options and those of the person; and the questions that are still open. */
export function planReading(
  { layout, dayFirst, hasZone }: Exclude<Detected, { fault: unknown }>,
  options: ReadOptions,
): { plan: Omit<Plan, "hashPayer">; asks: ImportQuestion[] } {
  const asks: ImportQuestion[] = [];
  if (layout.delimiter && !needs[layout.rows](layout.columns)) asks.push("columns");
  if (!hasZone && options.timeZone === undefined) asks.push("timeZone");
  if (dayFirst === "ambiguous" && options.dayFirst === undefined) asks.push("dayFirst");
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
  return { plan, asks };
}
