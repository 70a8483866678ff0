import {
  type Analytics,
  type AnalyticsMetric,
  type AnalyticsPeriod,
  exportAnalytics,
  exportPublicAnalytics,
  getAnalytics,
  getPublicAnalytics,
} from "@fanradar/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { can, type Viewer } from "../../domain/access/policy.ts";
import { fail } from "../../platform/http/fail.ts";
import { messagesFor } from "../../platform/http/reader.ts";
import { analyticsCsv } from "./analytics-csv.ts";
import { findAnalytics } from "./find-analytics.ts";
import { findEarning, findOwnModels, findPublicModels, findStillPublic } from "./find-subjects.ts";

interface Asked {
  period: AnalyticsPeriod;
  metric: AnalyticsMetric;
}

/** Everybody is told the same of creators: for so long as profiles are read once a day. */
const freshMs = 10 * 60_000;

/** What models come to together: one's own, or the creators whom anybody may find. */
export function analyticsRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;
  const told = new LRUCache<`${AnalyticsPeriod} ${AnalyticsMetric}`, Analytics, Asked>({
    max: 100,
    ttl: freshMs,
    allowStale: true,
    fetchMethod: async (_key, _old, { context }) => {
      const models = await findPublicModels(db);
      const ids = models.map(({ id }) => id);
      const { told: telling, lent } = await findEarning(db, ids);
      const earning = [...telling, ...lent];
      return findAnalytics(db, models, { ...context, of: "creators", at: new Date(), earning, untold: lent });
    },
  });
  const publicOf = async (asked: Asked): Promise<Analytics> => {
    const found = await told.forceFetch(`${asked.period} ${asked.metric}`, { context: asked });
    // Who hides meanwhile is named no more, at once.
    const still = await findStillPublic(
      db,
      found.top.map(({ id }) => id),
    );
    const gone = found.top.filter(({ id }) => !still.has(id)).map(({ id }) => `${id}.`);
    if (gone.length === 0) return found;
    return {
      ...found,
      top: found.top.filter(({ id }) => still.has(id)),
      facts: found.facts.filter(({ id }) => !gone.some((start) => id.startsWith(start))),
    };
  };
  const ownOf = async (userId: number, asked: Asked, viewer: Viewer) => {
    if (!can(viewer, "earnings.read", { userId })) return undefined;
    const models = await findOwnModels(db, userId);
    const earning = models.map(({ id }) => id);
    return findAnalytics(db, models, { ...asked, of: "own", at: new Date(), earning });
  };
  const asFile = (reply: FastifyReply, { period }: Asked) =>
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="fanradar-analytics-${period}.csv"`);

  mount(app, ctx, getPublicAnalytics, async ({ query }) => publicOf(query));
  mount(app, ctx, exportPublicAnalytics, async ({ query, reader, reply }) => {
    const found = await publicOf(query);
    asFile(reply, query);
    return analyticsCsv(found, messagesFor(reader));
  });
  mount(app, ctx, getAnalytics, async ({ params, query, viewer }) => {
    return (await ownOf(params.id, query, viewer)) ?? fail("not-found");
  });
  mount(app, ctx, exportAnalytics, async ({ params, query, viewer, reader, reply }) => {
    const found = await ownOf(params.id, query, viewer);
    if (!found) return fail("not-found");
    asFile(reply, query);
    return analyticsCsv(found, messagesFor(reader));
  });
}
