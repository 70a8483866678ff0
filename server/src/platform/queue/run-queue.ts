import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { parseCronItems, run, type Task, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import { z } from "zod";
import { explain } from "../http/log.ts";
import type { JobOutcome, Metrics } from "../metrics/metrics.ts";
import { endSpan, traceOfJob, withTrace } from "../trace/trace.ts";
import type { RunnableJob } from "./define-job.ts";
import { traceKey } from "./enqueue.ts";
import { acquirePoolLock, type PoolLock } from "./pool-lock.ts";
import { queueLogger } from "./queue-logger.ts";

interface QueueOptions<Needs> {
  pool: Pool;
  connectionString: string;
  jobs: readonly RunnableJob<Needs>[];
  needs: Needs;
  concurrency: number;
  log: FastifyBaseLogger;
  metrics: Metrics;
}

export interface RunningQueue {
  /** Hands jobs of dead workers back to the queue. Returns the ids of the dead. */
  releaseDead(): Promise<string[]>;
  /** Whether it takes jobs: the lock by which others know it is held. */
  isWorking(): boolean;
  stop(): Promise<void>;
}

const restartMs = 1_000;
/** How often each of a pool's `concurrency` slots polls for jobs that have become due. New jobs are announced by a database notification. */
const pollMs = 2_000;
/**
 * What a pool that ends by itself gets for the jobs under way. graphile-worker 0.18 counts answers that the database did
 * not take below zero when a second one fails before the pool ended, and then waits for ever: such a pool is left behind.
 * A job of it that goes on nevertheless loses its lease to the worker that restarts it.
 */
const endingMs = 5_000;

/** Works the queue until stopped. A pool that ended by itself, as after a long absence of the database, is replaced. */
export async function runQueue<Needs>(options: QueueOptions<Needs>): Promise<RunningQueue> {
  let isStopping = false;
  let current = await startPool(options);
  const watch = () => {
    const { runner, lock, ending } = current;
    const leftBehind = ending.then(() => sleep(endingMs, undefined, { ref: false }));
    Promise.race([runner.promise, leftBehind])
      .catch((error: unknown) => options.log.warn({ err: error }, "the job queue ended and starts again"))
      .then(async () => {
        if (isStopping) return;
        // Ends its schedule as well; one that has ended refuses, and one that hangs never answers.
        runner.stop().catch(() => {});
        await lock?.close();
        while (!isStopping) {
          await sleep(restartMs);
          try {
            current = await startPool(options);
            return watch();
          } catch (error) {
            options.log.debug({ err: error }, "the job queue cannot start yet");
          }
        }
      });
  };
  watch();
  return {
    releaseDead: async () => (await current.lock?.releaseDead()) ?? [],
    isWorking: () => !isStopping && current.lock?.isHeld() === true,
    async stop() {
      isStopping = true;
      await current.runner.stop().catch(() => {});
      await current.lock?.close();
    },
  };
}

const carried = z.object({ [traceKey]: z.string() });

/** A job as the queue runs it: counted, with the trace of what queued it, and with an error that repeats no parameter. */
function taskOf<Needs>({ name, handle }: RunnableJob<Needs>, { needs, metrics }: QueueOptions<Needs>): Task {
  return async (payload, { job }) => {
    const began = performance.now();
    const trace = traceOfJob({ reqId: carried.safeParse(payload).data?.[traceKey], job: name, jobId: job.id });
    const count = (outcome: JobOutcome) => {
      const ms = performance.now() - began;
      metrics.countJob({ name, outcome, seconds: ms / 1_000 });
      const attributes = { "messaging.message.id": job.id, "fanradar.job.outcome": outcome };
      endSpan({ name, kind: "consumer", trace, ms, attributes, isError: outcome !== "done" });
    };
    try {
      await withTrace(trace, () => handle(needs, payload));
      count("done");
    } catch (error) {
      count(job.attempts < job.max_attempts ? "retried" : "failed");
      // The queue stores the message, which administrators read.
      throw new Error(explain(error), { cause: error });
    }
  };
}

async function startPool<Needs>(options: QueueOptions<Needs>) {
  const { pool, connectionString, jobs, concurrency, log } = options;
  const taskList: TaskList = Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, options)]));
  const schedule = jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron, identifier: name }] : []));
  let lock: PoolLock | undefined;
  const events: WorkerEvents = new EventEmitter();
  // Emitted before the pool's first worker takes a job, which waits for the lock in the plugin below.
  events.once("pool:create", ({ workerPool }) => {
    lock = acquirePoolLock(workerPool.id, { connectionString });
  });
  const ending = new Promise<void>((resolve) => events.once("pool:gracefulShutdown", () => resolve()));
  const lockFirst = {
    name: "fanradar-pool-lock",
    version: "1.0.0",
    worker: { hooks: { startWorker: async () => lock?.held } },
  };
  const runner = await run({
    pgPool: pool,
    events,
    concurrency,
    taskList,
    noHandleSignals: true,
    pollInterval: pollMs,
    logger: queueLogger(log),
    parsedCronItems: parseCronItems(schedule),
    preset: {
      plugins: [lockFirst],
      // Batched, an answer that the database does not take ends the pool, which `watch` replaces; unbatched, it is a
      // promise without a handler, and ends the process.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  });
  return { runner, lock, ending };
}
