import { resolve } from "node:path";
import { type Config, readConfig } from "../config/config.ts";
import { describeStartError, StartRefusal } from "../config/refusal.ts";
import { type Database, openDatabase } from "../platform/db/open-database.ts";
import { hasTables, reachDatabase } from "../platform/db/reach-database.ts";
import { appSecretOf } from "./app-secret.ts";
import { checkFolder } from "./check-folder.ts";
import { lockFolder } from "./lock-folder.ts";
import { startPostgres } from "./postgres/start-postgres.ts";

/** What a command needs of the database: what a first start made, a connection, or not even that. */
type Needs = "tables" | "connection" | "nothing";
type Use = (database: Database, config: Config) => Promise<void>;

/**
 * Gives `use` the configured database, the embedded one started for it, and ends the process, by `process.exitCode` where that is set: with one
 * line where the database cannot be had. A data folder that a running FanRadar holds is refused; that one has migrated and seeded it already.
 */
export async function withDatabase(use: Use, needs: Needs = "tables"): Promise<never> {
  const useOnceThere: Use = async (database, config) => {
    if (needs !== "nothing") await reachDatabase(database.pool, config);
    if (needs === "tables" && !(await hasTables(database.pool)))
      throw new StartRefusal("The database has no tables of FanRadar yet; npm start makes them.");
    await use(database, config);
  };
  try {
    const config = readConfig(process.env);
    if (config.databaseUrl !== "") await open(config.databaseDirectUrl, (database) => useOnceThere(database, config));
    else await withEmbedded(config, useOnceThere);
    process.exit();
  } catch (error) {
    process.stderr.write(`${describeStartError(error)}\n`);
    process.exit(1);
  }
}

async function withEmbedded(config: Config, use: Use): Promise<void> {
  const dataDir = resolve(config.dataDir);
  checkFolder(dataDir);
  if (!(await lockFolder(dataDir))) throw new StartRefusal(`FanRadar is already running on the data in ${dataDir}.`);
  const postgres = await startPostgres(dataDir);
  try {
    const appSecret = config.appSecret || appSecretOf(dataDir);
    await open(postgres.url, (database) => use(database, { ...config, appSecret }));
  } finally {
    await postgres.stop();
  }
}

async function open(url: string, use: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(url, { connections: 4 });
  try {
    await use(database);
  } finally {
    await database.close();
  }
}
