import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Db } from "../db/open-database.ts";
import type { Config } from "../start/config.ts";

/** What every handler and job is handed: the database, the configuration, the log. */
export interface Context {
  db: Db;
  /** The same database without Drizzle: LISTEN, health checks, SQL that has no builder. */
  pool: Pool;
  config: Config;
  log: FastifyBaseLogger;
}
