import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Config, readConfig } from "../config/config.ts";
import { migrateDatabase } from "../platform/db/migrate.ts";
import { type Database, openDatabase } from "../platform/db/open-database.ts";
import { reachDatabase } from "../platform/db/reach-database.ts";
import { failToStart, leaveSignalsToSupervisor } from "./child.ts";

/**
 * Before worker and server: tables and queue up to date, and in demo mode the sample data. A process of its own, whose
 * memory goes with it. Returns the set-up link of an instance that has no administrator.
 */
async function prepare(config: Config): Promise<string | undefined> {
  const database = openDatabase(config.databaseDirectUrl, { connections: 4 });
  try {
    await reachDatabase(database.pool, config);
    await migrateDatabase(database);
    if (config.mode === "live") {
      const { makeSetupLink } = await import("../domain/accounts/setup-link.ts");
      return await makeSetupLink(database.db, config);
    }
    await seedOnce(database, config);
    return undefined;
  } finally {
    await database.close();
  }
}

/**
 * Seeds a demo once with each version of the program: loading all that writes the sample data takes longer than the rest of a second
 * start. The version is the comment on the table of users; a seed that was cut off left none.
 */
async function seedOnce({ db, pool }: Database, config: Config): Promise<void> {
  // In the bundle it names the file of the seed by its content.
  const version = createHash("sha256")
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest("hex");
  const { rows } = await pool.query("select obj_description('users'::regclass, 'pg_class') = $1 as is_seeded", [
    version,
  ]);
  if (rows[0]?.is_seeded) return;
  const { seed } = await import("../seed/seed.ts");
  await seed(db, config);
  await pool.query(`comment on table users is '${version}'`);
}

leaveSignalsToSupervisor();
process.once("disconnect", () => process.exit(1));
try {
  const setupLink = await prepare(readConfig(process.env));
  // The supervisor prints it last, where it is seen.
  if (setupLink === undefined || !process.send) process.exit(0);
  process.send({ ready: true, setupLink }, () => process.exit(0));
} catch (error) {
  failToStart(error);
}
