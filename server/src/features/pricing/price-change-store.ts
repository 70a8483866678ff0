import { desc, eq } from "drizzle-orm";
import type { OwnedResource } from "../../domain/access/policy.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { modelOwners, ownerOf, priceChanges } from "../../platform/db/schema.ts";

export type StoredPriceChange = typeof priceChanges.$inferSelect;

/** A model's logged price changes, the newest first. */
export function findPriceChanges(db: Db, modelId: number): Promise<StoredPriceChange[]> {
  return db.select().from(priceChanges).where(eq(priceChanges.modelId, modelId)).orderBy(desc(priceChanges.changedOn));
}

/** Stores a price change; a later entry of the same day replaces it. */
export async function storePriceChange(
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

/** The owner of a price change; undefined if it does not exist. */
export async function findLogger(db: Db, id: number): Promise<OwnedResource | undefined> {
  const [found] = await db
    .select(ownerOf)
    .from(priceChanges)
    .innerJoin(modelOwners, eq(modelOwners.id, priceChanges.modelId))
    .where(eq(priceChanges.id, id));
  return found;
}

/** False if it does not exist. */
export async function removePriceChange(db: Db, id: number): Promise<boolean> {
  const deleted = await db.delete(priceChanges).where(eq(priceChanges.id, id)).returning({ id: priceChanges.id });
  return deleted.length > 0;
}
