import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Config } from "./config/config.ts";
import type { Db } from "./platform/db/open-database.ts";
import type { Replica } from "./platform/db/replica.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";

/** Dependencies of every handler and job: the database, the configuration, the log, the metrics of the process. */
export interface Context {
  db: Db;
  /** The same database without a pooler in between and without Drizzle: what needs a session, health checks, SQL that has no builder. */
  pool: Pool;
  /** A copy of the database for reads that may be a second old; absent where the instance has none, and in jobs. */
  replica?: Replica;
  config: Config;
  log: FastifyBaseLogger;
  metrics: Metrics;
}
