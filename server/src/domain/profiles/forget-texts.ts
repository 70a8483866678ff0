import { eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { posts, profiles } from "../../platform/db/schema.ts";

/** Deletes what a profile said of itself: name, biography, captions and the words found in them. Its counts stay. */
export async function forgetTexts(tx: Tx, profileId: number): Promise<void> {
  await tx
    .update(profiles)
    .set({ displayName: null, biography: null, captionTerms: null, lastPostsAt: null })
    .where(eq(profiles.id, profileId));
  await tx.update(posts).set({ caption: null }).where(eq(posts.profileId, profileId));
}
