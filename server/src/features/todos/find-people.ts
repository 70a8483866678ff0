import { mayAs } from "@fanradar/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { seenModels, users, workspaceMembers } from "../../platform/db/schema.ts";

/** Members who may be given something of a model, as they see it, or of none: by name. */
export async function findPeople(db: Db, workspaceId: number, modelId: number | undefined) {
  const people = db
    .select({
      ...{ id: users.id, name: users.name, role: workspaceMembers.role },
      ...{ scope: workspaceMembers.scope, seesEarnings: workspaceMembers.seesEarnings },
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId));
  const isMember = and(eq(workspaceMembers.workspaceId, workspaceId), eq(users.isDisabled, false));
  const seeing = and(
    eq(seenModels.workspaceId, workspaceMembers.workspaceId),
    eq(seenModels.userId, workspaceMembers.userId),
    eq(seenModels.modelId, modelId ?? 0),
  );
  const found = modelId === undefined ? people : people.innerJoin(seenModels, seeing);
  const rows = await found.where(isMember).orderBy(asc(users.name), asc(users.id));
  return rows.map(({ id, name, ...rights }) => ({ id, name, readsNotes: mayAs(rights, "model.notes") }));
}
