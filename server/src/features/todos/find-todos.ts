import { mayAs, type Todo, todoRights, todosShown } from "@fanradar/contract";
import { metrics } from "@fanradar/engine";
import { and, asc, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { inScope, type Member } from "../../domain/access/policy.ts";
import { isEarnings } from "../../domain/access/visibility.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { models, portfolioModels, seenModels, todos, users, workspaceMembers } from "../../platform/db/schema.ts";

const assignees = alias(users, "assignees");
const doers = alias(users, "doers");
const makers = alias(users, "makers");

/** Which to-dos a list has, of those that a member sees. */
export interface TodoFilter {
  id?: number;
  of?: "all" | "mine";
  state?: "open" | "done" | "any";
  model?: number | undefined;
}

/** Metrics that are guarded as earnings, as a step names the facts in it: `key slot=onlyfans.quietPayers`. */
const namesEarnings = `[=.](${metrics
  .map(({ id }) => id)
  .filter(isEarnings)
  .join("|")})( |$)`;

/** A step that was made of figures of earnings says so by its title: it is for who sees earnings. */
const isOfEarnings = sql`coalesce(${todos.step} ~ ${namesEarnings}, false)`;

/**
 * Whether a member sees a to-do: one of a model while they see the model; and then what they were given or made, and all others as far as
 * their role, scope and earnings switch have them.
 */
function isSeen(member: Member): SQL | undefined {
  const { workspaceId, userId, scope, seesEarnings } = member;
  const isOwn = or(eq(todos.assigneeId, userId), eq(todos.createdBy, userId));
  const ofTeam = scope === "all" ? sql`true` : isNotNull(todos.modelId);
  return and(
    eq(todos.workspaceId, workspaceId),
    or(isNull(todos.modelId), isNotNull(portfolioModels.id)),
    seesEarnings ? undefined : not(isOfEarnings),
    mayAs(member, "todo.read") ? or(isOwn, ofTeam) : isOwn,
  );
}

/** To-dos that a member sees, one more than is shown: open ones by their day, done ones the newest first. */
export async function findTodos(
  db: Db | Tx,
  member: Member,
  { id, of, state, model }: TodoFilter = {},
): Promise<Todo[]> {
  const rows = await db
    .select({
      todo: todos,
      ...{ modelId: models.id, modelName: models.name, assignee: assignees.name },
      ...{ doneBy: doers.name, createdBy: makers.name },
    })
    .from(todos)
    .leftJoin(portfolioModels, and(eq(portfolioModels.id, todos.modelId), inScope(member, sql`${portfolioModels}`)))
    .leftJoin(models, eq(models.id, portfolioModels.id))
    .leftJoin(assignees, eq(assignees.id, todos.assigneeId))
    .leftJoin(doers, eq(doers.id, todos.doneBy))
    .leftJoin(makers, eq(makers.id, todos.createdBy))
    .where(
      and(
        isSeen(member),
        id === undefined ? undefined : eq(todos.id, id),
        of === "mine" ? eq(todos.assigneeId, member.userId) : undefined,
        state === "open" ? isNull(todos.doneAt) : state === "done" ? isNotNull(todos.doneAt) : undefined,
        model === undefined ? undefined : eq(todos.modelId, model),
      ),
    )
    .orderBy(...(state === "done" ? [desc(todos.doneAt)] : [sql`${todos.dueOn} asc nulls last`]), asc(todos.id))
    .limit(todosShown + 1);
  return rows.map(({ todo, modelId, modelName, assignee, doneBy, createdBy }) => ({
    ...{ id: todo.id, title: todo.title, step: todo.step, reportId: todo.reportId, dueOn: todo.dueOn },
    model: modelId === null || modelName === null ? null : { id: modelId, name: modelName },
    assignee: todo.assigneeId === null || assignee === null ? null : { id: todo.assigneeId, name: assignee },
    ...{ doneAt: todo.doneAt?.toISOString() ?? null, doneBy, createdBy },
    createdAt: todo.createdAt.toISOString(),
    ...todoRights(member, todo),
  }));
}

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
