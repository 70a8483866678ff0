import { type Moves, mayAs, memberRoles } from "@fanradar/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Member } from "../../domain/access/policy.ts";
import { findMemberships } from "../../domain/workspaces/find-memberships.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { modelSignups, submissions, users } from "../../platform/db/schema.ts";
import { mayMoveBack } from "./move-model.ts";

const nowhere = (reason: Moves["reason"]): Moves => ({ targets: [], reason });

/** Where a member may move a submission of the workspace that they work in, with who will see it there. */
export async function findMoves(db: Db, { modelId, member }: { modelId: number; member: Member }): Promise<Moves> {
  const { workspaceId, userId } = member;
  const [model] = await db
    .select({
      movedFrom: submissions.movedFrom,
      isSignup: sql<boolean>`exists (select from ${modelSignups} where ${modelSignups.modelId} = ${submissions.id})`,
    })
    .from(submissions)
    .where(and(eq(submissions.id, modelId), eq(submissions.workspaceId, workspaceId), isNull(submissions.deletedAt)));
  if (!model) return nowhere(null);
  if (workspaceId === userId) return model.isSignup ? nowhere("own-page") : intoShared(db, { modelId, userId });
  const { movedFrom } = model;
  if (movedFrom === null) return nowhere("of-the-workspace");
  if (!mayMoveBack(member, movedFrom)) return nowhere("role");
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, movedFrom));
  if (!person) return nowhere("of-the-workspace");
  const seenBy = movedFrom === userId ? [] : [{ name: person.name, role: "owner" as const, seesEarnings: true }];
  const isReversible = movedFrom === userId && mayAs(member, "model.submit");
  return { targets: [{ id: movedFrom, name: person.name, isPersonal: true, seenBy, isReversible }], reason: null };
}

async function intoShared(db: Db, { modelId, userId }: { modelId: number; userId: number }): Promise<Moves> {
  const memberships = await findMemberships(db, userId);
  const open = memberships.filter((one) => !one.isPersonal && mayAs(one, "model.submit"));
  const targets = open.map(async (one) => ({
    ...{ id: one.id, name: one.name, isPersonal: false },
    seenBy: await findReaders(db, { modelId, userId, workspaceId: one.id }),
    isReversible: mayMoveBack({ ...one, userId }, userId),
  }));
  return { targets: await Promise.all(targets), reason: null };
}

const readers = z.array(z.object({ name: z.string(), role: z.enum(memberRoles), seesEarnings: z.boolean() }));

/** The other members who would see the model in a workspace: by their scope, as `seen_models` has it once it is there. Nobody has chosen it yet. */
async function findReaders(
  db: Db,
  { modelId, userId, workspaceId }: { modelId: number; userId: number; workspaceId: number },
) {
  const { rows } = await db.execute(sql`
    select users.name, member.role, member.sees_earnings as "seesEarnings"
    from workspace_members as member join users on users.id = member.user_id
    where member.workspace_id = ${workspaceId} and member.user_id <> ${userId}
      and (member.scope = 'all' or (member.scope = 'tags' and exists (
        select from model_tags where model_tags.model_id = ${modelId} and model_tags.tag = any(member.tags))))
    order by array_position(${sql.param([...memberRoles])}::text[], member.role::text), lower(users.name), users.id`);
  return readers.parse(rows);
}
