import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, modelOwners, ownerOf, screenshots } from "../../platform/db/schema.ts";
import { sweepFilesJob } from "../../platform/files/sweep-files.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import type { OwnedResource } from "../access/policy.ts";
import { writeAudit } from "../access/write-audit.ts";
import { type OnPayments, updateEarningSeries } from "../payments/earning-series.ts";

/** The model of a piece of evidence and its owner. Undefined for public evidence, and if it does not exist. */
export async function findEvidenceOwner(
  db: Db,
  id: number,
): Promise<(OwnedResource & { modelId: number }) | undefined> {
  const [owner] = await db
    .select(ownerOf)
    .from(evidence)
    .innerJoin(modelOwners, eq(modelOwners.id, evidence.modelId))
    .where(eq(evidence.id, id));
  return owner;
}

/** Deletes evidence with its observations, and its screenshot if that has no other figures. False if it does not exist. */
export async function deleteEvidence(
  db: Db,
  { id, actorId, onPayments }: { id: number; actorId: number | null; onPayments: OnPayments },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(evidence)
      .where(eq(evidence.id, id))
      .returning({ modelId: evidence.modelId, screenshotId: evidence.screenshotId });
    if (deleted?.modelId != null) {
      await updateEarningSeries(tx, deleted.modelId);
      await onPayments(tx, deleted.modelId);
      await writeAudit(tx, { act: "evidence.remove", actorId, modelId: deleted.modelId });
    }
    if (deleted?.screenshotId == null) return deleted !== undefined;
    const rest = sql`not exists (select 1 from ${evidence} where ${evidence.screenshotId} = ${deleted.screenshotId})`;
    await tx.delete(screenshots).where(and(eq(screenshots.id, deleted.screenshotId), rest));
    await enqueue(tx, sweepFilesJob, {});
    return true;
  });
}
