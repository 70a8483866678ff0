import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { seenModels, workspaceMembers, workspaces } from "../../platform/db/schema.ts";
import type { Member } from "./policy.ts";

/** A membership as it is stored: without the models of its scope. */
export type StoredMember = Omit<Member, "models">;

/** Adds which models a member sees, as of now; all where the scope is the whole workspace. */
export async function withModels(db: Db | Tx, member: StoredMember): Promise<Member> {
  if (member.scope === "all") return { ...member, models: null };
  const { workspaceId, userId } = member;
  const rows = await db
    .select({ modelId: seenModels.modelId })
    .from(seenModels)
    .where(and(eq(seenModels.workspaceId, workspaceId), eq(seenModels.userId, userId)));
  return { ...member, models: rows.map(({ modelId }) => modelId) };
}

/** What a membership says of its person's rights. */
export const memberColumns = {
  workspaceId: workspaceMembers.workspaceId,
  userId: workspaceMembers.userId,
  role: workspaceMembers.role,
  scope: workspaceMembers.scope,
  seesEarnings: workspaceMembers.seesEarnings,
};

/** As what a person works in a workspace; undefined for who is no member, and of a workspace that is being deleted. */
export async function findMember(
  db: Db | Tx,
  { workspaceId, userId }: { workspaceId: number; userId: number },
): Promise<Member | undefined> {
  const [row] = await db
    .select(memberColumns)
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(workspaceMembers.userId, userId),
        sql`${workspaces.deletedAt} is null`,
      ),
    );
  return row && withModels(db, row);
}
