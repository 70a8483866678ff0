import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { DrawPage } from "@fanradar/contract";
import { readConfig } from "../config/config.ts";
import { watchProcess } from "../monitor/watch-process.ts";
import { claimFolder } from "../platform/files/claim-folder.ts";
import { createMetrics } from "../platform/metrics/metrics.ts";
import { startServer } from "../server.ts";
import { failToStart, leaveSignalsToSupervisor, runAsChild, untilPrepared } from "./child.ts";
import { collectProcessAtRest } from "./collect-process-at-rest.ts";
import { openLog } from "./open-log.ts";

/** Of the bundle, where it has one: it is loaded for the first visitor, and no source imports the pages. */
const drawing = new URL("./draw-page.js", import.meta.url);
const drawPage: DrawPage = async (visit) => {
  const { drawPage: draw }: { drawPage: DrawPage } = await import(drawing.href);
  return draw(visit);
};

/** Beside the bundle: `dist/web`. */
const webRoot = process.env.WEB_ROOT ?? fileURLToPath(new URL("./web", import.meta.url));

leaveSignalsToSupervisor();
try {
  const config = readConfig(process.env);
  const log = openLog("server", config);
  const letGo = config.mode === "live" && !config.s3 ? await claimFolder(config, log) : undefined;
  const metrics = createMetrics();
  const server = await startServer(config, {
    log,
    metrics,
    webRoot,
    ...(existsSync(drawing) && { drawPage }),
    warms: true,
    untilPrepared,
  });
  let isClosing = false;
  const { db, pool } = server;
  const stopWatching = await watchProcess({ config, db, pool, log, metrics, isWorking: () => !isClosing });
  collectProcessAtRest();
  runAsChild(async () => {
    isClosing = true;
    await server.close();
    await stopWatching();
    await letGo?.();
  });
} catch (error) {
  failToStart(error);
}
