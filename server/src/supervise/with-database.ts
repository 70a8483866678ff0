import { resolve } from "node:path";
import { type Config, readConfig } from "../config/config.ts";
import { describeStartError, StartRefusal } from "../config/refusal.ts";
import { type Database, openDatabase } from "../platform/db/open-database.ts";
import { appSecretOf } from "./app-secret.ts";
import { checkFolder } from "./check-folder.ts";
import { lockFolder } from "./lock-folder.ts";
import { startPostgres } from "./postgres/start-postgres.ts";

/**
 * Gives `use` the configured database, the embedded one started for it, and ends the process: with one line where it
 * cannot be had. A data folder that a running FanRadar holds is refused; that one has migrated and seeded it already.
 */
export async function withDatabase(use: (database: Database, config: Config) => Promise<void>): Promise<never> {
  try {
    const config = readConfig(process.env);
    if (config.databaseUrl !== "") await open(config.databaseDirectUrl, (database) => use(database, config));
    else await withEmbedded(config, use);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${describeStartError(error)}\n`);
    process.exit(1);
  }
}

async function withEmbedded(config: Config, use: (database: Database, config: Config) => Promise<void>): Promise<void> {
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
