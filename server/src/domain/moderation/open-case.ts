import type { Platform } from "@fanradar/engine";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { creators, moderationCases, profiles } from "../../platform/db/schema.ts";
import { notifyAdmins } from "../notifications/notify-admins.ts";

/** Within so many days a person decides. */
const decideWithinDays = 7;

interface NewCase {
  kind: "removal" | "minor" | "problem" | "claim";
  platform: Platform;
  handle: string;
  problem?: typeof moderationCases.$inferInsert.problem;
  words?: string | undefined;
  contact?: string | undefined;
  /** When it closes without a decision; by default in seven days. */
  dueAt?: Date;
}

/**
 * Opens a case for a person to decide, and notifies the admins. Of one profile one removal, one minor's case and one claim in conflict is open at a time:
 * the same reported again counts on it, and where it had no address the new one stands.
 *
 * @returns its id, until when it is to be decided, and whether it is a new one
 */
export async function openCase(tx: Tx, reported: NewCase): Promise<{ id: number; dueAt: Date; isNew: boolean }> {
  const [opened] = await tx
    .insert(moderationCases)
    .values({ ...reported, dueAt: reported.dueAt ?? sql`now() + make_interval(days => ${decideWithinDays})` })
    .onConflictDoUpdate({
      target: [moderationCases.kind, moderationCases.platform, moderationCases.handle],
      targetWhere: sql`decided_at is null and kind in ('removal', 'minor', 'claim')`,
      set: {
        reports: sql`${moderationCases.reports} + 1`,
        words: sql`coalesce(${moderationCases.words}, excluded.words)`,
        contact: sql`coalesce(${moderationCases.contact}, excluded.contact)`,
        // Another claimant replaces the one before, and has as long.
        ...(reported.kind === "claim" && { dueAt: sql`excluded.due_at` }),
      },
    })
    .returning({ id: moderationCases.id, dueAt: moderationCases.dueAt, reports: moderationCases.reports });
  if (!opened) throw new Error("the case was not stored");
  const { reports, ...stored } = opened;
  if (reports === 1) await notifyAdmins(tx, { kind: "case-opened", key: `case ${opened.id}` });
  return { ...stored, isNew: reports === 1 };
}

/** The conflict about a profile has ended by itself: there is nothing left to decide, and the page stays. */
export async function closeClaimCase(tx: Tx, profileId: number): Promise<void> {
  await tx
    .update(moderationCases)
    .set({ decision: "kept", decidedAt: sql`now()` })
    .where(
      sql`${moderationCases.kind} = 'claim' and ${moderationCases.decidedAt} is null and (${moderationCases.platform},
        ${moderationCases.handle}) = (select platform, handle from profiles where id = ${profileId})`,
    );
}

/** Quarantines a profile, its creator and the creator's other profiles: not read and not found until the case is decided. */
export async function quarantine(tx: Tx, { caseId, profileId }: { caseId: number; profileId: number }): Promise<void> {
  await tx.update(moderationCases).set({ hidesPage: true }).where(eq(moderationCases.id, caseId));
  const together = await tx
    .select({ id: profiles.id, creatorId: profiles.creatorId })
    .from(profiles)
    .where(
      sql`${profiles.id} = ${profileId}
        or ${profiles.creatorId} = (select creator_id from profiles where id = ${profileId})`,
    )
    .orderBy(profiles.id)
    .for("update");
  for (const { id, creatorId } of together) {
    await tx.update(profiles).set({ quarantinedAt: sql`now()` }).where(eq(profiles.id, id));
    if (creatorId !== null) await tx.update(creators).set({ isListed: false }).where(eq(creators.id, creatorId));
  }
}
