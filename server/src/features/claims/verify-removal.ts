import type { Platform } from "@fanradar/engine";
import { and, eq, gt, sql } from "drizzle-orm";
import { writeAudit } from "../../domain/access/write-audit.ts";
import { openRemoval } from "../../domain/moderation/case-teams.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { claimCodes, profiles, users } from "../../platform/db/schema.ts";
import { includesCode } from "./code.ts";
import { type Claim, findHolder, ofClaim } from "./verify-claim.ts";

interface Proof {
  secret: string;
  hash: Buffer;
  /** As the platform has just returned it. */
  biography: string;
  removeProfiles: (tx: Tx, profile: { platform: Platform; handle: string }) => Promise<void>;
}

/**
 * If the bio includes the code, uses it up and removes the creator. Parallel checks act once. A page that another account holds
 * is hidden, and a moderator decides: removal would delete the holder's own figures.
 */
export async function verifyRemoval(
  db: Db,
  claim: Claim,
  { secret, hash, biography, removeProfiles }: Proof,
): Promise<"removed" | "hidden" | "absent" | "over"> {
  if (!includesCode(biography, { hash, secret, bound: claim })) return "absent";
  return db.transaction(async (tx) => {
    const [spent] = await tx
      .delete(claimCodes)
      .where(and(ofClaim(claim), eq(claimCodes.codeHash, hash), gt(claimCodes.expiresAt, sql`now()`)))
      .returning({ userId: claimCodes.userId });
    if (!spent) return "over";
    const holderId = await findHolder(tx, claim.profileId);
    const [profile] = await tx
      .select({ id: profiles.id, platform: profiles.platform, handle: profiles.handle })
      .from(profiles)
      .where(eq(profiles.id, claim.profileId));
    if (!profile) return "over";
    if (holderId !== null && holderId !== claim.userId) {
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, claim.userId));
      const { platform, handle } = profile;
      await openRemoval(tx, { platform, handle, contact: user?.email }, { profileId: profile.id, isProved: true });
      return "hidden";
    }
    await removeProfiles(tx, profile);
    await writeAudit(tx, { act: "creator.remove", actorId: null });
    return "removed";
  });
}
