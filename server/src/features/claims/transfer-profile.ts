import { and, eq, ne, sql } from "drizzle-orm";
import { startAnalysis } from "../../domain/analyses/start-analysis.ts";
import { profileLevelOf } from "../../domain/settings/user-settings.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import {
  analyses,
  creators,
  modelProfiles,
  modelSignups,
  models,
  profiles,
  trendingScores,
  users,
} from "../../platform/db/schema.ts";
import { mergeSubmission } from "./merge-submission.ts";

interface Giving {
  profileId: number;
  userId: number;
}

type Profile = typeof profiles.$inferSelect;
type Creator = typeof creators.$inferSelect;

/**
 * Gives a proved profile to an account, in one transaction. An unclaimed creator is taken over as it stands: nothing but what
 * anybody may read is in it. Whoever owns a creator already links the profile to that. From another holder the profile alone is
 * taken: their record, with all they typed, connected and earned in it, stays theirs, as a submission.
 */
export async function transferProfile(tx: Tx, { profileId, userId }: Giving): Promise<void> {
  // One claim of an account at a time, or two at once would make two creators of one person.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, profileId)).for("update");
  if (!profile) throw new Error(`profile ${profileId} is gone`);
  const before = await findCreator(tx, profile);
  if (before?.ownerUserId === userId) return;
  const [own] = await tx.select().from(creators).where(eq(creators.ownerUserId, userId)).for("update");
  if (!own && before?.ownerUserId === null) await takeOver(tx, before, userId);
  else {
    const creatorId = own?.id ?? (await makeCreator(tx, profile, userId));
    await link(tx, profile, creatorId);
    if (before) await leave(tx, before, profile);
  }
  await tx
    .update(users)
    .set({ userType: "model" })
    .where(and(eq(users.id, userId), eq(users.userType, "user")));
  const modelId = await ownRecord(tx, userId);
  if (!own) await takeSignupName(tx, { userId, modelId });
  await mergeSubmission(tx, { userId, modelId });
  await startAnalysis(tx, { modelId, userId, cause: "new-evidence" });
}

async function findCreator(tx: Tx, { creatorId }: Profile): Promise<Creator | undefined> {
  if (creatorId === null) return undefined;
  const [creator] = await tx.select().from(creators).where(eq(creators.id, creatorId)).for("update");
  return creator;
}

async function ownRecord(tx: Tx, userId: number): Promise<number> {
  const [own] = await tx
    .select({ id: models.id })
    .from(models)
    .innerJoin(creators, eq(creators.id, models.creatorId))
    .where(eq(creators.ownerUserId, userId));
  if (!own) throw new Error(`account ${userId} owns no creator`);
  return own.id;
}

/** What the owner chose when signing up as a model, or since. One who signed up otherwise was not asked yet: all as it stands. */
async function choicesOf(tx: Tx, userId: number): Promise<Pick<Creator, "visibility">> {
  const [told] = await tx.select().from(modelSignups).where(eq(modelSignups.userId, userId));
  if (!told) return { visibility: {} };
  const { showEarnings, showSubscribers } = told.privacySettings;
  const level = (isPublic: boolean) => (isPublic ? ("public" as const) : ("private" as const));
  return {
    visibility: {
      profile: await profileLevelOf(tx, userId),
      earnings: level(showEarnings),
      subscribers: level(showSubscribers),
    },
  };
}

/** The display name that a model chose at sign-up is the name of the creator that they claim first. */
async function takeSignupName(tx: Tx, { userId, modelId }: { userId: number; modelId: number }): Promise<void> {
  const [signup] = await tx
    .select({ name: models.name })
    .from(modelSignups)
    .innerJoin(models, eq(models.id, modelSignups.modelId))
    .where(eq(modelSignups.userId, userId));
  if (!signup) return;
  await tx.update(creators).set({ displayName: signup.name }).where(eq(creators.ownerUserId, userId));
  await tx.update(models).set({ name: signup.name }).where(eq(models.id, modelId));
}

async function takeOver(tx: Tx, { id }: Creator, userId: number): Promise<void> {
  await tx
    .update(creators)
    .set({ ownerUserId: userId, ...(await choicesOf(tx, userId)) })
    .where(eq(creators.id, id));
  await tx.update(models).set({ userId, isOwnerVerified: true }).where(eq(models.creatorId, id));
}

async function makeCreator(tx: Tx, { handle, displayName }: Profile, userId: number): Promise<number> {
  const name = displayName?.trim() || handle;
  const [creator] = await tx
    .insert(creators)
    .values({ displayName: name, ownerUserId: userId, ...(await choicesOf(tx, userId)) })
    .returning({ id: creators.id });
  if (!creator) throw new Error(`the creator of account ${userId} was not stored`);
  await tx.insert(models).values({ creatorId: creator.id, userId, isOwnerVerified: true, name, username: handle });
  return creator.id;
}

async function link(tx: Tx, { id }: Profile, creatorId: number): Promise<void> {
  await tx.update(profiles).set({ creatorId }).where(eq(profiles.id, id));
  const [own] = await tx.select({ id: models.id }).from(models).where(eq(models.creatorId, creatorId));
  if (own) await tx.insert(modelProfiles).values({ modelId: own.id, profileId: id }).onConflictDoNothing();
}

/** What a creator is without the profile: without any other it is none, and its owner's record is a submission of theirs. */
async function leave(tx: Tx, { id, ownerUserId }: Creator, profile: Profile): Promise<void> {
  const [other] = await tx
    .select({ handle: profiles.handle })
    .from(profiles)
    .where(and(eq(profiles.creatorId, id), ne(profiles.id, profile.id)))
    .orderBy(profiles.id)
    .limit(1);
  if (other) {
    const [own] = await tx
      .update(models)
      // Its handle is that of a profile which is still its own.
      .set({ username: other.handle })
      .where(eq(models.creatorId, id))
      .returning({ id: models.id, userId: models.userId });
    if (!own) return;
    await tx
      .delete(modelProfiles)
      .where(and(eq(modelProfiles.modelId, own.id), eq(modelProfiles.profileId, profile.id)));
    // A run that has the profile still would seal it.
    await tx.delete(analyses).where(and(eq(analyses.modelId, own.id), sql`${analyses.state} in ('queued', 'running')`));
    await startAnalysis(tx, { modelId: own.id, userId: own.userId, cause: "new-evidence" });
    return;
  }
  if (ownerUserId !== null) {
    const [kept] = await tx
      .update(models)
      .set({
        ...{ creatorId: null, isOwnerVerified: false, isVerified: false, isFeatured: false },
        ...{ trendingScore: null, isTopCreator: false, viewCount: 0 },
      })
      .where(eq(models.creatorId, id))
      .returning({ id: models.id });
    if (kept) await tx.delete(trendingScores).where(eq(trendingScores.modelId, kept.id));
  }
  await tx.delete(creators).where(eq(creators.id, id));
}
