import { mostGoals } from "@fanradar/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Member } from "../../domain/access/policy.ts";
import { writeAudit } from "../../domain/access/write-audit.ts";
import { lockModel } from "../../domain/submissions/change-model.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { goals } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import type { FoundGoal } from "./find-goals.ts";

type GoalInsert = typeof goals.$inferInsert;
type NewGoal = Pick<GoalInsert, "modelId" | "metric" | "value" | "dueOn"> & {
  platform: FoundGoal["platform"];
  currency: string | null;
};

/** What the audit log says of a goal. */
const inWords = ({ metric, platform, currency, value, dueOn }: Omit<NewGoal, "modelId">) =>
  [metric, platform, value, currency, dueOn].filter((part) => part !== null).join(" ");

/**
 * Stores a goal of a model.
 *
 * @returns its id
 * @throws Refused where the model has as many as it may
 */
export async function storeGoal(tx: Tx, { workspaceId, userId }: Member, goal: NewGoal): Promise<number> {
  const { modelId } = goal;
  await lockModel(tx, modelId);
  if ((await tx.$count(goals, eq(goals.modelId, modelId))) >= mostGoals)
    throw new Refused(fail("invalid", { fields: { metric: "goals.many" } }));
  const [made] = await tx
    .insert(goals)
    .values({ ...goal, workspaceId, createdBy: userId })
    .returning({ id: goals.id });
  if (!made) throw new Error("the goal was not stored");
  await writeAudit(tx, { act: "goal.set", actorId: userId, modelId, workspaceId, reason: inWords(goal) });
  return made.id;
}

/** @throws Refused where it was reached or deleted meanwhile */
export async function updateGoal(
  tx: Tx,
  { workspaceId, userId }: Member,
  { goal, change }: { goal: FoundGoal; change: Pick<NewGoal, "value" | "dueOn"> },
): Promise<void> {
  const { id, modelId } = goal;
  const changed = await tx
    .update(goals)
    // Held anew against what is known.
    .set({ ...change, checkedAt: null })
    .where(and(eq(goals.id, id), isNull(goals.reachedOn)))
    .returning({ id: goals.id });
  if (changed.length === 0) throw new Refused(fail("not-found"));
  const reason = inWords({ ...goal, ...change });
  await writeAudit(tx, { act: "goal.change", actorId: userId, modelId, workspaceId, reason });
}

/** @throws Refused where it was deleted meanwhile */
export async function removeGoal(tx: Tx, { workspaceId, userId }: Member, goal: FoundGoal): Promise<void> {
  const gone = await tx.delete(goals).where(eq(goals.id, goal.id)).returning({ id: goals.id });
  if (gone.length === 0) throw new Refused(fail("not-found"));
  const { modelId } = goal;
  await writeAudit(tx, { act: "goal.remove", actorId: userId, modelId, workspaceId, reason: inWords(goal) });
}
