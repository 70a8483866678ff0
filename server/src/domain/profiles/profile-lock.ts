import type { Pool, PoolClient } from "pg";

const lockSpaces = { profile: 0x50726f66, connection: 0x436f6e6e } as const;
const patience = "30s";

/**
 * Runs one read of a profile at a time over all processes, by a session lock of the database: it is free at once when its
 * holder dies. After 30 s of waiting, longer than any read may take, the holder is taken for stopped and we go on beside it.
 */
export function withProfileLock<T>(pool: Pool, profileId: number, read: () => Promise<T>): Promise<T> {
  return withLock(pool, { space: lockSpaces.profile, id: profileId }, read);
}

/** The same for the tokens of a connection: a refresh token that rotates is good for one renewal. */
export function withConnectionLock<T>(pool: Pool, connectionId: number, use: () => Promise<T>): Promise<T> {
  return withLock(pool, { space: lockSpaces.connection, id: connectionId }, use);
}

interface Lock {
  space: number;
  id: number;
}

async function withLock<T>(pool: Pool, held: Lock, task: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isHeld = false;
  try {
    isHeld = await lock(client, held);
    return await task();
  } finally {
    const unlocked = isHeld ? client.query("select pg_advisory_unlock($1, $2)", [held.space, held.id]) : undefined;
    // A connection that cannot unlock is closed, which unlocks.
    await Promise.resolve(unlocked).then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

/** In one round trip. The patience ends with the transaction of these two statements, the lock with the session. */
async function lock(client: PoolClient, { space, id }: Lock): Promise<boolean> {
  try {
    await client.query(`set local lock_timeout = '${patience}'; select pg_advisory_lock(${space}, ${id})`);
    return true;
  } catch (error) {
    if (isTimeout(error)) return false;
    throw error;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}
