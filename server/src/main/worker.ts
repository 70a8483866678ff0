import { createLog } from "../http/log.ts";
import { readConfig } from "../start/config.ts";
import { startWorker } from "../worker.ts";
import { failToStart, leaveSignalsToSupervisor, runAsChild } from "./child.ts";

leaveSignalsToSupervisor();
try {
  const worker = await startWorker(readConfig(process.env), { log: createLog(process.env.LOG_LEVEL ?? "warn") });
  runAsChild(worker.stop);
} catch (error) {
  failToStart(error);
}
