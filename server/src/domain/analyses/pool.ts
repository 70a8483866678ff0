import { LRUCache } from "lru-cache";
import type { Db } from "../../platform/db/open-database.ts";
import { findPool, type PooledPeer } from "./peers.ts";

const freshMs = 10 * 60_000;
/** Platforms with public data of others: OnlyFans publishes none. */
const platforms = ["instagram", "x", "tiktok"] as const;

/**
 * The pool that comparisons place creators in, held for ten minutes: profiles are read once a day, and a thousand of them
 * take longer to look through than a comparison may. The old one serves while the next is read.
 */
export function openPool(db: Db): () => Promise<readonly PooledPeer[]> {
  const held = new LRUCache<"pool", PooledPeer[]>({
    max: 1,
    ttl: freshMs,
    allowStale: true,
    fetchMethod: () => findPool(db, { platforms, without: [], asOf: new Date(), withPosts: true }),
  });
  return async () => (await held.fetch("pool")) ?? [];
}
