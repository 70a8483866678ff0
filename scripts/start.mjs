// `npm start`: installs what is missing, bundles what changed, then hands over to dist/start.js under the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { installMissing, node24, root } from "./install.mjs";
import { isBundled } from "./sources.mjs";

installMissing();
if (!isBundled()) {
  console.log("Bundling …");
  const { status } = spawnSync(node24, ["scripts/bundle-main.ts"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

// The channel closes when this process dies, however it dies.
const started = spawn(node24, ["dist/start.js", ...process.argv.slice(2)], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  // Compiled code is stored beside the bundle, and goes with it.
  env: { NODE_COMPILE_CACHE: `${root}/dist/compile-cache`, ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => started.kill("SIGTERM"));
started.on("exit", (code) => process.exit(code ?? 1));

// npm passes signals on, but a killed npm says nothing: we only get another parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === "start")
  setInterval(() => {
    if (process.ppid !== parent) started.kill("SIGTERM");
  }, 200).unref();
