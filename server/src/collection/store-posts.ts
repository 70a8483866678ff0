import { type Post, termsOf } from "@fanradar/engine";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../db/open-database.ts";
import { posts, profiles } from "../db/schema.ts";
import { storable } from "./storable.ts";

/** Pages may overlap: a post that came twice is stored once, as it came last. */
export async function storePosts(
  tx: Tx,
  items: Post[],
  { profileId, evidenceId }: { profileId: number; evidenceId: number },
) {
  const newest = new Map(items.map((post) => [post.externalId, post]));
  if (newest.size === 0) return;
  const rows = [...newest.values()].map(
    ({ publishedAt, caption, externalId, kind, likes, comments, shares, saves, views }) => ({
      profileId,
      evidenceId,
      externalId: storable(externalId) ?? "",
      publishedAt: new Date(publishedAt),
      kind,
      caption: storable(caption),
      likes,
      comments,
      shares,
      saves,
      views,
    }),
  );
  await tx
    .insert(posts)
    .values(rows)
    .onConflictDoUpdate({
      target: [posts.profileId, posts.externalId],
      set: {
        kind: sql`excluded.kind`,
        caption: sql`excluded.caption`,
        likes: sql`excluded.likes`,
        comments: sql`excluded.comments`,
        shares: sql`excluded.shares`,
        saves: sql`excluded.saves`,
        views: sql`excluded.views`,
        evidenceId: sql`excluded.evidence_id`,
      },
    });
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
    const { words, pairs } = termsOf(caption);
    for (const term of [...words, ...pairs]) found.add(term);
  }
  return [...found].slice(0, mostTerms);
}
