import { dayMs, type Platform } from "@fanradar/engine";
import { z } from "zod";
import type { Tx } from "../../platform/db/open-database.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { type Collection, collect } from "./collect.ts";
import { dueChecks, dueProfiles, findProfileToRead } from "./due-profiles.ts";
import { unlistUnconfirmed } from "./unlist-unconfirmed.ts";

const read = ["instagram", "x"] as const satisfies readonly Platform[];

/** Behind whatever a person waits for; and behind what people follow, what is only looked at. */
const priority = { followed: 10, listed: 20 };
const weekMs = 7 * dayMs;
/** Of a day's budget, so much may be spent before unfollowed profiles are no longer read. */
const shareForChecks = 0.5;

/** Queues a read for each profile that is due at `at`, unfollowed ones last; one that waits already is not queued twice. */
export async function queueDailyReadings(deps: Pick<Collection, "db" | "connectors">, at: Date): Promise<number> {
  const { db, connectors } = deps;
  const due = { now: at, platforms: read.filter((platform) => connectors[platform]) };
  // Platforms that are no longer read confirm no profile.
  for (const platform of read) if (!connectors[platform]) await unlistUnconfirmed(db, { platform }, at);
  const found = { followed: await dueProfiles(db, due), listed: await dueChecks(db, due) };
  for (const kind of ["followed", "listed"] as const)
    for (const profileId of found[kind])
      await enqueue(db, readProfileJob, { profileId }, { jobKey: `read:${profileId}`, priority: priority[kind] });
  return found.followed.length + found.listed.length;
}

/**
 * One daily reading: counts; posts when the last ones are a week old, for followed profiles. Nothing when the day has its
 * reading. A creator whose profile could not be read for days leaves the lists. With `again` a person requested it: counts and
 * posts are read whatever the day has.
 */
export async function readProfile(
  deps: Collection & { now: () => Date },
  { profileId, again = false }: { profileId: number; again?: boolean | undefined },
): Promise<void> {
  const now = deps.now();
  const found = await findProfileToRead(deps.db, profileId);
  if (!found || (!again && dayOf(found.profile.lastReadAt) === dayOf(now))) return;
  const { profile, isFollowed } = found;
  const isWeekOld = profile.lastPostsAt === null || now.getTime() - profile.lastPostsAt.getTime() >= weekMs;
  const wantsPosts = again || (isFollowed && isWeekOld);
  const xDailyBudgetCents = isFollowed ? deps.xDailyBudgetCents : Math.floor(deps.xDailyBudgetCents * shareForChecks);
  const { outcome } = await collect({ ...deps, xDailyBudgetCents }, profile, { now, wantsPosts });
  if (outcome !== "ok") await unlistUnconfirmed(deps.db, { profileId }, now);
}

const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10);

/** Queues a reading that a person requested, ahead of the day's. */
export const queueReadingAgain = (tx: Tx, profileId: number): Promise<void> =>
  enqueue(tx, readProfileJob, { profileId, again: true }, { jobKey: `read-again:${profileId}` });

export const readProfileJob = defineJob({
  name: "read-profile",
  payload: z.object({ profileId: z.int(), again: z.optional(z.boolean()) }),
  run: readProfile,
});

export const dailyReadingJob = defineJob({
  name: "daily-reading",
  payload: scheduledAt,
  cron: "*/10 * * * *",
  run: queueDailyReadings,
});
