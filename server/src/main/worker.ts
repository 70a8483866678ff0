import { createLog } from "../http/log.ts";
import { readConfig } from "../start/config.ts";
import { startWorker } from "../worker.ts";
import { failToStart, runAsChild } from "./child.ts";

try {
  const worker = await startWorker(readConfig(process.env), { log: createLog(process.env.LOG_LEVEL ?? "warn") });
  runAsChild(worker.stop);
} catch (error) {
  failToStart(error);
}
