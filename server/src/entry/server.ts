import { fileURLToPath } from "node:url";
import { readConfig } from "../config/config.ts";
import { watchProcess } from "../monitor/watch-process.ts";
import { claimFolder } from "../platform/files/claim-folder.ts";
import { createMetrics } from "../platform/metrics/metrics.ts";
import { startServer } from "../server.ts";
import { failToStart, leaveSignalsToSupervisor, runAsChild, untilPrepared } from "./child.ts";
import { collectAtRest } from "./collect-at-rest.ts";
import { openLog } from "./open-log.ts";

/** Beside the bundle: `dist/web`. */
const webRoot = process.env.WEB_ROOT ?? fileURLToPath(new URL("./web", import.meta.url));

leaveSignalsToSupervisor();
try {
  const config = readConfig(process.env);
  const log = openLog("server", config);
  const letGo = config.mode === "live" && !config.s3 ? await claimFolder(config, log) : undefined;
  const metrics = createMetrics();
  const server = await startServer(config, { log, metrics, webRoot, warms: true, untilPrepared });
  let isClosing = false;
  const { db, pool } = server;
  const stopWatching = await watchProcess({ config, db, pool, log, metrics, isWorking: () => !isClosing });
  collectAtRest();
  runAsChild(async () => {
    isClosing = true;
    await server.close();
    await stopWatching();
    await letGo?.();
  });
} catch (error) {
  failToStart(error);
}
