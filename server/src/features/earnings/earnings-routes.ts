import { exportEarnings, getEarnings } from "@fanradar/contract";
import type { AnalyseInput, EarningsBasis } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { can, type Viewer } from "../../domain/access/policy.ts";
import { gatherNow } from "../../domain/analyses/gather-now.ts";
import { findGiven } from "../../domain/evidence/find-given.ts";
import { findRun } from "../../domain/submissions/find-run.ts";
import { fail } from "../../platform/http/fail.ts";
import { messagesFor } from "../../platform/http/reader.ts";
import { earningsCsv } from "./earnings-csv.ts";
import { presentEarnings } from "./present-earnings.ts";

interface Asked {
  id: number;
  query: {
    basis: EarningsBasis;
    currency?: string | undefined;
    platform?: AnalyseInput["subjects"][number]["platform"] | "other" | undefined;
  };
  viewer: Viewer;
}

/** A model's earnings, for its submitter alone. A foreign id answers as a missing one. */
export function earningsRoutes(app: FastifyInstance, ctx: Context): void {
  const earningsOf = async ({ id, query, viewer }: Asked) => {
    const model = await findRun(ctx.db, id);
    if (!model || !can(viewer, "earnings.read", model)) return undefined;
    const [input, given] = await Promise.all([gatherNow(ctx.db, id, { asOf: new Date() }), findGiven(ctx.db, id)]);
    const { basis, currency, platform } = query;
    const observations = given.flatMap((one) => one.observations);
    return presentEarnings(ctx.db, { modelId: id, basis, currency, platform, input, observations });
  };

  mount(app, ctx, getEarnings, async ({ params, query, viewer }) => {
    return (await earningsOf({ id: params.id, query, viewer })) ?? fail("not-found");
  });

  mount(app, ctx, exportEarnings, async ({ params, query, viewer, reader, reply }) => {
    const earnings = await earningsOf({ id: params.id, query, viewer });
    if (!earnings) return fail("not-found");
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="earnings-${params.id}.csv"`);
    return earningsCsv(earnings, messagesFor(reader));
  });
}
