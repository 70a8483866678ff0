import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { creators, moderationCases, profiles } from "../../platform/db/schema.ts";
import { writeAudit } from "../access/write-audit.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { forgetNotices, notifyShown } from "./case-teams.ts";
import { removeProfiles } from "./remove-profiles.ts";

export interface Decision {
  caseId: number;
  decision: "removed" | "kept";
  reason: string;
  adminId: number;
  /** Ends another account's pending claim of a profile. */
  resolveClaimForOwner: (tx: Tx, profileId: number) => Promise<void>;
}

/**
 * Decides a case: the creator is removed permanently, or its page stays, and is restored where it was hidden. The requester
 * is notified, their address is deleted, and the audit log has the moderator and the reason.
 */
export async function closeCase(
  db: Db,
  config: Pick<Config, "appSecret">,
  { caseId, decision, reason, adminId, resolveClaimForOwner }: Decision,
): Promise<"decided" | "not-found" | "already-decided"> {
  return db.transaction(async (tx) => {
    // The profile before its case: the lock order of claims and reports.
    await tx.execute(sql`select 1 from profiles where (platform, handle) =
      (select platform, handle from moderation_cases where id = ${caseId}) for update`);
    const [open] = await tx.select().from(moderationCases).where(eq(moderationCases.id, caseId)).for("update");
    if (!open) return "not-found";
    if (open.decidedAt) return "already-decided";
    await tx
      .update(moderationCases)
      .set({ decision, reason, decidedBy: adminId, decidedAt: sql`now()`, contact: null })
      .where(eq(moderationCases.id, caseId));
    await forgetNotices(tx, eq(moderationCases.id, caseId));
    const { kind, platform, handle, contact } = open;
    if (platform && handle) {
      if (decision === "removed") await removeProfiles(tx, config, { platform, handle });
      else await keep(tx, { caseId, kind, platform, handle, resolveClaimForOwner });
    }
    await writeAudit(tx, { act: "case.decide", actorId: adminId, caseId, reason });
    if (contact !== null) {
      await queueMail(tx, {
        ...{ userId: null, recipient: contact },
        write: ({ removalDecided }) => ({ subject: removalDecided.subject, text: removalDecided[decision](reason) }),
      });
    }
    return "decided";
  });
}

type ReopenedCase = Pick<typeof moderationCases.$inferSelect, "kind"> &
  Pick<Decision, "caseId" | "resolveClaimForOwner"> & {
    platform: NonNullable<(typeof moderationCases.$inferSelect)["platform"]>;
    handle: string;
  };

/** Shows again what was hidden until now, unless another case about it is still open. */
async function keep(tx: Tx, { caseId, kind, platform, handle, resolveClaimForOwner }: ReopenedCase): Promise<void> {
  const [profile] = await tx
    .select({ id: profiles.id, creatorId: profiles.creatorId })
    .from(profiles)
    .where(and(eq(profiles.platform, platform), eq(profiles.handle, handle)))
    .for("update");
  if (!profile) return;
  // A claim hides nothing: there is nothing to show again.
  if (kind === "claim") return resolveClaimForOwner(tx, profile.id);
  const isOne = profile.creatorId ? eq(profiles.creatorId, profile.creatorId) : eq(profiles.id, profile.id);
  if (kind === "minor") await tx.update(profiles).set({ clearedAt: sql`now()` }).where(isOne);
  const waiting = await tx
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .innerJoin(
      profiles,
      and(eq(profiles.platform, moderationCases.platform), eq(profiles.handle, moderationCases.handle)),
    )
    .where(and(isOne, isNull(moderationCases.decidedAt), moderationCases.hidesPage))
    .limit(1);
  if (waiting.length > 0) return;
  const shown = await tx
    .update(profiles)
    .set({ quarantinedAt: null })
    .where(and(isOne, isNotNull(profiles.quarantinedAt)))
    .returning({ id: profiles.id });
  if (shown.length > 0) await notifyShown(tx, { caseId, profileIds: shown.map(({ id }) => id) });
  // One whose profile became private meanwhile stays off the lists until it is read again.
  if (profile.creatorId)
    await tx
      .update(creators)
      .set({ isListed: true })
      .where(
        sql`${creators.id} = ${profile.creatorId} and (${creators.ownerUserId} is not null
          or exists (select 1 from ${profiles} where ${profiles.creatorId} = ${creators.id} and ${profiles.lastOutcome} = 'ok'))`,
      );
}
