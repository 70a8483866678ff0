import { eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { posts, profiles } from "../../platform/db/schema.ts";

/** Deletes a profile's texts: name, biography, captions and their words. Its counts stay. */
export async function forgetTexts(tx: Tx, profileId: number): Promise<void> {
  await tx
    .update(profiles)
    .set({ displayName: null, biography: null, captionTerms: null, lastPostsAt: null })
    .where(eq(profiles.id, profileId));
  await tx.update(posts).set({ caption: null }).where(eq(posts.profileId, profileId));
}
