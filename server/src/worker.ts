import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Config } from "./config/config.ts";
import { type EnginePool, openEnginePool } from "./domain/analyses/engine-pool.ts";
import { sweepAnalyses } from "./domain/analyses/sweep-analyses.ts";
import { openConnectors } from "./domain/profiles/connectors.ts";
import { sweepScreenshots } from "./features/screenshots/sweep-screenshots.ts";
import { jobs } from "./jobs.ts";
import { poolGauge } from "./monitor/pool-gauge.ts";
import { type Db, openDatabase } from "./platform/db/open-database.ts";
import { openFileStore } from "./platform/files/file-store.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import { runQueue } from "./platform/queue/run-queue.ts";

export interface RunningWorker {
  /** Takes no more jobs, gives those under way 8 s, and leaves the rest to the next sweep. */
  stop(): Promise<void>;
  /** Whether it takes jobs. */
  isWorking(): boolean;
  db: Db;
  pool: Pool;
}

interface WorkerOptions {
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Time as an argument; the queue's own schedule uses the database's. */
  now?: () => Date;
  /** Only the schedule and the sweeps: takes no job. */
  isScheduler?: boolean;
  /** False: no job runs by the clock, so that what a test sees does not depend on the minute it runs in. */
  hasSchedule?: boolean;
  /** Another engine than ours; tests poison it. */
  engine?: EnginePool;
}

/** A job uses a connection per profile it reads, besides the one it writes with. */
const connectionsPerJob = 4;
/** Longer than any job: what goes on after that is a statement that went astray. */
const timeouts = { statement: 600_000, lock: 120_000, idleInTransaction: 600_000 };
/** Sessions of a burst of jobs hold memory of the database's: a login costs a job less than they do. */
const idleMs = 5_000;
/** A job can wait longer than a person. */
const connectMs = 30_000;
const sweepMs = 2_000;
const stopMs = 8_000;
/** Wait for released connections once no job is under way: a broken one may never be released. */
const leaveMs = 1_000;

/** Starts a worker in this process. However many there are, on however many machines, they share the queue. */
export async function startWorker(config: Config, options: WorkerOptions): Promise<RunningWorker> {
  const {
    log,
    metrics,
    now = () => new Date(),
    engine = openEnginePool(),
    isScheduler = false,
    hasSchedule = true,
  } = options;
  const concurrency = isScheduler ? 0 : config.workerConcurrency;
  const connectionString = named(config.databaseDirectUrl, isScheduler ? "scheduler" : "worker");
  const { db, pool, close } = openDatabase(connectionString, {
    connections: connectionsPerJob * Math.max(1, concurrency),
    connectMs,
    idleMs,
    timeouts,
  });
  metrics.register(poolGauge({ jobs: pool }));
  const connectors = openConnectors({
    instagram: config.instagram,
    x: config.x,
    isSandbox: config.sandboxUrl !== undefined,
  });
  const queue = await runQueue({
    pool,
    connectionString,
    jobs: hasSchedule ? jobs : jobs.map(({ cron: _, ...job }) => job),
    needs: {
      db,
      pool,
      config,
      log,
      metrics,
      connectors,
      xDailyBudgetCents: config.xDailyBudgetCents,
      engine,
      files: openFileStore(config),
      now,
    },
    concurrency,
    log,
    metrics,
  });

  const stopping = new AbortController();
  const sweep = async () => {
    while (!stopping.signal.aborted) {
      try {
        const dead = await queue.releaseDead();
        if (dead.length > 0) log.warn({ dead }, "released the jobs of dead workers");
        await sweepAnalyses(db);
        await sweepScreenshots(db);
      } catch (error) {
        // The database is away: the next sweep tries again.
        log.debug({ err: error }, "the sweep failed");
      }
      await sleep(sweepMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const sweeping = sweep();

  const end = async () => {
    stopping.abort();
    const isIdle = await Promise.race([queue.stop().then(() => true), sleep(stopMs, false, { ref: false })]);
    // A job still under way holds connections, and ends with the process.
    const left = Promise.all([sweeping, engine.close()]).then(() => (isIdle ? close() : undefined));
    const hasLeft = await Promise.race([left.then(() => true), sleep(leaveMs, false, { ref: false })]);
    if (!hasLeft) log.warn("the worker stops with connections that were not released");
  };
  let ending: Promise<void> | undefined;
  return {
    stop() {
      ending ??= end();
      return ending;
    },
    isWorking: queue.isWorking,
    db,
    pool,
  };
}

/** One name for all connections of this worker: so that the living can end those of one that stopped answering. */
function named(databaseUrl: string, role: "worker" | "scheduler"): string {
  const url = new URL(databaseUrl);
  url.searchParams.set("application_name", `fanradar ${role} ${randomUUID()}`);
  return url.href;
}
