import { desc, eq } from "drizzle-orm";
import type { Owned } from "../../domain/access/policy.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { models, priceChanges } from "../../platform/db/schema.ts";

export type StoredPriceChange = typeof priceChanges.$inferSelect;

/** A model's logged price changes, the newest first. */
export function findPriceChanges(db: Db, modelId: number): Promise<StoredPriceChange[]> {
  return db.select().from(priceChanges).where(eq(priceChanges.modelId, modelId)).orderBy(desc(priceChanges.changedOn));
}

/** Keeps that the price changed; another entry of the same day takes its place. */
export async function keepPriceChange(
  db: Db,
  change: Omit<typeof priceChanges.$inferInsert, "id" | "createdAt">,
): Promise<void> {
  const { fromCents, toCents, currency, note } = change;
  await db
    .insert(priceChanges)
    .values(change)
    .onConflictDoUpdate({
      target: [priceChanges.modelId, priceChanges.changedOn],
      set: { fromCents, toCents, currency, note, createdAt: new Date() },
    });
}

/** Whose a price change is; undefined when there is none. */
export async function findLogger(db: Db, id: number): Promise<Owned | undefined> {
  const [found] = await db
    .select({ userId: models.userId, guestId: models.guestId })
    .from(priceChanges)
    .innerJoin(models, eq(models.id, priceChanges.modelId))
    .where(eq(priceChanges.id, id));
  return found;
}

/** False where it was gone already. */
export async function deletePriceChange(db: Db, id: number): Promise<boolean> {
  const gone = await db.delete(priceChanges).where(eq(priceChanges.id, id)).returning({ id: priceChanges.id });
  return gone.length > 0;
}
