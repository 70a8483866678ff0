import { expect, test } from "vitest";
import { createLog } from "./platform/http/log.ts";
import { createMetrics } from "./platform/metrics/metrics.ts";
import { countWorkers } from "./platform/queue/inspect-queue.ts";
import { setUpWorld } from "./test/start-world.ts";
import { startWorker } from "./worker.ts";

const world = await setUpWorld({ worker: false });

test("scheduler: lives and keeps the schedule, takes no job, and does not count as a worker", async () => {
  const { pool, config } = world.ctx;
  const options = { log: createLog("silent"), metrics: createMetrics() };
  const scheduler = await startWorker(config, { ...options, isScheduler: true });
  await expect.poll(scheduler.isWorking).toBe(true);
  // Registered by who keeps the schedule.
  const known =
    "select count(*)::int as n from graphile_worker._private_known_crontabs where identifier = 'nightly-drill'";
  await expect.poll(async () => (await pool.query(known)).rows[0].n).toBe(1);
  expect(await countWorkers(pool)).toBe(0);
  await pool.query(`select graphile_worker.add_job('mail-notifications', '{"userId": 1}')`);
  const waiting = "select attempts from graphile_worker.jobs where task_identifier = 'mail-notifications'";
  const worker = await startWorker(config, { ...options, metrics: createMetrics() });
  // The worker took it: the scheduler had as much time as it needed to start.
  await expect.poll(async () => (await pool.query(waiting)).rows).toEqual([]);
  expect(await countWorkers(pool)).toBe(1);
  await worker.stop();
  await scheduler.stop();
  expect(scheduler.isWorking()).toBe(false);
});
