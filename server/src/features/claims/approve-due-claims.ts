import { and, eq, lte } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { closeClaimCase } from "../../domain/moderation/open-case.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { claimCodes, claimNotices, creators, profiles, users } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { mailPassed } from "./mails.ts";
import { transferProfile } from "./transfer-profile.ts";

interface Passing {
  at: Date;
  publicUrl: string;
}

/**
 * Gives each profile whose notice was over at `at` to who claimed it; one whose holder or claimant is no longer who it was goes
 * nowhere. Codes that are over are forgotten.
 *
 * @returns how many passed
 */
export async function approveDueClaims(db: Db, { at, publicUrl }: Passing): Promise<number> {
  await db.delete(claimCodes).where(lte(claimCodes.expiresAt, at));
  const due = await db
    .select({ profileId: claimNotices.profileId })
    .from(claimNotices)
    .where(lte(claimNotices.passesAt, at))
    .orderBy(claimNotices.passesAt);
  let passed = 0;
  for (const { profileId } of due) {
    const gave = await db.transaction(async (tx) => {
      const [known] = await tx.select().from(claimNotices).where(eq(claimNotices.profileId, profileId));
      if (!known) return false;
      const { claimantId, holderId } = known;
      // Accounts first, as whoever proves does.
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
      // Taken away meanwhile where the holder has proved it, or somebody else has.
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
      await mailPassed(tx, { holderId, claimantId, publicUrl });
      return true;
    });
    if (gave) passed++;
  }
  return passed;
}

export const approveDueClaimsJob = defineJob({
  name: "pass-claims",
  payload: scheduledAt,
  cron: "*/10 * * * *",
  run: ({ db, config }: Pick<Context, "db" | "config">, at) =>
    approveDueClaims(db, { at, publicUrl: config.publicUrl }),
});
