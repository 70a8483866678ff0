// `npm start`: installs what is missing, bundles what changed, then hands over to dist/start.js under the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { installMissing, node24, root } from "./install.mjs";

installMissing();
const bundled = spawnSync(node24, ["scripts/bundle-main.ts"], { cwd: root, stdio: "inherit" });
if (bundled.status !== 0) process.exit(1);
const started = spawn(node24, ["--enable-source-maps", "dist/start.js"], { cwd: root, stdio: "inherit" });
// Ctrl-C in a terminal reaches both; a signal to this process alone is passed on.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => started.kill("SIGTERM"));
started.on("exit", (code) => process.exit(code ?? 1));
