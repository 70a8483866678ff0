import { createHash } from "node:crypto";
import type { FieldCode } from "@fanradar/contract";
import { linkFields } from "@fanradar/contract";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { profiles } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { startOfJob } from "../../platform/queue/private-tables.ts";
import { findBlocked } from "../moderation/block-list.ts";
import { hashSubmission, type SubmitBody, storeSubmission, submittedLinks } from "./submit-model.ts";

/** As many start at once; after them one each so many seconds: two hundred are read within little more than an hour. */
const atOnce = 5;
const spacingMs = 20_000;

interface BatchOptions {
  config: Pick<Config, "appSecret">;
  by: { userId: number; workspaceId: number };
  key: string | undefined;
  now: Date;
}

/**
 * Stores many submissions in one transaction, each as if it came alone, and spreads their first analyses over time: behind
 * those that the same person added before, and behind analyses that a person waits for. The same key and rows answer the same models.
 *
 * @returns the models' ids in the order of the rows, and when the last analysis may start
 * @throws Refused naming the rows of removed profiles, or a changed body under a key; nothing is stored then
 */
export async function submitBatch(db: Db, rows: SubmitBody[], { config, by, key, now }: BatchOptions) {
  return db.transaction(async (tx) => {
    await holdProfiles(tx, rows);
    await refuseRemoved(tx, config, rows);
    const free = await nextFree(tx, by.userId, now);
    const whole = createHash("sha256")
      .update(JSON.stringify(rows.map((row) => hashSubmission(row))))
      .digest("hex");
    const ids: number[] = [];
    for (const [index, row] of rows.entries()) {
      const runAt = new Date(free.getTime() + Math.max(0, index - atOnce + 1) * spacingMs);
      const id = await storeSubmission(tx, row, {
        ...{ config, by, whole: `${whole}:${index}`, start: { cause: "batch", runAt } },
        key: key && `${key}:${index}`,
      });
      if (id === "conflict") throw new Refused(fail("idempotency-conflict"));
      ids.push(id);
    }
    const last = await lastStart(tx, sql`submissions.id in ${ids}`);
    return { ids, lastStartsAt: (last ?? now).toISOString() };
  });
}

/**
 * Takes the rows of all profiles in the order in which one submission takes its own: of two lists that share some, one
 * waits for the other, and never both.
 */
async function holdProfiles(tx: Tx, rows: SubmitBody[]): Promise<void> {
  const order = Object.keys(linkFields);
  const links = rows
    .flatMap(submittedLinks)
    .map(({ platform, handle }) => ({ platform, handle }))
    .toSorted((a, b) => order.indexOf(a.platform) - order.indexOf(b.platform) || (a.handle < b.handle ? -1 : 1));
  await tx
    .insert(profiles)
    .values(links)
    .onConflictDoUpdate({ target: [profiles.platform, profiles.handle], set: { platform: sql`excluded.platform` } });
}

async function refuseRemoved(tx: Tx, config: BatchOptions["config"], rows: SubmitBody[]): Promise<void> {
  const links = rows.flatMap((row, index) => submittedLinks(row).map((link) => ({ ...link, index })));
  const removed = await findBlocked(tx, config, links);
  const fields: Record<string, FieldCode> = Object.fromEntries(
    removed.map(({ platform, index }) => [`rows.${index}.${linkFields[platform]}`, "link.removed"]),
  );
  if (removed.length > 0) throw new Refused(fail("invalid", { fields }));
}

/** Earliest start of the next analysis of this person's batches: after those of earlier batches. */
async function nextFree(tx: Tx, userId: number, now: Date): Promise<Date> {
  const last = await lastStart(tx, sql`submissions.user_id = ${userId} and analyses.cause = 'batch'`);
  return last && last > now ? new Date(last.getTime() + spacingMs) : now;
}

const waiting = z.object({ last: z.coerce.date().nullable() });

/** Start of the last waiting analysis; undefined if none waits. */
async function lastStart(tx: Tx, which: SQL): Promise<Date | undefined> {
  const { rows } = await tx.execute(sql`
    select max(${startOfJob("analysisId", sql`analyses.id`)}) as last
    from analyses join submissions on submissions.id = analyses.model_id
    where ${which} and analyses.state = 'queued'`);
  return waiting.parse(rows[0]).last ?? undefined;
}
