import { linkFields } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { models, submissions } from "../../platform/db/schema.ts";
import { writeAudit } from "../access/write-audit.ts";
import { startAgain, unlink } from "./change-model.ts";

/**
 * Takes a platform's profiles off a submission because their person refuses that they are linked, and analyzes it anew. Ends a
 * connection to them. A creator's own record is left alone: its links are its owner's. The caller has locked the model.
 */
export async function unlinkAtRequest(
  tx: Tx,
  { modelId, platform }: { modelId: number; platform: Platform },
): Promise<void> {
  const [submission] = await tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.id, modelId));
  if (!submission) return;
  await unlink(tx, modelId, [platform]);
  await tx
    .update(models)
    .set({ updatedAt: sql`greatest(clock_timestamp(), ${models.updatedAt} + interval '1 millisecond')` })
    .where(eq(models.id, modelId));
  await startAgain(tx, modelId);
  const changes = { [linkFields[platform]]: "changed" as const };
  await writeAudit(tx, { act: "model.change", changes, actorId: null, modelId });
}
