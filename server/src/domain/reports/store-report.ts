import type { SealedReport } from "@fanradar/engine";
import type { Tx } from "../../platform/db/open-database.ts";
import { reports } from "../../platform/db/schema.ts";
import { badgeOf, isFromSandbox, reportTypeOf } from "./classify-report.ts";

/** Seals a report: written once, never changed. Returns its id. */
export async function storeReport(
  tx: Tx,
  { sealed, hash }: { sealed: SealedReport; hash: string },
  { modelId, analysisId }: { modelId: number; analysisId: number },
): Promise<number> {
  const [row] = await tx
    .insert(reports)
    .values({
      modelId,
      analysisId,
      sealed,
      hash,
      reportType: reportTypeOf(sealed),
      badge: badgeOf(sealed),
      sandbox: isFromSandbox(sealed),
    })
    .returning({ id: reports.id });
  if (!row) throw new Error(`the report of analysis ${analysisId} was not stored`);
  return row.id;
}
