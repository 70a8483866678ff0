import { canonicalUrl, type DashboardSource } from "@fanradar/contract";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import {
  connections,
  creators,
  includedCreators,
  modelProfiles,
  modelSignups,
  profiles,
  submissions,
} from "../../platform/db/schema.ts";

/** The creator that an account owns; undefined before they claim one. */
export async function findOwnCreator(db: Db, userId: number) {
  const [creator] = await db.select().from(creators).where(eq(creators.ownerUserId, userId));
  return creator;
}

/** The submission that an account's sign-up as a model made, while it is one, and whether it stands for their creator too. */
export async function findSignupSubmission(
  db: Db,
  userId: number,
): Promise<{ id: number; includesCreator: boolean } | undefined> {
  const [row] = await db
    .select({ id: submissions.id, includesCreator: isNotNull(includedCreators.creatorId).mapWith(Boolean) })
    .from(modelSignups)
    .innerJoin(submissions, eq(submissions.id, modelSignups.modelId))
    .leftJoin(includedCreators, eq(includedCreators.submissionId, submissions.id))
    .where(and(eq(modelSignups.userId, userId), eq(submissions.workspaceId, userId), isNull(submissions.deletedAt)));
  return row;
}

/** The profiles that a model links, and how what is known of each comes in. */
export async function findSources(
  db: Db,
  { modelId, creatorId }: { modelId: number; creatorId: number | null },
): Promise<DashboardSource[]> {
  const rows = await db
    .select({
      platform: profiles.platform,
      handle: profiles.handle,
      creatorId: profiles.creatorId,
      outcome: profiles.lastOutcome,
      lastReadAt: profiles.lastReadAt,
      connectedAt: connections.connectedAt,
      isLive: sql<boolean>`${connections.sealedTokens} is not null`,
      connectionReadAt: connections.lastReadAt,
    })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .leftJoin(connections, and(eq(connections.modelId, modelId), eq(connections.platform, profiles.platform)))
    .where(eq(modelProfiles.modelId, modelId))
    .orderBy(profiles.id);
  return rows.map(({ platform, handle, outcome, lastReadAt, connectedAt, isLive, connectionReadAt, ...row }) => ({
    platform,
    handle,
    url: canonicalUrl[platform](handle),
    isClaimed: creatorId !== null && row.creatorId === creatorId,
    outcome,
    lastReadAt: lastReadAt?.toISOString() ?? null,
    connection: connectedAt === null ? "none" : isLive ? "live" : "ended",
    connectionReadAt: connectionReadAt?.toISOString() ?? null,
  }));
}

/** Whether the account added evidence to the model: typed, imported, screenshots or connected. */
export async function hasOwnEvidence(db: Db, modelId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from evidence where model_id = ${modelId} limit 1`);
  return rows.length > 0;
}
