import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, models, screenshots } from "../../platform/db/schema.ts";
import { sweepFilesJob } from "../../platform/files/sweep-files.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";

/** Of which model evidence is, and whose. Undefined for what is read for everybody, and where there is none. */
export async function findGiver(db: Db, id: number): Promise<{ modelId: number; userId: number | null } | undefined> {
  const [giver] = await db
    .select({ modelId: models.id, userId: models.userId })
    .from(evidence)
    .innerJoin(models, eq(models.id, evidence.modelId))
    .where(eq(evidence.id, id));
  return giver;
}

/** Deletes evidence with its observations, and a screenshot without other confirmed figures. False where it is missing. */
export async function deleteEvidence(db: Db, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(evidence)
      .where(eq(evidence.id, id))
      .returning({ screenshotId: evidence.screenshotId });
    if (gone?.screenshotId == null) return gone !== undefined;
    const rest = sql`not exists (select 1 from ${evidence} where ${evidence.screenshotId} = ${gone.screenshotId})`;
    await tx.delete(screenshots).where(and(eq(screenshots.id, gone.screenshotId), rest));
    await enqueue(tx, sweepFilesJob, {});
    return true;
  });
}
