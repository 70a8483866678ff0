import { randomBytes } from "node:crypto";
import {
  checkClaim,
  claimCodeHours,
  claimTries,
  endClaim,
  listClaims,
  removeByCode,
  startClaim,
} from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { closeClaimCase } from "../../domain/moderation/open-case.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { claimCodes, claimNotices } from "../../platform/db/schema.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { takeTry as takeLimited } from "../../platform/http/limit.ts";
import { type BioReaderOptions, createBioReader } from "./bio-reader.ts";
import { claimCodesPerAccount } from "./claim-limits.ts";
import { codeOf, hashCode } from "./code.ts";
import { ensureProfile, findClaims, findProfile } from "./find-claims.ts";
import { returnClaimTry, verifyClaim } from "./verify-claim.ts";
import { verifyRemoval } from "./verify-removal.ts";

interface ClaimRoutesOptions extends BioReaderOptions {
  /** Removes a creator at their request. */
  removeProfiles: (tx: Tx, profile: { platform: Platform; handle: string }) => Promise<void>;
}

/** Claims of a profile by a code in its bio. Answers depend on the proof alone, never on whether the profile is already claimed. */
export function claimRoutes(app: FastifyInstance, ctx: Context, options: ClaimRoutesOptions): void {
  const { db, config } = ctx;
  const { removeProfiles } = options;
  const secret = config.appSecret;
  const bioReader = createBioReader(ctx, options);

  const bioPageOf = ({ platform, handle }: { platform: Platform; handle: string }) => {
    if (!config.sandboxUrl) return null;
    const page = new URL(`/bio/${platform}`, config.sandboxUrl);
    page.searchParams.set("handle", handle);
    return page.href;
  };

  mount(app, ctx, startClaim, async ({ params, user, request }) => {
    const refused = bioReader.refuse(user, params.platform);
    if (refused) return refused;
    const wait = await takeLimited(db, `claim:codes:${user.id}`, claimCodesPerAccount);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const profileId = await db.transaction((tx) => ensureProfile(tx, config, params));
    const seed = randomBytes(16);
    const code = codeOf(secret, { userId: user.id, profileId }, seed);
    const fresh = {
      codeHash: hashCode(secret, { userId: user.id, profileId }, code),
      seed,
      tries: 0,
      expiresAt: sql`now() + make_interval(hours => ${claimCodeHours})`,
    };
    const [made] = await db
      .insert(claimCodes)
      .values({ userId: user.id, profileId, ...fresh })
      .onConflictDoUpdate({ target: [claimCodes.userId, claimCodes.profileId], set: fresh })
      .returning({ expiresAt: claimCodes.expiresAt });
    if (!made) throw new Error(`the code of account ${user.id} was not stored`);
    request.log.info({ event: "claim-started", actor: user.id, profile: profileId, ip: request.ip }, "security");
    return { code, expiresAt: made.expiresAt.toISOString(), triesLeft: claimTries, bioPage: bioPageOf(params) };
  });

  mount(app, ctx, checkClaim, async ({ params, user, request }) => {
    const bio = await bioReader.read(user, params);
    if (isFailure(bio)) return bio;
    if (bio.biography === undefined) {
      const { triesLeft, nextTryAt } = bio;
      return { state: "unread" as const, triesLeft, passesAt: null, nextTryAt };
    }
    const { biography, hash, claim, triesLeft, needsReview } = bio;
    if (needsReview) {
      const left = await returnClaimTry(db, claim, hash);
      return { state: "unread" as const, triesLeft: left, passesAt: null, nextTryAt: null };
    }
    const result = await verifyClaim(db, claim, { secret, hash, biography, publicUrl: config.publicUrl });
    if (result.state === "over") return fail("claim-over");
    const { state } = result;
    request.log.info({ event: `claim-${state}`, actor: user.id, profile: claim.profileId, ip: request.ip }, "security");
    return {
      state,
      triesLeft: state === "absent" ? triesLeft : null,
      passesAt: state === "notice" ? result.passesAt.toISOString() : null,
      nextTryAt: null,
    };
  });

  mount(app, ctx, removeByCode, async ({ params, user, request }) => {
    const bio = await bioReader.read(user, params);
    if (isFailure(bio)) return bio;
    if (bio.biography === undefined)
      return { state: "unread" as const, triesLeft: bio.triesLeft, nextTryAt: bio.nextTryAt };
    const { biography, hash, claim, triesLeft } = bio;
    const state = await verifyRemoval(db, claim, { secret, hash, biography, removeProfiles });
    if (state === "over") return fail("claim-over");
    request.log.info({ event: `removal-${state}`, actor: user.id, ip: request.ip }, "security");
    return { state, triesLeft: state === "absent" ? triesLeft : null, nextTryAt: null };
  });

  mount(app, ctx, endClaim, async ({ params, user }) => {
    const profile = await findProfile(db, params);
    if (!profile) return {};
    await db.delete(claimCodes).where(and(eq(claimCodes.userId, user.id), eq(claimCodes.profileId, profile.id)));
    await db.transaction(async (tx) => {
      const [ended] = await tx
        .delete(claimNotices)
        .where(and(eq(claimNotices.claimantId, user.id), eq(claimNotices.profileId, profile.id)))
        .returning({ profileId: claimNotices.profileId });
      if (ended) await closeClaimCase(tx, profile.id);
    });
    return {};
  });

  mount(app, ctx, listClaims, async ({ user }) => {
    const found = await findClaims(db, user.id);
    return found.map(({ started, ...claim }) => ({
      ...claim,
      code: started ? codeOf(secret, { userId: user.id, profileId: started.profileId }, started.seed) : null,
      bioPage: started ? bioPageOf(claim) : null,
    }));
  });
}
