import { fileURLToPath } from "node:url";
import { startServer } from "../server.ts";
import { readConfig } from "../start/config.ts";
import { failToStart, leaveSignalsToSupervisor, runAsChild } from "./child.ts";

/** Beside the bundle: `dist/web`. */
const webRoot = process.env.WEB_ROOT ?? fileURLToPath(new URL("./web", import.meta.url));

leaveSignalsToSupervisor();
try {
  const server = await startServer(readConfig(process.env), { logLevel: process.env.LOG_LEVEL ?? "warn", webRoot });
  runAsChild(server.close);
} catch (error) {
  failToStart(error);
}
