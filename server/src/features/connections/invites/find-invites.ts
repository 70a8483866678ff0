import { type ConnectPlatform, dayMs } from "@fanradar/engine";
import { consentDoors } from "@fanradar/platforms";
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type ConnectionDeps, endOfGrant, openGrant } from "../../../domain/connections/with-grant.ts";
import type { Db, Tx } from "../../../platform/db/open-database.ts";
import {
  connections,
  consentInvites,
  consentRequests,
  consents,
  evidence,
  modelOwners,
  modelProfiles,
  profiles,
  users,
  workspaceLogos,
  workspaces,
} from "../../../platform/db/schema.ts";

export type InviteRow = typeof consentInvites.$inferSelect;
type ConsentRow = typeof consents.$inferSelect;
type ConnectionRow = typeof connections.$inferSelect;

/** An account that an invite asks for, with the newest consent to it. */
export interface InvitedAccount {
  platform: ConnectPlatform;
  handle: string;
  declinedAt: Date | null;
  /** The model still links it. */
  isLinked: boolean;
  hasEvidence: boolean;
  consent: ConsentRow | undefined;
  /** Of that consent. */
  connection: ConnectionRow | undefined;
}

export interface FoundInvite {
  invite: InviteRow;
  /** Of the personal workspace `workspace` is empty. */
  sender: { name: string; email: string; workspace: string; logo: string | null };
  isExpired: boolean;
  accounts: InvitedAccount[];
}

/** Invites of models that are there and still belong to the workspace that they were made in, the newest first. */
async function findInvites(db: Db, where: SQL | undefined): Promise<FoundInvite[]> {
  const found = await db
    .select({
      invite: consentInvites,
      sender: { name: users.name, email: users.email, workspace: workspaces.name, logo: workspaceLogos.file },
      isExpired: sql<boolean>`${consentInvites.expiresAt} <= now()`,
    })
    .from(consentInvites)
    .innerJoin(
      modelOwners,
      and(eq(modelOwners.id, consentInvites.modelId), eq(modelOwners.workspaceId, consentInvites.workspaceId)),
    )
    .innerJoin(users, eq(users.id, consentInvites.userId))
    .innerJoin(workspaces, eq(workspaces.id, consentInvites.workspaceId))
    .leftJoin(workspaceLogos, eq(workspaceLogos.workspaceId, workspaces.id))
    .where(where)
    .orderBy(desc(consentInvites.id));
  const ids = found.map(({ invite }) => invite.id);
  if (ids.length === 0) return [];
  const [requests, given] = await Promise.all([findRequests(db, ids), findConsents(db, ids)]);
  return found.map((one) => ({
    ...one,
    accounts: requests
      .filter(({ inviteId }) => inviteId === one.invite.id)
      .map(({ inviteId, ...request }) => {
        const newest = given.find(
          ({ consent }) => consent.inviteId === inviteId && consent.platform === request.platform,
        );
        return { ...request, consent: newest?.consent, connection: newest?.connection ?? undefined };
      }),
  }));
}

const findRequests = (db: Db, inviteIds: number[]) =>
  db
    .select({
      inviteId: consentRequests.inviteId,
      platform: consentRequests.platform,
      handle: consentRequests.handle,
      declinedAt: consentRequests.declinedAt,
      isLinked: sql<boolean>`exists (select 1 from ${modelProfiles} join ${profiles} on ${profiles.id} = ${modelProfiles.profileId}
        where ${modelProfiles.modelId} = ${consentInvites.modelId} and ${profiles.platform} = ${consentRequests.platform}
          and ${profiles.handle} = ${consentRequests.handle})`,
      hasEvidence: sql<boolean>`exists (select 1 from ${evidence} where ${evidence.modelId} = ${consentInvites.modelId}
        and ${evidence.platform} = ${consentRequests.platform} and ${evidence.kind} = 'connected')`,
    })
    .from(consentRequests)
    .innerJoin(consentInvites, eq(consentInvites.id, consentRequests.inviteId))
    .where(inArray(consentRequests.inviteId, inviteIds))
    .orderBy(consentRequests.platform);

/** The newest first. */
const findConsents = (db: Db, inviteIds: number[]) =>
  db
    .select({ consent: consents, connection: connections })
    .from(consents)
    .leftJoin(connections, eq(connections.consentId, consents.id))
    .where(inArray(consents.inviteId, inviteIds))
    .orderBy(desc(consents.id));

/** The newest hundred invites of a model. */
export const findInvitesOf = (db: Db, modelId: number) => findInvites(db, eq(consentInvites.modelId, modelId));

/** Most invites to one address that are listed. */
const listedTo = 100;

/** Invites that a workspace mailed to an address, not withdrawn and not over: the newest. */
export async function findInvitesTo(
  db: Db,
  { recipient, workspaceId }: { recipient: string; workspaceId: number },
): Promise<FoundInvite[]> {
  const isOpen = and(isNull(consentInvites.revokedAt), gt(consentInvites.expiresAt, sql`now()`));
  const isTo = and(eq(consentInvites.recipient, recipient), eq(consentInvites.workspaceId, workspaceId));
  return (await findInvites(db, and(isTo, isOpen))).slice(0, listedTo);
}

/** One invite; undefined where it or its model is not there. */
export async function findInvite(db: Db, id: number): Promise<FoundInvite | undefined> {
  const [found] = await findInvites(db, eq(consentInvites.id, id));
  return found;
}

/** How an account stands. Its consent decides, then a refusal. */
export function invitedAccountState({ consent, connection, declinedAt }: InvitedAccount) {
  if (!consent) return declinedAt ? "declined" : "open";
  if (consent.endedBy === "platform") return "lost";
  return connection?.sealedTokens && consent.endedAt === null ? "connected" : "ended";
}

/** When the platform ends what is connected, unless it is renewed. */
export function endsAtOf(config: ConnectionDeps["config"], { connection }: InvitedAccount): string | undefined {
  const grant = connection && openGrant(config, connection);
  return grant && endOfGrant(grant);
}

/** The scopes that a consent of an account lacks. */
export const missingScopesOf = ({ platform, connection }: InvitedAccount): string[] =>
  connection ? consentDoors[platform].scopes.filter((scope) => !connection.scopes.includes(scope)) : [];

/** Within which an account that is connected may be connected anew: access ends soon. */
const renewalMs = 14 * dayMs;

/**
 * Whether an account may be connected by an invite: it was not withdrawn, the account is still linked, and the invite has not expired,
 * or the account was connected by it and neither side ended that.
 */
export function isAnswerable(
  { invite, isExpired }: Pick<FoundInvite, "invite" | "isExpired">,
  account: InvitedAccount,
) {
  const state = invitedAccountState(account);
  return invite.revokedAt === null && account.isLinked && (!isExpired || state === "connected" || state === "lost");
}

/** Whether connecting an account would change anything: it is not connected, lacks something, or ends soon. */
export function isWorthConnecting(account: InvitedAccount, endsAt: string | undefined, now: Date): boolean {
  if (invitedAccountState(account) !== "connected" || missingScopesOf(account).length > 0) return true;
  return endsAt !== undefined && Date.parse(endsAt) - now.getTime() <= renewalMs;
}

/** Locks an invite for an answer to it. The caller has locked its model. */
export async function lockInvite(tx: Tx, id: number) {
  const [row] = await tx.select().from(consentInvites).where(eq(consentInvites.id, id)).for("update");
  return row;
}
