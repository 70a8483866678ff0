import { and, eq, sql } from "drizzle-orm";
import { lockModel } from "../../../domain/submissions/change-model.ts";
import { unlinkAtRequest } from "../../../domain/submissions/unlink-at-request.ts";
import type { Db, Tx } from "../../../platform/db/open-database.ts";
import { consentInvites, consents, modelProfiles, profiles } from "../../../platform/db/schema.ts";
import { type InviteRow, lockInvite } from "../invites/find-invites.ts";
import { notifyAnswer } from "./notify-answer.ts";

/**
 * Stores whether an X handle and an OnlyFans page may be analyzed together. Refused or withdrawn, the X profile is taken off the model
 * in the same transaction. An agreement needs an open invite and a sign-in to the X account by it, a withdrawal only an agreement.
 */
export async function storeLinkingAnswer(
  db: Db,
  { id, modelId }: InviteRow,
  agrees: boolean,
): Promise<"stored" | "not-found" | "forbidden" | "token-used"> {
  return db.transaction(async (tx) => {
    await lockModel(tx, modelId);
    const invite = await lockInvite(tx, id);
    if (!invite || invite.linkingX === null) return "not-found";
    const hasAgreed = invite.linkingAgreedAt !== null && invite.linkingDeclinedAt === null;
    if (agrees ? hasAgreed : invite.linkingDeclinedAt !== null) return "stored";
    const isOpen = invite.revokedAt === null && invite.expiresAt > new Date();
    if (!isOpen && !(hasAgreed && !agrees)) return "token-used";
    if (agrees && !(await linksX(tx, modelId, invite.linkingX))) return "token-used";
    if (agrees && !(await hasProvedX(tx, invite))) return "forbidden";
    await tx
      .update(consentInvites)
      .set(agrees ? { linkingAgreedAt: sql`now()`, linkingDeclinedAt: null } : { linkingDeclinedAt: sql`now()` })
      .where(eq(consentInvites.id, id));
    if (!agrees && (await linksX(tx, modelId, invite.linkingX))) await unlinkAtRequest(tx, { modelId, platform: "x" });
    await notifyAnswer(tx, invite, { what: "linking", platform: "x" });
    return "stored";
  });
}

/** Whether somebody signed in to the X account by this invite: else whoever has the link could agree in another's place. */
async function hasProvedX(tx: Tx, { id, linkingX }: InviteRow): Promise<boolean> {
  const [consent] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.inviteId, id), eq(consents.platform, "x"), eq(consents.handle, linkingX ?? "")))
    .limit(1);
  return consent !== undefined;
}

async function linksX(tx: Tx, modelId: number, handle: string): Promise<boolean> {
  const [linked] = await tx
    .select({ id: profiles.id })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .where(and(eq(modelProfiles.modelId, modelId), eq(profiles.platform, "x"), eq(profiles.handle, handle)));
  return linked !== undefined;
}
