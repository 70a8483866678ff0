import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DrillLine } from "@fanradar/contract";
import { desc, eq, lt } from "drizzle-orm";
import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";
import { notifyAdmins } from "../domain/notifications/notify-admins.ts";
import { drills } from "../platform/db/schema.ts";
import { explain } from "../platform/http/log.ts";
import { defineJob, scheduledAt } from "../platform/queue/define-job.ts";
import { drillBackup } from "./drill.ts";
import { writeBackup } from "./write-backup.ts";

type Deps = Pick<Context, "db" | "pool" | "config" | "log">;

const named = (day: string) => `fanradar-${day}.backup`;
const isNamed = /^fanradar-\d{4}-\d\d-\d\d\.backup$/;
/** Faults of one check that are stored: the rest say the same. */
const mostFaults = 20;
const mostStored = 60;

/**
 * Writes the night's backup, restores it into a scratch database and stores what that found; administrators are notified
 * where something does not hold. Without BACKUP_DIR the backup is deleted again. Does nothing without a passphrase.
 */
export async function drillNightly({ db, pool, config, log }: Deps, at: Date): Promise<void> {
  const { backup } = config;
  if (!backup) return;
  const [begun] = await db.insert(drills).values({ startedAt: at }).returning({ id: drills.id });
  if (!begun) throw new Error("the drill was not stored");
  const lines = await drill({ pool, config }, { backup, at });
  const isOk = lines.every(({ faults }) => faults.length === 0);
  await db.transaction(async (tx) => {
    await tx.update(drills).set({ lines, isOk, endedAt: new Date() }).where(eq(drills.id, begun.id));
    if (!isOk) await notifyAdmins(tx, { kind: "drill-failed", key: `drill ${begun.id}` });
    const [oldest] = await tx
      .select({ id: drills.id })
      .from(drills)
      .orderBy(desc(drills.id))
      .offset(mostStored)
      .limit(1);
    if (oldest) await tx.delete(drills).where(lt(drills.id, oldest.id + 1));
  });
  if (isOk) log.info({ lines }, "the drill passed");
  else log.error({ lines }, "the drill failed");
}

interface Night {
  backup: NonNullable<Config["backup"]>;
  at: Date;
}

async function drill({ pool, config }: Pick<Deps, "pool" | "config">, { backup, at }: Night): Promise<DrillLine[]> {
  const { dir, keep, passphrase, cost } = backup;
  const folder = dir ?? (await mkdtemp(join(tmpdir(), "fanradar-drill-")));
  const path = join(folder, named(at.toISOString().slice(0, 10)));
  try {
    const written = await writeBackup(pool, config, { path, passphrase, cost });
    const { rows, findings } = await drillBackup(config, { path, passphrase, cost });
    const missing = written.missingFiles.map((name) => `file ${name} is missing in the store`);
    if (dir) await deleteOlder(dir, keep);
    return [
      { name: "backup", checked: written.rows, faults: missing },
      { name: "restore", checked: rows, faults: rows === written.rows ? [] : [`${rows} rows of ${written.rows}`] },
      ...findings,
    ].map((line) => ({ ...line, faults: line.faults.slice(0, mostFaults) }));
  } catch (error) {
    // What stands in the way of a drill is its result.
    return [{ name: "drill", checked: 0, faults: [explain(error)] }];
  } finally {
    if (!dir) await rm(folder, { recursive: true, force: true });
  }
}

async function deleteOlder(dir: string, keep: number): Promise<void> {
  const nights = (await readdir(dir)).filter((name) => isNamed.test(name)).sort();
  for (const name of nights.slice(0, -keep)) await rm(join(dir, name), { force: true });
}

/** At 02:30 UTC: restoring takes processor and database, so when fewest people are there. */
export const nightlyDrillJob = defineJob({
  name: "nightly-drill",
  payload: scheduledAt,
  cron: "30 2 * * *",
  attempts: 2,
  run: drillNightly,
});
