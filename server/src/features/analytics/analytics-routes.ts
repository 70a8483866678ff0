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
import type { Viewer } from "../../domain/access/policy.ts";
import type { StaleRead } from "../../domain/access/read-replica.ts";
import { recordEvent } from "../../domain/access/write-audit.ts";
import { findStatements } from "../../domain/portfolio/find-statements.ts";
import { findEarning, findPublicModels, findStillPublic } from "../../domain/portfolio/find-subjects.ts";
import { fail } from "../../platform/http/fail.ts";
import { messagesFor } from "../../platform/http/reader.ts";
import { analyticsCsv } from "./analytics-csv.ts";
import { findAnalytics } from "./find-analytics.ts";
import { findOwnAnalytics } from "./own-analytics.ts";

interface AnalyticsQuery {
  period: AnalyticsPeriod;
  metric: AnalyticsMetric;
}

/** Analytics of creators are the same for all viewers, cached until profiles are read again. */
const freshMs = 10 * 60_000;

/** Totals of models: a person's own, or all public creators. */
export function analyticsRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;
  const perDollar = ctx.config.exchangeRates?.perDollar;
  const answers = new LRUCache<`${AnalyticsPeriod} ${AnalyticsMetric}`, Analytics, AnalyticsQuery>({
    max: 100,
    ttl: freshMs,
    allowStale: true,
    fetchMethod: async (_key, _old, { context }) => {
      const models = await findPublicModels(db);
      const ids = models.map(({ id }) => id);
      const { shown, counted } = await findEarning(db, ids);
      const earning = [...shown, ...counted];
      return findAnalytics(db, models, {
        ...context,
        of: "creators",
        at: new Date(),
        earning,
        statements: await findStatements(db, earning),
        unnamed: counted,
        perDollar,
        withEarlier: true,
      });
    },
  });
  const publicOf = async (query: AnalyticsQuery): Promise<Analytics> => {
    const found = await answers.forceFetch(`${query.period} ${query.metric}`, { context: query });
    // Who hides meanwhile is named no more, at once.
    const still = await findStillPublic(
      db,
      found.top.map(({ id }) => id),
    );
    const unlisted = found.top.filter(({ id }) => !still.has(id)).map(({ id }) => `${id}.`);
    if (unlisted.length === 0) return found;
    return {
      ...found,
      top: found.top.filter(({ id }) => still.has(id)),
      facts: found.facts.filter(({ id }) => !unlisted.some((start) => id.startsWith(start))),
    };
  };
  const ownOf = (read: StaleRead, userId: number, query: AnalyticsQuery, viewer: Viewer) =>
    read((source) => findOwnAnalytics(source.db, { userId, viewer, perDollar, withEarlier: true, ...query }));
  const asFile = (reply: FastifyReply, { period }: AnalyticsQuery) =>
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="fanradar-analytics-${period}.csv"`);

  mount(app, ctx, getPublicAnalytics, async ({ query }) => publicOf(query));
  mount(app, ctx, exportPublicAnalytics, async ({ query, reader, reply }) => {
    const found = await publicOf(query);
    asFile(reply, query);
    return analyticsCsv(found, messagesFor(reader));
  });
  mount(app, ctx, getAnalytics, async ({ params, query, viewer, read }) => {
    return (await ownOf(read, params.id, query, viewer)) ?? fail("not-found");
  });
  mount(app, ctx, exportAnalytics, async ({ params, query, viewer, read, user, reader, request, reply }) => {
    const found = await ownOf(read, params.id, query, viewer);
    if (!found) return fail("not-found");
    await recordEvent(ctx.db, request, { act: "analytics-exported", actorId: user.id });
    asFile(reply, query);
    return analyticsCsv(found, messagesFor(reader));
  });
}
