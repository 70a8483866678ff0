import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PoolClient } from "pg";
import { StartRefusal } from "../../config/refusal.ts";
import { applySearch } from "./apply-search.ts";
import { migrateJobs } from "./migrate-jobs.ts";
import type { Database } from "./open-database.ts";

/** Beside this file as source, beside the bundle once bundled. */
const folder = fileURLToPath(new URL("./migrations", import.meta.url));
/** What Drizzle does not describe; each may be applied again. */
const besideTables = ["./audit.sql", "./storage.sql", "./workspaces.sql"].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
const oneAtATime = 0x46616e;

/**
 * Brings the tables and the queue up to date, each migration in a transaction: a kill in the middle leaves it undone.
 * Several starts on one database wait for each other.
 *
 * @throws Refusal before anything is changed, when another version of FanRadar has migrated further or otherwise
 */
export async function migrateDatabase({ pool }: Database): Promise<void> {
  await makeBaseline();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [oneAtATime]);
    // A migration that waits for a table makes all who come after it wait: it gives up, and the next start tries again.
    await client.query("set lock_timeout = '10s'");
    await refuseOthers(client);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await applySearch(client);
    for (const file of besideTables) await client.query(readFileSync(file, "utf8"));
    await migrateJobs(pool);
  } finally {
    // Not handed back to the pool: its lock ends with it.
    client.release(true);
  }
}

/** Where the sources run the baseline is made from the tables' definitions; it is part of the bundle, the generator is not. */
async function makeBaseline(): Promise<void> {
  const module = new URL("./baseline.ts", import.meta.url);
  if (!existsSync(module)) return;
  const { writeBaseline }: typeof import("./baseline.ts") = await import(module.href);
  await writeBaseline();
}

async function refuseOthers(client: PoolClient): Promise<void> {
  const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, "utf8"));
  const times = journal.entries.map(({ when }) => when);
  const table = "drizzle.__drizzle_migrations";
  const { rows: known } = await client.query("select to_regclass($1) is not null as is_known", [table]);
  if (!known[0]?.is_known) return;
  const { rows } = await client.query(
    `select min(created_at)::float8 as first, max(created_at)::float8 as last from ${table}`,
  );
  const { first, last } = rows[0] ?? {};
  if (last !== null && last > Math.max(...times))
    throw new StartRefusal("The database was written by a newer version of FanRadar; start that one.");
  if (first !== null && first < Math.min(...times))
    throw new StartRefusal(
      "The database was written before FanRadar's first release and cannot be brought up to date; start on an empty one (DATA_DIR or DATABASE_URL).",
    );
}
