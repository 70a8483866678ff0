import { createLog } from "../platform/http/log.ts";
import { createMetrics } from "../platform/metrics/metrics.ts";
import { startWorker } from "../worker.ts";

/** A worker as a process of its own, for tests that kill it, or end it by a message. Its first argument is its configuration in JSON. */
const worker = await startWorker(JSON.parse(process.argv[2] ?? "{}"), {
  log: createLog("silent"),
  metrics: createMetrics(),
});
process.once("message", () => worker.stop().then(() => process.exit()));
process.send?.("ready");
