import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";

/**
 * `npm run dev`: the product from its sources. It starts again when a source changes; the pages come from Vite, which
 * passes /api on and changes them in place. Ctrl-C ends both. Not node's own --watch: it speaks on the channel that the
 * engine's threads answer on.
 */
const rooms = ["assistant", "contract", "engine", "platforms", "sandbox", "server", "words"];
const env = { ...process.env, NODE_ENV: "development" };
const quietMs = 200;
let isEnding = false;
let change: NodeJS.Timeout | undefined;
let product: ChildProcess | undefined;

const vite = run(["../node_modules/vite/bin/vite.js"], "web");
vite.on("exit", (code) => end(code ?? 1));
start();
for (const room of rooms)
  watch(`${room}/src`, { recursive: true }, (_, file) => {
    if (!file?.endsWith(".ts") || file.endsWith(".test.ts")) return;
    clearTimeout(change);
    change = setTimeout(restart, quietMs);
  });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(0));

/** A product that ended by itself has said why, and waits for a change. */
function start(): void {
  product = run(["server/src/supervise/start.ts"]);
  product.once("exit", () => {
    product = undefined;
    if (isEnding) process.exit();
  });
}

function restart(): void {
  if (isEnding) return;
  if (product) {
    product.once("exit", start);
    product.kill("SIGTERM");
  } else start();
}

function end(code: number): void {
  isEnding = true;
  process.exitCode = code;
  vite.kill("SIGTERM");
  if (!product) process.exit();
  product.kill("SIGTERM");
}

function run(args: string[], cwd = "."): ChildProcess {
  return spawn(process.execPath, args, { cwd, env, stdio: "inherit" });
}
