import { createLog } from "../http/log.ts";
import { startWorker } from "../worker.ts";

/** A worker as a process of its own, for tests that kill it. Its configuration is its first argument, as JSON. */
await startWorker(JSON.parse(process.argv[2] ?? "{}"), { log: createLog("silent") });
process.send?.("ready");
