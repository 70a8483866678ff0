import {
  analysePricing,
  deletePriceChange,
  getEarningsOutlook,
  listPriceChanges,
  logPriceChange,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { can } from "../../domain/access/policy.ts";
import { findChosen } from "../../domain/creators/chosen-models.ts";
import { isFutureDay } from "../../domain/evidence/figure-observation.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import type { Pricing } from "./open-pricing.ts";
import { pastedInput } from "./pasted-input.ts";
import { presentPricing } from "./present-pricing.ts";
import { findLogger, removePriceChange, storePriceChange } from "./price-change-store.ts";
import { findUnusedKeys } from "./unused-keys.ts";

/** Analyses of one person, and of one network's visitors; price changes of one person. */
const ofPerson: Limit = { max: 30, windowSeconds: 60, from: "first" };
const ofVisitors: Limit = { max: 20, windowSeconds: 3_600, from: "first" };
const logged: Limit = { max: 60, windowSeconds: 3_600, from: "first" };

/** Keys of the pasted data that were not used. */
function unusedOf(sent: unknown, used: { platformData?: unknown }) {
  const pasted = typeof sent === "object" && sent !== null && "platformData" in sent ? sent.platformData : null;
  return findUnusedKeys(pasted, used.platformData);
}

/** Price analyses and logged price changes. Ids of other people's models answer 404. */
export function pricingRoutes(app: FastifyInstance, ctx: Context, { pricing }: { pricing: Pricing }): void {
  const { db } = ctx;
  const { mayOn, changesOf } = pricing;

  mount(app, ctx, analysePricing, async ({ body, viewer, reader, request }) => {
    const { userId } = viewer;
    const { modelId = null, platformData = null } = body;
    const key = userId === null ? `pricing-of:${networkOf(request)}` : `pricing:${userId}`;
    const retryAfterSeconds = await takeTry(db, key, userId === null ? ofVisitors : ofPerson);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const now = new Date();
    const chosen = modelId === null ? null : await findChosen(ctx.db, viewer, modelId);
    if (chosen === undefined) return fail("not-found");
    const isOwn = modelId !== null && (await mayOn(viewer, "pricing.read", modelId));
    if (platformData) {
      const refused = platformData.months.findIndex(({ month }) => month >= now.toISOString().slice(0, 7));
      if (refused >= 0)
        return fail("invalid", { fields: { [`platformData.months.${refused}.month`]: "month.future" } });
    }
    const input = platformData
      ? pastedInput(platformData, now)
      : await pricing.inputOf(viewer, modelId, chosen?.sealed ?? null, now);
    const analysis = await pricing.analyse(input);
    if (analysis === "busy") return fail("unavailable", { retryAfterSeconds: 5 });
    const model = modelId === null || !chosen ? null : { id: modelId, name: chosen.name, isOwn };
    const about = platformData ? "data" : model ? "model" : "nothing";
    return { ...presentPricing(analysis, { reader, about, model }), unused: unusedOf(request.body, body) };
  });

  mount(app, ctx, getEarningsOutlook, async ({ params, viewer }) => {
    if (!(await mayOn(viewer, "earnings.read", params.id))) return fail("not-found");
    const outlook = await pricing.outlookOf(params.id, new Date());
    return outlook === "busy" ? fail("unavailable", { retryAfterSeconds: 5 }) : outlook;
  });

  mount(app, ctx, listPriceChanges, async ({ params, viewer }) =>
    (await mayOn(viewer, "pricing.read", params.id)) ? changesOf(params.id) : fail("not-found"),
  );

  mount(app, ctx, logPriceChange, async ({ params, body, viewer, user }) => {
    if (!(await mayOn(viewer, "price-change.manage", params.id))) return fail("not-found");
    const retryAfterSeconds = await takeTry(db, `price-changes:${user.id}`, logged);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const { changedOn, from, to, currency, note } = body;
    if (isFutureDay(changedOn, new Date())) return fail("invalid", { fields: { changedOn: "day.future" } });
    const [fromCents, toCents] = [Math.round(from * 100), Math.round(to * 100)];
    await storePriceChange(db, { modelId: params.id, changedOn, fromCents, toCents, currency, note });
    return changesOf(params.id);
  });

  mount(app, ctx, deletePriceChange, async ({ params, viewer }) => {
    const logger = await findLogger(db, params.id);
    if (!logger || !can(viewer, "price-change.manage", logger)) return fail("not-found");
    return (await removePriceChange(db, params.id)) ? {} : fail("not-found");
  });
}
