import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { rolldown } from "rolldown";
import { loadQuestionModel } from "../assistant/src/route/load-question-model.ts";
import { encodeModel } from "../assistant/src/route/question-model.ts";
import { writeBaseline } from "../server/src/platform/db/baseline.ts";
import { makeSampleAgency } from "../server/src/seed/sample-agency.ts";
import { makeSampleReport } from "../server/src/seed/sample-report.ts";
import { encodeDangerModel } from "../words/src/safety/danger-model.ts";
import { loadDangerModel } from "../words/src/safety/load-danger-model.ts";
import { findLicenses, writeLicenses } from "./licenses.ts";
import { hashSources, markBundled } from "./sources.mjs";

/** What threads and processes of the server run apart, by name. */
export const programs = {
  "engine-thread": "server/src/domain/analyses/engine-thread.ts",
  "reading-thread": "server/src/domain/evidence/imports/reading-thread.ts",
  "pricing-thread": "server/src/features/pricing/pricing-thread.ts",
  "ocr-process": "server/src/features/screenshots/ocr-process.ts",
  "pdf-process": "server/src/domain/reports/pdf/pdf-process.ts",
};

/** What an operator runs beside an instance: `npm run doctor`, in the image `node dist/doctor.js`. */
const commands = {
  admin: "scripts/admin.ts",
  backup: "scripts/backup.ts",
  doctor: "scripts/doctor.ts",
  drill: "scripts/drill.ts",
  restore: "scripts/restore.ts",
};

const entries = {
  start: "server/src/supervise/start.ts",
  prepare: "server/src/entry/prepare.ts",
  server: "server/src/entry/server.ts",
  worker: "server/src/entry/worker.ts",
  scheduler: "server/src/entry/scheduler.ts",
  sandbox: "sandbox/src/main.ts",
  ...programs,
  ...commands,
};

/**
 * Bundles every process, its packages included, and the web into dist/. One file of what a process uses starts in a
 * fraction of the time and memory that thousands of small modules take.
 */
export async function bundle(): Promise<void> {
  const hash = hashSources();
  mkdirSync("dist", { recursive: true });
  for (const name of readdirSync("dist")) if (name !== "web") rmSync(`dist/${name}`, { recursive: true });
  await Promise.all([bundlePrograms(entries, "dist"), bundleDrawing("dist"), bundleWeb()]);
  await writeBaseline();
  cpSync("server/src/platform/db/migrations", "dist/migrations", { recursive: true });
  for (const name of ["search.sql", "audit.sql", "storage.sql", "workspaces.sql"])
    cpSync(`server/src/platform/db/${name}`, `dist/${name}`);
  writeFileSync("dist/danger-model.bin", encodeDangerModel(loadDangerModel()));
  writeFileSync("dist/question-model.bin", encodeModel(loadQuestionModel()));
  markBundled(hash);
}

/** @param entries source file by the name of its bundle, which becomes `NAME.js` in the folder */
export async function bundlePrograms(entries: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const build = await rolldown({
    input: entries,
    platform: "node",
    // The first is loaded by `pg` only where it is installed; the second and third are machine code, the third loaded with the first
    // picture, the fourth finds its own beside itself, and the fifth is machine code again, loaded with each document.
    external: ["pg-native", "koffi", "sharp", /^tesseract\.js-core/, /^@myriaddreamin\//],
  });
  await build.write({ dir: folder, format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" });
  await build.close();
}

/** The pages once more, for the server, which draws them for visitors: React as it is in production, whatever the server's environment says. */
async function bundleDrawing(folder: string): Promise<void> {
  const build = await rolldown({
    input: "web/src/app/draw-page.tsx",
    platform: "node",
    transform: { define: { "process.env.NODE_ENV": '"production"' }, jsx: "react-jsx" },
    // 'use client' stands in files of packages, and means nothing here.
    onLog: (level, log, show) => {
      if (log.code !== "MODULE_LEVEL_DIRECTIVE") show(level, log);
    },
  });
  const names = { entryFileNames: "draw-page.js", chunkFileNames: "draw-page/[name]-[hash].js" };
  await build.write({ dir: folder, format: "esm", ...names });
  await build.close();
}

/** The pages, then beside them the page of /api/docs, the samples that /analyze and /sample show, and the licenses of what all of it is made of. */
async function bundleWeb(): Promise<void> {
  if (!existsSync("web/vite.config.ts")) return;
  await runVite([]);
  await runVite(["--mode", "docs"]);
  writeFileSync("dist/web/sample-report.json", JSON.stringify(await makeSampleReport()));
  const { agency, reports } = await makeSampleAgency();
  writeFileSync("dist/web/sample-agency.json", JSON.stringify(agency));
  for (const one of reports) writeFileSync(`dist/web/sample-agency-${one.model.id}.json`, JSON.stringify(one));
  writeFileSync("dist/web/licenses.txt", writeLicenses(findLicenses(process.cwd())));
  await compressFiles("dist/web");
}

/** Files are compressed once, as small as can be, and served so. The page is not: each answer has its own nonce. */
async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(?:js|css|svg|json|txt)$/.test(entry.name) && !entry.parentPath.endsWith(".vite"),
    )
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      // The best takes seconds for the one library that is larger than all else.
      const quality = bytes.length < 500_000 ? constants.BROTLI_MAX_QUALITY : 9;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
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
