import { eq, sql } from "drizzle-orm";
import { closeSessionsOf } from "../../domain/access/close-sessions.ts";
import { leaveWorkspaces } from "../../domain/workspaces/leave-workspaces.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { files, users } from "../../platform/db/schema.ts";
import { sweepFilesJob } from "../../platform/files/sweep-files.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { deleteJobsOfEmail } from "../../platform/queue/private-tables.ts";

/**
 * Deletes an account with everything of its person: rows go with their references (`on delete cascade`), files with the
 * sweep that this queues, sessions and their streams at once. What is of a shared workspace stays there. The payloads of jobs hold ids alone, but for one that holds an address.
 *
 * @throws Refused where others would be left in a workspace without an owner
 */
export async function eraseAccount(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
  await leaveWorkspaces(tx, id);
  await closeSessionsOf(tx, id);
  await tx.update(files).set({ dueAt: sql`now()` }).where(eq(files.userId, id));
  await deleteJobsOfEmail(tx, email);
  await tx.delete(users).where(eq(users.id, id));
  await enqueue(tx, sweepFilesJob, {});
}
