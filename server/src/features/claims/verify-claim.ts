import { claimNoticeHours, claimTries } from "@fanradar/contract";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { closeClaimCase, openCase } from "../../domain/moderation/open-case.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { claimCodes, claimNotices, creators, profiles, users } from "../../platform/db/schema.ts";
import { includesCode } from "./code.ts";
import { mailClaimDecided, mailHolderConfirmed, mailNotice } from "./mails.ts";
import { transferProfile } from "./transfer-profile.ts";

export interface Claim {
  userId: number;
  profileId: number;
}

export const ofClaim = ({ userId, profileId }: Claim) =>
  and(eq(claimCodes.userId, userId), eq(claimCodes.profileId, profileId));

/**
 * Takes one try of the code of this claim before the platform is requested, so that parallel checks cannot exceed its tries.
 *
 * @returns the hash of the code and the tries that are left; undefined if it has expired, is used up or does not exist
 */
export async function takeClaimTry(db: Db, claim: Claim): Promise<{ hash: Buffer; triesLeft: number } | undefined> {
  const [taken] = await db
    .update(claimCodes)
    .set({ tries: sql`${claimCodes.tries} + 1` })
    .where(and(ofClaim(claim), gt(claimCodes.expiresAt, sql`now()`), lt(claimCodes.tries, claimTries)))
    .returning({ hash: claimCodes.codeHash, tries: claimCodes.tries });
  return taken && { hash: taken.hash, triesLeft: claimTries - taken.tries };
}

/** Returns a try for which no bio was read. Returns how many are left; null if the code was replaced meanwhile. */
export async function returnClaimTry(db: Db, claim: Claim, hash: Buffer): Promise<number | null> {
  const [left] = await db
    .update(claimCodes)
    .set({ tries: sql`greatest(${claimCodes.tries} - 1, 0)` })
    .where(and(ofClaim(claim), eq(claimCodes.codeHash, hash)))
    .returning({ tries: claimCodes.tries });
  return left ? claimTries - left.tries : null;
}

interface Proof {
  secret: string;
  hash: Buffer;
  /** As the platform has just returned it. */
  biography: string;
  publicUrl: string;
}

/** Result of a proof. `over`: another check has used the code, or it was replaced while the bio was read. */
export type ClaimResult =
  | { state: "claimed" }
  | { state: "notice"; passesAt: Date }
  | { state: "absent" }
  | { state: "over" };

/** If the bio includes the code, uses it up and claims the profile or opens a notice. Parallel checks act once. */
export async function verifyClaim(db: Db, claim: Claim, proof: Proof): Promise<ClaimResult> {
  const { secret, hash, biography } = proof;
  if (!includesCode(biography, { hash, secret, bound: claim })) return { state: "absent" };
  return db.transaction(async (tx): Promise<ClaimResult> => {
    // Same order of locks as `transferProfile`: accounts first.
    const [user] = await tx
      .select({ isVerified: users.isVerified })
      .from(users)
      .where(eq(users.id, claim.userId))
      .for("update");
    if (!user?.isVerified) return { state: "over" };
    const [spent] = await tx
      .delete(claimCodes)
      .where(and(ofClaim(claim), eq(claimCodes.codeHash, hash), gt(claimCodes.expiresAt, sql`now()`)))
      .returning({ userId: claimCodes.userId });
    if (!spent) return { state: "over" };
    const holderId = await findHolder(tx, claim.profileId);
    if (holderId === claim.userId) return confirmHolder(tx, claim, proof);
    if (holderId !== null) return openNotice(tx, { ...claim, holderId }, proof);
    await transferProfile(tx, claim);
    await deleteNotice(tx, claim.profileId);
    return { state: "claimed" };
  });
}

/** Locks the profile and returns the account that holds it; null if it is unclaimed. */
export async function findHolder(tx: Tx, profileId: number): Promise<number | null> {
  const [profile] = await tx
    .select({ creatorId: profiles.creatorId })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for("update");
  if (!profile?.creatorId) return null;
  const [creator] = await tx
    .select({ ownerUserId: creators.ownerUserId })
    .from(creators)
    .where(eq(creators.id, profile.creatorId));
  return creator?.ownerUserId ?? null;
}

/** The holder has proved it again: a pending claim of another account ends. */
async function confirmHolder(tx: Tx, { profileId }: Claim, { publicUrl }: Proof): Promise<ClaimResult> {
  const claimantId = await deleteNotice(tx, profileId);
  if (claimantId !== undefined) await mailHolderConfirmed(tx, { userId: claimantId, publicUrl });
  return { state: "claimed" };
}

/** A moderator has decided for the holder: ends the pending claim and mails its claimant. */
export async function resolveClaimForOwner(tx: Tx, profileId: number, publicUrl: string): Promise<void> {
  const claimantId = await deleteNotice(tx, profileId);
  if (claimantId !== undefined) await mailClaimDecided(tx, { userId: claimantId, publicUrl });
}

/** Deletes the notice and returns its claimant; undefined if there was none. */
async function deleteNotice(tx: Tx, profileId: number): Promise<number | undefined> {
  const [ended] = await tx
    .delete(claimNotices)
    .where(eq(claimNotices.profileId, profileId))
    .returning({ claimantId: claimNotices.claimantId });
  if (ended) await closeClaimCase(tx, profileId);
  return ended?.claimantId;
}

/** Stores a notice, opens a case and mails the holder. A second proof of the same claimant changes nothing. */
async function openNotice(
  tx: Tx,
  { userId, profileId, holderId }: Claim & { holderId: number },
  { publicUrl }: Proof,
): Promise<ClaimResult> {
  const [pending] = await tx.select().from(claimNotices).where(eq(claimNotices.profileId, profileId));
  if (pending?.claimantId === userId && pending.holderId === holderId)
    return { state: "notice", passesAt: pending.passesAt };
  const values = { claimantId: userId, holderId, passesAt: sql`now() + make_interval(hours => ${claimNoticeHours})` };
  const [made] = await tx
    .insert(claimNotices)
    .values({ profileId, ...values })
    .onConflictDoUpdate({ target: claimNotices.profileId, set: { ...values, createdAt: sql`now()` } })
    .returning({ passesAt: claimNotices.passesAt });
  if (!made) throw new Error(`the notice on profile ${profileId} was not stored`);
  const [profile] = await tx
    .select({ platform: profiles.platform, handle: profiles.handle })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  if (profile) await openCase(tx, { ...profile, kind: "claim", dueAt: made.passesAt });
  await mailNotice(tx, { userId: holderId, passesAt: made.passesAt, publicUrl });
  return { state: "notice", passesAt: made.passesAt };
}
