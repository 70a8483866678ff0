import { eq, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";
import { limitCounters } from "../db/schema.ts";

export interface Limit {
  max: number;
  windowSeconds: number;
  /**
   * `last`: a window ends `windowSeconds` after the last try it let through, so that no span of that length holds more
   * than `max`. `first`: after the first; tries that are given back do not prolong what others' count.
   */
  from: "first" | "last";
}

/**
 * Takes one of `max` tries. One statement: parallel requests cannot exceed it, a restart does not forget it.
 * Returns undefined, or the seconds until the next try.
 */
export async function takeTry(
  db: Db | Tx,
  key: string,
  { max, windowSeconds, from }: Limit,
): Promise<number | undefined> {
  const windowEndsAt = sql`now() + make_interval(secs => ${windowSeconds})`;
  const over = sql`${limitCounters.windowEndsAt} <= now()`;
  const taken = await db
    .insert(limitCounters)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        count: sql`case when ${over} then 1 else ${limitCounters.count} + 1 end`,
        windowEndsAt:
          from === "last"
            ? windowEndsAt
            : sql`case when ${over} then ${windowEndsAt} else ${limitCounters.windowEndsAt} end`,
      },
      setWhere: sql`${over} or ${limitCounters.count} < ${max}`,
    })
    .returning({ count: limitCounters.count });
  if (taken.length > 0) return undefined;
  const [row] = await db
    .select({ left: sql<number>`extract(epoch from ${limitCounters.windowEndsAt} - now())::float` })
    .from(limitCounters)
    .where(eq(limitCounters.key, key));
  return Math.max(1, row?.left ?? 1);
}

/** Gives a try back that turned out not to count. */
export async function returnTry(db: Db | Tx, key: string) {
  await db
    .update(limitCounters)
    .set({ count: sql`greatest(${limitCounters.count} - 1, 0)` })
    .where(eq(limitCounters.key, key));
}

/** Forgets what was counted under a key. */
export async function forgetTries(db: Db | Tx, key: string) {
  await db.delete(limitCounters).where(eq(limitCounters.key, key));
}

/** Deletes windows that are over. */
export async function purgeLimits(db: Db) {
  await db.delete(limitCounters).where(lt(limitCounters.windowEndsAt, sql`now()`));
}
