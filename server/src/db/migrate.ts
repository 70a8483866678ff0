import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { migrateJobs } from "../jobs/migrate-jobs.ts";
import type { Database } from "./open-database.ts";

/** The database was written by a version of FanRadar that this one does not know. */
export class NewerDatabase extends Error {}

/** Beside this file as source, beside the bundle once bundled. */
const folder = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Brings the tables and the queue up to date, each migration in a transaction: a kill in the middle leaves it undone.
 *
 * @throws NewerDatabase before anything is changed
 */
export async function migrateDatabase({ db, pool }: Database): Promise<void> {
  const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, "utf8"));
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  const { rows: known } = await pool.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_known",
  );
  if (known[0]?.is_known) {
    const { rows } = await pool.query("select max(created_at)::float8 as applied from drizzle.__drizzle_migrations");
    if ((rows[0]?.applied ?? 0) > newest) throw new NewerDatabase("The database is of a newer version of FanRadar.");
  }
  if (!existsSync(folder)) throw new Error("The migrations are not where the program is.");
  await migrate(db, { migrationsFolder: folder });
  await migrateJobs(pool);
}
