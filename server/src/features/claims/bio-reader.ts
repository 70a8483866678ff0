import { claimPlatforms } from "@fanradar/contract";
import type { CollectionResult, Platform } from "@fanradar/engine";
import type { Context } from "../../context.ts";
import type { SessionUser } from "../../domain/access/session.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { takeTry as takeLimited } from "../../platform/http/limit.ts";
import { createSemaphore } from "../../platform/http/semaphore.ts";
import { checksPerAccount, checksPerProfile } from "./claim-limits.ts";
import { findProfile } from "./find-claims.ts";
import { returnClaimTry, takeClaimTry } from "./verify-claim.ts";

export interface BioReaderOptions {
  /** Reads a profile's bio anew. */
  readBio: (profile: {
    id: number;
    platform: Platform;
    handle: string;
  }) => Promise<{ collected: CollectionResult; biography?: string }>;
  /** Whether this instance can read bios of the platform. */
  canRead: (platform: Platform) => boolean;
}

/** A bio as the platform has just returned it; or none, which takes no try. */
type BioResult =
  | {
      biography: string;
      hash: Buffer;
      triesLeft: number;
      claim: { userId: number; profileId: number };
      /** A moderator has to decide first: the profile can be removed, but not claimed. */
      needsReview: boolean;
    }
  | { biography: undefined; triesLeft: number | null; nextTryAt: string | null };

/** Parallel reads of bios in this process: each occupies a connection of the database while the platform answers. */
const readsAtOnce = 3;
const canProve: readonly Platform[] = claimPlatforms;

/** Reads bios for claims and removals: both share a semaphore and limits. */
export function createBioReader({ db }: Context, { readBio, canRead }: BioReaderOptions) {
  const limited = createSemaphore(readsAtOnce);
  const refuse = (user: SessionUser, platform: Platform): Failure | undefined => {
    if (!canProve.includes(platform) || !canRead(platform)) return fail("not-offered");
    return user.isVerified ? undefined : fail("unverified");
  };
  return {
    /** Why this person cannot prove a profile of this platform; undefined if they can. */
    refuse,
    /** Takes a try of the person's code for a profile and reads its bio anew. */
    async read(user: SessionUser, params: { platform: Platform; handle: string }): Promise<BioResult | Failure> {
      const refused = refuse(user, params.platform);
      if (refused) return refused;
      const profile = await findProfile(db, params);
      if (!profile) return fail("claim-over");
      const wait =
        (await takeLimited(db, `claim:checks:${user.id}`, checksPerAccount)) ??
        (await takeLimited(db, `claim:profile:${profile.id}`, checksPerProfile));
      if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
      const claim = { userId: user.id, profileId: profile.id };
      const taken = await takeClaimTry(db, claim);
      if (!taken) return fail("claim-over");
      const { collected, biography } = await limited(() => readBio(profile));
      if (biography !== undefined) return { ...taken, biography, claim, needsReview: collected.outcome !== "ok" };
      const triesLeft = await returnClaimTry(db, claim, taken.hash);
      return { biography, triesLeft, nextTryAt: collected.nextTryAt ?? null };
    },
  };
}
