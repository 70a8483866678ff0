import { affordablePosts, readCostCents } from "@fanradar/platforms";
import { and, eq, sql } from "drizzle-orm";
import { commitsSoon } from "../../platform/db/commits-soon.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { platformSpend } from "../../platform/db/schema.ts";

/** Money set aside for one read of X. `day` is the UTC day it counts for, however long the read takes. */
export interface Reservation {
  day: string;
  cents: number;
  posts: number;
}

/** Sets aside what a read may cost at most, with as many posts as the day still affords. Undefined when not even the user is. */
export async function reserve(
  db: Db,
  { now, budgetCents, posts }: { now: Date; budgetCents: number; posts: number },
): Promise<Reservation | undefined> {
  const day = now.toISOString().slice(0, 10);
  return db.transaction(async (tx) => {
    const lock = () => tx.select({ cents: platformSpend.cents }).from(platformSpend).where(ofDay(day)).for("update");
    let [spend] = await lock();
    if (!spend) {
      await tx.insert(platformSpend).values({ platform: "x", day, cents: 0 }).onConflictDoNothing();
      [spend] = await lock();
    }
    const affordable = affordablePosts(budgetCents - (spend?.cents ?? 0));
    if (affordable === undefined) return undefined;
    const granted = Math.min(posts, affordable);
    const cents = readCostCents(granted);
    await add(tx, day, cents);
    return { day, cents, posts: granted };
  });
}

/** What is left of the day's budget for X, as a share of it. */
export async function findXBudget(
  db: Db,
  { now, budgetCents }: { now: Date; budgetCents: number },
): Promise<{ spentCents: number; leftRatio: number }> {
  const [spend] = await db
    .select({ cents: platformSpend.cents })
    .from(platformSpend)
    .where(ofDay(now.toISOString().slice(0, 10)));
  const spentCents = spend?.cents ?? 0;
  return { spentCents, leftRatio: budgetCents > 0 ? Math.max(0, 1 - spentCents / budgetCents) : 0 };
}

/** Start of the next day's budget. */
export function nextUtcDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** Replaces the reservation by what the read cost. Never called after a crash: then the reservation stands as spent. */
export async function settle(db: Db, { day, cents }: Reservation, costCents: number): Promise<void> {
  await add(db, day, costCents - cents).returning({ commit: commitsSoon });
}

const add = (db: Pick<Db, "update">, day: string, cents: number) =>
  db
    .update(platformSpend)
    .set({ cents: sql`${platformSpend.cents} + ${cents}` })
    .where(ofDay(day));

const ofDay = (day: string) => and(eq(platformSpend.platform, "x"), eq(platformSpend.day, day));
