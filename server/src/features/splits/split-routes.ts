import { exportSplits, getSplits, listOwnSplits, listSplitPayments, splitPaymentsShown } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { recordEvent } from "../../domain/access/write-audit.ts";
import { type BookQuery, findBook } from "../../domain/payments/find-book.ts";
import { fail } from "../../platform/http/fail.ts";
import { messagesFor } from "../../platform/http/reader.ts";
import { countToConfirm } from "./count-to-confirm.ts";
import { presentSplits } from "./present-splits.ts";
import { findSplitAccess } from "./split-access.ts";
import { splitMonthsCsv, splitPaymentsCsv } from "./split-csv.ts";
import { findModelsSplitWith, findSplitRules, holding } from "./split-rules.ts";
import { divideCents, divideMonth, type PaymentParts, withPayments } from "./split-sums.ts";

/** How earnings are divided between an agency and a creator. What somebody may not see answers as what is not there. */
export function splitRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  /** A month of a book with the rules that divide it; undefined where the model has no such book. */
  const findMonth = async (modelId: number, { month, ...query }: BookQuery & { month: string }) => {
    const { chosen, timeZone } = await findBook(db, modelId, query);
    if (!chosen) return undefined;
    const rules = holding(await findSplitRules(db, modelId, { withNames: false }));
    return { book: { ...chosen, modelId, timeZone, month }, rules };
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
    const found = await findMonth(params.id, query);
    const all = found ? await divideCents(db, found.book, found.rules) : [];
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
    const found = await findMonth(id, { ...book, month });
    const payments = found ? await divideMonth(db, found.book, found.rules) : [];
    return splitPaymentsCsv(payments, { currency: found?.book.currency ?? "" }, words);
  });
}

const presentPayment = ({ id, at, day, type, state, netCents, agency, creator }: Omit<PaymentParts, "share">) => ({
  ...{ id, at: at.toISOString(), day, type, state },
  sums: { base: netCents, agency, creator },
});
