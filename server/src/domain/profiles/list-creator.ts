import type { Platform } from "@fanradar/engine";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { analyses, creators, modelProfiles, models, profiles, reports } from "../../platform/db/schema.ts";

/** A profile as its platform publishes it. */
export interface PublicProfile {
  id: number;
  platform: Platform;
  handle: string;
  displayName: string | null;
  /** Null until it is listed. */
  creatorId: number | null;
}

/**
 * Lists a profile that was read as a creator, under the name its API gave; a listed one
 * takes the newest name, unless it is claimed and its owner chose one. OnlyFans and TikTok are never listed unclaimed.
 *
 * @returns the creator's id; undefined where none is listed
 */
export async function listCreator(tx: Tx, profile: PublicProfile): Promise<number | undefined> {
  const { platform, handle, creatorId } = profile;
  if (platform !== "instagram" && platform !== "x") return undefined;
  const displayName = profile.displayName?.trim() || handle;
  if (creatorId) {
    const [unclaimed] = await tx
      .update(creators)
      .set({ displayName, isListed: true })
      .where(and(eq(creators.id, creatorId), isNull(creators.ownerUserId)))
      .returning({ id: creators.id });
    if (unclaimed) await tx.update(models).set({ name: displayName }).where(eq(models.id, unclaimed.id));
    return creatorId;
  }
  return createCreator(tx, profile, { displayName });
}

/**
 * Stores a creator with its model and its first profile.
 *
 * @returns its id, which is the model's too
 */
export async function createCreator(
  tx: Db | Tx,
  { id: profileId, handle }: Pick<PublicProfile, "id" | "handle">,
  creator: typeof creators.$inferInsert,
): Promise<number> {
  const [made] = await tx.insert(creators).values(creator).returning({ id: creators.id });
  if (!made) throw new Error(`the creator of profile ${profileId} was not stored`);
  const { id } = made;
  await tx.execute(sql`
    with model as (
      insert into models (id, creator_id, name, username) values (${id}::int, ${id}::int, ${creator.displayName}, ${handle})
    ), link as (insert into model_profiles (model_id, profile_id) values (${id}::int, ${profileId}::int))
    update profiles set creator_id = ${id}::int where id = ${profileId}::int`);
  return id;
}

/** Links one more profile to a creator that is there. */
export async function linkProfile(
  tx: Tx,
  { creatorId, profileId }: { creatorId: number; profileId: number },
): Promise<void> {
  await tx.update(profiles).set({ creatorId }).where(eq(profiles.id, profileId));
  await tx.insert(modelProfiles).values({ modelId: creatorId, profileId }).onConflictDoNothing();
}

/**
 * Takes an unclaimed creator off every list until its profile is read again. Its name goes, and its public editions, which say
 * words of its captions.
 */
export async function unlistCreator(
  tx: Tx,
  { profileId, handle }: { profileId: number; handle: string },
): Promise<void> {
  const [profile] = await tx.select({ creatorId: profiles.creatorId }).from(profiles).where(eq(profiles.id, profileId));
  if (!profile?.creatorId) return;
  const [unclaimed] = await tx
    .update(creators)
    .set({ displayName: handle, isListed: false })
    .where(and(eq(creators.id, profile.creatorId), isNull(creators.ownerUserId)))
    .returning({ id: creators.id });
  if (!unclaimed) return;
  await tx.update(models).set({ name: handle }).where(eq(models.id, unclaimed.id));
  await tx.delete(reports).where(eq(reports.modelId, unclaimed.id));
  // As one that was never analysed, it gets its edition with the read that brings it back.
  await tx.delete(analyses).where(and(eq(analyses.modelId, unclaimed.id), isNotNull(analyses.endedAt)));
}
