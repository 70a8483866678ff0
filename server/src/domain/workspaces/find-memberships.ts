import type { Membership } from "@fanradar/contract";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { workspaceLogos, workspaceMembers, workspaces } from "../../platform/db/schema.ts";
import { pictureAddress } from "../../platform/files/picture-address.ts";
import type { Member } from "../access/policy.ts";

/** A person's memberships: the personal workspace, then shared ones by name. */
export async function findMemberships(db: Db, userId: number): Promise<Membership[]> {
  const rows = await db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      logo: workspaceLogos.file,
      isPersonal: sql<boolean>`${workspaces.personalOf} is not null`,
      role: workspaceMembers.role,
      scope: workspaceMembers.scope,
      seesEarnings: workspaceMembers.seesEarnings,
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .leftJoin(workspaceLogos, eq(workspaceLogos.workspaceId, workspaces.id))
    .where(and(eq(workspaceMembers.userId, userId), isNull(workspaces.deletedAt)))
    .orderBy(sql`${workspaces.personalOf} nulls last`, asc(sql`lower(${workspaces.name})`), asc(workspaces.id));
  return rows.map(({ logo, ...row }) => ({ ...row, logo: pictureAddress(logo) }));
}

/** As what a member works in a workspace, for themselves. */
export async function describeMembership(db: Db, member: Member): Promise<Membership> {
  const { workspaceId: id, userId, role, scope, seesEarnings } = member;
  const [row] = await db
    .select({ name: workspaces.name, logo: workspaceLogos.file })
    .from(workspaces)
    .leftJoin(workspaceLogos, eq(workspaceLogos.workspaceId, workspaces.id))
    .where(eq(workspaces.id, id));
  const logo = pictureAddress(row?.logo);
  return { id, name: row?.name ?? "", logo, isPersonal: id === userId, role, scope, seesEarnings };
}
