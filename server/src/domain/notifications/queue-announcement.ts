import { and, eq } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { userSettings, users } from "../../platform/db/schema.ts";
import { writeAudit } from "../access/write-audit.ts";
import { queueMail, signatureOf } from "./queue-mail.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

/**
 * Writes an admin's mail to everybody with a verified address who has `marketingEmails` on, all or none, each with the way to
 * get no more of them; and that it was written to the audit log. The same key again writes to who has none of it yet.
 *
 * @returns to how many
 */
export async function queueAnnouncement(
  { db, config }: Context,
  { key, subject, text, adminId }: { key: string; subject: string; text: string; adminId: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const recipients = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .innerJoin(userSettings, eq(userSettings.userId, users.id))
      .where(and(eq(users.isVerified, true), eq(userSettings.marketingEmails, true)))
      .orderBy(users.id);
    let written = 0;
    for (const { id, email } of recipients) {
      const setting = "marketingEmails";
      const isNew = await queueMail(tx, {
        ...{ userId: id, recipient: email, setting, key: `everybody ${key} ${id}` },
        write: (words) => ({
          subject,
          text: `${text.trimEnd()}${signatureOf(words, setting, unsubscribeLink(config, id, setting))}`,
        }),
      });
      if (isNew) written++;
    }
    await writeAudit(tx, { act: "mail.everybody", actorId: adminId, reason: subject });
    return written;
  });
}
