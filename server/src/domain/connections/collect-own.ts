import type { CollectionResult, Platform } from "@fanradar/engine";
import { consentDoors, type Grant, type OwnReading } from "@fanradar/platforms";
import { and, eq, isNotNull } from "drizzle-orm";
import { connections, evidence, modelProfiles, profiles } from "../../platform/db/schema.ts";
import type { Metrics } from "../../platform/metrics/metrics.ts";
import { admitRead, giveUpProbe, recordAnswer, recordFailure } from "../profiles/breaker.ts";
import { nextUtcDay, reserve, settle } from "../profiles/budget.ts";
import { storeOwnReading } from "./store-own-reading.ts";
import { type ConnectionDeps, forgetTokens, type StoredConnection, withGrant } from "./with-grant.ts";

export interface OwnCollection extends ConnectionDeps {
  xDailyBudgetCents: number;
  metrics: Metrics;
}

interface OwnOptions {
  now: Date;
  wantsPosts: boolean;
}

/** Of its own account a model may have more posts than of a public one: they cost nothing but time. */
const posts = { instagram: 50, tiktok: 60, x: 20 } as const;

/** For the whole of a read, its further pages and insights included. Shorter than others wait for the connection's lock. */
const readMs = 25_000;

/** Reads the connected account of a model on a platform. Undefined where none is connected. */
export async function collectOwn(
  deps: OwnCollection,
  { modelId, platform }: { modelId: number; platform: Platform },
  options: OwnOptions,
): Promise<CollectionResult | undefined> {
  if (platform === "onlyfans") return undefined;
  const [row] = await deps.db
    .select({ id: connections.id })
    .from(connections)
    .innerJoin(profiles, and(eq(profiles.platform, connections.platform), eq(profiles.handle, connections.handle)))
    // An account that the model no longer links is not read: its connection is about to end.
    .innerJoin(
      modelProfiles,
      and(eq(modelProfiles.modelId, connections.modelId), eq(modelProfiles.profileId, profiles.id)),
    )
    .where(
      and(eq(connections.modelId, modelId), eq(connections.platform, platform), isNotNull(connections.sealedTokens)),
    );
  return row && readConnection(deps, row.id, options);
}

/**
 * Reads a connection once per UTC hour, for its model alone; concurrent calls wait and use the same result.
 * Observes what the platform said of this account, and the breaker that all readings of the platform share.
 */
export async function readConnection(
  deps: OwnCollection,
  connectionId: number,
  { now, wantsPosts }: OwnOptions,
): Promise<CollectionResult> {
  const read = await withGrant(deps, connectionId, {
    now,
    use: async (grant, row): Promise<CollectionResult> => {
      const key = `connected:${row.id}:${now.toISOString().slice(0, 13)}`;
      const known = await deps.db.select({ id: evidence.id }).from(evidence).where(eq(evidence.key, key));
      if (known.length > 0) return { outcome: "ok" };
      if (row.blockedUntil && row.blockedUntil > now)
        return { outcome: "rate_limited", nextTryAt: row.blockedUntil.toISOString() };
      const admission = await admitRead(deps.db, row.platform, now);
      if (admission.isAdmitted)
        return readAccount(deps, { row, grant, key, isProbe: admission.isProbe }, { now, wantsPosts });
      const { triedAt, nextTryAt } = admission;
      return { outcome: "upstream_error", triedAt: triedAt.toISOString(), nextTryAt: nextTryAt.toISOString() };
    },
  });
  const collected = typeof read === "string" ? { outcome: read } : read;
  await deps.db
    .update(connections)
    .set({ lastAttemptAt: now, lastOutcome: collected.outcome })
    .where(eq(connections.id, connectionId));
  return collected;
}

interface OpenConnection {
  row: StoredConnection;
  grant: Grant;
  key: string;
  /** This read decides whether the platform's breaker closes. */
  isProbe: boolean;
}

async function readAccount(
  { db, config, xDailyBudgetCents, metrics }: OwnCollection,
  { row, grant, key, isProbe }: OpenConnection,
  { now, wantsPosts }: OwnOptions,
): Promise<CollectionResult> {
  const { platform } = row;
  const app = config.connect[platform];
  const postLimit = wantsPosts ? posts[platform] : 0;
  const isPaid = platform === "x";
  const reservation =
    app && isPaid ? await reserve(db, { now, budgetCents: xDailyBudgetCents, posts: postLimit }) : undefined;
  if (!app || (isPaid && !reservation)) {
    if (isProbe) await giveUpProbe(db, platform, now);
    return app ? { outcome: "budget_used", nextTryAt: nextUtcDay(now).toISOString() } : { outcome: "no_key" };
  }
  const began = performance.now();
  const signal = AbortSignal.timeout(readMs);
  const options = { observedAt: now.toISOString(), evidence: key, posts: reservation?.posts ?? postLimit, signal };
  const reading: OwnReading = await consentDoors[platform].read(app, grant, options);
  const at = new Date(now.getTime() + performance.now() - began);
  if (reservation) await settle(db, reservation, reading.costCents);
  metrics.countRead({ platform, result: reading.result });
  const backAt = reading.usage.blockedUntil ? new Date(reading.usage.blockedUntil) : undefined;
  if (backAt) await db.update(connections).set({ blockedUntil: backAt }).where(eq(connections.id, row.id));
  if (reading.result === "ok" && reading.externalId === row.externalId) {
    await recordAnswer(db, platform);
    await storeOwnReading(db, reading, { row, key, at: now, hasPosts: options.posts > 0 });
    return { outcome: "ok" };
  }
  // After a change of the account's name the consent is not for the account that the model links.
  const outcome = reading.result === "ok" ? "reconnect" : reading.result;
  const isSilent = outcome === "upstream_error" || outcome === "contract_error";
  const nextTryAt = isSilent ? (await recordFailure(db, platform, { at, isProbe, backAt })).nextTryAt : backAt;
  if (!isSilent) await recordAnswer(db, platform);
  if (outcome === "reconnect") await forgetTokens(db, row.id);
  return { outcome, triedAt: at.toISOString(), ...(nextTryAt && { nextTryAt: nextTryAt.toISOString() }) };
}
