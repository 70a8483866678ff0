import type { Platform } from "@fanradar/engine";
import { lt, sql } from "drizzle-orm";
import { commitsSoon } from "../../platform/db/commits-soon.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { platformLimits, platformQuotas } from "../../platform/db/schema.ts";

type Limit = Pick<typeof platformLimits.$inferSelect, "blockedUntil" | "outcome">;

/** Longest pause by a platform's header: one can be wrong by years. */
const longestMs = 24 * 3_600_000;

/** Pauses requests of all workers until then, at most a day; an earlier end never shortens a later one. Returns that end. */
export async function pausePlatform(
  db: Db,
  platform: Platform,
  { until, outcome, now }: { until: Date; outcome: Limit["outcome"]; now: Date },
): Promise<Date> {
  const blockedUntil = new Date(Math.min(until.getTime(), now.getTime() + longestMs));
  await db
    .insert(platformLimits)
    .values({ platform, blockedUntil, outcome })
    .onConflictDoUpdate({
      target: platformLimits.platform,
      set: {
        blockedUntil: sql`greatest(${platformLimits.blockedUntil}, excluded.blocked_until)`,
        outcome: sql`case when excluded.blocked_until > ${platformLimits.blockedUntil} then excluded.outcome else ${platformLimits.outcome} end`,
      },
    });
  return blockedUntil;
}

/** Stores how much of its quota a platform said is left, 0 to 1; what it said later stands. */
export async function storeQuota(db: Db, platform: Platform, quota: { left: number; readAt: Date }): Promise<void> {
  await db
    .insert(platformQuotas)
    .values({ platform, ...quota })
    .onConflictDoUpdate({
      target: platformQuotas.platform,
      set: quota,
      setWhere: lt(platformQuotas.readAt, quota.readAt),
    })
    .returning({ commit: commitsSoon });
}
