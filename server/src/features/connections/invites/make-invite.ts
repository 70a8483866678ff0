import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../../context.ts";
import type { SessionUser } from "../../../domain/access/session.ts";
import { writeAudit } from "../../../domain/access/write-audit.ts";
import { emailKey } from "../../../domain/accounts/attempts.ts";
import { sendConsentInvite } from "../../../domain/connections/mail-consent.ts";
import type { Db, Tx } from "../../../platform/db/open-database.ts";
import { consentInvites } from "../../../platform/db/schema.ts";
import { fail, Refused } from "../../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../../platform/http/limit.ts";
import { makeOnce } from "../../../platform/http/make-once.ts";
import { storeInvite } from "./store-invite.ts";

const daySeconds = 86_400;
/** Invites that one person may make. */
const making: Limit = { max: 30, windowSeconds: 3_600, from: "first" };
/** Mails to strangers: of one person, and to one address from everybody. */
const mailing: Limit = { max: 20, windowSeconds: daySeconds, from: "first" };
const mailingTo: Limit = { max: 3, windowSeconds: daySeconds, from: "first" };

/** Seconds until one more mail may be sent; undefined where it may be now. */
export const takeMail = async (db: Db | Tx, userId: number, email: string) =>
  (await takeTry(db, `consent:mails:${userId}`, mailing)) ??
  (await takeTry(db, emailKey("consent:mail", email), mailingTo));

/**
 * Stores an invite, once for a form that is sent again.
 *
 * @param email where it will be mailed to; undefined for a link alone
 * @throws Refused where the person made, or mailed, too many
 */
export async function makeInvite(
  db: Db,
  invite: Parameters<typeof storeInvite>[1],
  { request, email }: { request: FastifyRequest; email: string | undefined },
): Promise<{ id: number; isMade: boolean }> {
  const { userId, modelId, workspaceId } = invite;
  let isMade = false;
  const id = await db.transaction((tx) =>
    makeOnce(tx, { userId, request }, async () => {
      const wait =
        (await takeTry(db, `consent:invites:${userId}`, making)) ??
        (email === undefined ? undefined : await takeMail(db, userId, email));
      if (wait !== undefined) throw new Refused(fail("too-many", { retryAfterSeconds: wait }));
      isMade = true;
      await writeAudit(tx, { act: "consent.invite", actorId: userId, modelId, workspaceId });
      return storeInvite(tx, invite);
    }),
  );
  return { id, isMade };
}

/** Writes the mail, with the address that it went to. */
export const mailInvite = (
  { db, config }: Pick<Context, "db" | "config">,
  { id, recipient, sender }: { id: number; recipient: string; sender: SessionUser },
) =>
  db.transaction(async (tx) => {
    const [invite] = await tx
      .update(consentInvites)
      .set({ recipient, mailedAt: sql`now()` })
      .where(eq(consentInvites.id, id))
      .returning();
    if (invite) await sendConsentInvite(tx, config, { invite, recipient, sender });
  });
