import { createHash } from "node:crypto";
import type { submitModelBody } from "@fanradar/contract";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Db, Tx } from "../db/open-database.ts";
import { modelProfiles, models, profiles } from "../db/schema.ts";
import { startAnalysis } from "./start-analysis.ts";

export type Submission = z.output<typeof submitModelBody>;

interface SubmitOptions {
  userId: number;
  /** The client's `Idempotency-Key`; undefined for a client that knows none. */
  key: string | undefined;
}

/**
 * Stores a model, its profiles, its first run and its job in one transaction. The same key and body answer the same model;
 * without a key, so does the same body of the same person within two seconds. A changed body under a key is a conflict.
 */
export async function submitModel(
  db: Db,
  submission: Submission,
  { userId, key }: SubmitOptions,
): Promise<number | "conflict"> {
  const bodyHash = hashOf(submission);
  return db.transaction(async (tx) => {
    const twin = key === undefined ? await justSubmitted(tx, { userId, bodyHash }) : undefined;
    if (twin !== undefined) return twin;
    const [made] = await tx
      .insert(models)
      .values({ ...columnsOf(submission), userId, idempotencyKey: key, bodyHash })
      .onConflictDoNothing({ target: [models.userId, models.idempotencyKey] })
      .returning({ id: models.id });
    if (!made) return key === undefined ? "conflict" : sameKey(tx, { userId, key, bodyHash });
    await linkProfiles(tx, made.id, submission);
    await startAnalysis(tx, { modelId: made.id, userId, cause: "submitted" });
    return made.id;
  });
}

const linksOf = (submission: Submission) =>
  [submission.onlyfansUrl, submission.instagramUrl, submission.twitterUrl, submission.tiktokUrl].filter(
    (link) => link !== undefined,
  );

function columnsOf({ name, username, onlyfansUrl, instagramUrl, twitterUrl, tiktokUrl, notes }: Submission) {
  return {
    name,
    username,
    onlyfansUrl: onlyfansUrl?.canonical,
    instagramUrl: instagramUrl?.canonical,
    twitterUrl: twitterUrl?.canonical,
    tiktokUrl: tiktokUrl?.canonical,
    notes: notes || null,
  };
}

/** Of what is stored, not of what was sent: two spellings of a link are one body, and `userId` is no part of it. */
function hashOf(submission: Submission): string {
  return createHash("sha256")
    .update(JSON.stringify(Object.values(columnsOf(submission)).map((value) => value ?? null)))
    .digest("hex");
}

/** Waits for an equal submission under way, so that of two clicks the second sees the first. */
async function justSubmitted(tx: Tx, { userId, bodyHash }: { userId: number; bodyHash: string }) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${bodyHash}`}, 0))`);
  const [twin] = await tx
    .select({ id: models.id })
    .from(models)
    .where(
      and(
        eq(models.userId, userId),
        eq(models.bodyHash, bodyHash),
        gt(models.createdAt, sql`clock_timestamp() - interval '2 seconds'`),
      ),
    )
    .orderBy(desc(models.id))
    .limit(1);
  return twin?.id;
}

async function sameKey(tx: Tx, { userId, key, bodyHash }: { userId: number; key: string; bodyHash: string }) {
  const [known] = await tx
    .select({ id: models.id, bodyHash: models.bodyHash })
    .from(models)
    .where(and(eq(models.userId, userId), eq(models.idempotencyKey, key)));
  return known?.bodyHash === bodyHash ? known.id : "conflict";
}

/** Finds or makes each linked profile; whoever links it first makes it for everybody. */
async function linkProfiles(tx: Tx, modelId: number, submission: Submission): Promise<void> {
  for (const { platform, handle } of linksOf(submission)) {
    const [profile] = await tx
      .insert(profiles)
      .values({ platform, handle })
      // An update that changes nothing, because only a touched row answers its id.
      .onConflictDoUpdate({ target: [profiles.platform, profiles.handle], set: { platform } })
      .returning({ id: profiles.id });
    if (profile) await tx.insert(modelProfiles).values({ modelId, profileId: profile.id }).onConflictDoNothing();
  }
}
