import type { Language, MailSetting, Settings } from "@fanradar/contract";
import { localeOf } from "@fanradar/words";
import { knownDevice } from "@fanradar/words/device-name";
import { type Tables, tables } from "@fanradar/words/tables";
import type { Tx } from "../../platform/db/open-database.ts";
import { mails } from "../../platform/db/schema.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { findSettings } from "../settings/user-settings.ts";
import { sendMailJob } from "./send-mail.ts";

type Preferences = Settings["preferences"];
export type MailWords = Tables["mailWords"];

export interface Mail {
  /** Null to who has no account. */
  userId: number | null;
  recipient: string;
  /** Of who has no account; else their setting decides. */
  language?: Language;
  /** The invite that it is about, with which it is deleted. */
  inviteId?: number;
  workspaceInviteId?: number;
  /** Its subject and text, from the words of the recipient's language. */
  write: (words: MailWords) => { subject: string; text: string };
  /** The person's setting that turns it on. */
  setting?: MailSetting;
  /** Of a mail about the account's security: the browser that did it, as it calls itself. */
  by?: { userAgent: string | undefined };
  /** Names what is mailed once. */
  key?: string;
}

/** Mails an account what changed of its security, and which browser did it. */
export const mailSecurityChange = (
  tx: Tx,
  { id, email }: { id: number; email: string },
  userAgent: string | undefined,
  write: Mail["write"],
): Promise<boolean> => queueMail(tx, { userId: id, recipient: email, by: { userAgent }, write });

/** What stands below a mail that a setting allows: why it was sent, and how to turn such mails off. */
export const signatureOf = (words: MailWords, setting: MailSetting, unsubscribe: string): string =>
  `\n-- \n${words.purpose[setting]}\n\n${words.unsubscribe[setting](unsubscribe)}`;

/** Writes a mail in the transaction that causes it; a job sends it after the commit. False where it was written before. */
export async function queueMail(
  tx: Tx,
  { userId, recipient, language = "en", inviteId, workspaceInviteId, write, setting, by, key }: Mail,
): Promise<boolean> {
  const settings = userId === null ? undefined : await findSettings(tx, userId);
  const words = tables[settings?.preferences.language ?? language].mailWords;
  const { subject, text: body } = write(words);
  const parts = [
    body.trimEnd(),
    ...(by ? [detailsOf(words, by, settings?.preferences)] : []),
    // Mails that a setting allows say so themselves, with the link that turns it off.
    ...(setting ? [] : [`-- \n${words.purpose[userId === null ? "stranger" : "account"]}`]),
  ];
  const text = `${parts.join("\n\n").replace("\n\n-- \n", "\n-- \n")}\n`;
  const [row] = await tx
    .insert(mails)
    .values({ userId, inviteId, workspaceInviteId, recipient, subject, text, setting, key })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  if (row) await enqueue(tx, sendMailJob, { mailId: row.id });
  return row !== undefined;
}

/** What an act was done with, and when, by the clock of whose account it is. */
function detailsOf(
  words: MailWords,
  { userAgent }: NonNullable<Mail["by"]>,
  { language, timezone }: Pick<Preferences, "language" | "timezone"> = { language: "en", timezone: "UTC" },
): string {
  const device = knownDevice(userAgent, words.device) ?? words.device.unknownBrowser;
  return words.details(device, momentOf(new Date(), { language, timezone }));
}

/** A moment with its time zone, in a mail. */
export const momentOf = (at: Date, { language, timezone }: Pick<Preferences, "language" | "timezone">): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    ...{ year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
    ...{ timeZone: timezone, timeZoneName: "short" },
  }).format(at);
