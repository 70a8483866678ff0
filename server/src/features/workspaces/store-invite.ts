import { type MemberRole, workspaceInviteDays } from "@fanradar/contract";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { SessionUser } from "../../domain/access/session.ts";
import { writeAudit } from "../../domain/access/write-audit.ts";
import { queueMail } from "../../domain/notifications/queue-mail.ts";
import { lockWorkspace } from "../../domain/workspaces/store-workspace.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { users, workspaceInvites, workspaceLogos, workspaceMembers, workspaces } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { idempotencyKey } from "../../platform/http/idempotency-key.ts";
import type { FormSender } from "../../platform/http/make-once.ts";
import { publishMembership } from "../../platform/live/publish.ts";
import { signText } from "../../platform/secrets/derive-key.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import { chooseModels, grantColumns, lockForOwner, type MemberGrant, requireOwnModels } from "./change-members.ts";

const expiry = sql`now() + make_interval(days => ${workspaceInviteDays})`;
const isOpen = and(
  isNull(workspaceInvites.acceptedAt),
  isNull(workspaceInvites.revokedAt),
  gt(workspaceInvites.expiresAt, sql`now()`),
);

/**
 * The token of a new invite's link. Of a form with a key it is computed from that and APP_SECRET: who sends the form again is answered the same
 * link, though only its hash is stored.
 */
export function inviteToken(secret: Pick<Config, "appSecret">, { userId, request }: FormSender): string {
  const key = idempotencyKey(request);
  if (typeof key !== "string") return newToken();
  return signText(secret, "fanradar workspace invites", `${userId} ${key}`);
}

/** An invite's id and the token of its link, which is only returned, not stored. */
export interface IssuedInvite {
  id: number;
  token: string;
}

interface InviteOptions extends MemberGrant {
  workspaceId: number;
  userId: number;
  email: string | undefined;
  token: string;
}

/** Makes an invite, in the caller's transaction. Returns its id. @throws Refused where its maker is no owner any more, and of a model that is not the workspace's */
export async function storeInvite(tx: Tx, invite: InviteOptions): Promise<number> {
  const { workspaceId, userId, email, token, ...granted } = invite;
  await lockForOwner(tx, { workspaceId, userId });
  await requireOwnModels(tx, workspaceId, granted);
  const [made] = await tx
    .insert(workspaceInvites)
    .values({
      ...grantColumns(granted),
      ...{ workspaceId, userId, recipient: email, tokenHash: hashToken(token), expiresAt: expiry },
      modelIds: granted.scope === "models" ? [...granted.modelIds] : [],
    })
    .returning({ id: workspaceInvites.id });
  if (!made) throw new Error("an invite was not stored");
  await writeAudit(tx, { act: "member.invite", actorId: userId, workspaceId, reason: granted.role });
  return made.id;
}

/** Gives an invite that nobody accepted a new link for seven days. Undefined where it was accepted or withdrawn. */
export async function renewStoredInvite(
  tx: Tx,
  { id, workspaceId, userId }: { id: number; workspaceId: number; userId: number },
): Promise<(IssuedInvite & { recipient: string | null }) | undefined> {
  await lockForOwner(tx, { workspaceId, userId });
  const token = newToken();
  const [renewed] = await tx
    .update(workspaceInvites)
    .set({ tokenHash: hashToken(token), expiresAt: expiry, userId })
    .where(
      and(
        eq(workspaceInvites.id, id),
        eq(workspaceInvites.workspaceId, workspaceId),
        isNull(workspaceInvites.acceptedAt),
        isNull(workspaceInvites.revokedAt),
      ),
    )
    .returning({ recipient: workspaceInvites.recipient });
  return renewed && { id, token, recipient: renewed.recipient };
}

/** Withdraws an invite. False where the workspace has none of this id that could still be accepted or was withdrawn. */
export async function revokeStoredInvite(
  tx: Tx,
  { id, workspaceId, userId }: { id: number; workspaceId: number; userId: number },
): Promise<boolean> {
  await lockForOwner(tx, { workspaceId, userId });
  const revoked = await tx
    .update(workspaceInvites)
    .set({ revokedAt: sql`coalesce(${workspaceInvites.revokedAt}, now())` })
    .where(
      and(
        eq(workspaceInvites.id, id),
        eq(workspaceInvites.workspaceId, workspaceId),
        isNull(workspaceInvites.acceptedAt),
      ),
    )
    .returning({ id: workspaceInvites.id });
  if (revoked.length > 0) await writeAudit(tx, { act: "member.revoke", actorId: userId, workspaceId });
  return revoked.length > 0;
}

/** A name as a mail to a stranger may carry it; null where it could be pressed, or seems to be an address. */
const mailableName = (name: string): string | null => (/[@/\\]|\p{L}\.\p{L}{2}/u.test(name) ? null : name);

/** Mails the link of an invite: who invites, to which workspace, as what. */
export async function mailInvite(
  tx: Tx,
  { recipient, token, id }: { recipient: string; token: string; id: number },
  { by, publicUrl, language }: MailOptions,
): Promise<void> {
  const link = new URL(`/join/${token}`, publicUrl).href;
  const [invite] = await tx
    .select({ name: workspaces.name, role: workspaceInvites.role })
    .from(workspaceInvites)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvites.workspaceId))
    .where(eq(workspaceInvites.id, id));
  if (!invite) throw new Error("an invite was mailed that is not there");
  const workspace = mailableName(invite.name);
  const name = mailableName(by.name);
  const who = name === null ? by.email : `${name} (${by.email})`;
  await queueMail(tx, {
    ...{ userId: null, workspaceInviteId: id, language, recipient },
    write: ({ workspaceInvite: { subject, text, roles } }) => ({
      subject: subject(workspace),
      text: text(who, workspace, roles[invite.role], link),
    }),
  });
}

interface MailOptions {
  by: Pick<SessionUser, "name" | "email">;
  publicUrl: string;
  language: NonNullable<Parameters<typeof queueMail>[1]["language"]>;
}

/** An invite that can be accepted now, by the token of its link. */
export async function findOpenInvite(
  db: Db | Tx,
  token: string,
): Promise<
  | {
      id: number;
      workspaceId: number;
      workspace: string;
      logo: string | null;
      invitedBy: string | null;
      recipient: string | null;
      role: MemberRole;
      seesEarnings: boolean;
      expiresAt: Date;
    }
  | undefined
> {
  const [found] = await openInvites(db, eq(workspaceInvites.tokenHash, hashToken(token)));
  return found;
}

const openInvites = (db: Db | Tx, where: SQL) =>
  db
    .select({
      id: workspaceInvites.id,
      workspaceId: workspaceInvites.workspaceId,
      workspace: workspaces.name,
      logo: workspaceLogos.file,
      invitedBy: users.name,
      recipient: workspaceInvites.recipient,
      role: workspaceInvites.role,
      seesEarnings: workspaceInvites.seesEarnings,
      expiresAt: workspaceInvites.expiresAt,
    })
    .from(workspaceInvites)
    .innerJoin(workspaces, and(eq(workspaces.id, workspaceInvites.workspaceId), isNull(workspaces.deletedAt)))
    .leftJoin(workspaceLogos, eq(workspaceLogos.workspaceId, workspaces.id))
    .leftJoin(users, eq(users.id, workspaceInvites.userId))
    .where(and(where, isOpen));

/**
 * Makes a person a member by an invite: of many at once one, and of one person twice the first. Who is a member already stays what they
 * are, and the invite open.
 *
 * @returns the workspace; undefined where the invite is not open any more
 * @throws Refused (`forbidden`) where it was mailed to an address that is not this person's
 */
export async function acceptStoredInvite(
  tx: Tx,
  { token, userId }: { token: string; userId: number },
): Promise<number | undefined> {
  const found = await findOpenInvite(tx, token);
  // In the order in which changes of members take them.
  if (!found || !(await lockWorkspace(tx, found.workspaceId))) return undefined;
  const { workspaceId } = found;
  const known = and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId));
  if ((await tx.$count(workspaceMembers, known)) > 0) return workspaceId;
  if (found.recipient !== null) {
    const isTheirs = and(eq(users.id, userId), eq(users.email, found.recipient));
    const [recipient] = await tx.select({ isVerified: users.isVerified }).from(users).where(isTheirs);
    // The address is theirs once they opened its mail: a forwarded link and a sign-up by that address are no proof.
    if (!recipient?.isVerified) throw new Refused(fail(recipient ? "unverified" : "forbidden"));
  }
  const [spent] = await tx
    .update(workspaceInvites)
    .set({ acceptedAt: sql`now()`, acceptedBy: userId })
    .where(and(eq(workspaceInvites.tokenHash, hashToken(token)), isOpen))
    .returning();
  if (!spent) return undefined;
  await tx.insert(workspaceMembers).values({ ...grantColumns(spent), workspaceId, userId });
  await chooseModels(tx, { workspaceId, userId }, spent);
  await writeAudit(tx, { act: "member.join", actorId: userId, workspaceId, reason: spent.role });
  await publishMembership(tx, userId);
  // Owners look at the list of invites and at what was done.
  const owners = and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.role, "owner"));
  for (const owner of await tx.select({ userId: workspaceMembers.userId }).from(workspaceMembers).where(owners))
    await publishMembership(tx, owner.userId);
  return workspaceId;
}
