import { claimNoticeHours, claimTries } from "@fanradar/contract";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { closeClaimCase, openCase } from "../../domain/moderation/open-case.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { claimCodes, claimNotices, creators, profiles, users } from "../../platform/db/schema.ts";
import { standsIn } from "./code.ts";
import { mailDecided, mailKept, mailNotice } from "./mails.ts";
import { transferProfile } from "./transfer-profile.ts";

export interface Claim {
  userId: number;
  profileId: number;
}

export const ofClaim = ({ userId, profileId }: Claim) =>
  and(eq(claimCodes.userId, userId), eq(claimCodes.profileId, profileId));

/**
 * Takes one try of the code of this claim, before a platform is asked: of many at once no more are let through than it has.
 *
 * @returns what is kept of the code, and the tries that are left; undefined where it is over, used up or was never asked for
 */
export async function takeTry(db: Db, claim: Claim): Promise<{ hash: Buffer; triesLeft: number } | undefined> {
  const [taken] = await db
    .update(claimCodes)
    .set({ tries: sql`${claimCodes.tries} + 1` })
    .where(and(ofClaim(claim), gt(claimCodes.expiresAt, sql`now()`), lt(claimCodes.tries, claimTries)))
    .returning({ hash: claimCodes.codeHash, tries: claimCodes.tries });
  return taken && { hash: taken.hash, triesLeft: claimTries - taken.tries };
}

/** Gives a try back for which no bio was read. Answers how many are left; null where the code was replaced meanwhile. */
export async function returnTry(db: Db, claim: Claim, hash: Buffer): Promise<number | null> {
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
  /** As the platform has just answered it. */
  biography: string;
  publicUrl: string;
}

/** What a proof led to. `over`: another look has spent the code, or it was replaced while the bio was read. */
export type Proved =
  | { state: "claimed" }
  | { state: "notice"; passesAt: Date }
  | { state: "absent" }
  | { state: "over" };

/** Looks for the code in a bio, and where it stands spends it and acts on it: once, whoever looks at the same moment. */
export async function prove(db: Db, claim: Claim, proof: Proof): Promise<Proved> {
  const { secret, hash, biography } = proof;
  if (!standsIn(biography, { hash, secret, bound: claim })) return { state: "absent" };
  return db.transaction(async (tx): Promise<Proved> => {
    // In the order in which giving locks them: accounts before what they have.
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
    if (holderId === claim.userId) return keep(tx, claim, proof);
    if (holderId !== null) return notice(tx, { ...claim, holderId }, proof);
    await transferProfile(tx, claim);
    await endNotice(tx, claim.profileId);
    return { state: "claimed" };
  });
}

/** Whose the profile is, held until the transaction ends; null while nobody has claimed it. */
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

/** The holder has proved it again: nobody else's claim passes. */
async function keep(tx: Tx, { profileId }: Claim, { publicUrl }: Proof): Promise<Proved> {
  const claimantId = await endNotice(tx, profileId);
  if (claimantId !== undefined) await mailKept(tx, { userId: claimantId, publicUrl });
  return { state: "claimed" };
}

/** A person who moderates has decided that the page stays with its holder: the claim that waits ends, and who made it is told. */
export async function resolveClaimForOwner(tx: Tx, profileId: number, publicUrl: string): Promise<void> {
  const claimantId = await endNotice(tx, profileId);
  if (claimantId !== undefined) await mailDecided(tx, { userId: claimantId, publicUrl });
}

/** Answers whose claim it was that waited; undefined where none did. */
async function endNotice(tx: Tx, profileId: number): Promise<number | undefined> {
  const [ended] = await tx
    .delete(claimNotices)
    .where(eq(claimNotices.profileId, profileId))
    .returning({ claimantId: claimNotices.claimantId });
  if (ended) await closeClaimCase(tx, profileId);
  return ended?.claimantId;
}

/** Tells the holder and the people who moderate, once for each claimant; the same claimant's second proof changes nothing of when it passes. */
async function notice(
  tx: Tx,
  { userId, profileId, holderId }: Claim & { holderId: number },
  { publicUrl }: Proof,
): Promise<Proved> {
  const [known] = await tx.select().from(claimNotices).where(eq(claimNotices.profileId, profileId));
  if (known?.claimantId === userId && known.holderId === holderId) return { state: "notice", passesAt: known.passesAt };
  const told = { claimantId: userId, holderId, passesAt: sql`now() + make_interval(hours => ${claimNoticeHours})` };
  const [made] = await tx
    .insert(claimNotices)
    .values({ profileId, ...told })
    .onConflictDoUpdate({ target: claimNotices.profileId, set: { ...told, createdAt: sql`now()` } })
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
