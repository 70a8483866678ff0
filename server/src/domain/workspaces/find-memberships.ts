import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { workspaceMembers, workspaces } from "../../platform/db/schema.ts";

/** A person's memberships: the personal workspace, then shared ones by name. */
export async function findMemberships(db: Db, userId: number) {
  return db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      isPersonal: sql<boolean>`${workspaces.personalOf} is not null`,
      role: workspaceMembers.role,
      scope: workspaceMembers.scope,
      seesEarnings: workspaceMembers.seesEarnings,
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.userId, userId), isNull(workspaces.deletedAt)))
    .orderBy(sql`${workspaces.personalOf} nulls last`, asc(sql`lower(${workspaces.name})`), asc(workspaces.id));
}
