import type { OwnReading } from "@fanradar/platforms";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { breakdowns, connections, evidence, modelProfiles, observations, profiles } from "../../platform/db/schema.ts";
import { storePosts } from "../profiles/store-posts.ts";
import { observationRow } from "../profiles/store-reading.ts";
import type { StoredConnection } from "./with-grant.ts";

interface Stamp {
  row: StoredConnection;
  /** Key of the evidence: the same read stored twice is one. */
  key: string;
  at: Date;
  hasPosts: boolean;
}

/** Stores a reading of a connected account: evidence of scope *owner*, which enters no model's report but this one's. */
export async function storeOwnReading(
  db: Db,
  reading: Extract<OwnReading, { result: "ok" }>,
  { row: { id, modelId, userId, consentId, platform, handle, sandbox }, key, at, hasPosts }: Stamp,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .innerJoin(modelProfiles, eq(modelProfiles.profileId, profiles.id))
      .where(and(eq(modelProfiles.modelId, modelId), eq(profiles.platform, platform), eq(profiles.handle, handle)));
    // The link was changed while the account was read: the reading is of a page that the model no longer links.
    if (!profile) return;
    const [made] = await tx
      .insert(evidence)
      .values({
        ...{ key, kind: "connected", scope: "owner", sandbox, platform, modelId, addedAt: at },
        // By a creator's own consent nobody with an account added it.
        addedBy: consentId === null ? userId : null,
        aboutProfileId: profile.id,
        ...(hasPosts && { postsDropped: reading.postsDropped }),
      })
      .onConflictDoNothing({ target: evidence.key })
      .returning({ id: evidence.id });
    if (!made) return;
    const evidenceId = made.id;
    if (reading.observations.length > 0)
      await tx
        .insert(observations)
        .values(reading.observations.map((observation) => observationRow(observation, { modelId, evidenceId })))
        .onConflictDoNothing();
    if (reading.breakdowns.length > 0)
      await tx
        .insert(breakdowns)
        .values(
          reading.breakdowns.map(({ dimension, parts, observedAt }) => ({
            modelId,
            platform,
            dimension,
            parts,
            observedAt: new Date(observedAt),
            evidenceId,
          })),
        )
        .onConflictDoNothing();
    await storePosts(tx, reading.posts, { profileId: profile.id, modelId, evidenceId });
    await tx
      .update(connections)
      .set({ lastReadAt: at, ...(hasPosts && reading.postsComplete && { lastPostsAt: at }) })
      .where(eq(connections.id, id));
  });
}
