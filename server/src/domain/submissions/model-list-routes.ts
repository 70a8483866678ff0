import { listFollowed, listModelPage, listModels, listModelTags } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { fail } from "../../platform/http/fail.ts";
import { mount } from "../access/mount.ts";
import { can, roleOn } from "../access/policy.ts";
import { findFollowed, findModelPage, findTags } from "./find-model-page.ts";
import { findModelsOf } from "./find-models.ts";
import { presentModel } from "./present-model.ts";

/** A person's models as lists: whole, in pages, and what is looked up in them. */
export function modelListRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, listModels, async ({ params, query: { tag }, viewer }) => {
    if (!can(viewer, "user.read", { userId: params.id })) return fail("not-found");
    const found = await findModelsOf(ctx.db, params.id, tag ? { tag } : {});
    return found.map((model) => presentModel(viewer, model));
  });

  mount(app, ctx, listModelPage, async ({ params: { id: userId }, query, viewer }) => {
    if (!can(viewer, "user.read", { userId })) return fail("not-found");
    const isOwn = roleOn(viewer, { userId }) === "submitter";
    const order = query.sort === "name" ? "asc" : "desc";
    const page = await findModelPage(ctx.db, { ...query, userId, isOwn, order });
    if (!page) return fail("invalid", { fields: { after: "invalid" } });
    return { ...page, models: page.models.map(({ reportedAt: _, ...row }) => row) };
  });

  mount(app, ctx, listModelTags, async ({ params: { id: userId }, viewer }) =>
    can(viewer, "model.change", { userId }) ? findTags(ctx.db, userId) : fail("not-found"),
  );

  mount(app, ctx, listFollowed, async ({ params: { id: userId }, query: { links }, viewer }) =>
    can(viewer, "model.change", { userId }) ? findFollowed(ctx.db, { userId, links }) : fail("not-found"),
  );
}
