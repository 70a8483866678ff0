import { exportEarnings, getEarnings } from "@fanradar/contract";
import type { AnalyseInput, EarningsBasis, Observation } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { may, type Owned, type Viewer } from "../../domain/access/may.ts";
import { mount } from "../../domain/access/mount.ts";
import { fail } from "../../platform/http/fail.ts";
import { tablesOf } from "../../platform/http/reader.ts";
import { earningsCsv } from "./earnings-csv.ts";
import { presentEarnings } from "./present-earnings.ts";

interface EarningsRoutesOptions {
  /** Whose a model is; undefined when there is none. */
  findRun: (modelId: number) => Promise<Owned | undefined>;
  gather: (modelId: number, options: { asOf: Date }) => Promise<AnalyseInput>;
  /** What was given for a model. */
  findGiven: (modelId: number) => Promise<{ observations: Observation[] }[]>;
}

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
export function earningsRoutes(app: FastifyInstance, ctx: Context, options: EarningsRoutesOptions): void {
  const earningsOf = async ({ id, query, viewer }: Asked) => {
    const model = await options.findRun(id);
    if (!model || !may(viewer, "earnings.read", model)) return undefined;
    const [input, given] = await Promise.all([options.gather(id, { asOf: new Date() }), options.findGiven(id)]);
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
    return earningsCsv(earnings, tablesOf(reader));
  });
}
