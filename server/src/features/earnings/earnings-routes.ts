import { exportEarnings, getEarnings, getPortfolioEarnings } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { memberOf } from "../../domain/access/policy.ts";
import { recordEvent } from "../../domain/access/write-audit.ts";
import { fail } from "../../platform/http/fail.ts";
import { messagesFor } from "../../platform/http/reader.ts";
import { earningsCsv } from "./earnings-csv.ts";
import { type EarningsRequest, findOwnEarnings } from "./own-earnings.ts";
import { findPortfolioEarnings } from "./portfolio-earnings.ts";

/** Earnings of a model, for its submitter alone, and of all of one's own. A foreign id answers as a missing one. */
export function earningsRoutes(app: FastifyInstance, ctx: Context): void {
  const earningsOf = (request: EarningsRequest) => findOwnEarnings(ctx.db, request);

  mount(app, ctx, getEarnings, async ({ params, query, viewer }) => {
    return (await earningsOf({ id: params.id, query, viewer })) ?? fail("not-found");
  });

  mount(app, ctx, getPortfolioEarnings, async ({ params, query, viewer, read }) => {
    const member = memberOf(viewer, params.id);
    if (!member?.seesEarnings) return fail("not-found");
    const perDollar = ctx.config.exchangeRates?.perDollar;
    const options = { ...query, scope: member, at: new Date(), perDollar };
    const page = await read(({ db }) => findPortfolioEarnings(db, options));
    return page ?? fail("invalid", { fields: { after: "invalid" } });
  });

  mount(app, ctx, exportEarnings, async ({ params, query, viewer, user, reader, request, reply }) => {
    const earnings = await earningsOf({ id: params.id, query, viewer });
    if (!earnings) return fail("not-found");
    await recordEvent(ctx.db, request, { act: "earnings-exported", actorId: user.id, modelId: params.id });
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="earnings-${params.id}.csv"`);
    return earningsCsv(earnings, messagesFor(reader));
  });
}
