import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Db, Tx } from "../db/open-database.ts";
import {
  files,
  screenshotFigures,
  screenshotReadings,
  screenshots,
  userSettings,
  workspaceLogos,
} from "../db/schema.ts";
import { defineJob } from "../queue/define-job.ts";
import { enqueue } from "../queue/enqueue.ts";
import type { FileStore } from "./file-store.ts";

const atOnce = 500;

const isUnused: SQL = sql`not exists (select 1 from ${screenshots} where ${screenshots.picture} = ${files.name})
  and not exists (select 1 from ${screenshotFigures} where ${screenshotFigures.crop} = ${files.name})
  and not exists (select 1 from ${screenshotReadings} where ${screenshotReadings.crop} = ${files.name})
  and not exists (select 1 from ${userSettings} where ${userSettings.avatar} = ${files.name})
  and not exists (select 1 from ${workspaceLogos} where ${workspaceLogos.file} = ${files.name})`;

interface SweepDeps {
  db: Db;
  files: FileStore;
  log: FastifyBaseLogger;
}

/**
 * Removes files that nothing refers to any more, and those that a killed process left behind. The row goes only with its
 * file: where the store fails, the next sweep tries again.
 */
export async function sweepFiles({ db, files: store, log }: SweepDeps): Promise<void> {
  const due = await db
    .select({ name: files.name })
    .from(files)
    .where(and(lt(files.dueAt, sql`now()`), isUnused))
    .limit(atOnce);
  for (const { name } of due) {
    const removed = await db.transaction(async (tx) => {
      const deleted = await tx
        .delete(files)
        .where(and(eq(files.name, name), isUnused))
        .returning({ name: files.name });
      if (deleted.length === 0) return "used" as const;
      const removed = await store.remove(name);
      if (removed !== "removed") throw new Error(removed.fault);
      return removed;
    });
    if (removed === "removed") log.info({ event: "file-removed" }, "files");
  }
}

/** Says, in the transaction that lets go of them, that files are to go now. */
export async function releaseFiles(tx: Tx, names: readonly (string | null)[]): Promise<void> {
  for (const name of names) if (name) await tx.update(files).set({ dueAt: sql`now()` }).where(eq(files.name, name));
  // The moment is later than the rows' own, which is that of the transaction's beginning.
  await enqueue(tx, sweepFilesJob, {});
}

export const sweepFilesJob = defineJob({
  name: "sweep-files",
  payload: z.object({}),
  attempts: 10,
  cron: "*/10 * * * *",
  run: sweepFiles,
});
