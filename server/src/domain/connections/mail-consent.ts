import { consentPath } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { consentInvites, consents } from "../../platform/db/schema.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { consentToken } from "./consent-token.ts";

type Instance = Pick<Config, "appSecret" | "publicUrl">;
type Invite = Pick<typeof consentInvites.$inferSelect, "id" | "createdAt" | "expiresAt" | "language">;

const linkOf = (config: Instance, invite: Invite) =>
  new URL(consentPath(consentToken(config, invite)), config.publicUrl).href;

/** A name in a mail to a stranger: one that could pass for an address or a link is left out. */
const isPlainName = (name: string) => !/:\/\/|www\.|@|\.\p{L}{2,}/iu.test(name);

interface InviteMail {
  invite: Invite;
  recipient: string;
  sender: { name: string; email: string };
}

/** Mails an invite. The note of who asks is on its page alone, so that no mail carries a stranger's text. */
export async function sendConsentInvite(
  tx: Tx,
  config: Instance,
  { invite, recipient, sender: { name, email } }: InviteMail,
): Promise<void> {
  const who = isPlainName(name) ? `${name} (${email})` : email;
  // The same in every language.
  const until = invite.expiresAt.toISOString().slice(0, 10);
  await queueMail(tx, {
    userId: null,
    inviteId: invite.id,
    language: invite.language,
    recipient,
    write: ({ consentInvite }) => ({
      subject: consentInvite.subject,
      text: consentInvite.text(who, linkOf(config, invite), until),
    }),
  });
}

/** Reminds a creator, once, that what she consented to by an invite ends soon. Does nothing where no address is known. */
export async function mailConsentReminder(
  tx: Tx,
  config: Instance,
  { consentId, endsAt }: { consentId: number; endsAt: string },
): Promise<void> {
  const [invite] = await tx
    .select({
      id: consentInvites.id,
      createdAt: consentInvites.createdAt,
      expiresAt: consentInvites.expiresAt,
      language: consentInvites.language,
      recipient: consentInvites.recipient,
    })
    .from(consents)
    .innerJoin(consentInvites, eq(consentInvites.id, consents.inviteId))
    .where(eq(consents.id, consentId));
  if (!invite?.recipient) return;
  const until = endsAt.slice(0, 10);
  await queueMail(tx, {
    userId: null,
    inviteId: invite.id,
    language: invite.language,
    recipient: invite.recipient,
    key: `consent ${consentId} ends ${until}`,
    write: ({ consentEnding }) => ({
      subject: consentEnding.subject,
      text: consentEnding.text(linkOf(config, invite), until),
    }),
  });
}
