import { randomUUID } from "node:crypto";
import type { InCharge } from "@fanradar/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import { inScope, type Member, type Scope } from "../../domain/access/policy.ts";
import { createNotification } from "../../domain/notifications/create-notification.ts";
import { lockModel } from "../../domain/submissions/change-model.ts";
import { requireSeeing } from "../../domain/workspaces/require-seeing.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { models, peopleInCharge, portfolioModels, seenModels, users } from "../../platform/db/schema.ts";
import { publishTeam } from "../../platform/live/publish.ts";

/** Who is in charge of the models of a scope, or of one of them: who does not see a model any more is left out. */
export async function findInCharge(db: Db | Tx, scope: Scope, modelId?: number): Promise<InCharge[]> {
  const rows = await db
    .select({ modelId: peopleInCharge.modelId, model: models.name, id: users.id, name: users.name })
    .from(peopleInCharge)
    .innerJoin(
      portfolioModels,
      and(eq(portfolioModels.id, peopleInCharge.modelId), inScope(scope, sql`${portfolioModels}`)),
    )
    .innerJoin(
      seenModels,
      and(
        eq(seenModels.workspaceId, peopleInCharge.workspaceId),
        eq(seenModels.userId, peopleInCharge.userId),
        eq(seenModels.modelId, peopleInCharge.modelId),
      ),
    )
    .innerJoin(models, eq(models.id, peopleInCharge.modelId))
    .innerJoin(users, eq(users.id, peopleInCharge.userId))
    .where(modelId === undefined ? undefined : eq(peopleInCharge.modelId, modelId))
    .orderBy(asc(peopleInCharge.modelId), asc(peopleInCharge.place));
  return [...Map.groupBy(rows, (row) => row.modelId)].map(([ofModel, people]) => ({
    modelId: ofModel,
    name: people[0]?.model ?? "",
    people: people.map(({ id, name }) => ({ id, name })),
  }));
}

/**
 * Stores who is in charge of a model, and notifies who was not before.
 *
 * @throws Refused where one of them is no member, or does not see the model
 */
export async function storeInCharge(
  tx: Tx,
  { workspaceId, userId: actorId }: Member,
  { modelId, userIds }: { modelId: number; userIds: readonly number[] },
): Promise<void> {
  await lockModel(tx, modelId);
  for (const userId of userIds) await requireSeeing(tx, { workspaceId, userId, modelId, field: "userIds" });
  const before = await tx
    .delete(peopleInCharge)
    .where(eq(peopleInCharge.modelId, modelId))
    .returning({ userId: peopleInCharge.userId });
  if (userIds.length > 0)
    await tx.insert(peopleInCharge).values(userIds.map((userId, place) => ({ modelId, userId, workspaceId, place })));
  const added = userIds.filter((id) => id !== actorId && !before.some(({ userId }) => userId === id));
  for (const userId of added)
    await createNotification(tx, {
      ...{ userId, workspaceId, modelId, kind: "in-charge", key: `in charge of ${modelId} ${randomUUID()}` },
    });
  await publishTeam(tx, workspaceId);
}
