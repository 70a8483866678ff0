import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Db } from "./open-database.ts";

/** 40001 and 40P01: PostgreSQL chose this transaction to give way to another one; the same once more may well go through. */
const retryableCodes: ReadonlySet<string> = new Set(["40001", "40P01"]);

/** More than so many in a row is not chance. */
const mostTries = 5;
/** Lets the other transaction go first: an immediate retry would lock the same rows before the other wakes. */
const pauseMs = 20;

/** PostgreSQL's own error, also where the query builder wrapped it. */
function databaseErrorOf(error: unknown): pg.DatabaseError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth++)
    if (at instanceof pg.DatabaseError) return at;
  return undefined;
}

/** Whether this error, or a cause of it, is a serialization failure or a deadlock. */
export const isSerializationFailure = (error: unknown): boolean =>
  retryableCodes.has(databaseErrorOf(error)?.code ?? "");

/** Whether this error, or a cause of it, is a unique violation. */
export const isDuplicate = (error: unknown): boolean => databaseErrorOf(error)?.code === "23505";

/**
 * What a foreign key violation misses: the account, or another row that was deleted meanwhile; undefined for all other
 * errors. A deletion does not wait for concurrent writes, so either may come first.
 */
export function missingReference(error: unknown): "account" | "other" | undefined {
  const cause = databaseErrorOf(error);
  if (cause?.code !== "23503") return undefined;
  return cause.constraint?.endsWith("_users_id_fk") ? "account" : "other";
}

/**
 * Lets every transaction that gives way to another one begin again, up to five times. What a transaction does beside the
 * database must bear being done twice.
 */
export function withTransactionRetry(db: Db): Db {
  const once = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let tries = 1; ; tries++) {
      try {
        return await once(work, config);
      } catch (error) {
        if (tries === mostTries || !isSerializationFailure(error)) throw error;
        await sleep(tries * pauseMs);
      }
    }
  };
  return db;
}
