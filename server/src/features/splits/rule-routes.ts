import { createSplitRule, previewSplitRule, previewSplitWithdrawal, withdrawSplitRule } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import type { Viewer } from "../../domain/access/policy.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { announceChangedMonths } from "./notify-changes.ts";
import { findListedCreator, notifyWithdrawal } from "./notify-other-side.ts";
import { findChangesByRule, findChangesByWithdrawal } from "./preview-rule.ts";
import { findSplitAccess } from "./split-access.ts";
import { endSplitRule, findModelOfRule, findSplitRules, storeSplitRule } from "./split-rules.ts";

/** Rules of one person. */
const changes: Limit = { max: 300, windowSeconds: 3_600, from: "first" };

const yearsAhead = 2;
const tooFar = fail("invalid", { fields: { from: "day.far" } });

/** Whether a first day is so far ahead that it is a slip of the keyboard. */
function isTooFar(from: string, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  return from > latest.toISOString().slice(0, "2028-11-28".length);
}

/** The rules by which earnings are divided: made and withdrawn by who manages them, each change shown before. */
export function splitRuleRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  mount(app, ctx, createSplitRule, async ({ params, body, viewer, user }) => {
    const access = await findSplitAccess(db, viewer, params.id);
    if (!access?.mayManage) return fail("not-found");
    if (isTooFar(body.from, new Date())) return tooFar;
    const retryAfterSeconds = await takeTry(db, `split-rules:${user.id}`, changes);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const { modelId, workspaceId } = access;
    const id = await db.transaction(async (tx) => {
      await announceChangedMonths(tx, modelId);
      return storeSplitRule(tx, { modelId, workspaceId, userId: user.id, ...body });
    });
    const made = (await findSplitRules(db, modelId, { withNames: true })).find((rule) => rule.id === id);
    return made ?? fail("not-found");
  });

  mount(app, ctx, previewSplitRule, async ({ params, body, viewer }) => {
    const access = await findSplitAccess(db, viewer, params.id);
    if (!access?.mayManage) return fail("not-found");
    return isTooFar(body.from, new Date()) ? tooFar : findChangesByRule(db, access.modelId, body);
  });

  const managedRule = async (viewer: Viewer, id: number) => {
    const modelId = await findModelOfRule(db, id);
    const access = modelId === undefined ? undefined : await findSplitAccess(db, viewer, modelId);
    return access?.mayManage ? access : undefined;
  };

  mount(app, ctx, previewSplitWithdrawal, async ({ params: { id }, viewer }) => {
    const access = await managedRule(viewer, id);
    return access ? findChangesByWithdrawal(db, access.modelId, id) : fail("not-found");
  });

  mount(app, ctx, withdrawSplitRule, async ({ params: { id }, viewer, user }) => {
    const access = await managedRule(viewer, id);
    if (!access) return fail("not-found");
    const { modelId, workspaceId } = access;
    const isEnded = await db.transaction(async (tx) => {
      const creatorId = await findListedCreator(tx, access);
      const ended = await endSplitRule(tx, { id, modelId, workspaceId, userId: user.id });
      if (ended) await notifyWithdrawal(tx, { modelId, id, userId: user.id, creatorId });
      return ended;
    });
    return isEnded ? {} : fail("not-found");
  });
}
