import type { WorkspaceName } from "@fanradar/contract";
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { workspaceMembers, workspaces } from "../../platform/db/schema.ts";
import { isFailure, Refused } from "../../platform/http/fail.ts";
import { memberColumns, withModels } from "./find-member.ts";
import type { Member, Viewer } from "./policy.ts";

/**
 * Of a call that found nothing in the workspace that a member works in: the first other workspace of theirs in which the same call
 * answers them. The call itself decides, so that role, scope and earnings there hold; undefined where it answers in none.
 */
export async function findElsewhere(
  db: Db,
  viewer: Viewer & { member: Member },
  answerTo: (viewer: Viewer) => Promise<unknown>,
): Promise<WorkspaceName | undefined> {
  const { userId, workspaceId } = viewer.member;
  const others = await db
    .select({ name: workspaces.name, member: memberColumns })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        ne(workspaceMembers.workspaceId, workspaceId),
        isNull(workspaces.deletedAt),
      ),
    )
    .orderBy(sql`${workspaces.personalOf} nulls last`, asc(workspaces.id));
  for (const { name, member } of others)
    if (await isAnswered(answerTo({ ...viewer, member: await withModels(db, member) })))
      return { id: member.workspaceId, name };
  return undefined;
}

async function isAnswered(answer: Promise<unknown>): Promise<boolean> {
  try {
    return !isFailure(await answer);
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
