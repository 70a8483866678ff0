import { getDashboard, getStats, listActivity, listPortfolio } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { memberOf, scopeOf } from "../../domain/access/policy.ts";
import { findAttention } from "../../domain/attention/find-attention.ts";
import { findTodos } from "../../domain/todos/find-todos.ts";
import { fail } from "../../platform/http/fail.ts";
import { findBatch } from "./find-batch.ts";
import { findFirstSteps } from "./find-first-steps.ts";
import { findPortfolio } from "./find-portfolio.ts";
import { findPortfolioPage } from "./list-portfolio.ts";
import { userActivity } from "./user-activity.ts";
import { computeUserStats } from "./user-stats.ts";

/** Hours by which the earliest time zone is ahead of UTC. */
const aheadHours = 14;

/** The day that has begun somewhere on Earth. */
const newestDay = (now: Date) => new Date(now.getTime() + aheadHours * 3_600_000).toISOString().slice(0, 10);

/** Data of a person under their own id; another person's id answers 404. */
export function userRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, getStats, async ({ params: { id }, viewer }) => {
    const scope = scopeOf(viewer, "report.read", id);
    const stats = scope && (await computeUserStats(ctx.db, { userId: id, scope, now: new Date() }));
    return stats || fail("not-found");
  });

  mount(app, ctx, getDashboard, async ({ params: { id: userId }, viewer }) => {
    const member = memberOf(viewer, userId);
    if (!member) return fail("not-found");
    const now = new Date();
    const perDollar = ctx.config.exchangeRates?.perDollar;
    const [stats, portfolio, attention, dueTodos, firstSteps, batch] = await Promise.all([
      computeUserStats(ctx.db, { userId, scope: member, now }),
      findPortfolio(ctx.db, { member, at: now, perDollar }),
      findAttention(ctx.db, { member, now }),
      findTodos(ctx.db, member, { of: "up-to-me", state: "open", dueBy: newestDay(now) }),
      findFirstSteps(ctx.db, member),
      findBatch(ctx.db, { scope: member, now }),
    ]);
    if (!stats) return fail("not-found");
    const due = dueTodos.map(({ id, title, model, dueOn }) => ({ id, title, model, dueOn }));
    return { stats, portfolio, attention, dueTodos: due, firstSteps, batch };
  });

  mount(app, ctx, listPortfolio, async ({ params: { id: userId }, query, viewer }) => {
    const member = memberOf(viewer, userId);
    if (!member) return fail("not-found");
    const perDollar = ctx.config.exchangeRates?.perDollar;
    const page = await findPortfolioPage(ctx.db, { ...query, member, at: new Date(), perDollar });
    return page ?? fail("invalid", { fields: { after: "invalid" } });
  });

  mount(app, ctx, listActivity, async ({ params, viewer }) => {
    const scope = scopeOf(viewer, "report.read", params.id);
    return scope ? userActivity(ctx.db, scope) : fail("not-found");
  });
}
