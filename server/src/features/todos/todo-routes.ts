import {
  changeTodo,
  createTodo,
  deleteTodo,
  listInCharge,
  listPeople,
  listTodos,
  mayAs,
  setInCharge,
  stepId,
  todosShown,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { minorityFields } from "../../domain/access/minority-fields.ts";
import { mount } from "../../domain/access/mount.ts";
import { can, type Viewer } from "../../domain/access/policy.ts";
import { findReport, findSealed, ownerOfModel } from "../../domain/reports/find-report.ts";
import { findRedactedReport } from "../../domain/reports/redact-report.ts";
import { visibilityOf } from "../../domain/reports/report-visibility.ts";
import { findTodos } from "../../domain/todos/find-todos.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { makeOnce } from "../../platform/http/make-once.ts";
import { findPeople } from "./find-people.ts";
import { findInCharge, storeInCharge } from "./in-charge.ts";
import { removeTodo, storeTodo, updateTodo } from "./store-todo.ts";

/** To-dos that one person may make. */
const making: Limit = { max: 300, windowSeconds: 3_600, from: "first" };

/** To-dos of the workspace that a person works in, and who is in charge of its models. */
export function todoRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  /** A title is read as notes on a model are. */
  const refuseTitle = (title: string | undefined) =>
    minorityFields({ notes: title }, new Date()) && fail("invalid", { fields: { title: "age.minor" } });

  /** Whether a version of a model's report has a step, as this viewer reads it. */
  const hasStep = async (viewer: Viewer, modelId: number, step: { reportId: number; id: string }) => {
    const found = await findReport(db, { modelId, version: step.reportId });
    if (!found?.report || !can(viewer, "report.read", found)) return false;
    const { report } = found;
    const sealed = await findRedactedReport(visibilityOf(viewer, report), report, () => findSealed(db, report.id));
    return sealed?.statements.some((one) => one.place === "next" && stepId(one) === step.id) ?? false;
  };

  mount(app, ctx, listTodos, async ({ query, viewer: { member } }) => {
    const found = member ? await findTodos(db, member, query) : [];
    return { todos: found.slice(0, todosShown), isCut: found.length > todosShown };
  });

  mount(app, ctx, createTodo, async ({ body: { step, ...given }, user, viewer, request }) => {
    const { member } = viewer;
    const { modelId, title } = given;
    const owner = modelId === null ? undefined : await ownerOfModel(db, modelId);
    const canCreate =
      member && (modelId === null ? mayAs(member, "todo.manage") : owner && can(viewer, "todo.manage", owner));
    if (!canCreate) return fail("not-found");
    const refused = refuseTitle(title);
    if (refused) return refused;
    if (step && !(modelId !== null && (await hasStep(viewer, modelId, step))))
      return fail("invalid", { fields: { step: "step.unknown" } });
    const retryAfterSeconds = await takeTry(db, `todos:${user.id}`, making);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const stored = { ...given, step: step?.id ?? null, reportId: step?.reportId ?? null };
    const id = await db.transaction((tx) =>
      makeOnce(tx, { userId: user.id, request }, () => storeTodo(tx, member, stored)),
    );
    const [made] = await findTodos(db, member, { id });
    return made ?? fail("not-found");
  });

  mount(app, ctx, changeTodo, async ({ params: { id }, body: change, viewer: { member } }) => {
    if (!member) return fail("not-found");
    const refused = refuseTitle(change.title);
    if (refused) return refused;
    await db.transaction((tx) => updateTodo(tx, member, { id, change }));
    const [changed] = await findTodos(db, member, { id });
    return changed ?? fail("not-found");
  });

  mount(app, ctx, deleteTodo, async ({ params, viewer: { member } }) => {
    if (!member) return fail("not-found");
    await db.transaction((tx) => removeTodo(tx, member, params.id));
    return {};
  });

  mount(app, ctx, listInCharge, async ({ query: { model }, viewer: { member } }) =>
    member && mayAs(member, "member.read") ? findInCharge(db, member, model) : fail("not-found"),
  );

  mount(app, ctx, setInCharge, async ({ params: { id: modelId }, body: { userIds }, viewer }) => {
    const { member } = viewer;
    const owner = await ownerOfModel(db, modelId);
    if (!member || !owner || !can(viewer, "model.change", owner)) return fail("not-found");
    await db.transaction((tx) => storeInCharge(tx, member, { modelId, userIds }));
    const [found] = await findInCharge(db, member, modelId);
    return { people: found?.people ?? [] };
  });

  mount(app, ctx, listPeople, async ({ query: { model }, viewer }) => {
    const { member } = viewer;
    if (!member || !mayAs(member, "member.read")) return fail("not-found");
    if (model !== undefined) {
      const owner = await ownerOfModel(db, model);
      if (!owner || !can(viewer, "member.read", owner)) return fail("not-found");
    }
    return findPeople(db, member.workspaceId, model);
  });
}
