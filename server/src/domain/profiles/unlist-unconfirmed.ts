import type { Platform } from "@fanradar/engine";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { creators, profiles } from "../../platform/db/schema.ts";
import { unlistCreator } from "./list-creator.ts";

/** So long an unclaimed creator stays on the lists without anybody having seen that its profile is still open. */
const graceDays = 3;

/**
 * Takes unclaimed creators off every list whose profile was last read more than three days before `at`: of one profile that was
 * just read without success, or of all of a platform that is read here no more. They come back with the next read that succeeds.
 */
export async function unlistUnconfirmed(
  db: Db,
  of: { profileId: number } | { platform: Platform },
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await tx
      .select({ profileId: profiles.id, handle: profiles.handle })
      .from(profiles)
      .innerJoin(creators, eq(creators.id, profiles.creatorId))
      .where(
        and(
          "profileId" in of ? eq(profiles.id, of.profileId) : eq(profiles.platform, of.platform),
          sql`${creators.isListed} and ${creators.ownerUserId} is null`,
          sql`${profiles.lastReadAt} < ${at.toISOString()}::timestamptz - make_interval(days => ${graceDays})`,
        ),
      )
      .orderBy(profiles.id)
      .for("update", { of: profiles });
    for (const profile of old) await unlistCreator(tx, profile);
  });
}
