import {
  confirmSplit,
  createSplitRule,
  exportSplits,
  getSplits,
  listOwnSplits,
  listSplitPayments,
  previewSplitRule,
  previewSplitWithdrawal,
  splitPaymentsShown,
  withdrawSplitConfirmation,
  withdrawSplitRule,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import type { Viewer } from "../../domain/access/policy.ts";
import { recordEvent } from "../../domain/access/write-audit.ts";
import { type BookQuery, findBook } from "../../domain/payments/find-book.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { messagesFor } from "../../platform/http/reader.ts";
import { countToConfirm } from "./count-to-confirm.ts";
import { announceChangedMonths } from "./notify-changes.ts";
import { findListedCreator, notifyOtherSide, notifyWithdrawal } from "./notify-other-side.ts";
import { presentSplits } from "./present-splits.ts";
import { findChangesByRule, findChangesByWithdrawal } from "./preview-rule.ts";
import { findSplitAccess } from "./split-access.ts";
import {
  endConfirmation,
  findConfirmation,
  findConfirmations,
  presentConfirmation,
  storeConfirmation,
} from "./split-confirmations.ts";
import { splitMonthsCsv, splitPaymentsCsv } from "./split-csv.ts";
import {
  endSplitRule,
  findModelOfRule,
  findModelsSplitWith,
  findSplitRules,
  holding,
  storeSplitRule,
} from "./split-rules.ts";
import { divideCents, divideMonth, type PaymentParts, withPayments } from "./split-sums.ts";

/** Rules of one person, and confirmations. */
const changes: Limit = { max: 300, windowSeconds: 3_600, from: "first" };

const yearsAhead = 2;
const tooFar = fail("invalid", { fields: { from: "day.far" } });

/** Whether a first day is so far ahead that it is a slip of the keyboard. */
function isTooFar(from: string, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  return from > latest.toISOString().slice(0, "2028-11-28".length);
}

/** How earnings are divided between an agency and a creator. What somebody may not see answers as what is not there. */
export function splitRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  /** The cents of each payment of a month of a book; undefined where the model has no such book. */
  const centsOf = async (modelId: number, { month, ...query }: BookQuery & { month: string }) => {
    const { chosen, timeZone } = await findBook(db, modelId, query);
    if (!chosen) return undefined;
    const rules = holding(await findSplitRules(db, modelId, { withNames: false }));
    return divideCents(db, { ...chosen, modelId, timeZone, month }, rules);
  };

  /** The payments of a month of a book; undefined where the model has no such book. */
  const paymentsOf = async (modelId: number, { month, ...query }: BookQuery & { month: string }) => {
    const { chosen, timeZone } = await findBook(db, modelId, query);
    if (!chosen) return undefined;
    const rules = holding(await findSplitRules(db, modelId, { withNames: false }));
    const payments = await divideMonth(db, { ...chosen, modelId, timeZone, month }, rules);
    return { payments, currency: chosen.currency };
  };

  mount(app, ctx, listOwnSplits, async ({ user, viewer: { member } }) => {
    const found = await findModelsSplitWith(db, user.id);
    return Promise.all(
      found.map(async ({ workspaceId, ...split }) => ({
        ...split,
        toConfirm: await countToConfirm(db, split.modelId, new Date()),
        isHere: workspaceId === member?.workspaceId,
      })),
    );
  });

  mount(app, ctx, getSplits, async ({ params, query, viewer }) => {
    const access = await findSplitAccess(db, viewer, params.id);
    return access ? presentSplits(db, access, { query, now: new Date() }) : fail("not-found");
  });

  mount(app, ctx, listSplitPayments, async ({ params, query: { after, day, ...query }, viewer }) => {
    if (!(await findSplitAccess(db, viewer, params.id))) return fail("not-found");
    const all = (await centsOf(params.id, query)) ?? [];
    const chosen = day === undefined ? all : all.filter((one) => one.day === day);
    const end = after + splitPaymentsShown;
    return {
      payments: (await withPayments(db, chosen.slice(after, end))).map(presentPayment),
      next: end < chosen.length ? end : null,
      total: chosen.length,
    };
  });

  mount(app, ctx, exportSplits, async ({ params: { id }, query, viewer, user, reader, request, reply }) => {
    const access = await findSplitAccess(db, viewer, id);
    if (!access) return fail("not-found");
    await recordEvent(db, request, {
      ...{ act: "split-exported", actorId: user.id },
      // As with confirmations: the creator is not in the workspace's log.
      ...(access.isMember && { modelId: id }),
    });
    const { month, ...book } = query;
    const name = ["split", id, month].filter((part) => part !== undefined).join("-");
    reply.type("text/csv; charset=utf-8").header("content-disposition", `attachment; filename="${name}.csv"`);
    const words = messagesFor(reader);
    if (month === undefined)
      return splitMonthsCsv(await presentSplits(db, access, { query: book, now: new Date() }), words);
    const { payments, currency } = (await paymentsOf(id, { ...book, month })) ?? { payments: [], currency: "" };
    return splitPaymentsCsv(payments, { currency }, words);
  });

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

  mount(app, ctx, confirmSplit, async ({ params, body, viewer, user }) => {
    const access = await findSplitAccess(db, viewer, params.id);
    if (!access?.mayConfirm.includes(body.side)) return fail("not-found");
    const retryAfterSeconds = await takeTry(db, `split-confirmations:${user.id}`, changes);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const { platform, currency, sums } = body;
    return db.transaction(async (tx) => {
      const id = await storeConfirmation(tx, { ...body, access, userId: user.id, now: new Date() });
      await notifyOtherSide(tx, access, { id, side: body.side, userId: user.id });
      const [stored] = await findConfirmations(tx, { modelId: access.modelId, platform, currency, id });
      // Its sums are those of now: else it would not have been stored.
      return stored ? presentConfirmation(stored, { sums, days: stored.days }, access) : fail("stale");
    });
  });

  mount(app, ctx, withdrawSplitConfirmation, async ({ params: { id }, viewer, user }) => {
    const found = await findConfirmation(db, id);
    const access = found && (await findSplitAccess(db, viewer, found.modelId));
    if (!found || !access?.mayConfirm.includes(found.side)) return fail("not-found");
    const { workspaceId } = access;
    const { side } = found;
    const isEnded = await db.transaction(async (tx) => {
      const ended = await endConfirmation(tx, { ...found, id, workspaceId, userId: user.id });
      if (ended) await notifyOtherSide(tx, access, { kind: "split-unconfirmed", id, side, userId: user.id });
      return ended;
    });
    return isEnded ? {} : fail("not-found");
  });
}

const presentPayment = ({ id, at, day, type, state, netCents, agency, creator }: Omit<PaymentParts, "share">) => ({
  ...{ id, at: at.toISOString(), day, type, state },
  sums: { base: netCents, agency, creator },
});
