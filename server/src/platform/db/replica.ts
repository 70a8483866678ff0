import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Database } from "./open-database.ts";

/** A streaming replica of the database, for reads that may be a moment old. */
export interface Replica {
  /** Its connections. */
  pool: Pool;
  /**
   * The replica where it has everything that was committed a second ago, and everything that was committed before the last change
   * that an owner knows of; undefined where it has not, or does not answer.
   *
   * @param since milliseconds since the epoch, by a host's clock: the last change that the caller made
   */
  upToDate(owners: readonly string[], since: number): Database | undefined;
  /** Notes that something of an owner has changed just now; without an owner, of any. */
  noteChange(owner?: string): void;
  /** Seconds by which it is behind, at most; infinite while it does not answer. */
  lagSeconds(): number;
  close(): Promise<void>;
}

interface ReplicaOptions {
  database: Database;
  primary: Pool;
  log: FastifyBaseLogger;
}

/** How often the replica's position is queried: while queries use it, and while none do. The first query after a pause goes to the primary. */
const askEveryMs = { used: 200, unused: 1_000 };
const unusedAfterMs = 5_000;
/** Nobody reads what is older than this, and clocks of hosts may differ by as much. */
const mostLagMs = 1_000;

/**
 * Follows how far a replica is: the primary's position in its log is read at a known moment, and once the replica has replayed as much, it
 * has everything that was committed before that moment.
 */
export function openReplica({ database, primary, log }: ReplicaOptions): Replica {
  const closing = new AbortController();
  /** The replica has everything that was committed before this moment. */
  let coveredUntil = 0;
  let ahead: { at: number; position: string } | undefined;
  /** Until it is noted for the first time, changes may have been missed. */
  let anyChange = Number.POSITIVE_INFINITY;
  const changes = new Map<string, number>();
  let isAway = false;
  let lastUsed = 0;

  const ask = async () => {
    const at = Date.now();
    ahead ??= { at, position: await positionOf(primary) };
    const { rows } = await database.pool.query<{ has: boolean }>(
      "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has",
      [ahead.position],
    );
    if (rows[0]?.has) {
      coveredUntil = ahead.at;
      ahead = undefined;
      for (const [owner, changedAt] of changes) if (changedAt + 2 * mostLagMs < coveredUntil) changes.delete(owner);
    }
  };
  const follow = async () => {
    while (!closing.signal.aborted) {
      try {
        await ask();
        if (isAway) log.info("the replica answers again");
        isAway = false;
      } catch (error) {
        if (!isAway) log.warn({ err: error }, "the replica is not read from until it answers");
        isAway = true;
        ahead = undefined;
      }
      const pauseMs = Date.now() - lastUsed < unusedAfterMs ? askEveryMs.used : askEveryMs.unused;
      await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const following = follow();

  return {
    pool: database.pool,
    upToDate(owners, since) {
      lastUsed = Date.now();
      if (isAway || coveredUntil < Date.now() - mostLagMs) return undefined;
      const changedHere = Math.max(anyChange, ...owners.map((owner) => changes.get(owner) ?? 0));
      return coveredUntil > changedHere && coveredUntil > since + mostLagMs ? database : undefined;
    },
    noteChange(owner) {
      if (owner === undefined) anyChange = Date.now();
      else changes.set(owner, Date.now());
    },
    lagSeconds: () => (isAway ? Number.POSITIVE_INFINITY : (Date.now() - coveredUntil) / 1_000),
    async close() {
      closing.abort();
      await following;
      await database.close();
    },
  };
}

async function positionOf(primary: Pool): Promise<string> {
  const { rows } = await primary.query<{ position: string }>("select pg_current_wal_lsn()::text as position");
  const [found] = rows;
  if (!found) throw new Error("PostgreSQL did not answer its position");
  return found.position;
}
