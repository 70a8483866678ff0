import { readConfig } from "../config/config.ts";
import { watchProcess } from "../monitor/watch-process.ts";
import { claimFolder } from "../platform/files/claim-folder.ts";
import { createMetrics } from "../platform/metrics/metrics.ts";
import { startWorker } from "../worker.ts";
import { failToStart, leaveSignalsToSupervisor, runAsChild } from "./child.ts";
import { collectProcessAtRest } from "./collect-process-at-rest.ts";
import { openLog } from "./open-log.ts";

/** This process as a worker, or as a scheduler, which takes no jobs. */
export async function runWorker(role: "worker" | "scheduler"): Promise<void> {
  leaveSignalsToSupervisor();
  // graphile-worker prints with it what it also logs, whenever the database is away.
  console.trace = () => {};
  try {
    const config = readConfig(process.env);
    const log = openLog(role, config);
    const letGo = config.mode === "live" && !config.s3 ? await claimFolder(config, log) : undefined;
    const metrics = createMetrics();
    const worker = await startWorker(config, { log, metrics, isScheduler: role === "scheduler" });
    const { db, pool, isWorking } = worker;
    const stopWatching = await watchProcess({ config, db, pool, log, metrics, isWorking });
    collectProcessAtRest();
    runAsChild(async () => {
      await worker.stop();
      await stopWatching();
      await letGo?.();
    });
  } catch (error) {
    failToStart(error);
  }
}
