import type { Fact, SealedReport } from "@fanradar/engine";
import { desc, eq } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { reports } from "../../platform/db/schema.ts";
import { notifyChanges } from "./notify-changes.ts";
import { notifyTeam } from "./notify-team.ts";

/** The facts of a model's newest report; none before the first. */
export async function newestFacts(db: Db | Tx, modelId: number): Promise<Fact[]> {
  const [row] = await db
    .select({ sealed: reports.sealed })
    .from(reports)
    .where(eq(reports.modelId, modelId))
    .orderBy(desc(reports.id))
    .limit(1);
  return row?.sealed.facts ?? [];
}

/** Notifies a model's team that its report is ready, and of what is new in it. */
export async function notifyReport(
  tx: Tx,
  { modelId }: { modelId: number },
  { reportId, sealed, before }: { reportId: number; sealed: SealedReport; before: readonly Fact[] },
): Promise<void> {
  await notifyTeam(tx, { kind: "report-ready", key: `report ${reportId}`, modelId, reportId });
  await notifyChanges(tx, { modelId, reportId }, sealed, before);
}
