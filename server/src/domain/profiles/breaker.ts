import type { SilentPlatform } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { platformBreakers } from "../../platform/db/schema.ts";

/** Reads in a row without a usable answer, each after its own tries, that open the breaker. */
const opensAfter = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
/** Longest retry time of a platform that is accepted. */
const longestTrustMs = 24 * 3_600_000;
/** Longer than any read takes: a probe whose process died is followed by another. */
const probeMs = 60_000;

export type Admission =
  | { isAdmitted: true; isProbe: boolean }
  /** The platform is not called: it has not responded for a while. */
  | { isAdmitted: false; triedAt: Date; nextTryAt: Date };

/**
 * Whether the platform may be called now. Yes while its breaker is closed; while it is open, no; once the wait is over, yes to
 * the first caller, as the probe that decides for all.
 */
export async function admitRead(db: Db, platform: Platform, now: Date): Promise<Admission> {
  const ofPlatform = eq(platformBreakers.platform, platform);
  const [breaker] = await db.select().from(platformBreakers).where(ofPlatform);
  if (!breaker?.openedAt) return { isAdmitted: true, isProbe: false };
  const claimed = await db
    .update(platformBreakers)
    .set({ isProbing: true, nextTryAt: new Date(now.getTime() + probeMs) })
    .where(and(ofPlatform, isNotNull(platformBreakers.openedAt), lte(platformBreakers.nextTryAt, now)))
    .returning({ platform: platformBreakers.platform });
  if (claimed.length > 0) return { isAdmitted: true, isProbe: true };
  return { isAdmitted: false, triedAt: breaker.triedAt, nextTryAt: breaker.nextTryAt ?? now };
}

/** Closes the breaker after any valid answer of the platform. Returns whether it was open. */
export async function recordAnswer(db: Db, platform: Platform): Promise<boolean> {
  const hasFailed = and(eq(platformBreakers.platform, platform), gt(platformBreakers.failures, 0));
  const [before] = await db.select().from(platformBreakers).where(hasFailed);
  if (!before) return false;
  const closed = await db
    .update(platformBreakers)
    .set({ failures: 0, openedAt: null, nextTryAt: null, isProbing: false })
    .where(hasFailed)
    .returning({ platform: platformBreakers.platform });
  return closed.length > 0 && before.openedAt !== null;
}

/** The probe was not made after all: the next one may. */
export async function giveUpProbe(db: Db, platform: Platform, now: Date): Promise<void> {
  await db
    .update(platformBreakers)
    .set({ isProbing: false, nextTryAt: now })
    .where(and(eq(platformBreakers.platform, platform), platformBreakers.isProbing));
}

interface Failure {
  at: Date;
  isProbe: boolean;
  /** Retry time of the platform's answer. */
  backAt?: Date | undefined;
}

/**
 * A read ended without a usable answer. The fifth in a row opens the breaker for 30 s, each failed probe doubles the wait,
 * up to 15 minutes; a platform that says when it is back is believed. A read that began before the breaker opened and
 * fails late changes nothing but the time of the last try.
 *
 * @returns whether this failure opened the breaker, and the time of the next call where it is open
 */
export async function recordFailure(
  db: Db,
  platform: Platform,
  { at, isProbe, backAt }: Failure,
): Promise<{ opened: boolean; nextTryAt?: Date }> {
  return db.transaction(async (tx) => {
    await tx.insert(platformBreakers).values({ platform, failures: 0, triedAt: at }).onConflictDoNothing();
    const ofPlatform = eq(platformBreakers.platform, platform);
    const [before] = await tx.select().from(platformBreakers).where(ofPlatform).for("update");
    if (!before) throw new Error(`${platform} has no breaker`);
    const triedAt = sql`greatest(${platformBreakers.triedAt}, ${at.toISOString()}::timestamptz)`;
    if (before.openedAt && !isProbe) {
      await tx.update(platformBreakers).set({ triedAt }).where(ofPlatform);
      return { opened: false, ...(before.nextTryAt && { nextTryAt: before.nextTryAt }) };
    }
    const failures = before.failures + 1;
    const isOpen = failures >= opensAfter || backAt !== undefined;
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - opensAfter));
    const platformBackAt = Math.min(backAt?.getTime() ?? 0, at.getTime() + longestTrustMs);
    const nextTryAt = new Date(Math.max(at.getTime() + waitMs, platformBackAt));
    await tx
      .update(platformBreakers)
      .set({
        failures,
        triedAt,
        isProbing: false,
        ...(isOpen && { openedAt: before.openedAt ?? at, nextTryAt }),
      })
      .where(ofPlatform);
    return { opened: isOpen && !before.openedAt, ...(isOpen && { nextTryAt }) };
  });
}

/** The platforms whose newest reads got no usable answer, with the state of their breakers. */
export async function findSilent(db: Db, now: Date): Promise<SilentPlatform[]> {
  const rows = await db.select().from(platformBreakers).where(gt(platformBreakers.failures, 0));
  return rows.map(({ platform, failures, openedAt, nextTryAt, isProbing, triedAt }) => {
    const isDue = isProbing || (nextTryAt !== null && nextTryAt <= now);
    return {
      platform,
      breaker: openedAt === null ? "closed" : isDue ? "half-open" : "open",
      failures,
      triedAt: triedAt.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
      nextTryAt: nextTryAt?.toISOString() ?? null,
    };
  });
}
