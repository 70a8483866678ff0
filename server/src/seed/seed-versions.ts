import { dayMs, sealReport } from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";
import { and, eq } from "drizzle-orm";
import { gatherInput } from "../domain/analyses/gather-input.ts";
import { findLinks } from "../domain/analyses/links.ts";
import { queueAnalysis } from "../domain/analyses/start-analysis.ts";
import { storeReport } from "../domain/reports/store-report.ts";
import type { Db } from "../platform/db/open-database.ts";
import { analyses, reports } from "../platform/db/schema.ts";
import { pastPlatforms } from "./past-readings.ts";

/**
 * The weekly versions of a model's report since it was submitted, each of what was known then, as its schedule would have made them: the run
 * that was queued on submitting becomes the newest, behind them. Once.
 *
 * @param weeks how many, the oldest first
 */
export async function seedVersions(
  db: Db,
  { modelId, now, weeks }: { modelId: number; now: Date; weeks: number },
): Promise<void> {
  if ((await db.$count(reports, eq(reports.modelId, modelId))) > 0) return;
  const read: readonly string[] = pastPlatforms;
  const subjects = (await findLinks(db, modelId)).map((link) => ({
    ...link,
    outcome: read.includes(link.platform) ? ("ok" as const) : ("no_connector" as const),
  }));
  await db.delete(analyses).where(and(eq(analyses.modelId, modelId), eq(analyses.state, "queued")));
  for (let week = weeks; week >= 1; week--) {
    const asOf = new Date(now.getTime() - week * 7 * dayMs);
    const sealed = sealReport(await gatherInput(db, { modelId, subjects, asOf }));
    await db.transaction(async (tx) => {
      const [run] = await tx
        .insert(analyses)
        .values({
          ...{ modelId, cause: week === weeks ? "submitted" : "scheduled", state: "done" },
          ...{ createdAt: asOf, startedAt: asOf, endedAt: asOf },
        })
        .returning({ id: analyses.id });
      if (!run) throw new Error(`no run of model ${modelId} was stored`);
      const reportId = await storeReport(tx, { sealed, hash: hashSealed(sealed) }, { modelId, analysisId: run.id });
      await tx.update(reports).set({ createdAt: asOf }).where(eq(reports.id, reportId));
      await tx.update(analyses).set({ reportId }).where(eq(analyses.id, run.id));
    });
  }
  await db.transaction((tx) => queueAnalysis(tx, { modelId, cause: "requested" }));
}
