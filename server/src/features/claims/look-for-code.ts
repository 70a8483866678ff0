import { claimPlatforms } from "@fanradar/contract";
import type { Collected, Platform } from "@fanradar/engine";
import type { Context } from "../../context.ts";
import type { SessionUser } from "../../domain/access/session.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { takeTry as takeLimited } from "../../platform/http/limit.ts";
import { createSemaphore } from "../../platform/http/semaphore.ts";
import { returnTry, takeTry } from "./check-claim.ts";
import { checksPerAccount, checksPerProfile } from "./claim-limits.ts";
import { findProfile } from "./find-claims.ts";

export interface BioReading {
  /** Reads a profile's bio anew. */
  readBio: (profile: {
    id: number;
    platform: Platform;
    handle: string;
  }) => Promise<{ collected: Collected; biography?: string }>;
  /** Can a bio of this platform be read here at all? */
  reads: (platform: Platform) => boolean;
}

/** A bio as the platform has just answered it, or that it answered none, which takes no try. */
type Looked =
  | {
      biography: string;
      hash: Buffer;
      triesLeft: number;
      claim: { userId: number; profileId: number };
      /** A person has to decide about the profile first: it can be removed, and not be claimed. */
      isHeld: boolean;
    }
  | { biography: undefined; triesLeft: number | null; nextTryAt: string | null };

/** Reads of bios that run at once in this process: each holds a connection of the database while a platform answers. */
const readsAtOnce = 3;
const canProve: readonly Platform[] = claimPlatforms;

/** Reading bios for the codes in them, whatever they are to prove: one gate and one set of limits for all. */
export function openBios({ db }: Context, { readBio, reads }: BioReading) {
  const gate = createSemaphore(readsAtOnce);
  const refuse = (user: SessionUser, platform: Platform): Failure | undefined => {
    if (!canProve.includes(platform) || !reads(platform)) return fail("not-offered");
    return user.isVerified ? undefined : fail("unverified");
  };
  return {
    /** Why this person may prove nothing on this platform; undefined where they may. */
    refuse,
    /** Takes a try of the person's code for a profile and reads its bio anew. */
    async look(user: SessionUser, params: { platform: Platform; handle: string }): Promise<Looked | Failure> {
      const refused = refuse(user, params.platform);
      if (refused) return refused;
      const profile = await findProfile(db, params);
      if (!profile) return fail("claim-over");
      const wait =
        (await takeLimited(db, `claim:checks:${user.id}`, checksPerAccount)) ??
        (await takeLimited(db, `claim:profile:${profile.id}`, checksPerProfile));
      if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
      const claim = { userId: user.id, profileId: profile.id };
      const taken = await takeTry(db, claim);
      if (!taken) return fail("claim-over");
      const { collected, biography } = await gate(() => readBio(profile));
      if (biography !== undefined) return { ...taken, biography, claim, isHeld: collected.outcome !== "ok" };
      const triesLeft = await returnTry(db, claim, taken.hash);
      return { biography, triesLeft, nextTryAt: collected.nextTryAt ?? null };
    },
  };
}
