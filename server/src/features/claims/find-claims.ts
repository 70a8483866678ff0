import { claimTries } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import { findBlocked } from "../../domain/moderation/block-list.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { claimCodes, claimNotices, profiles } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";

interface Address {
  platform: Platform;
  handle: string;
}

/** The profile with a platform and handle; undefined if it is not stored yet. */
export async function findProfile(db: Db, { platform, handle }: Address) {
  const [profile] = await db
    .select({ id: profiles.id, platform: profiles.platform, handle: profiles.handle, creatorId: profiles.creatorId })
    .from(profiles)
    .where(and(eq(profiles.platform, platform), eq(profiles.handle, handle)));
  return profile;
}

/**
 * The id of the profile with a platform and handle; creates it if necessary.
 *
 * @throws Refused if the creator was removed: there is nothing to claim
 */
export async function ensureProfile(tx: Tx, config: Pick<Config, "appSecret">, address: Address): Promise<number> {
  const [made] = await tx
    .insert(profiles)
    .values(address)
    .onConflictDoUpdate({ target: [profiles.platform, profiles.handle], set: { platform: address.platform } })
    .returning({ id: profiles.id });
  if (!made) throw new Error(`the profile ${address.platform} ${address.handle} was not stored`);
  // After the row is locked, so that a removal under way is seen.
  if ((await findBlocked(tx, config, [address])).length > 0) throw new Refused(fail("not-found"));
  return made.id;
}

/** Pending claims of a person, and those of others on the profiles that they hold; contested ones first. */
export async function findClaims(db: Db, userId: number) {
  const address = { platform: profiles.platform, handle: profiles.handle };
  const noticed = await db
    .select({ ...address, until: claimNotices.passesAt, isMine: eq(claimNotices.claimantId, userId).mapWith(Boolean) })
    .from(claimNotices)
    .innerJoin(profiles, eq(profiles.id, claimNotices.profileId))
    .where(or(eq(claimNotices.claimantId, userId), eq(claimNotices.holderId, userId)))
    .orderBy(claimNotices.passesAt);
  const open = await db
    .select({
      ...{ ...address, until: claimCodes.expiresAt, tries: claimCodes.tries },
      started: { profileId: claimCodes.profileId, seed: claimCodes.seed },
    })
    .from(claimCodes)
    .innerJoin(profiles, eq(profiles.id, claimCodes.profileId))
    .where(and(eq(claimCodes.userId, userId), gt(claimCodes.expiresAt, sql`now()`), lt(claimCodes.tries, claimTries)))
    .orderBy(claimCodes.expiresAt);
  return [
    ...noticed.map(({ isMine, until, ...one }) => ({
      ...one,
      state: isMine ? ("waiting" as const) : ("contested" as const),
      until: until.toISOString(),
      triesLeft: null,
      started: null,
    })),
    ...open.map(({ tries, until, ...one }) => ({
      ...one,
      state: "code" as const,
      until: until.toISOString(),
      triesLeft: claimTries - tries,
    })),
  ];
}
