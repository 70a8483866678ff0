import type { Platform } from "@fanradar/engine";
import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import {
  analyses,
  connections,
  creators,
  earningSeries,
  evidence,
  modelOwners,
  modelProfiles,
  models,
  modelTags,
  moderationCases,
  profiles,
  removedReports,
  reportModels,
  reports,
  screenshotFigures,
  screenshotReadings,
  screenshots,
  submissions,
  users,
  workspaceMembers,
} from "../../platform/db/schema.ts";
import { releaseFiles } from "../../platform/files/sweep-files.ts";
import { publish } from "../../platform/live/publish.ts";
import { createNotification } from "../notifications/create-notification.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { blockProfiles } from "./block-list.ts";
import { forgetNotices } from "./case-teams.ts";

interface Handle {
  platform: Platform;
  handle: string;
}

/**
 * Removes a creator at their request, by any of its profiles: everything read of it, its model with the public edition,
 * its place in search. Of what others submitted about it a shell stays, the report's number and day; the submitters are notified by mail.
 * Its handles go on the list of those that are never read again, also where nothing was stored under them. Its owner's own
 * submissions stay whole, but for the link.
 */
export async function removeProfiles(tx: Tx, config: Pick<Config, "appSecret">, named: Handle): Promise<void> {
  const [profile] = await tx
    .select({ id: profiles.id, creatorId: profiles.creatorId })
    .from(profiles)
    .where(and(eq(profiles.platform, named.platform), eq(profiles.handle, named.handle)));
  const isOne = profile?.creatorId ? eq(profiles.creatorId, profile.creatorId) : eq(profiles.id, profile?.id ?? 0);
  // Locked before anything is read: concurrent writers of readings or links wait, and then find it deleted.
  const deletedProfiles = await tx
    .select({ id: profiles.id, platform: profiles.platform, handle: profiles.handle })
    .from(profiles)
    .where(isOne)
    .orderBy(profiles.id)
    .for("update");
  const handles = [named, ...deletedProfiles];
  await blockProfiles(tx, config, handles);
  const [creator] = profile?.creatorId
    ? await tx.select().from(creators).where(eq(creators.id, profile.creatorId))
    : [undefined];
  const ids = deletedProfiles.map(({ id }) => id);
  for (const submission of await findSubmissions(tx, ids)) {
    // The owner's own submission keeps what they gave and read themselves; its link goes with the profile.
    if (submission.ownerId === null || submission.ownerId !== creator?.ownerUserId)
      await emptySubmission(tx, submission);
  }
  if (creator) {
    await removeReports(tx, inComparisons(tx, creator.id));
    await tx.delete(creators).where(eq(creators.id, creator.id));
  }
  if (ids.length > 0) await tx.delete(profiles).where(inArray(profiles.id, ids));
  await forgetCases(tx, handles);
}

interface Submission {
  id: number;
  /** Its workspace; null of a guest, and once it is deleted. */
  ownerId: number | null;
}

/** Submissions that point at one of these profiles. */
async function findSubmissions(tx: Tx, profileIds: number[]): Promise<Submission[]> {
  if (profileIds.length === 0) return [];
  return tx
    .selectDistinct({ id: submissions.id, ownerId: modelOwners.workspaceId })
    .from(submissions)
    .innerJoin(modelProfiles, eq(modelProfiles.modelId, submissions.id))
    .leftJoin(modelOwners, eq(modelOwners.id, submissions.id))
    .where(inArray(modelProfiles.profileId, profileIds))
    .orderBy(submissions.id);
}

/** Reduces a submission about a removed creator to its reports' numbers and dates. */
async function emptySubmission(tx: Tx, { id, ownerId }: Submission): Promise<void> {
  const isOf = or(eq(reports.modelId, id), eq(reports.deletedFrom, id), inComparisons(tx, id));
  const numbers = await removeReports(tx, isOf);
  await tx.delete(analyses).where(and(eq(analyses.modelId, id), inArray(analyses.state, ["queued", "running"])));
  await tx.update(analyses).set({ reportId: null, outcomes: {}, tries: {} }).where(eq(analyses.modelId, id));
  await dropPictures(tx, id);
  await tx.delete(screenshots).where(eq(screenshots.modelId, id));
  await tx.delete(connections).where(eq(connections.modelId, id));
  await tx.delete(evidence).where(eq(evidence.modelId, id));
  await tx.delete(earningSeries).where(eq(earningSeries.modelId, id));
  await tx.delete(modelTags).where(eq(modelTags.modelId, id));
  await tx.delete(modelProfiles).where(eq(modelProfiles.modelId, id));
  await tx
    .update(submissions)
    .set({ notes: null, timeZone: null, idempotencyKey: null, bodyHash: null })
    .where(eq(submissions.id, id));
  // '—' stands for required texts.
  const erased = { name: "—", username: "—", trendingScore: null, updatedAt: sql`now()`, removedAt: sql`now()` };
  await tx.update(models).set(erased).where(eq(models.id, id));
  await publish(tx, { topic: "analysis", modelId: id });
  if (ownerId !== null) await notifyOwners(tx, { workspaceId: ownerId, numbers });
}

/** Saved comparisons that a model stands in. */
const inComparisons = (tx: Tx, modelId: number) =>
  inArray(
    reports.id,
    tx.select({ id: reportModels.reportId }).from(reportModels).where(eq(reportModels.modelId, modelId)),
  );

/** @returns the numbers of the reports of which a shell is left */
async function removeReports(tx: Tx, where: SQL | undefined): Promise<number[]> {
  const removed = await tx.delete(reports).where(where).returning({
    id: reports.id,
    modelId: reports.modelId,
    workspaceId: reports.workspaceId,
    createdAt: reports.createdAt,
  });
  // One that its owner had deleted, and could still bring back, is deleted permanently.
  const shells = removed.filter(({ modelId, workspaceId }) => modelId !== null || workspaceId !== null);
  if (shells.length > 0) await tx.insert(removedReports).values(shells).onConflictDoNothing();
  return shells.map(({ id }) => id);
}

async function dropPictures(tx: Tx, modelId: number): Promise<void> {
  const ofModel = tx.select({ id: screenshots.id }).from(screenshots).where(eq(screenshots.modelId, modelId));
  const pictures = await tx
    .select({ name: screenshots.picture })
    .from(screenshots)
    .where(and(eq(screenshots.modelId, modelId), isNotNull(screenshots.picture)));
  const crops = await tx
    .select({ name: screenshotReadings.crop })
    .from(screenshotReadings)
    .where(inArray(screenshotReadings.screenshotId, ofModel));
  const confirmed = await tx
    .select({ name: screenshotFigures.crop })
    .from(screenshotFigures)
    .where(inArray(screenshotFigures.screenshotId, ofModel));
  const names = [...pictures, ...crops, ...confirmed].map(({ name }) => name);
  if (names.length > 0) await releaseFiles(tx, names);
}

/** Notifies and mails a workspace's owners and managers; an account that is not verified may not be whose address it says. */
async function notifyOwners(
  tx: Tx,
  { workspaceId, numbers }: { workspaceId: number; numbers: number[] },
): Promise<void> {
  const people = await tx
    .select({ userId: users.id, email: users.email, isVerified: users.isVerified })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), inArray(workspaceMembers.role, ["owner", "manager"])));
  for (const { userId, email, isVerified } of people) {
    await createNotification(tx, { userId, workspaceId, kind: "removal", key: `removal of ${numbers.join()}` });
    if (isVerified)
      await queueMail(tx, {
        ...{ userId, recipient: email },
        write: ({ removedReports: { subject, text } }) => ({ subject, text: text(numbers) }),
      });
  }
}

/** Cases of removed profiles lose the name; their open ones are settled. */
async function forgetCases(tx: Tx, handles: Handle[]): Promise<void> {
  for (const { platform, handle } of handles) {
    const isAbout = and(eq(moderationCases.platform, platform), eq(moderationCases.handle, handle));
    await tx
      .update(moderationCases)
      .set({ decision: "removed", decidedAt: sql`now()` })
      .where(and(isAbout, sql`${moderationCases.decidedAt} is null`));
    await forgetNotices(tx, isAbout);
    await tx.execute(
      sql`delete from removal_answers using moderation_cases where moderation_cases.id = case_id and ${isAbout}`,
    );
    await tx.update(moderationCases).set({ platform: null, handle: null, words: null, contact: null }).where(isAbout);
  }
}
