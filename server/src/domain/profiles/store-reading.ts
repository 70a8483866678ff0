import { claimCodePattern } from "@fanradar/contract";
import type { Observation, Platform } from "@fanradar/engine";
import type { ProfileReading } from "@fanradar/platforms";
import { statesMinority } from "@fanradar/words/safety/states-minority";
import { eq, sql } from "drizzle-orm";
import { commitsSoon } from "../../platform/db/commits-soon.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { evidence, observations, profiles } from "../../platform/db/schema.ts";
import { openHidingCase } from "../moderation/case-teams.ts";
import { forgetTexts } from "./forget-texts.ts";
import { listCreator } from "./list-creator.ts";
import { updatePeerFigures } from "./peer-figures.ts";
import { updateProfileSeries } from "./profile-series.ts";
import { captionTerms, storePosts } from "./store-posts.ts";
import { stripNul } from "./strip-nul.ts";

export type ReadProfile = Extract<ProfileReading, { result: "ok" }>;

interface Stamp {
  profileId: number;
  /** Key of the evidence: the same read stored twice is one. */
  key: string;
  at: Date;
  platform: Platform;
  handle: string;
  isSandbox: boolean;
  /** Posts were asked for, though the budget may have afforded none. */
  wantsPosts: boolean;
  hasPosts: boolean;
}

const claimCodes = new RegExp(claimCodePattern, "giu");

/**
 * Stores what a platform answered about a profile: evidence, observations, posts with their newest counts. Nothing of one that
 * was removed or is held meanwhile; and nothing of one whose texts state an age under 18, which is held for a person to look at.
 *
 * @returns whether it was stored
 */
export async function storeReading(db: Db, reading: ReadProfile, stamp: Stamp): Promise<boolean> {
  const { profileId, key, at, platform, isSandbox, wantsPosts, hasPosts } = stamp;
  return db.transaction(async (tx) => {
    const [profile] = await tx
      .select({
        quarantinedAt: profiles.quarantinedAt,
        clearedAt: profiles.clearedAt,
        creatorId: profiles.creatorId,
        commit: commitsSoon,
      })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for("update");
    if (!profile || profile.quarantinedAt) return false;
    // A code such as FR-7K2M-Q0XB-5ME8 states nothing.
    const texts = [reading.displayName, reading.biography?.replace(claimCodes, " ")];
    if (!profile.clearedAt && statesMinority(texts, { today: at, of: "author" })) {
      await forgetTexts(tx, profileId);
      await openHidingCase(
        tx,
        { problem: "minor", hides: true, platform, handle: stamp.handle },
        { id: profileId, clearedAt: null },
      );
      return false;
    }
    const evidenceId = await storeEvidence(tx, {
      ...{ key, platform, profileId, sandbox: isSandbox, addedAt: at },
      ...(wantsPosts && { postsDropped: reading.postsDropped }),
    });
    if (reading.observations.length > 0)
      await tx
        .insert(observations)
        .values(reading.observations.map((observation) => observationRow(observation, { profileId, evidenceId })))
        .onConflictDoNothing();
    await storePosts(tx, reading.posts, { profileId, evidenceId });
    await tx
      .update(profiles)
      .set({
        externalId: stripNul(reading.externalId),
        displayName: stripNul(reading.displayName),
        biography: stripNul(reading.biography),
        lastReadAt: at,
        lastAttemptAt: at,
        lastOutcome: "ok",
        captionTerms: captionTerms(reading.posts),
        ...(hasPosts && reading.postsComplete && { lastPostsAt: at }),
      })
      .where(eq(profiles.id, profileId));
    await updatePeerFigures(tx, profileId);
    await updateProfileSeries(tx, profileId);
    await listCreator(tx, {
      id: profileId,
      platform,
      handle: stamp.handle,
      creatorId: profile.creatorId,
      displayName: stripNul(reading.displayName),
    });
    return true;
  });
}

async function storeEvidence(
  tx: Tx,
  read: {
    key: string;
    platform: Platform;
    profileId: number;
    sandbox: boolean;
    addedAt: Date;
    postsDropped?: number;
  },
): Promise<number> {
  const [row] = await tx
    .insert(evidence)
    .values({ ...read, kind: "api", scope: "public" })
    .onConflictDoUpdate({
      target: evidence.key,
      set: { postsDropped: sql`coalesce(excluded.posts_dropped, ${evidence.postsDropped})` },
    })
    .returning({ id: evidence.id });
  if (!row) throw new Error(`evidence ${read.key} was not stored`);
  return row.id;
}

/** A row of `observations` about a profile or a model. */
export function observationRow(
  { platform, metric, value, low, high, period, currency, observedAt }: Observation,
  subject: ({ profileId: number } | { modelId: number }) & { evidenceId: number },
) {
  return {
    ...subject,
    platform,
    metric,
    value,
    low,
    high,
    currency,
    observedAt: new Date(observedAt),
    ...(period && { periodFrom: new Date(period.from), periodTo: new Date(period.to) }),
  };
}
