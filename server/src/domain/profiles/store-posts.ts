import { type Post, termsOf } from "@fanradar/engine";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { posts, profiles } from "../../platform/db/schema.ts";
import { stripNul } from "./strip-nul.ts";

interface PostOwner {
  profileId: number;
  /** The model of the connected account; absent for public readings. */
  modelId?: number;
  evidenceId: number;
}

/** Pages may overlap: a post that came twice is stored once, as it came last. */
export async function storePosts(tx: Tx, items: Post[], { profileId, modelId, evidenceId }: PostOwner) {
  const newest = new Map(items.map((post) => [post.externalId, post]));
  if (newest.size === 0) return;
  const rows = [...newest.values()].map(
    ({ publishedAt, caption, externalId, kind, likes, comments, shares, saves, views, reach }) => ({
      profileId,
      modelId,
      evidenceId,
      externalId: stripNul(externalId) ?? "",
      publishedAt: new Date(publishedAt),
      kind,
      caption: stripNul(caption),
      likes,
      comments,
      shares,
      saves,
      views,
      reach,
    }),
  );
  await tx
    .insert(posts)
    .values(rows)
    .onConflictDoUpdate({
      target: [posts.profileId, posts.modelId, posts.externalId],
      set: {
        kind: sql`excluded.kind`,
        caption: sql`excluded.caption`,
        likes: sql`excluded.likes`,
        comments: sql`excluded.comments`,
        shares: sql`excluded.shares`,
        saves: sql`excluded.saves`,
        views: sql`excluded.views`,
        // Of the newest posts alone: values of older ones stay.
        reach: sql`coalesce(excluded.reach, ${posts.reach})`,
        evidenceId: sql`excluded.evidence_id`,
      },
    });
  // Words from the owner's account only are not shared in the pool of common words.
  if (modelId !== undefined) return;
  await tx
    .update(profiles)
    .set({ captionTerms: captionTerms(rows.map(({ caption }) => caption ?? "")) })
    .where(eq(profiles.id, profileId));
}

const mostTerms = 1_000;

/** The terms that themes are found by, cut as the engine cuts them. */
function captionTerms(captions: string[]): string[] {
  const found = new Set<string>();
  for (const caption of captions) {
    const { tags, words, pairs } = termsOf(caption);
    for (const term of [...tags, ...words, ...pairs]) found.add(term);
  }
  return [...found].slice(0, mostTerms);
}
