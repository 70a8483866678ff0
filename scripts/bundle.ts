import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { rolldown } from "rolldown";
import { hashSources, markBundled } from "./sources.mjs";

const entries = {
  start: "server/src/start/start.ts",
  prepare: "server/src/main/prepare.ts",
  server: "server/src/main/server.ts",
  worker: "server/src/main/worker.ts",
  sandbox: "sandbox/src/main.ts",
  "engine-thread": "server/src/jobs/engine-thread.ts",
};

/**
 * Bundles every process, its packages included, and the web into dist/. One file of what a process uses starts in a
 * fraction of the time and memory that thousands of small modules take.
 */
export async function bundle(): Promise<void> {
  const hash = hashSources();
  mkdirSync("dist", { recursive: true });
  for (const name of readdirSync("dist")) if (name !== "web") rmSync(`dist/${name}`, { recursive: true });
  await Promise.all([bundlePrograms(), bundleWeb()]);
  cpSync("server/src/db/migrations", "dist/migrations", { recursive: true });
  markBundled(hash);
}

async function bundlePrograms(): Promise<void> {
  const build = await rolldown({
    input: entries,
    platform: "node",
    // The first is asked for by `pg` only where somebody has added it; the second is loaded by the sandbox when somebody
    // first signs in there, and does not stand being bundled.
    external: ["pg-native", "oidc-provider"],
  });
  await build.write({ dir: "dist", format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" });
  await build.close();
}

/** The pages, then beside them the page of /api/docs. */
async function bundleWeb(): Promise<void> {
  if (!existsSync("web/vite.config.ts")) return;
  await runVite([]);
  await runVite(["--mode", "docs"]);
}

function runVite(options: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = spawn(
      process.execPath,
      ["../node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", ...options],
      {
        cwd: "web",
        stdio: "inherit",
        // Somebody's NODE_ENV=development would put React's development build into the bundle.
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
    vite.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("The web could not be bundled."))));
  });
}
