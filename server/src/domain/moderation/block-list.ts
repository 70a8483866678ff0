import type { Platform } from "@fanradar/engine";
import { inArray } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { blockedProfiles } from "../../platform/db/schema.ts";
import { signText } from "../../platform/secrets/derive-key.ts";

interface Handle {
  platform: Platform;
  handle: string;
}
type Key = Pick<Config, "appSecret">;

const hashOf = (secret: Key, { platform, handle }: Handle): Buffer =>
  Buffer.from(signText(secret, "fanradar removed profiles", `${platform} ${handle.toLowerCase()}`), "base64url");

/** Puts profiles on the list of those that are never read or listed again. */
export async function blockProfiles(tx: Tx, config: Key, profiles: Handle[]): Promise<void> {
  if (profiles.length === 0) return;
  await tx
    .insert(blockedProfiles)
    .values(profiles.map((profile) => ({ keyHash: hashOf(config, profile) })))
    .onConflictDoNothing();
}

/** Those of these profiles that are on the list. */
export async function findBlocked<T extends Handle>(db: Db | Tx, config: Key, profiles: T[]): Promise<T[]> {
  if (profiles.length === 0) return [];
  const hashes = profiles.map((profile) => hashOf(config, profile));
  const rows = await db
    .select({ keyHash: blockedProfiles.keyHash })
    .from(blockedProfiles)
    .where(inArray(blockedProfiles.keyHash, hashes));
  const blocked = new Set(rows.map(({ keyHash }) => Buffer.from(keyHash).toString("hex")));
  return profiles.filter((_, index) => blocked.has(hashes[index]?.toString("hex") ?? ""));
}
