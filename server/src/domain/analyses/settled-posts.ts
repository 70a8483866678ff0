import type { PooledPost } from "@fanradar/engine";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, posts } from "../../platform/db/schema.ts";

interface SettledOptions {
  /** Excludes later reads. */
  at: Date;
  most: number;
}

/**
 * A profile's posts with likes and comments as everybody reads them, whose counts had come to rest when they were read:
 * a day after they were published. Newest first.
 */
export async function findSettledPosts(db: Db, profileId: number, { at, most }: SettledOptions): Promise<PooledPost[]> {
  return db
    .select({
      at: sql<number>`(extract(epoch from ${posts.publishedAt}) * 1000)::float8`,
      interactions: sql<number>`${posts.likes} + ${posts.comments}`,
      readOn: sql<string>`(${evidence.addedAt} at time zone 'UTC')::date::text`,
    })
    .from(posts)
    .innerJoin(evidence, eq(evidence.id, posts.evidenceId))
    .where(
      and(
        eq(posts.profileId, profileId),
        sql`${posts.modelId} is null and ${posts.likes} + ${posts.comments} is not null`,
        sql`${evidence.addedAt} <= ${at.toISOString()}::timestamptz`,
        sql`${posts.publishedAt} <= ${evidence.addedAt} - interval '1 day'`,
      ),
    )
    .orderBy(sql`${posts.publishedAt} desc`)
    .limit(most);
}
