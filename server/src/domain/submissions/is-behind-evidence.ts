import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { evidence, reports } from "../../platform/db/schema.ts";
import type { StoredRun } from "./find-models.ts";

/**
 * Whether anything was given for the model that its newest run, if there is one, did not read. Of one that waits or runs that is not known before its end;
 * what is given before a run reads its evidence is in its report.
 */
export async function isBehindEvidence(db: Db | Tx, modelId: number, run: StoredRun | null): Promise<boolean> {
  if (!run) return (await db.$count(evidence, eq(evidence.modelId, modelId))) > 0;
  if (run.state === "queued" || run.state === "running") return false;
  const isGivenAfter = async (moment: Date) => (await db.$count(evidence, isOf(modelId, moment))) > 0;
  if (!(await isGivenAfter(run.createdAt))) return false;
  if (run.state === "failed") return true;
  const [report] = await db
    .select({ asOf: sql<string>`${reports.sealed} ->> 'asOf'` })
    .from(reports)
    .where(eq(reports.modelId, modelId))
    .orderBy(desc(reports.id))
    .limit(1);
  return report === undefined || isGivenAfter(new Date(report.asOf));
}

const isOf = (modelId: number, moment: Date) => and(eq(evidence.modelId, modelId), gt(evidence.addedAt, moment));
