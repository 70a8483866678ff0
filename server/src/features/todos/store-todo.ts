import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Member } from "../../domain/access/policy.ts";
import { createNotification } from "../../domain/notifications/create-notification.ts";
import { findTodos } from "../../domain/todos/find-todos.ts";
import { requireSeeing } from "../../domain/workspaces/require-seeing.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { todos } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { publishTeam } from "../../platform/live/publish.ts";

type TodoInsert = typeof todos.$inferInsert;

interface NewTodo extends Pick<TodoInsert, "title" | "step" | "dueOn"> {
  modelId: number | null;
  reportId: number | null;
  assigneeId: number | null;
}

/**
 * Makes a to-do, and notifies who is given it. One that the same step of the same version was made of is left as it is.
 *
 * @returns its id, or that of the one that was there
 * @throws Refused where it is given to who is no member, or may not see the model
 */
export async function storeTodo(tx: Tx, member: Member, todo: NewTodo): Promise<number> {
  const { workspaceId, userId } = member;
  const { modelId, assigneeId } = todo;
  if (assigneeId !== null) await requireSeeing(tx, { workspaceId, modelId, userId: assigneeId, field: "assigneeId" });
  const [made] = await tx
    .insert(todos)
    .values({ ...todo, workspaceId, createdBy: userId })
    .onConflictDoNothing()
    .returning({ id: todos.id });
  if (made) {
    await notify(tx, member, { ...todo, id: made.id });
    await publishTeam(tx, workspaceId);
    return made.id;
  }
  const { reportId, step } = todo;
  const [before] =
    reportId === null || !step
      ? []
      : await tx
          .select({ id: todos.id })
          .from(todos)
          .where(and(eq(todos.reportId, reportId), eq(todos.step, step)));
  // Deleted in this very moment, or of a step that is not this workspace's.
  if (!before) throw new Refused(fail("not-found"));
  return before.id;
}

export interface TodoChange {
  title?: string | undefined;
  assigneeId?: number | null | undefined;
  dueOn?: string | null | undefined;
  isDone?: boolean | undefined;
  /** What is given, as it was read before it was changed. */
  was?: Pick<TodoChange, "title" | "assigneeId" | "dueOn"> | undefined;
}

/**
 * Changes a to-do that a member sees, and notifies who is given it now.
 *
 * @throws Refused where they may not change what is given, where somebody else changed it meanwhile, and as `storeTodo`
 */
export async function updateTodo(tx: Tx, member: Member, { id, change }: { id: number; change: TodoChange }) {
  const { workspaceId, userId } = member;
  await tx.select({ id: todos.id }).from(todos).where(eq(todos.id, id)).for("update");
  const [todo] = await findTodos(tx, member, { id });
  const { isDone, was, ...given } = change;
  const isOther = Object.values(given).some((value) => value !== undefined);
  if (!todo?.mayTick || (isOther && !todo.mayChange)) throw new Refused(fail("not-found"));
  const stands = { title: todo.title, assigneeId: todo.assignee?.id ?? null, dueOn: todo.dueOn };
  const isStale = (["title", "assigneeId", "dueOn"] as const).some(
    (name) => was?.[name] !== undefined && ![was[name], given[name]].includes(stands[name]),
  );
  if (isStale) throw new Refused(fail("stale", { current: todo }));
  const modelId = todo.model?.id ?? null;
  const { assigneeId = null } = given;
  const isNew = assigneeId !== null && assigneeId !== todo.assignee?.id;
  if (isNew) await requireSeeing(tx, { workspaceId, modelId, userId: assigneeId, field: "assigneeId" });
  const done = isDone ? { doneAt: sql`now()`, doneBy: userId } : { doneAt: null, doneBy: null };
  // What is done already stays as it was said.
  const ticked = isDone !== undefined && isDone !== (todo.doneAt !== null) && done;
  if (!isOther && !ticked) return;
  await tx
    .update(todos)
    .set({ ...given, ...ticked })
    .where(eq(todos.id, id));
  if (isNew) await notify(tx, member, { id, modelId, assigneeId });
  await publishTeam(tx, workspaceId);
}

/** @throws Refused where the member may not see or delete it */
export async function removeTodo(tx: Tx, member: Member, id: number): Promise<void> {
  const [todo] = await findTodos(tx, member, { id });
  const gone = todo?.mayChange ? await tx.delete(todos).where(eq(todos.id, id)).returning({ id: todos.id }) : [];
  if (gone.length === 0) throw new Refused(fail("not-found"));
  await publishTeam(tx, member.workspaceId);
}

interface TodoReferences {
  workspaceId: number;
  modelId: number | null;
  assigneeId: number | null;
}

async function notify(
  tx: Tx,
  { workspaceId, userId }: Member,
  { id, modelId, assigneeId }: Omit<TodoReferences, "workspaceId"> & { id: number },
): Promise<void> {
  if (assigneeId === null || assigneeId === userId) return;
  await createNotification(tx, {
    ...{ userId: assigneeId, workspaceId, kind: "todo-given", key: `to-do ${id} ${randomUUID()}` },
    ...(modelId !== null && { modelId }),
  });
}
