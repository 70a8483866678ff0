import type { Outcome, Platform } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import type { Db } from "../db/open-database.ts";
import { evidence, profiles } from "../db/schema.ts";
import { reserve, settle } from "./budget.ts";
import { type Connector, type Connectors, readablePlatforms } from "./connectors.ts";
import { block, isBlocked } from "./platform-limits.ts";
import { withProfileLock } from "./profile-lock.ts";
import { storeReading } from "./store-reading.ts";

export interface Collection {
  db: Db;
  pool: Pool;
  connectors: Connectors;
  xDailyBudgetCents: number;
}

export interface Profile {
  id: number;
  platform: Platform;
  handle: string;
}

interface CollectOptions {
  now: Date;
  wantsPosts: boolean;
}

/**
 * Reads a profile for everybody who follows it, at most once per UTC hour. Whoever asks while it is being read waits
 * and uses what the other read. Observes the platform's limits and the day's budget, over all workers.
 */
export async function collect(collection: Collection, profile: Profile, options: CollectOptions): Promise<Outcome> {
  if (!readablePlatforms.has(profile.platform)) return "no_connector";
  const connector = collection.connectors[profile.platform];
  if (!connector) return "no_key";
  const key = `api:${profile.platform}:${profile.handle.toLowerCase()}:${options.now.toISOString().slice(0, 13)}`;
  return withProfileLock(collection.pool, profile.id, async () => {
    const known = await collection.db.select({ id: evidence.id }).from(evidence).where(eq(evidence.key, key));
    if (known.length > 0) return "ok";
    if (await isBlocked(collection.db, profile.platform, options.now)) return "rate_limited";
    return ask(collection, { ...profile, connector, key }, options);
  });
}

interface Target extends Profile {
  connector: Connector;
  key: string;
}

async function ask(
  { db, xDailyBudgetCents }: Collection,
  { id, platform, handle, connector, key }: Target,
  { now, wantsPosts }: CollectOptions,
): Promise<Outcome> {
  let posts = wantsPosts ? connector.posts : 0;
  const isPaid = platform === "x";
  const reservation = isPaid ? await reserve(db, { now, budgetCents: xDailyBudgetCents, posts }) : undefined;
  if (isPaid && !reservation) return "budget_used";
  posts = reservation?.posts ?? posts;

  const reading = await connector.read(handle, { observedAt: now.toISOString(), evidence: key, posts });
  if (reservation) await settle(db, reservation, reading.costCents);
  if (reading.usage.blockedUntil) await block(db, platform, new Date(reading.usage.blockedUntil));
  if (reading.result !== "ok") {
    await db.update(profiles).set({ lastAskedAt: now, lastOutcome: reading.result }).where(eq(profiles.id, id));
    return reading.result;
  }
  const isSandbox = connector.isSandbox;
  await storeReading(db, reading, { profileId: id, platform, key, at: now, isSandbox, hasPosts: posts > 0 });
  return "ok";
}
