import { createHash } from "node:crypto";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { createNotification } from "../../domain/notifications/create-notification.ts";
import { notifyTeam } from "../../domain/notifications/notify-team.ts";
import { nameOfBook } from "../../domain/payments/find-book.ts";
import { findBooks } from "../../domain/payments/find-earnings.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { findListedCreator } from "./notify-other-side.ts";
import { findCreator } from "./split-access.ts";
import { findAllConfirmations, isConfirmedWith } from "./split-confirmations.ts";
import { findSplitRules, holding } from "./split-rules.ts";
import { divideBook } from "./split-sums.ts";

/** Notifies both sides of confirmed months that a change of payments or shares changes, once the caller's transaction commits. */
export const announceChangedMonths = (tx: Tx, modelId: number): Promise<unknown> =>
  enqueue(tx, changedMonthsJob, { modelId });

/** Notifies both sides of confirmed months whose sums have changed since, once for each state of the sums. */
export async function notifyChangedMonths(
  { db }: Pick<Context, "db">,
  { modelId }: { modelId: number },
): Promise<void> {
  const changed = await findChanged(db, modelId);
  if (changed.length === 0) return;
  const state = createHash("sha256").update(changed.sort().join()).digest("base64url");
  const news = { kind: "split-changed", key: `split-changed ${modelId} ${state}` } as const;
  await db.transaction(async (tx) => {
    await notifyTeam(tx, { ...news, modelId });
    // The model's name is the agency's own.
    const creatorId = await findListedCreator(tx, { modelId, creator: await findCreator(tx, modelId) });
    if (creatorId !== undefined) await createNotification(tx, { ...news, userId: creatorId });
  });
}

/** Of confirmations that are of other sums than those of now, the id with the sums of now. */
async function findChanged(db: Db, modelId: number): Promise<string[]> {
  const confirmations = await findAllConfirmations(db, modelId);
  if (confirmations.length === 0) return [];
  const [{ books, timeZone }, rules] = await Promise.all([
    findBooks(db, modelId),
    findSplitRules(db, modelId, { withNames: false }),
  ]);
  const divided = await Promise.all(
    books.map(async (book) => ({
      ...nameOfBook(book),
      ...(await divideBook(db, { ...book, modelId, timeZone }, holding(rules))),
    })),
  );
  return confirmations.flatMap((stored) => {
    const book = divided.find((one) => one.platform === stored.platform && one.currency === stored.currency);
    const month = book?.months.find((one) => one.month === stored.month);
    const sums = month ?? { base: 0, agency: 0, creator: 0 };
    return isConfirmedWith(stored, sums) ? [] : [`${stored.id}:${sums.base}:${sums.agency}`];
  });
}

export const changedMonthsJob = defineJob({
  name: "split-changed-months",
  payload: z.object({ modelId: z.int() }),
  attempts: 10,
  run: notifyChangedMonths,
});
