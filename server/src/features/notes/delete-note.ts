import { and, eq, gt, lte } from "drizzle-orm";
import { z } from "zod";
import type { Member } from "../../domain/access/policy.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { teamNotes } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { purgeMs, retentionMs, undoMs } from "../../platform/http/undo.ts";
import { publishTeam } from "../../platform/live/publish.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { findTeamNotes } from "./team-notes.ts";

interface NoteOptions {
  modelId: number;
  id: number;
  now: Date;
}

/**
 * Takes a note out of all lists, and queues its deletion.
 *
 * @returns until when that can be undone
 * @throws Refused where it is gone, or the member may not delete it
 */
export async function removeTeamNote(tx: Tx, member: Member, { modelId, id, now }: NoteOptions): Promise<Date> {
  await tx.select({ id: teamNotes.id }).from(teamNotes).where(eq(teamNotes.id, id)).for("update");
  const [note] = await findTeamNotes(tx, member, { modelId, id });
  if (!note?.mayDelete) throw new Refused(fail("not-found"));
  await tx.update(teamNotes).set({ deletedAt: now, deletedBy: member.userId }).where(eq(teamNotes.id, id));
  await enqueue(tx, purgeNoteJob, { noteId: id }, { runAt: new Date(now.getTime() + purgeMs) });
  await publishTeam(tx, member.workspaceId);
  return new Date(now.getTime() + undoMs);
}

/** Puts a note back that the member deleted. @throws Refused once it is too late */
export async function putBackTeamNote(tx: Tx, { userId, workspaceId }: Member, { modelId, id, now }: NoteOptions) {
  const isTheirs = and(eq(teamNotes.id, id), eq(teamNotes.modelId, modelId), eq(teamNotes.deletedBy, userId));
  const isInTime = gt(teamNotes.deletedAt, new Date(now.getTime() - retentionMs));
  const restored = await tx
    .update(teamNotes)
    .set({ deletedAt: null, deletedBy: null })
    .where(and(isTheirs, isInTime))
    .returning({ id: teamNotes.id });
  if (restored.length === 0) throw new Refused(fail("not-found"));
  await publishTeam(tx, workspaceId);
}

/** Ends a note whose deletion can no longer be undone. */
export const purgeNoteJob = defineJob({
  name: "purge-note",
  payload: z.object({ noteId: z.int() }),
  attempts: 10,
  run: async ({ db, now }: { db: Db; now: () => Date }, { noteId }) => {
    const isOver = lte(teamNotes.deletedAt, new Date(now().getTime() - retentionMs));
    await db.delete(teamNotes).where(and(eq(teamNotes.id, noteId), isOver));
  },
});
