import { and, eq, ne, sql } from "drizzle-orm";
import { queueAnalysis } from "../../domain/analyses/start-analysis.ts";
import { createCreator, linkProfile } from "../../domain/profiles/list-creator.ts";
import { profileLevelOf } from "../../domain/settings/user-settings.ts";
import { isNameOfAnother } from "../../domain/submissions/is-name-of-another.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import {
  analyses,
  creators,
  modelProfiles,
  modelSignups,
  models,
  profiles,
  submissions,
  users,
} from "../../platform/db/schema.ts";
import { adoptSubmission, includeCreator, mergeSubmission } from "./merge-submission.ts";

interface TransferOptions {
  profileId: number;
  userId: number;
}

type Profile = typeof profiles.$inferSelect;
type Creator = typeof creators.$inferSelect;

/**
 * Transfers a proved profile to an account. An unclaimed creator is taken over with its data, which is all public. An account that
 * already owns a creator gets the profile linked to it. From another holder only the profile is taken: their record, with all
 * that they typed, connected and imported, stays theirs as a submission.
 */
export async function transferProfile(tx: Tx, { profileId, userId }: TransferOptions): Promise<void> {
  // One claim of an account at a time: two at once would create two creators for one person.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, profileId)).for("update");
  if (!profile) throw new Error(`profile ${profileId} does not exist`);
  const before = await findCreator(tx, profile);
  if (before?.ownerUserId === userId) return;
  const [own] = await tx.select().from(creators).where(eq(creators.ownerUserId, userId)).for("update");
  const creatorId = await assignCreator(tx, profile, { userId, own, before });
  if (before && before.id !== creatorId) await detachProfile(tx, before, profile);
  await tx
    .update(users)
    .set({ userType: "model" })
    .where(and(eq(users.id, userId), eq(users.userType, "user")));
  if (!own) await takeSignupName(tx, { userId, creatorId });
  await adoptSubmission(tx, { userId, profileId });
  const isMerged = await mergeSubmission(tx, { userId, modelId: creatorId });
  if (!isMerged) await includeCreator(tx, { userId, creatorId });
  await queueAnalysis(tx, { modelId: creatorId, cause: "new-evidence" });
}

async function findCreator(tx: Tx, { creatorId }: Profile): Promise<Creator | undefined> {
  if (creatorId === null) return undefined;
  const [creator] = await tx.select().from(creators).where(eq(creators.id, creatorId)).for("update");
  return creator;
}

/** Links the profile to the account's creator: its existing one, the unclaimed one of the profile, or a new one. Returns its id. */
async function assignCreator(
  tx: Tx,
  profile: Profile,
  { userId, own, before }: { userId: number; own: Creator | undefined; before: Creator | undefined },
): Promise<number> {
  if (own) {
    await linkProfile(tx, { creatorId: own.id, profileId: profile.id });
    return own.id;
  }
  const owned = { ownerUserId: userId, isOwnerVerified: true, ...(await findSignupChoices(tx, userId)) };
  if (before?.ownerUserId === null) {
    await tx.update(creators).set(owned).where(eq(creators.id, before.id));
    return before.id;
  }
  return createCreator(tx, profile, { ...owned, displayName: profile.displayName?.trim() || profile.handle });
}

/** Visibility that the owner chose at sign-up as a model, or since. Empty for others, who have made no choice: the defaults apply. */
async function findSignupChoices(tx: Tx, userId: number): Promise<Pick<Creator, "visibility">> {
  const [signup] = await tx.select().from(modelSignups).where(eq(modelSignups.userId, userId));
  if (!signup) return { visibility: {} };
  const { showEarnings, showSubscribers } = signup.privacySettings;
  const level = (isPublic: boolean) => (isPublic ? ("public" as const) : ("private" as const));
  return {
    visibility: {
      profile: await profileLevelOf(tx, userId),
      earnings: level(showEarnings),
      subscribers: level(showSubscribers),
    },
  };
}

/** The display name of a model's sign-up becomes the name of the first creator that they claim, unless it is another's. */
async function takeSignupName(tx: Tx, { userId, creatorId }: { userId: number; creatorId: number }): Promise<void> {
  const [signup] = await tx
    .select({ name: models.name })
    .from(modelSignups)
    .innerJoin(models, eq(models.id, modelSignups.modelId))
    .where(eq(modelSignups.userId, userId));
  if (!signup || (await isNameOfAnother(tx, { creatorId, name: signup.name }))) return;
  await tx.update(creators).set({ displayName: signup.name }).where(eq(creators.id, creatorId));
  await tx.update(models).set({ name: signup.name }).where(eq(models.id, creatorId));
}

/** Removes the profile from its former creator. Without another profile the creator is deleted, and its owner's model becomes a submission. */
async function detachProfile(tx: Tx, { id, ownerUserId }: Creator, profile: Profile): Promise<void> {
  const [other] = await tx
    .select({ handle: profiles.handle })
    .from(profiles)
    .where(and(eq(profiles.creatorId, id), ne(profiles.id, profile.id)))
    .orderBy(profiles.id)
    .limit(1);
  if (other) {
    // The username is the handle of a remaining profile.
    await tx.update(models).set({ username: other.handle }).where(eq(models.id, id));
    await tx.delete(modelProfiles).where(and(eq(modelProfiles.modelId, id), eq(modelProfiles.profileId, profile.id)));
    // A run that was started with the profile would seal its figures.
    await tx.delete(analyses).where(and(eq(analyses.modelId, id), sql`${analyses.state} in ('queued', 'running')`));
    await queueAnalysis(tx, { modelId: id, cause: "new-evidence" });
    return;
  }
  if (ownerUserId !== null) {
    await tx.insert(submissions).values({ id, userId: ownerUserId, workspaceId: ownerUserId });
    await tx.update(models).set({ submissionId: id, creatorId: null, trendingScore: null }).where(eq(models.id, id));
  }
  await tx.delete(creators).where(eq(creators.id, id));
}
