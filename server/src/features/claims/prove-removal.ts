import type { Platform } from "@fanradar/engine";
import { and, eq, gt, sql } from "drizzle-orm";
import { writeAudit } from "../../domain/access/write-audit.ts";
import { hold, openCase } from "../../domain/moderation/open-case.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { claimCodes, profiles, users } from "../../platform/db/schema.ts";
import { type Claim, findHolder, ofClaim } from "./check-claim.ts";
import { standsIn } from "./code.ts";

interface Proof {
  secret: string;
  hash: Buffer;
  /** As the platform has just answered it. */
  biography: string;
  removeProfiles: (tx: Tx, profile: { platform: Platform; handle: string }) => Promise<void>;
}

/**
 * Looks for the code in a bio, and where it stands spends it and removes the creator: once, whoever looks at the same moment.
 * A page that somebody else holds is hidden at once, and a person decides: its holder's own figures would go with it.
 */
export async function proveRemoval(
  db: Db,
  claim: Claim,
  { secret, hash, biography, removeProfiles }: Proof,
): Promise<"removed" | "hidden" | "absent" | "over"> {
  if (!standsIn(biography, { hash, secret, bound: claim })) return "absent";
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
      await openCase(tx, { kind: "removal", platform, handle, contact: user?.email });
      await hold(tx, profile.id);
      return "hidden";
    }
    await removeProfiles(tx, profile);
    await writeAudit(tx, { act: "creator.remove", actorId: null });
    return "removed";
  });
}
