import { type Config, readConfig } from "../config/config.ts";
import { StartRefusal } from "../config/refusal.ts";
import { makeSetupLink } from "../domain/accounts/setup-link.ts";
import { migrateDatabase } from "../platform/db/migrate.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { seed } from "../seed/seed.ts";
import { failToStart, leaveSignalsToSupervisor } from "./child.ts";

/**
 * Before worker and server: tables and queue up to date, and in demo mode the sample data. A process of its own, whose
 * memory goes with it. Returns the set-up link of an instance that has no administrator.
 */
async function prepare(config: Config): Promise<string | undefined> {
  const database = openDatabase(config.databaseDirectUrl, { connections: 4 });
  try {
    await database.pool.query("select 1").catch((error: unknown) => {
      throw new StartRefusal(
        `${config.databaseDirectUrl === config.databaseUrl ? "DATABASE_URL" : "DATABASE_DIRECT_URL"} cannot be reached: ${whyOf(error)}.`,
      );
    });
    await migrateDatabase(database);
    if (config.mode === "live") return await makeSetupLink(database.db, config);
    await seed(database.db, config);
    return undefined;
  } finally {
    await database.close();
  }
}

/** The code says it shortest; an address with several numbers fails with no message of its own. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.message === "" ? String(error.code) : error.message;
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
