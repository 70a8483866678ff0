import type { Observation, Platform, Post } from "@fanradar/engine";
import type { Reading } from "@fanradar/platforms";
import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";
import { evidence, observations, posts, profiles } from "../db/schema.ts";

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

/** Pages may overlap: a post that came twice is stored once, as it came last. */
async function storePosts(tx: Tx, items: Post[], { profileId, evidenceId }: { profileId: number; evidenceId: number }) {
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
}

const longestText = 10_000;

/** What strangers wrote, as PostgreSQL can store it: no NUL, no half of a pair, no endless text. */
function storable(text: string | undefined): string | null {
  return text === undefined ? null : text.replaceAll("\u0000", "").slice(0, longestText).toWellFormed();
}
