import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { rolldown } from "rolldown";

const stampFile = "dist/.sources";

/** Bundles server, worker, sandbox, start and web into dist/, unless dist/ was made from the very same sources. */
export async function bundle(): Promise<void> {
  const stamp = stampOf();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log("Bundling …");
  mkdirSync("dist", { recursive: true });
  const build = await rolldown({
    input: {
      start: "server/src/start/start.ts",
      server: "server/src/main/server.ts",
      worker: "server/src/main/worker.ts",
      sandbox: "sandbox/src/main.ts",
      "engine-thread": "server/src/jobs/engine-thread.ts",
    },
    platform: "node",
    // Our rooms go in; packages stay in node_modules, where those with assets or native parts find them.
    external: (id) =>
      !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@fanradar/") && !/^[A-Za-z]:/.test(id),
    resolve: { conditionNames: ["node", "import"] },
  });
  await build.write({
    dir: "dist",
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    sourcemap: true,
  });
  await build.close();
  cpSync("server/src/db/migrations", "dist/migrations", { recursive: true });
  if (existsSync("web/vite.config.ts"))
    execFileSync(process.execPath, ["node_modules/vite/bin/vite.js", "build", "web", "--logLevel", "warn"], {
      cwd: process.cwd(),
      stdio: "inherit",
      env: { ...process.env, VITE_ROOT: "web" },
    });
  writeFileSync(stampFile, stamp);
}

/** A hash of every file that goes into dist/. */
function stampOf(): string {
  const files = execFileSync(
    "git",
    [
      "ls-files",
      "--cached",
      "--others",
      "--exclude-standard",
      "engine",
      "contract",
      "words",
      "platforms",
      "sandbox",
      "server",
      "web",
      "package-lock.json",
      "scripts/bundle.ts",
    ],
    { encoding: "utf8" },
  );
  const hash = createHash("sha256");
  for (const file of files.split("\n").sort()) {
    if (file === "" || !existsSync(file) || file.includes(".test.")) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}
