import type { ReleaseKind } from "@fanradar/contract";
import type { Section } from "@fanradar/engine";
import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { showsName } from "../../domain/access/name-visibility.ts";
import { isPublic } from "../../domain/access/visibility.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import {
  creators,
  includedCreators,
  modelOwners,
  modelProfiles,
  ownerOf,
  profiles,
  reports,
  shares,
  userSettings,
  users,
  workspaceLogos,
  workspaces,
} from "../../platform/db/schema.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";

export interface NewShare {
  which: "version" | "newest";
  sections: Section[];
  releases: ReleaseKind[];
  days: number | null;
  passwordHash: string | null;
  /** When the link was made that it takes the place of; null: there is none. */
  replaces: Date | null;
}

const columns = {
  which: shares.which,
  sections: shares.sections,
  releases: shares.releases,
  hasPassword: sql<boolean>`${shares.passwordHash} is not null`,
  createdAt: shares.createdAt,
  expiresAt: shares.expiresAt,
  isExpired: sql<boolean>`coalesce(${shares.expiresAt} <= now(), false)`,
  views: shares.views,
  lastOpenedAt: shares.lastOpenedAt,
};

/** Deleting can be undone for a while; until then nothing of it is shown. */
const isThere = isNull(reports.deletedAt);

/** The record that a report is of, or the one that its submission stands for. */
const isOfModel = or(eq(creators.id, modelOwners.id), eq(creators.id, includedCreators.creatorId));

/** The owner of a report's model, and whether it is a claimed page; undefined if the report does not exist. */
export async function findShareable(db: Db, reportId: number) {
  const [row] = await db
    .select({ ...ownerOf, id: reports.id, isOwnPage: sql<boolean>`${creators.id} is not null` })
    .from(reports)
    .innerJoin(modelOwners, eq(modelOwners.id, reports.modelId))
    .leftJoin(includedCreators, eq(includedCreators.submissionId, modelOwners.id))
    .leftJoin(creators, isOfModel)
    .where(and(eq(reports.id, reportId), isThere));
  return row;
}

export async function findShare(db: Db | Tx, reportId: number) {
  const [row] = await db.select(columns).from(shares).where(eq(shares.reportId, reportId));
  return row;
}
export type StoredShare = NonNullable<Awaited<ReturnType<typeof findShare>>>;

/**
 * Creates a report's link in place of the one of that moment. The token is only returned, not stored.
 *
 * @returns undefined where another link than that works by now: what its holders were sent is not ended unseen
 */
export async function storeShare(tx: Tx, reportId: number, { days, replaces, ...made }: NewShare) {
  await tx.select({ id: reports.id }).from(reports).where(eq(reports.id, reportId)).for("update");
  const before = await findShare(tx, reportId);
  if (before && !before.isExpired && before.createdAt.getTime() !== replaces?.getTime()) return undefined;
  const token = newToken();
  const row = {
    ...made,
    tokenHash: hashToken(token),
    expiresAt: days === null ? null : sql`now() + make_interval(days => ${days})`,
  };
  const [share] = await tx
    .insert(shares)
    .values({ reportId, ...row })
    .onConflictDoUpdate({
      target: shares.reportId,
      set: { ...row, views: 0, lastOpenedAt: null, createdAt: sql`now()` },
    })
    .returning(columns);
  if (!share) throw new Error("a link was not stored");
  return { share, token };
}

/** @returns whether there was one */
export async function deleteShare(tx: Tx, reportId: number): Promise<boolean> {
  const ended = await tx.delete(shares).where(eq(shares.reportId, reportId)).returning({ id: shares.reportId });
  return ended.length > 0;
}

/** The name of the one creator whom anybody finds under a model's profiles; null where these are of none, or of several. */
const publicName = (): SQL<string | null> => sql`(
  select case when count(distinct creators.id) = 1 then min(creators.display_name) end
  from ${modelProfiles} join ${profiles} on ${profiles.id} = ${modelProfiles.profileId}
    join ${creators} on ${creators.id} = ${profiles.creatorId}
  where ${modelProfiles.modelId} = ${modelOwners.id} and ${isPublic("profile")})`;

/** A link that opens something now: whose it is, and the report it is on. Undefined when it is unknown or over. */
export async function findOpenShare(db: Db, token: string) {
  const [row] = await db
    .select({
      reportId: shares.reportId,
      which: shares.which,
      sections: shares.sections,
      releases: shares.releases,
      passwordHash: shares.passwordHash,
      madeAt: shares.createdAt,
      ...ownerOf,
      showsMaker: showsName("link"),
      maker: users.name,
      makersAvatar: userSettings.avatar,
      /** Empty of a personal workspace. */
      workspace: workspaces.name,
      logo: workspaceLogos.file,
      // What is never null comes first: Drizzle takes a joined row whose first column is null for none.
      creator: {
        isListed: creators.isListed,
        ownerUserId: creators.ownerUserId,
        visibility: creators.visibility,
        displayName: creators.displayName,
      },
      publicName: publicName(),
    })
    .from(shares)
    .innerJoin(reports, eq(reports.id, shares.reportId))
    .innerJoin(modelOwners, eq(modelOwners.id, reports.modelId))
    .leftJoin(includedCreators, eq(includedCreators.submissionId, modelOwners.id))
    .leftJoin(creators, isOfModel)
    .leftJoin(users, eq(users.id, modelOwners.userId))
    .leftJoin(workspaces, eq(workspaces.id, modelOwners.workspaceId))
    .leftJoin(workspaceLogos, eq(workspaceLogos.workspaceId, modelOwners.workspaceId))
    .leftJoin(userSettings, eq(userSettings.userId, modelOwners.userId))
    .where(
      and(
        eq(shares.tokenHash, hashToken(token)),
        isThere,
        // What may be a minor's, or is to be removed, waits for a person to decide.
        sql`not exists (select 1 from model_profiles join profiles on profiles.id = model_profiles.profile_id
          where model_profiles.model_id = ${modelOwners.id} and profiles.quarantined_at is not null)`,
        sql`(${shares.expiresAt} is null or ${shares.expiresAt} > now())`,
      ),
    );
  return row;
}
export type OpenShare = NonNullable<Awaited<ReturnType<typeof findOpenShare>>>;

/** The report that a link shows now. */
export async function findSharedReport(db: Db, { which, reportId, modelId }: OpenShare) {
  const [row] = await db
    .select({ id: reports.id, hash: reports.hash, createdAt: reports.createdAt, sealed: reports.sealed })
    .from(reports)
    .where(and(which === "newest" ? eq(reports.modelId, modelId) : eq(reports.id, reportId), isNull(reports.deletedAt)))
    .orderBy(desc(reports.id))
    .limit(1);
  return row;
}

/** Of whom a shared report is, with whether a person has decided that they are no minor. */
export async function findSharedProfiles(tx: Tx, modelId: number) {
  return tx
    .select({ id: profiles.id, platform: profiles.platform, handle: profiles.handle, clearedAt: profiles.clearedAt })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .where(eq(modelProfiles.modelId, modelId))
    .orderBy(profiles.id);
}

/** Counts a look; answers whether it was the first. False too when the link was revoked meanwhile. */
export async function countLook(tx: Tx, reportId: number): Promise<boolean> {
  const [row] = await tx
    .update(shares)
    .set({ views: sql`${shares.views} + 1`, lastOpenedAt: sql`now()` })
    .where(eq(shares.reportId, reportId))
    .returning({ views: shares.views });
  return row?.views === 1;
}
