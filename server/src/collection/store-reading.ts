import type { Observation, Platform } from "@fanradar/engine";
import type { Reading } from "@fanradar/platforms";
import { eq } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";
import { evidence, observations, profiles } from "../db/schema.ts";
import { storable } from "./storable.ts";
import { storePosts } from "./store-posts.ts";

export type ReadProfile = Extract<Reading, { result: "ok" }>;

interface Stamp {
  profileId: number;
  /** Key of the evidence: the same read stored twice is one. */
  key: string;
  at: Date;
  platform: Platform;
  isSandbox: boolean;
  hasPosts: boolean;
}

/** Stores what a platform answered about a profile: evidence, observations, posts with their newest counts. */
export async function storeReading(db: Db, reading: ReadProfile, stamp: Stamp): Promise<void> {
  const { profileId, key, at, platform, isSandbox, hasPosts } = stamp;
  await db.transaction(async (tx) => {
    const evidenceId = await storeEvidence(tx, { key, platform, profileId, sandbox: isSandbox, addedAt: at });
    if (reading.observations.length > 0)
      await tx
        .insert(observations)
        .values(reading.observations.map((observation) => observationRow(observation, { profileId, evidenceId })))
        .onConflictDoNothing();
    await storePosts(tx, reading.posts, { profileId, evidenceId });
    await tx
      .update(profiles)
      .set({
        externalId: storable(reading.externalId),
        displayName: storable(reading.displayName),
        biography: storable(reading.biography),
        lastReadAt: at,
        lastAskedAt: at,
        lastOutcome: "ok",
        ...(hasPosts && reading.postsComplete && { lastPostsAt: at }),
      })
      .where(eq(profiles.id, profileId));
  });
}

async function storeEvidence(
  tx: Tx,
  read: { key: string; platform: Platform; profileId: number; sandbox: boolean; addedAt: Date },
): Promise<number> {
  // An update that changes nothing, because only a touched row answers its id.
  const [row] = await tx
    .insert(evidence)
    .values({ ...read, kind: "api", scope: "public" })
    .onConflictDoUpdate({ target: evidence.key, set: { key: read.key } })
    .returning({ id: evidence.id });
  if (!row) throw new Error(`evidence ${read.key} was not stored`);
  return row.id;
}

/** A row of `observations` about a profile. */
export function observationRow(
  { platform, metric, value, low, high, currency, observedAt }: Observation,
  { profileId, evidenceId }: { profileId: number; evidenceId: number },
) {
  return { profileId, platform, metric, value, low, high, currency, observedAt: new Date(observedAt), evidenceId };
}
