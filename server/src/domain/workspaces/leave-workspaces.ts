import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../platform/db/open-database.ts";
import { modelOwners, screenshots, users, workspaceLogos, workspaces } from "../../platform/db/schema.ts";
import { sweepFilesJob } from "../../platform/files/sweep-files.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";

/**
 * Prepares the deletion of an account: workspaces without another member are deleted with it.
 *
 * @throws Refused (`last-owner`) where others would be left in a workspace without an owner
 */
export async function leaveWorkspaces(tx: Tx, userId: number): Promise<void> {
  const { alone, others } = await lockOnlyOwned(tx, userId);
  if (others.length > 0) throw new Refused(fail("last-owner"));
  for (const id of alone) await eraseWorkspace(tx, id);
}

/** Deletes a workspace with every row of it, and lets the sweep take its pictures. */
export async function eraseWorkspace(tx: Tx, workspaceId: number): Promise<void> {
  await tx.execute(sql`
    update files set due_at = now() where name in (
      select picture from ${screenshots} join ${modelOwners} on ${modelOwners.id} = ${screenshots.modelId}
      where ${modelOwners.workspaceId} = ${workspaceId}
      union all select file from ${workspaceLogos} where ${workspaceLogos.workspaceId} = ${workspaceId})`);
  await tx.delete(workspaces).where(eq(workspaces.id, workspaceId));
  await enqueue(tx, sweepFilesJob, {});
}

/**
 * Shared workspaces whose only owner a person is, locked. `alone`: it has no other member, and is deleted with the account; `others`:
 * it has, and they need an owner first.
 */
async function lockOnlyOwned(tx: Tx, userId: number): Promise<{ alone: number[]; others: number[] }> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const { rows } = await tx.execute(sql`
    select workspace.id, exists (
      select from workspace_members other where other.workspace_id = workspace.id and other.user_id <> ${userId}
    ) as "hasOthers"
    from workspaces workspace join workspace_members member on member.workspace_id = workspace.id
    where member.user_id = ${userId} and member.role = 'owner' and workspace.personal_of is null and not exists (
      select from workspace_members other
      where other.workspace_id = workspace.id and other.user_id <> ${userId} and other.role = 'owner')
    order by workspace.id for update of workspace`);
  const found = z.array(z.object({ id: z.number(), hasOthers: z.boolean() })).parse(rows);
  const idsOf = (hasOthers: boolean) => found.flatMap((one) => (one.hasOthers === hasOthers ? [one.id] : []));
  return { alone: idsOf(false), others: idsOf(true) };
}
