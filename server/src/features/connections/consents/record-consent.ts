import type { ConnectPlatform } from "@fanradar/engine";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/open-database.ts";
import { consentRequests, consents, modelOwners, ownerOf } from "../../../platform/db/schema.ts";
import { type InviteRow, lockInvite } from "../invites/find-invites.ts";
import { notifyAnswer } from "./notify-answer.ts";

interface ConsentInput {
  inviteId: number;
  platform: ConnectPlatform;
  handle: string;
  externalId: string;
  scopes: string[];
  now: Date;
}

/**
 * Records that a creator consented by an invite, and notifies who made it. Locks the invite, so that it is not withdrawn meanwhile.
 *
 * @returns the record's id; undefined where the invite is no longer open, asks for another account, or its model was deleted
 */
export async function recordConsent(tx: Tx, { now, ...given }: ConsentInput): Promise<number | undefined> {
  const invite = await lockInvite(tx, given.inviteId);
  if (!invite || invite.revokedAt !== null || !(await isThere(tx, invite))) return undefined;
  const { inviteId, platform, handle } = given;
  const [request] = await tx
    .update(consentRequests)
    .set({ declinedAt: null })
    .where(
      and(
        eq(consentRequests.inviteId, inviteId),
        eq(consentRequests.platform, platform),
        eq(consentRequests.handle, handle),
      ),
    )
    .returning({ handle: consentRequests.handle });
  if (!request) return undefined;
  const [record] = await tx
    .insert(consents)
    .values({ ...given, grantedAt: now })
    .returning({ id: consents.id });
  if (!record) throw new Error("a consent was not recorded");
  await notifyAnswer(tx, invite, { what: "connected", platform });
  return record.id;
}

/** Not where the model's deletion can still be undone. */
async function isThere(tx: Tx, { modelId, workspaceId }: InviteRow): Promise<boolean> {
  const [owner] = await tx.select(ownerOf).from(modelOwners).where(eq(modelOwners.id, modelId));
  return owner?.workspaceId === workspaceId;
}
