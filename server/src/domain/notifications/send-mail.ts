import { and, eq, isNull, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { mails } from "../../platform/db/schema.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { findInstanceName } from "../settings/instance-settings.ts";
import { findSettings } from "../settings/user-settings.ts";
import { renderMail } from "./render-mail.ts";
import { unsubscribeHeaders } from "./unsubscribe-link.ts";

/** A connection to the mail server. One that does not answer holds no job, and no page, for minutes. */
export const openTransport = (smtpUrl: string) =>
  createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });

/** The sender of every email: the instance by its name, where an administrator gave it one. */
export const senderOf = async (db: Db, { mailFrom }: Pick<Config, "mailFrom">) => ({
  name: (await findInstanceName(db)) ?? "FanRadar",
  address: mailFrom,
});

/**
 * The job behind `mails`. Demo: the mail is put into /mailbox. Live: it goes out by SMTP_URL, and its text, which may
 * carry a link's token, is forgotten. A mail is sent at least once: the job is tried again until the row says so. Where there is no SMTP_URL it
 * is deleted: one that is set later must not send what people requested long before.
 */
export async function sendMail({ db, config, log }: Context, { mailId }: { mailId: number }): Promise<void> {
  const unsent = and(eq(mails.id, mailId), isNull(mails.sentAt));
  const [mail] = await db.select().from(mails).where(unsent);
  if (!mail) return;
  if (config.mode === "demo") {
    await db.update(mails).set({ sentAt: sql`now()` }).where(unsent);
    return;
  }
  if (config.smtpUrl === undefined) {
    await db.delete(mails).where(unsent);
    log.warn({ mailId }, "SMTP_URL is not set: a mail was not sent");
    return;
  }
  const transport = openTransport(config.smtpUrl);
  const from = await senderOf(db, config);
  const settings = mail.userId === null ? undefined : await findSettings(db, mail.userId);
  await transport.sendMail({
    from,
    // As an object, one address: a comma in it cannot make two.
    to: { name: "", address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: renderMail({ ...mail, sender: from.name, language: settings?.preferences.language ?? "en" }),
    headers: {
      // Suppresses out-of-office replies.
      "Auto-Submitted": "auto-generated",
      ...(mail.userId !== null && mail.setting && unsubscribeHeaders(config, mail.userId, mail.setting)),
    },
  });
  transport.close();
  await db.update(mails).set({ sentAt: sql`now()`, text: "" }).where(unsent);
}

export const sendMailJob = defineJob({
  name: "send-mail",
  payload: z.object({ mailId: z.int() }),
  attempts: 10,
  run: sendMail,
});
