import { fileURLToPath } from "node:url";
import { readConfig } from "../config/config.ts";
import { startServer } from "../server.ts";
import { failToStart, leaveSignalsToSupervisor, runAsChild } from "./child.ts";
import { openLog } from "./open-log.ts";

/** Beside the bundle: `dist/web`. */
const webRoot = process.env.WEB_ROOT ?? fileURLToPath(new URL("./web", import.meta.url));

leaveSignalsToSupervisor();
try {
  const config = readConfig(process.env);
  const server = await startServer(config, { log: openLog("server", config), webRoot });
  runAsChild(server.close);
} catch (error) {
  failToStart(error);
}
