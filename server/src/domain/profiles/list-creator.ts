import type { Platform } from "@fanradar/engine";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { analyses, creators, modelProfiles, models, profiles, reports } from "../../platform/db/schema.ts";

/** A profile as its platform publishes it. */
export interface PublicProfile {
  id: number;
  platform: Platform;
  handle: string;
  displayName: string | null;
}

/**
 * Lists a profile that was read as a creator, with a model record of its own, under the name its API gave; a listed one
 * takes the newest name, unless somebody claimed it and chose one. OnlyFans and TikTok are never listed unclaimed.
 */
export async function listCreator(tx: Tx, profile: PublicProfile): Promise<void> {
  const { id, platform, handle } = profile;
  if (platform !== "instagram" && platform !== "x") return;
  const displayName = profile.displayName?.trim() || handle;
  const [row] = await tx.select({ creatorId: profiles.creatorId }).from(profiles).where(eq(profiles.id, id));
  if (row?.creatorId) {
    const [unclaimed] = await tx
      .update(creators)
      .set({ displayName, isListed: true })
      .where(and(eq(creators.id, row.creatorId), isNull(creators.ownerUserId)))
      .returning({ id: creators.id });
    if (unclaimed) await tx.update(models).set({ name: displayName }).where(eq(models.creatorId, unclaimed.id));
    return;
  }
  const [creator] = await tx.insert(creators).values({ displayName }).returning({ id: creators.id });
  if (!creator) throw new Error(`the creator of profile ${id} was not stored`);
  await tx.update(profiles).set({ creatorId: creator.id }).where(eq(profiles.id, id));
  const [model] = await tx
    .insert(models)
    .values({ creatorId: creator.id, name: displayName, username: handle })
    .returning({ id: models.id });
  if (model) await tx.insert(modelProfiles).values({ modelId: model.id, profileId: id });
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
  const [own] = await tx
    .update(models)
    .set({ name: handle })
    .where(eq(models.creatorId, unclaimed.id))
    .returning({ id: models.id });
  if (!own) return;
  await tx.delete(reports).where(eq(reports.modelId, own.id));
  // As one that was never analysed, it gets its edition with the read that brings it back.
  await tx.delete(analyses).where(and(eq(analyses.modelId, own.id), isNotNull(analyses.endedAt)));
}
