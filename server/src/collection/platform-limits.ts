import type { Platform } from "@fanradar/engine";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../db/open-database.ts";
import { platformLimits } from "../db/schema.ts";

/** True while a platform asked us, that is all of our workers, to stay away. */
export async function isBlocked(db: Db, platform: Platform, now: Date): Promise<boolean> {
  const rows = await db
    .select({ platform: platformLimits.platform })
    .from(platformLimits)
    .where(and(eq(platformLimits.platform, platform), gt(platformLimits.blockedUntil, now)));
  return rows.length > 0;
}

/** Keeps all workers away until then; an earlier end never shortens a later one. */
export async function block(db: Db, platform: Platform, until: Date): Promise<void> {
  await db
    .insert(platformLimits)
    .values({ platform, blockedUntil: until })
    .onConflictDoUpdate({
      target: platformLimits.platform,
      set: { blockedUntil: sql`greatest(${platformLimits.blockedUntil}, excluded.blocked_until)` },
    });
}
