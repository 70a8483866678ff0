import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { listPaths } from "../list-paths.ts";
import { day, enteredDay, id, idParam, idText, instant, nothing } from "../shapes.ts";
import { text } from "../text.ts";
import { person } from "./person.ts";

/** Most that a list has. */
export const todosShown = 500;

const title = text({ max: limits.todo, required: "todo.required" });

/** Something that somebody of a workspace is to do. */
export const todo = z.object({
  id,
  title: z.string(),
  model: z.nullable(z.object({ id, name: z.string() })),
  /** The step of a report that it was made of, as `stepId` names it, and the version of the report, unless that was deleted. */
  step: z.nullable(z.string()),
  reportId: z.nullable(id),
  assignee: z.nullable(person),
  dueOn: z.nullable(day),
  doneAt: z.nullable(instant),
  /** Names of who did and who made it; null where it is not done, or their account is gone. */
  doneBy: z.nullable(z.string()),
  createdBy: z.nullable(z.string()),
  createdAt: instant,
  /** The caller may change and delete it. */
  mayChange: z.boolean(),
  /** The caller may say that it is done, or that it is not. */
  mayTick: z.boolean(),
});
export type Todo = z.infer<typeof todo>;

export const todoOwners = ["all", "mine"] as const;
export const todoStates = ["open", "done", "any"] as const;

/**
 * To-dos of the workspace that the caller works in, as far as they may see them: those of models in their scope, and those that they
 * were given or made. Open ones by their day, done ones the newest first.
 */
export const listTodos = defineCall("GET", listPaths.todos, "list", {
  query: z.object({
    of: z._default(z.enum(todoOwners), "all"),
    state: z._default(z.enum(todoStates), "open"),
    /** Of this model alone. */
    model: z.optional(idText),
  }),
  output: z.object({
    todos: z.array(todo),
    /** There are more than are listed. */
    isCut: z.boolean(),
  }),
});

/** Makes a to-do. Of a step of a report there is one for each version: repeating it returns the same. */
export const createTodo = defineCall("POST", listPaths.todos, "todo.manage", {
  freeText: "title",
  body: z.strictObject({
    title,
    modelId: z._default(z.nullable(id), null),
    /** Of the model's report: the version, and the step as `stepId` names it. */
    step: z._default(z.nullable(z.strictObject({ reportId: id, id: z.string().check(z.maxLength(500)) })), null),
    assigneeId: z._default(z.nullable(id), null),
    dueOn: z._default(z.nullable(enteredDay), null),
  }),
  output: todo,
  status: 201,
  takesIdempotencyKey: true,
  errors: ["not-found", "help", "too-many", "idempotency-conflict"],
});

/**
 * Changes what is given of a to-do, which is for its author and managers. Who was given one may say that it is done: `todoRights`. Where
 * something that is given is no longer as the sender read it (`was`), nothing is stored: `stale`, with the to-do as it stands.
 */
export const changeTodo = defineCall("PATCH", "/api/todos/:id", "todo.rewrite", {
  freeText: "title",
  params: idParam,
  body: z.strictObject({
    title: z.optional(title),
    assigneeId: z.optional(z.nullable(id)),
    dueOn: z.optional(z.nullable(enteredDay)),
    isDone: z.optional(z.boolean()),
    was: z.optional(
      z.strictObject({
        title: z.optional(z.string()),
        assigneeId: z.optional(z.nullable(id)),
        dueOn: z.optional(z.nullable(day)),
      }),
    ),
  }),
  output: todo,
  errors: ["help", "stale"],
});

/** Deletes one for good. */
export const deleteTodo = defineCall("DELETE", "/api/todos/:id", "todo.rewrite", { params: idParam, output: nothing });

/** Members of the workspace that the caller works in who may be given something of a model, or of none, by name. */
export const listPeople = defineCall(
  "GET",
  "/api/workspace/people",
  { list: "member.read" },
  {
    query: z.object({ model: z.optional(idText) }),
    /** `readsNotes`: they may be mentioned in a note. */
    output: z.array(z.extend(person, { readsNotes: z.boolean() })),
    errors: ["not-found"],
  },
);
