import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { releaseJobsOfDead } from "./private-tables.ts";

/**
 * A live worker pool holds a session advisory lock named after its id, which is what graphile-worker (0.17 and later)
 * writes into `locked_by` of every job the pool runs. A dead pool's lock is free at once, since PostgreSQL ends the session
 * with the connection; a paused one keeps its connection, but sends no queries. Both lose their jobs to live pools.
 */
export interface PoolLock {
  /** Resolves once the lock is acquired: a job taken before it would be released by a live pool. */
  held: Promise<void>;
  /** Whether it is acquired now. */
  isHeld(): boolean;
  /** Hands jobs of dead and paused pools back to the queue. Returns the ids of those pools. */
  releaseDead(): Promise<string[]>;
  close(): Promise<void>;
}

/** First half of the lock's key; distinguishes these locks from all others of the database. */
export const lockSpace = 0x46616e52;
const pausedAfter = "15 seconds";
const reconnectMs = 250;

/** `connectionString` carries the name that all connections of this worker share. */
export function acquirePoolLock(poolId: string, { connectionString }: { connectionString: string }): PoolLock {
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    while (!closed) {
      const fresh = new pg.Client({ connectionString, keepAlive: true });
      // Also said by `end`, which reconnects: an error without a listener would end the process.
      fresh.on("error", () => {});
      try {
        await fresh.connect();
        // A machine that vanished sends no goodbye: the server sends a keepalive after five idle seconds.
        await fresh.query("set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3");
        await fresh.query("select pg_advisory_lock($1, hashtext($2))", [lockSpace, poolId]);
      } catch {
        await fresh.end().catch(() => {});
        await sleep(reconnectMs);
        continue;
      }
      fresh.once("end", () => {
        client = undefined;
        if (!closed) connect();
      });
      client = fresh;
      return;
    }
  };

  return {
    held: connect(),
    isHeld: () => client !== undefined,
    async releaseDead() {
      // While reconnecting this pool may look dead itself, and must not judge others.
      if (!client) return [];
      await client.query(endPaused, [lockSpace, pausedAfter]);
      const { rows } = await client.query<{ dead: string }>(releaseJobsOfDead, [lockSpace, poolId]);
      return rows.map(({ dead }) => dead);
    },
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}

/**
 * Every pool's lock session sends a query every two seconds; one that has been silent for long belongs to a stopped process.
 * Ends all its connections, which releases its locks. A resumed pool finds its leases revoked.
 */
const endPaused = `
  with paused as materialized (
    select session.application_name as worker
    from pg_locks locks join pg_stat_activity session on session.pid = locks.pid
    where locks.locktype = 'advisory' and locks.classid = $1::int::oid and locks.objsubid = 2 and locks.granted
      and locks.database = (select oid from pg_database where datname = current_database())
      and locks.pid <> pg_backend_pid() and session.state_change < clock_timestamp() - $2::interval
  )
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name in (select worker from paused)`;
