import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { collect } from "../domain/profiles/collect.ts";
import { openConnectors } from "../domain/profiles/connectors.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { profiles } from "../platform/db/schema.ts";
import { createLog } from "../platform/http/log.ts";
import { defineJob } from "../platform/queue/define-job.ts";
import { runQueue } from "../platform/queue/run-queue.ts";
import { isMet, type Sample } from "../test/is-met.ts";
import { startWorld, type World } from "../test/start-world.ts";
import type { AlertRule } from "./alert-rule.ts";
import { alertRules } from "./alerts.ts";
import { poolGauge } from "./pool-gauge.ts";
import { watchProcess } from "./watch-process.ts";

let world: World;
let stopWatching: () => Promise<void>;
const port = 20_000 + (process.pid % 20_000);
beforeAll(async () => {
  world = await startWorld({ worker: false, config: { xDailyBudgetCents: 100 } });
  const { config, db, pool, log, metrics } = world.ctx;
  const watched = { ...config, monitor: { host: "127.0.0.1", port, token: undefined } };
  stopWatching = await watchProcess({ config: watched, db, pool, log, metrics, isWorking: () => true });
});
afterAll(async () => {
  await stopWatching();
  await world.close();
});

const line = /^(\w+)(?:\{(.*)\})? (\S+)$/;
/** What a scrape by Prometheus stores, with `up` as it sets it. */
async function scrape(): Promise<Sample[]> {
  const job = { job: "fanradar" };
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined);
  if (!answer?.ok) return [{ metric: "up", labels: job, value: 0 }];
  const samples = (await answer.text()).split("\n").flatMap((text) => {
    const [, metric, labels = "", value] = line.exec(text) ?? [];
    if (!metric) return [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, text]) => [name, text]);
    return [{ metric, labels: { ...Object.fromEntries(pairs), ...job }, value: Number(value) }];
  });
  return [...samples, { metric: "up", labels: job, value: 1 }];
}

const execute = (statement: string) => world.ctx.pool.query(statement);
const request = (url: string) => world.app.inject({ url });

/** How to bring about what each rule is about. The process itself is stopped by its own test. */
const causes: Record<string, () => Promise<unknown>> = {
  FanRadarDatabaseAway: () => execute("alter view graphile_worker.jobs rename to away"),
  // No worker was started.
  FanRadarNoWorker: async () => undefined,
  FanRadarQueueLate: () =>
    execute(`select graphile_worker.add_job('send-mail', '{"mailId": 1}', run_at => now() - interval '10 minutes')`),
  FanRadarJobsFail: async () => {
    const { pool, config, metrics } = world.ctx;
    const failed = Promise.withResolvers<void>();
    const queue = await runQueue({
      pool,
      connectionString: config.databaseDirectUrl,
      concurrency: 1,
      log: createLog("silent"),
      metrics,
      needs: {},
      jobs: [
        defineJob({
          name: "breaks",
          payload: z.object({}),
          attempts: 1,
          run: async () => {
            setTimeout(failed.resolve, 100);
            throw new Error("broken");
          },
        }),
      ],
    });
    await execute("select graphile_worker.add_job('breaks', '{}', max_attempts => 1)");
    await failed.promise;
    await queue.stop();
  },
  FanRadarServerErrors: async () => {
    await execute("alter table instance_settings rename to away");
    await Promise.all(Array.from({ length: 5 }, () => request("/api/instance")));
    await execute("alter table away rename to instance_settings");
  },
  FanRadarSlow: async () => {
    const client = await world.ctx.pool.connect();
    await client.query("begin; lock table instance_settings in access exclusive mode");
    const answers = Array.from({ length: 3 }, () => request("/api/instance"));
    await sleep(1_200);
    await client.query("rollback");
    client.release();
    await Promise.all(answers);
  },
  FanRadarEventLoopBlocked: async () => {
    // The measurement begins anew with each scrape, and needs a turn of the loop before it.
    await sleep(50);
    // Three times: the percentile leaves one of the hundreds of turns out that a slow scrape on a busy machine takes.
    for (let time = 0; time < 3; time++) {
      const until = performance.now() + 800;
      while (performance.now() < until);
      await sleep(50);
    }
  },
  FanRadarPlatformSilent: () =>
    execute(
      "insert into platform_breakers (platform, failures, tried_at, opened_at, next_try_at) values ('x', 9, now(), now(), now() + interval '1 hour')",
    ),
  FanRadarPlatformRefuses: async () => {
    const { db, config } = world.ctx;
    const [profile] = await db.insert(profiles).values({ platform: "instagram", handle: "fault.expired" }).returning();
    if (!profile) throw new Error("no profile");
    const connectors = openConnectors({ instagram: config.instagram, x: config.x, isSandbox: true });
    const collection = { ...world.ctx, connectors, xDailyBudgetCents: config.xDailyBudgetCents };
    await collect(collection, profile, { now: new Date(), wantsPosts: false });
  },
  FanRadarQuotaLow: () =>
    execute(
      "insert into platform_quotas values ('instagram', 0.05, now()) on conflict (platform) do update set \"left\" = 0.05",
    ),
  FanRadarBudgetUsed: () => execute("insert into platform_spend values ('x', (now() at time zone 'utc')::date, 99)"),
  FanRadarTokenEnds: () =>
    execute("insert into instance_tokens values ('instagram', now() + interval '13 days', now())"),
  FanRadarMailsUnsent: () =>
    execute(
      "insert into mails (recipient, subject, text, created_at) values ('a@fanradar.test', 's', 't', now() - interval '20 minutes')",
    ),
  FanRadarDrillFailed: () => execute("insert into drills (ended_at, is_ok) values (now(), false)"),
  FanRadarDrillOld: () => execute("insert into drills (ended_at, is_ok) values (now() - interval '3 days', true)"),
};
/** What would stand in the way of the next rules. */
const undone: Record<string, () => Promise<unknown>> = {
  FanRadarDatabaseAway: () => execute("alter view graphile_worker.away rename to jobs"),
};

const findRule = (name: string): AlertRule => {
  const rule = alertRules.find((one) => one.name === name);
  if (!rule) throw new Error(`no rule ${name}`);
  return rule;
};

test("alerts: every rule has a test that causes it", () => {
  const tested = [...Object.keys(causes), "FanRadarProcessDown", "FanRadarPoolExhausted"];
  expect(tested.sort()).toEqual(alertRules.map(({ name }) => name).sort());
});

test.each(Object.keys(causes))("alerts: %s is met once its cause is there", async (name) => {
  const { condition } = findRule(name);
  const quiet = await scrape();
  if (name !== "FanRadarNoWorker") expect(isMet(condition, [quiet, quiet])).toBe(false);
  await causes[name]?.();
  // A share is one of what goes on for minutes.
  const isShare = condition.kind === "share";
  const before = isShare ? await scrape() : quiet;
  if (isShare) await causes[name]?.();
  const after = await scrape();
  await undone[name]?.();
  expect(isMet(condition, [before, after])).toBe(true);
});

test("alerts: FanRadarPoolExhausted is met while a caller waits for a connection", async () => {
  const { condition } = findRule("FanRadarPoolExhausted");
  const one = openDatabase(world.ctx.config.databaseUrl, { connections: 1 });
  world.ctx.metrics.register(poolGauge({ small: one.pool }));
  const held = await one.pool.connect();
  const before = await scrape();
  expect(isMet(condition, [before, before])).toBe(false);
  const waiting = one.pool.connect();
  const after = await scrape();
  held.release();
  (await waiting).release();
  await one.close();
  expect(isMet(condition, [before, after])).toBe(true);
});

test("alerts: FanRadarProcessDown is met once a process no longer answers", async () => {
  const { condition } = findRule("FanRadarProcessDown");
  const before = await scrape();
  expect(isMet(condition, [before, before])).toBe(false);
  await stopWatching();
  expect(isMet(condition, [before, await scrape()])).toBe(true);
  stopWatching = async () => {};
});
