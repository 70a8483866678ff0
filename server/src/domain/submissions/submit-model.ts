import { createHash } from "node:crypto";
import { type LinkField, linkFields, type submitModelBody } from "@fanradar/contract";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { modelProfiles, models, profiles, submissions } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { writeAudit } from "../access/write-audit.ts";
import { queueAnalysis, type StartOptions } from "../analyses/start-analysis.ts";
import { findBlocked } from "../moderation/block-list.ts";

export type SubmitBody = z.output<typeof submitModelBody>;

/** Who hands in a submission: a person for a workspace, or a guest. */
export type Submitter = { userId: number; workspaceId: number } | { guestId: number };

type BlockKey = Pick<Config, "appSecret">;

interface SubmitOptions {
  config: BlockKey;
  by: Submitter;
  /** The client's `Idempotency-Key`; undefined for a client that knows none. */
  key: string | undefined;
  /** Of a submission that is one of many: the whole of them, so that one of another whole is another submission. */
  whole?: string;
  /** Start of its first analysis. */
  start?: Pick<StartOptions, "cause" | "runAt">;
}

/**
 * Stores a model, its profiles, its first run and its job in one transaction. The same key and body answer the same model; so does
 * the same body in the same workspace within two seconds, with another key or none. A changed body under a key is a conflict.
 */
export async function createSubmission(
  db: Db | Tx,
  submission: SubmitBody,
  { config, by, key }: SubmitOptions,
): Promise<number | "conflict"> {
  return db.transaction((tx) => storeSubmission(tx, submission, { config, by, key }));
}

/** The same in the caller's transaction. */
export async function storeSubmission(
  tx: Tx,
  submission: SubmitBody,
  { config, by, key, whole, start = { cause: "submitted" } }: SubmitOptions,
): Promise<number | "conflict"> {
  const bodyHash = hashSubmission(submission, whole);
  const twin = await justSubmitted(tx, { by, bodyHash });
  if (twin !== undefined) return twin;
  const { name, username, ...columns } = columnsOf(submission);
  const [made] = await tx
    .insert(submissions)
    .values({ ...columns, ...by, idempotencyKey: key, bodyHash })
    .onConflictDoNothing({ target: [ownerColumn(by), submissions.idempotencyKey] })
    .returning({ id: submissions.id });
  if (!made) return key === undefined ? "conflict" : sameKey(tx, { by, key, bodyHash });
  await tx.insert(models).values({ id: made.id, submissionId: made.id, name, username });
  await linkProfiles(tx, config, made.id, submission);
  if ("userId" in by)
    await writeAudit(tx, {
      ...{ act: "model.submit", actorId: by.userId },
      ...{ modelId: made.id, workspaceId: by.workspaceId },
    });
  await queueAnalysis(tx, { modelId: made.id, ...start });
  return made.id;
}

/**
 * Stores what a model submits of themselves when they sign up, in the caller's transaction.
 *
 * @returns the model's id
 */
export async function submitOwn(
  tx: Tx,
  { name, username, onlyfansUrl, instagramUrl, twitterUrl, tiktokUrl }: Omit<SubmitBody, "notes" | "timeZone">,
  { config, userId }: { config: BlockKey; userId: number },
): Promise<number> {
  const submission = { name, username, onlyfansUrl, instagramUrl, twitterUrl, tiktokUrl };
  const id = await storeSubmission(tx, submission, { config, by: { userId, workspaceId: userId }, key: undefined });
  if (id === "conflict") throw new Error(`the submission of account ${userId} was not stored`);
  return id;
}

const ownerColumn = (by: Submitter) => ("userId" in by ? submissions.userId : submissions.guestId);
const isOf = (by: Submitter) => ("userId" in by ? and(isBeside(by), eq(submissions.userId, by.userId)) : isBeside(by));
/** Submissions of the same workspace by any member; of a guest, their own. */
const isBeside = (by: Submitter) =>
  "userId" in by
    ? and(eq(submissions.workspaceId, by.workspaceId), isNull(submissions.deletedAt))
    : eq(submissions.guestId, by.guestId);

type Links = Pick<SubmitBody, LinkField>;
export const submittedLinks = (submission: Links) =>
  [submission.onlyfansUrl, submission.instagramUrl, submission.twitterUrl, submission.tiktokUrl].filter(
    (link) => link !== undefined,
  );

function columnsOf({ name, username, notes, timeZone }: SubmitBody) {
  return { name, username, notes: notes || null, timeZone: timeZone || null };
}

/** Of what is stored, not of what was sent: two spellings of a link are one body, and `userId` is no part of it. */
export function hashSubmission(submission: SubmitBody, whole = ""): string {
  return createHash("sha256")
    .update(whole)
    .update(JSON.stringify([columnsOf(submission), submittedLinks(submission).map(({ canonical }) => canonical)]))
    .digest("hex");
}

/** Waits for an equal submission under way, so that of two clicks, windows or members the second sees the first. */
async function justSubmitted(tx: Tx, { by, bodyHash }: { by: Submitter; bodyHash: string }) {
  const whose = "userId" in by ? by.workspaceId : `guest ${by.guestId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${whose}:${bodyHash}`}, 0))`);
  const [twin] = await tx
    .select({ id: models.id })
    .from(submissions)
    .innerJoin(models, eq(models.id, submissions.id))
    .where(
      and(
        isBeside(by),
        eq(submissions.bodyHash, bodyHash),
        gt(models.createdAt, sql`clock_timestamp() - interval '2 seconds'`),
      ),
    )
    .orderBy(desc(models.id))
    .limit(1);
  return twin?.id;
}

async function sameKey(tx: Tx, { by, key, bodyHash }: { by: Submitter; key: string; bodyHash: string }) {
  const [known] = await tx
    .select({ id: submissions.id, bodyHash: submissions.bodyHash })
    .from(submissions)
    .where(and(isOf(by), eq(submissions.idempotencyKey, key)));
  return known?.bodyHash === bodyHash ? known.id : "conflict";
}

/**
 * Finds or makes each linked profile; the first link creates it for everybody.
 *
 * @throws Refused for those that were removed; checked once their rows are locked, so that a concurrent removal is seen
 */
export async function linkProfiles(tx: Tx, config: BlockKey, modelId: number, submission: Links): Promise<void> {
  const links = submittedLinks(submission);
  if (links.length === 0) return;
  const linked = await tx
    .insert(profiles)
    .values(links.map(({ platform, handle }) => ({ platform, handle })))
    // An update that changes nothing, because only a touched row answers its id.
    .onConflictDoUpdate({ target: [profiles.platform, profiles.handle], set: { platform: sql`excluded.platform` } })
    .returning({ id: profiles.id });
  await tx
    .insert(modelProfiles)
    .values(linked.map(({ id }) => ({ modelId, profileId: id })))
    .onConflictDoNothing();
  const removed = await findBlocked(tx, config, links);
  if (removed.length > 0)
    throw new Refused(
      fail("invalid", {
        fields: Object.fromEntries(removed.map(({ platform }) => [linkFields[platform], "link.removed"])),
      }),
    );
}
