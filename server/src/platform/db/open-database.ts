import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgTransaction } from "drizzle-orm/node-postgres";
import pg from "pg";
import { withTransactionRetry } from "./postgres-errors.ts";
import { prepareStatements } from "./prepare-statements.ts";
import * as schema from "./schema.ts";

export type Db = NodePgDatabase<typeof schema> & { $client: Pick<pg.Pool, "query"> };
export type Tx = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export const options = { schema, casing: "snake_case" } as const;

/** Queries on one connection, such as inside a transaction that it has begun. */
export const databaseOn = (client: pg.PoolClient): Db => drizzle(client, options);

interface DatabaseOptions {
  connections?: number;
  /** Milliseconds that a query waits for a free connection. */
  connectMs?: number;
  /** Milliseconds after which idle sessions are closed, but for a few. */
  idleMs?: number;
  /** A pooler in between hands each transaction to another session: statements are not kept under a name. */
  isPooled?: boolean;
  /** Milliseconds after which PostgreSQL ends a statement, a wait for a lock, an idle transaction; none where absent. */
  timeouts?: { statement: number; lock: number; idleInTransaction: number };
}

/** Sessions that stay open while idle: a new one costs a login and has no plan of any statement. */
const keptSessions = 4;
/** A session that began while tables were small may plan a statement anew at each execution for as long as it lasts. */
const lifetimeSeconds = 3_600;

/** Opens a small pool: one process of an instance of few processes, on a server of few connections. */
export function openDatabase(
  url: string,
  { connections = 8, connectMs = 5_000, idleMs = 60_000, isPooled = false, timeouts }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    min: Math.min(keptSessions, connections),
    idleTimeoutMillis: idleMs,
    maxLifetimeSeconds: lifetimeSeconds,
    // Said when a session begins, which a pooler refuses.
    ...(timeouts &&
      !isPooled && {
        statement_timeout: timeouts.statement,
        lock_timeout: timeouts.lock,
        idle_in_transaction_session_timeout: timeouts.idleInTransaction,
      }),
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (!isPooled) prepareStatements(client);
  });
  return { db: withTransactionRetry(drizzle(pool, options)), pool, close: () => pool.end() };
}
