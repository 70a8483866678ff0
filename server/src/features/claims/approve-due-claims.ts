import { and, eq, lte } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { closeClaimCase } from "../../domain/moderation/open-case.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { claimCodes, claimNotices, creators, profiles, users } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { mailClaimApproved } from "./mails.ts";
import { transferProfile } from "./transfer-profile.ts";

/**
 * Transfers each profile whose notice period ended by `at` to its claimant, unless its holder has changed or the claimant is no
 * longer verified. Deletes expired codes.
 *
 * @returns how many were transferred
 */
export async function approveDueClaims(db: Db, { at, publicUrl }: { at: Date; publicUrl: string }): Promise<number> {
  await db.delete(claimCodes).where(lte(claimCodes.expiresAt, at));
  const due = await db
    .select({ profileId: claimNotices.profileId })
    .from(claimNotices)
    .where(lte(claimNotices.passesAt, at))
    .orderBy(claimNotices.passesAt);
  let approved = 0;
  for (const { profileId } of due) {
    const isApproved = await db.transaction(async (tx) => {
      const [pending] = await tx.select().from(claimNotices).where(eq(claimNotices.profileId, profileId));
      if (!pending) return false;
      const { claimantId, holderId } = pending;
      // Accounts first, the order of locks of a proof.
      const [claimant] = await tx
        .select({ isVerified: users.isVerified })
        .from(users)
        .where(eq(users.id, claimantId))
        .for("update");
      const [profile] = await tx
        .select({ creatorId: profiles.creatorId })
        .from(profiles)
        .where(eq(profiles.id, profileId))
        .for("update");
      // Deleted meanwhile if the holder has proved it again, or replaced by another claimant's.
      const [notice] = await tx
        .delete(claimNotices)
        .where(
          and(
            eq(claimNotices.profileId, profileId),
            eq(claimNotices.claimantId, claimantId),
            lte(claimNotices.passesAt, at),
          ),
        )
        .returning({ profileId: claimNotices.profileId });
      const [creator] = profile?.creatorId
        ? await tx
            .select({ ownerUserId: creators.ownerUserId })
            .from(creators)
            .where(eq(creators.id, profile.creatorId))
        : [];
      if (notice) await closeClaimCase(tx, profileId);
      if (!notice || !claimant?.isVerified || creator?.ownerUserId !== holderId) return false;
      await transferProfile(tx, { profileId, userId: claimantId });
      await mailClaimApproved(tx, { holderId, claimantId, publicUrl });
      return true;
    });
    if (isApproved) approved++;
  }
  return approved;
}

export const approveDueClaimsJob = defineJob({
  name: "approve-claims",
  payload: scheduledAt,
  cron: "*/10 * * * *",
  run: ({ db, config }: Pick<Context, "db" | "config">, at) =>
    approveDueClaims(db, { at, publicUrl: config.publicUrl }),
});
