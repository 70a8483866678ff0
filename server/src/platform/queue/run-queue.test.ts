import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../test/test-database.ts";
import { createLog } from "../http/log.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { defineJob } from "./define-job.ts";
import { runQueue } from "./run-queue.ts";

test("queue: jobs run again once a database that accepted no connections is back", async () => {
  const database = await createTestDatabase();
  const { pool, url } = database;
  // PostgreSQL may end these at any moment: this is under test.
  pool.on("error", () => {});
  const maintenance = new pg.Client({ connectionString: inject("postgresUrl") });
  await maintenance.connect();
  const name = new URL(url).pathname.slice(1);
  const shut = Promise.withResolvers<void>();
  let [started, done] = [0, 0];
  const queue = await runQueue({
    pool,
    connectionString: url,
    concurrency: 4,
    log: createLog("silent"),
    needs: {},
    metrics: createMetrics(),
    jobs: [
      defineJob({
        name: "send-mail",
        payload: z.object({ mailId: z.int() }),
        run: async () => {
          const place = ++started;
          if (place > 4) {
            done++;
            return;
          }
          await shut.promise;
          // One after the other: each failure finds the database away by itself.
          await sleep(place * 100);
          throw new Error("the database is away");
        },
      }),
    ],
  });
  try {
    await pool.query(
      "select graphile_worker.add_job('send-mail', json_build_object('mailId', n)) from generate_series(1, 8) n",
    );
    await expect.poll(() => started).toBe(4);
    await maintenance.query(`alter database ${name} allow_connections false`);
    await maintenance.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    shut.resolve();
    await sleep(800);
    await maintenance.query(`alter database ${name} allow_connections true`);
    // Those that never began, at once; those that failed begin again after the queue's own pause, or once found abandoned.
    await expect.poll(() => done).toBeGreaterThanOrEqual(4);
  } finally {
    await queue.stop();
    await maintenance.end();
    await database.close();
  }
});
