import type { Language, MailSetting } from "@fanradar/contract";
import { type Tables, tables } from "@fanradar/words/tables";
import type { Tx } from "../../platform/db/open-database.ts";
import { mails } from "../../platform/db/schema.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { findSettings } from "../settings/user-settings.ts";
import { sendMailJob } from "./send-mail.ts";

export type MailWords = Tables["mailWords"];

export interface Mail {
  /** Null to who has no account. */
  userId: number | null;
  recipient: string;
  /** Of who has no account; else their setting decides. */
  language?: Language;
  /** The invite that it is about, with which it is deleted. */
  inviteId?: number;
  /** Its subject and text, from the words of the recipient's language. */
  write: (words: MailWords) => { subject: string; text: string };
  /** The person's setting that turns it on. */
  setting?: MailSetting;
  /** Names what is mailed once. */
  key?: string;
}

/** Writes a mail in the transaction that causes it; a job sends it after the commit. False where it was written before. */
export async function queueMail(
  tx: Tx,
  { userId, recipient, language = "en", inviteId, write, setting, key }: Mail,
): Promise<boolean> {
  const settings = userId === null ? undefined : await findSettings(tx, userId);
  const { subject, text } = write(tables[settings?.preferences.language ?? language].mailWords);
  const [row] = await tx
    .insert(mails)
    .values({ userId, inviteId, recipient, subject, text, setting, key })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  if (row) await enqueue(tx, sendMailJob, { mailId: row.id });
  return row !== undefined;
}
