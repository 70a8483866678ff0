import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";

/** An unclaimed profile that no submission has pointed at for so long is deleted. */
const keptDays = 90;
/** Deleted in one run; the others wait for the next day's. */
const most = 1_000;

/**
 * Notes which profiles are followed at `at`, and deletes unclaimed ones without a follower for 90 days, with everything read
 * of them, their creators and these creators' public editions. One that a person has to decide about stays until then.
 *
 * @returns how many profiles were deleted
 */
export async function deleteUnfollowed(db: Db, at: Date): Promise<number> {
  const now = at.toISOString();
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      update profiles set last_followed_at = ${now}::timestamptz where exists (
        select 1 from model_profiles join submissions on submissions.id = model_profiles.model_id
        where model_profiles.profile_id = profiles.id and submissions.deleted_at is null
      ) or exists (select 1 from creators where creators.id = profiles.creator_id and creators.owner_user_id is not null)`);
    const { rows } = await tx.execute<{ id: number; creator_id: number | null }>(sql`
      select id, creator_id from profiles
      where last_followed_at < ${now}::timestamptz - make_interval(days => ${keptDays}) and quarantined_at is null
      order by last_followed_at limit ${most} for update skip locked`);
    const ids = rows.map(({ id }) => id);
    const creatorIds = rows.flatMap(({ creator_id }) => creator_id ?? []);
    if (ids.length === 0) return 0;
    await tx.execute(
      sql`delete from creators where id = any(${sql.param(creatorIds)}::int[]) and owner_user_id is null`,
    );
    await tx.execute(sql`delete from profiles where id = any(${sql.param(ids)}::int[])`);
    return ids.length;
  });
}

export const deleteUnfollowedJob = defineJob({
  name: "delete-unfollowed",
  payload: scheduledAt,
  cron: "20 4 * * *",
  run: ({ db }: { db: Db }, at) => deleteUnfollowed(db, at),
});
