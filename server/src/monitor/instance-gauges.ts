import { desc, isNotNull, isNull, min } from "drizzle-orm";
import type { Pool } from "pg";
import type { Config } from "../config/config.ts";
import { findSilent } from "../domain/profiles/breaker.ts";
import { findXBudget } from "../domain/profiles/budget.ts";
import { readablePlatforms } from "../domain/profiles/connectors.ts";
import type { Db } from "../platform/db/open-database.ts";
import { drills, instanceTokens, mails, platformQuotas } from "../platform/db/schema.ts";
import { createGauge, type Metrics } from "../platform/metrics/metrics.ts";
import { countWorkers, measureQueue } from "../platform/queue/inspect-queue.ts";

interface Options {
  db: Db;
  pool: Pool;
  config: Pick<Config, "xDailyBudgetCents" | "x">;
  metrics: Metrics;
}

/**
 * Gauges of the whole instance, read from the database: every process answers the same, so that none is the one that must
 * live. `refresh` reads them; where the database is away they have no value, and `fanradar_database_up` is 0.
 */
export function createInstanceGauges({ db, pool, config, metrics }: Options) {
  const gauge = (name: string, help: string, labelNames: string[] = []) => {
    const made = createGauge(`fanradar_${name}`, { help, labelNames });
    metrics.register(made);
    return made;
  };
  const up = gauge("database_up", "1 where this process reaches the database");
  const workers = gauge("workers", "Workers of the instance that take jobs");
  const jobs = gauge("queue_jobs", "Jobs in the queue: waiting, scheduled, running, failed", ["job", "state"]);
  const oldest = gauge("queue_oldest_seconds", "How long the oldest waiting job has been due", ["job"]);
  const breakers = gauge("platform_breaker_open", "1 where a platform is left alone since it does not answer", [
    "platform",
  ]);
  const quota = gauge("platform_quota_left_ratio", "Share of a platform's quota that is left, as it last said", [
    "platform",
  ]);
  const budget = gauge("platform_budget_left_ratio", "Share of the day's budget that is left", ["platform"]);
  const tokens = gauge("token_expires_seconds", "Time until a token of the instance ends", ["token"]);
  const unsent = gauge("mails_unsent_oldest_seconds", "Age of the oldest email that was not sent");
  const drillOk = gauge("drill_succeeded", "1 where the last finished drill found nothing wrong");
  const drillAge = gauge("drill_age_seconds", "Time since the last finished drill");
  const all = [workers, jobs, oldest, breakers, quota, budget, tokens, unsent, drillOk, drillAge];

  const read = async () => {
    const now = new Date();
    const secondsUntil = (moment: Date) => (moment.getTime() - now.getTime()) / 1_000;
    const [count, depths, silent, quotas, spent, ends, [mail], [drill]] = await Promise.all([
      countWorkers(pool),
      measureQueue(pool),
      findSilent(db, now),
      db.select().from(platformQuotas),
      config.x ? findXBudget(db, { now, budgetCents: config.xDailyBudgetCents }) : undefined,
      db.select().from(instanceTokens).where(isNotNull(instanceTokens.expiresAt)),
      db
        .select({ oldest: min(mails.createdAt) })
        .from(mails)
        .where(isNull(mails.sentAt)),
      db.select().from(drills).where(isNotNull(drills.endedAt)).orderBy(desc(drills.id)).limit(1),
    ]);
    for (const one of all) one.reset();
    workers.set(count);
    for (const { job, oldestSeconds, ...states } of depths) {
      for (const [state, jobsIn] of Object.entries(states)) jobs.set({ job, state }, jobsIn);
      oldest.set({ job }, oldestSeconds);
    }
    for (const platform of readablePlatforms) breakers.set({ platform }, 0);
    for (const { platform, breaker } of silent) breakers.set({ platform }, breaker === "closed" ? 0 : 1);
    for (const { platform, left } of quotas) quota.set({ platform }, left);
    if (spent !== undefined) budget.set({ platform: "x" }, spent.leftRatio);
    for (const { name, expiresAt } of ends) if (expiresAt) tokens.set({ token: name }, secondsUntil(expiresAt));
    unsent.set(mail?.oldest ? -secondsUntil(mail.oldest) : 0);
    if (drill?.endedAt) {
      drillOk.set(drill.isOk ? 1 : 0);
      drillAge.set(-secondsUntil(drill.endedAt));
    } else for (const one of [drillOk, drillAge]) one.remove();
  };

  return {
    async refresh(): Promise<void> {
      try {
        await read();
        up.set(1);
      } catch {
        for (const one of all) one.reset();
        up.set(0);
      }
    },
  };
}
