import { readConfig } from "../config/config.ts";
import { startWorker } from "../worker.ts";
import { failToStart, leaveSignalsToSupervisor, runAsChild } from "./child.ts";
import { openLog } from "./open-log.ts";

leaveSignalsToSupervisor();
// graphile-worker prints with it what it also logs, whenever the database is away.
console.trace = () => {};
try {
  const config = readConfig(process.env);
  const worker = await startWorker(config, { log: openLog("worker", config) });
  runAsChild(worker.stop);
} catch (error) {
  failToStart(error);
}
