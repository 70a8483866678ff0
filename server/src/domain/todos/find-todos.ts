import { mayAs, type Todo, todoRights, todosShown } from "@fanradar/contract";
import { metrics } from "@fanradar/engine";
import { and, asc, desc, eq, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { models, portfolioModels, todos, users } from "../../platform/db/schema.ts";
import { inScope, type Member } from "../access/policy.ts";
import { isEarnings } from "../access/visibility.ts";

const assignees = alias(users, "assignees");
const doers = alias(users, "doers");
const makers = alias(users, "makers");

/** Which to-dos a list has, of those that a member sees. */
export interface TodoFilter {
  id?: number;
  /** `mine`: given to the member. `up-to-me`: these, and those without an assignee that the member made. */
  of?: "all" | "mine" | "up-to-me";
  state?: "open" | "done" | "any";
  model?: number | undefined;
  /** Those due on this day or before it. */
  dueBy?: string;
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
  { id, of, state, model, dueBy }: TodoFilter = {},
): Promise<Todo[]> {
  const isMine = eq(todos.assigneeId, member.userId);
  const isUnassigned = and(isNull(todos.assigneeId), eq(todos.createdBy, member.userId));
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
        of === "mine" ? isMine : of === "up-to-me" ? or(isMine, isUnassigned) : undefined,
        state === "open" ? isNull(todos.doneAt) : state === "done" ? isNotNull(todos.doneAt) : undefined,
        model === undefined ? undefined : eq(todos.modelId, model),
        dueBy === undefined ? undefined : lte(todos.dueOn, dueBy),
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
