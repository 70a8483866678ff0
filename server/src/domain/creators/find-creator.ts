import type { Fact, Platform } from "@fanradar/engine";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { prepareOnce } from "../../platform/db/prepare-once.ts";
import { analyses, creators, models, profiles, trendingScores } from "../../platform/db/schema.ts";
import { isPublic } from "../access/visibility.ts";
import { linkedProfiles } from "../profiles/model-links.ts";

const address = (profile: string) =>
  sql<{ platform: Platform; handle: string }[]>`(
    select coalesce(json_agg(json_build_object('platform', platform, 'handle', handle) order by id), '[]')
    from profiles ${sql.raw(profile)} where ${sql.raw(profile)}.creator_id = ${creators.id}
  )`;

/** A creator with its model and its score. */
const stored = {
  creator: {
    id: creators.id,
    ownerUserId: creators.ownerUserId,
    displayName: creators.displayName,
    visibility: creators.visibility,
    isListed: creators.isListed,
    isIndexed: creators.isIndexed,
    linkNumber: creators.linkNumber,
    showsExplicit: creators.showsExplicit,
    isFeatured: creators.isFeatured,
    isVerified: creators.isVerified,
    isOwnerVerified: creators.isOwnerVerified,
    isTopCreator: creators.isTopCreator,
    viewCount: creators.viewCount,
  },
  model: {
    username: models.username,
    status: models.status,
    createdAt: models.createdAt,
    updatedAt: models.updatedAt,
  },
  links: linkedProfiles,
  /** Null under seven daily readings. */
  score: sql<Fact | null>`${trendingScores.fact}`,
  profiles: address("linked"),
};

const creatorByProfile = prepareOnce((db) =>
  db
    .select({
      ...stored,
      profile: {
        platform: profiles.platform,
        handle: profiles.handle,
        lastReadAt: profiles.lastReadAt,
        quarantinedAt: profiles.quarantinedAt,
      },
      run: sql<typeof analyses.$inferSelect.state | null>`(
        select state from ${analyses} where ${analyses.modelId} = ${creators.id} order by ${analyses.id} desc limit 1
      )`,
    })
    .from(profiles)
    .innerJoin(creators, eq(creators.id, profiles.creatorId))
    .innerJoin(models, eq(models.id, creators.id))
    .leftJoin(trendingScores, eq(trendingScores.creatorId, creators.id))
    .where(and(eq(profiles.platform, sql.placeholder("platform")), eq(profiles.handle, sql.placeholder("handle")))),
);

/** The creator that a profile belongs to, visible or not; undefined where there is none. */
export async function findCreator(db: Db, { platform, handle }: { platform: Platform; handle: string }) {
  const [row] = await creatorByProfile(db).execute({ platform, handle });
  return row;
}
export type CreatorRecord = NonNullable<Awaited<ReturnType<typeof findCreator>>>;
/** Members of a creator in every list. */
export type StoredCreator = Pick<CreatorRecord, "creator" | "model" | "links" | "score" | "profiles">;

const creatorsByIds = prepareOnce((db) =>
  db
    .select(stored)
    .from(creators)
    .innerJoin(models, eq(models.id, creators.id))
    .leftJoin(trendingScores, eq(trendingScores.creatorId, creators.id))
    .where(sql`${creators.id} = any(${sql.placeholder("ids")}::int[])`),
);

/** The creators of these ids, in their order. */
export async function findCreatorsById(db: Db, ids: number[]): Promise<StoredCreator[]> {
  const rows = await creatorsByIds(db).execute({ ids });
  return ids.flatMap((id) => rows.find(({ creator }) => creator.id === id) ?? []);
}

const ranked = prepareOnce((db) => {
  // Evaluated row by row in the order of the ranking, which the limit ends early: PostgreSQL cannot estimate how many creators are
  // public, takes them for few, and would join them all before it sorts.
  const shown = db
    .select({ isShown: sql`true`.as("is_shown") })
    .from(creators)
    .where(and(eq(creators.id, trendingScores.creatorId), isPublic("figures")))
    .limit(1)
    .as("shown");
  return db
    .select(stored)
    .from(trendingScores)
    .innerJoinLateral(shown, sql`true`)
    .innerJoin(creators, eq(creators.id, trendingScores.creatorId))
    .innerJoin(models, eq(models.id, creators.id))
    .orderBy(desc(trendingScores.score), desc(trendingScores.creatorId))
    .limit(sql.placeholder("limit"));
});

/** Creators by their trending score, the highest first; those whose figures are not public have no place. */
export async function findTrending(db: Db, limit: number): Promise<StoredCreator[]> {
  return ranked(db).execute({ limit });
}

/**
 * The first profile of each creator whose owner wants search engines to list its page, while everybody may find it; at most `limit`, in
 * the order in which they came. As `isIndexed` of creator-routes, for queries.
 */
export function findIndexedProfiles(db: Db, limit: number): Promise<{ platform: Platform; handle: string }[]> {
  return db
    .selectDistinctOn([profiles.creatorId], { platform: profiles.platform, handle: profiles.handle })
    .from(profiles)
    .innerJoin(creators, eq(creators.id, profiles.creatorId))
    .where(and(eq(creators.isIndexed, true), isNotNull(creators.ownerUserId), isPublic("profile")))
    .orderBy(profiles.creatorId, profiles.id)
    .limit(limit);
}

/** Parts of a creator's score; undefined if it has none. */
export async function findScoreParts(db: Db, creatorId: number) {
  const [row] = await db
    .select({ parts: trendingScores.parts })
    .from(trendingScores)
    .where(eq(trendingScores.creatorId, creatorId));
  return row?.parts;
}
