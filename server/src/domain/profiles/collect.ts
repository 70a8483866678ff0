import type { CollectionResult, Platform } from "@fanradar/engine";
import type { ProfileReading } from "@fanradar/platforms";
import { and, eq, gt } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, platformBreakers, platformLimits, profiles } from "../../platform/db/schema.ts";
import type { Metrics } from "../../platform/metrics/metrics.ts";
import { admitRead, giveUpProbe, recordAnswer, recordFailure } from "./breaker.ts";
import { nextUtcDay, reserve, settle } from "./budget.ts";
import { type Connector, type Connectors, readablePlatforms } from "./connectors.ts";
import { pausePlatform, storeQuota } from "./platform-limits.ts";
import { withProfileLock } from "./profile-lock.ts";
import { storeReading } from "./store-reading.ts";
import { storeRefusal } from "./store-refusal.ts";

export interface Collection {
  db: Db;
  pool: Pool;
  connectors: Connectors;
  xDailyBudgetCents: number;
  log: FastifyBaseLogger;
  metrics: Metrics;
}

export interface CollectedProfile {
  id: number;
  platform: Platform;
  handle: string;
}

interface CollectOptions {
  now: Date;
  wantsPosts: boolean;
}

/** An empty balance is not tried again for each profile. */
const emptyBalanceMs = 15 * 60_000;
/** For the whole of a read, its further pages and tries included. Shorter than others wait for the profile's lock. */
const readMs = 25_000;

/**
 * Reads a profile for everybody who follows it, at most once per UTC hour, with posts and without. A concurrent call waits
 * and uses what the other read. Observes the platform's limits, its breaker and the day's budget, over all workers.
 */
export async function collect(
  collection: Collection,
  profile: CollectedProfile,
  options: CollectOptions,
): Promise<CollectionResult> {
  const read = await collectOnce(collection, profile, { ...options, isAnew: false });
  return read.collected;
}

/**
 * Reads a profile's counts and bio anew, whatever was read of it in this hour: for who has just written something into it.
 * Observes limits, breaker and budget as `collect` does.
 */
export function collectAnew(
  collection: Collection,
  profile: CollectedProfile,
  { now }: { now: Date },
): Promise<ProfileRead> {
  return collectOnce(collection, profile, { now, wantsPosts: false, isAnew: true });
}

interface ProfileRead {
  collected: CollectionResult;
  /** The bio as the platform has just answered it; undefined where nothing was read. */
  biography?: string;
}

async function collectOnce(
  collection: Collection,
  profile: CollectedProfile,
  options: CollectOptions & { isAnew: boolean },
): Promise<ProfileRead> {
  const { platform } = profile;
  if (!readablePlatforms.has(platform)) return { collected: { outcome: "no_connector" } };
  const connector = collection.connectors[platform];
  if (!connector) return { collected: { outcome: "no_key" } };
  const key = `api:${platform}:${profile.handle.toLowerCase()}:${options.now.toISOString().slice(0, 13)}`;
  return withProfileLock(collection.pool, profile.id, async () => {
    const { db } = collection;
    const standing = await findStanding(db, profile.id, { key, now: options.now });
    // A bio is read all the same: its owner may prove themselves, and nothing of it is stored.
    if (!options.isAnew) {
      if (!standing || standing.quarantinedAt !== null) return { collected: { outcome: "not_found" } };
      // A daily reading may have been of the counts alone.
      const hasAll = !options.wantsPosts || standing.postsDropped !== null;
      if (standing.evidenceId !== null && hasAll) return { collected: { outcome: "ok" } };
    }
    if (standing?.limit)
      return { collected: { outcome: standing.limit.outcome, nextTryAt: standing.limit.blockedUntil.toISOString() } };
    const isOpen = standing?.openedAt != null;
    const admission = isOpen ? await admitRead(db, platform, options.now) : closed;
    if (!admission.isAdmitted) {
      const [triedAt, nextTryAt] = [admission.triedAt.toISOString(), admission.nextTryAt.toISOString()];
      return { collected: { outcome: "upstream_error", triedAt, nextTryAt } };
    }
    return readProfile(collection, { ...profile, connector, key, isProbe: admission.isProbe }, options);
  });
}

const closed = { isAdmitted: true, isProbe: false } as const;

/**
 * What may make a read needless or impossible: a profile that is held or gone is as missing, what has the evidence of this hour was read
 * in it, and its platform may accept no request, or not answer.
 */
async function findStanding(db: Db, profileId: number, { key, now }: { key: string; now: Date }) {
  const [row] = await db
    .select({
      quarantinedAt: profiles.quarantinedAt,
      evidenceId: evidence.id,
      postsDropped: evidence.postsDropped,
      limit: { blockedUntil: platformLimits.blockedUntil, outcome: platformLimits.outcome },
      openedAt: platformBreakers.openedAt,
    })
    .from(profiles)
    .leftJoin(evidence, eq(evidence.key, key))
    .leftJoin(platformLimits, and(eq(platformLimits.platform, profiles.platform), gt(platformLimits.blockedUntil, now)))
    .leftJoin(platformBreakers, eq(platformBreakers.platform, profiles.platform))
    .where(eq(profiles.id, profileId));
  return row;
}

interface Target extends CollectedProfile {
  connector: Connector;
  key: string;
  /** This read decides whether the platform's breaker closes. */
  isProbe: boolean;
}

async function readProfile(
  collection: Collection,
  target: Target,
  { now, wantsPosts }: CollectOptions,
): Promise<ProfileRead> {
  const { db, xDailyBudgetCents } = collection;
  const { id, platform, handle, connector, key, isProbe } = target;
  let posts = wantsPosts ? connector.posts : 0;
  const isPaid = platform === "x";
  const reservation = isPaid ? await reserve(db, { now, budgetCents: xDailyBudgetCents, posts }) : undefined;
  if (isPaid && !reservation) {
    if (isProbe) await giveUpProbe(db, platform, now);
    return { collected: { outcome: "budget_used", nextTryAt: nextUtcDay(now).toISOString() } };
  }
  posts = reservation?.posts ?? posts;

  const began = performance.now();
  const signal = AbortSignal.timeout(readMs);
  const reading = await connector.read(handle, { observedAt: now.toISOString(), evidence: key, posts, signal });
  const at = new Date(now.getTime() + performance.now() - began);
  const [nextTryAt] = await Promise.all([
    recordStanding(collection, target, { reading, at }),
    reservation && settle(db, reservation, reading.costCents),
  ]);
  if (reading.result !== "ok") {
    await storeRefusal(db, reading.result, { profileId: id, handle, at: now });
    const retry = nextTryAt && { nextTryAt: nextTryAt.toISOString() };
    return { collected: { outcome: reading.result, triedAt: at.toISOString(), ...retry } };
  }
  if (reading.notice)
    collection.log.warn({ platform, detail: reading.notice }, "a platform returned another API version");
  const isSandbox = connector.isSandbox;
  const stamp = { profileId: id, platform, handle, key, at: now, isSandbox, wantsPosts, hasPosts: posts > 0 };
  // Quarantined and removed profiles answer like missing ones.
  const isStored = await storeReading(db, reading, stamp);
  return { collected: { outcome: isStored ? "ok" : "not_found" }, biography: reading.biography ?? "" };
}

/** Stores the read's rate limits for all workers, and logs it. Returns the time of the next call. */
async function recordStanding(
  { db, log, metrics }: Collection,
  { platform, isProbe }: Target,
  { reading, at }: { reading: ProfileReading; at: Date },
): Promise<Date | undefined> {
  metrics.countRead({ platform, result: reading.result });
  const { quotaLeft } = reading.usage;
  if (quotaLeft !== undefined) await storeQuota(db, platform, { left: quotaLeft, readAt: at });
  const backAt = reading.usage.blockedUntil ? new Date(reading.usage.blockedUntil) : undefined;
  if (reading.result === "upstream_error" || reading.result === "contract_error") {
    log.warn({ platform, outcome: reading.result, detail: reading.detail }, "a platform gave no usable answer");
    const { opened, nextTryAt } = await recordFailure(db, platform, { at, isProbe, backAt });
    if (opened) log.error({ platform, nextTryAt }, "a platform does not answer: it is left alone for a while");
    return nextTryAt;
  }
  if (await recordAnswer(db, platform)) log.info({ platform }, "a platform answers again");
  // Our own key or permission is at fault: only the operator can help.
  if (reading.result === "reconnect" || reading.result === "missing_scope")
    log.error({ platform, outcome: reading.result, detail: reading.detail }, "a platform refuses our access");
  const outcome = reading.result === "out_of_credits" ? "out_of_credits" : "rate_limited";
  const refillAt = outcome === "out_of_credits" ? new Date(at.getTime() + emptyBalanceMs) : undefined;
  const end = backAt ?? refillAt;
  if (!end) return undefined;
  const until = await pausePlatform(db, platform, { until: end, outcome, now: at });
  return reading.result === outcome ? until : undefined;
}
