import { listFollowed, listModelPage, listModels, listModelTags } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { fail } from "../../platform/http/fail.ts";
import { LastingAnswer } from "../../platform/http/lasting-answer.ts";
import { mount } from "../access/mount.ts";
import { isSelf, scopeOf, type Viewer } from "../access/policy.ts";
import { findFollowed, findModelPage, findTags } from "./find-model-page.ts";
import { findModelsOf, parseModels } from "./find-models.ts";
import { presentModel } from "./present-model.ts";

/** A person's models as lists: whole, in pages, and what is looked up in them. */
export function modelListRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, listModels, async ({ params, query: { tag }, viewer, read }) => {
    const scope = scopeOf(viewer, "model.read", params.id);
    if (!scope) return fail("not-found");
    const filter = tag && readsTags(viewer, params.id) ? { tag } : {};
    const found = await read(({ db }) => findModelsOf(db, scope, filter));
    const key = `${found.hash} ${JSON.stringify(viewer)}`;
    return new LastingAnswer(key, async () => (await parseModels(found)).map((model) => presentModel(viewer, model)));
  });

  mount(app, ctx, listModelPage, async ({ params: { id: userId }, query, viewer, read }) => {
    const scope = scopeOf(viewer, "model.read", userId);
    if (!scope) return fail("not-found");
    const isOwn = readsTags(viewer, userId);
    const isWhole = isSelf(viewer, userId) && viewer.member?.seesEarnings === true;
    const order = query.sort === "name" ? "asc" : "desc";
    const filter = { ...query, scope, isOwn, order, seesWhole: isWhole } as const;
    const page = await read(({ db }) => findModelPage(db, filter));
    if (!page) return fail("invalid", { fields: { after: "invalid" } });
    return { ...page, models: page.models.map(({ reportedAt: _, hasStatement: __, ...row }) => row) };
  });

  mount(app, ctx, listModelTags, async ({ params: { id: userId }, viewer, read }) => {
    const scope = scopeOf(viewer, "model.notes", userId);
    return scope ? read(({ db }) => findTags(db, scope)) : fail("not-found");
  });

  mount(app, ctx, listFollowed, async ({ params: { id: userId }, query: { links }, viewer }) => {
    const scope = isSelf(viewer, userId) && scopeOf(viewer, "model.read", userId);
    return scope ? findFollowed(ctx.db, { scope, links }) : fail("not-found");
  });
}

const readsTags = (viewer: Viewer, userId: number) => scopeOf(viewer, "model.notes", userId) !== undefined;
