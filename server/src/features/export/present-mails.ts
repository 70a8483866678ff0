import { inArray } from "drizzle-orm";
import { mails } from "../../platform/db/schema.ts";
import type { PresentRows } from "./export-data.ts";

const link = /(https?:\/\/[^\s/]+)\/\S+/g;

/**
 * Mails as an export has them: a link names its host alone. Some verify an address or set a password, which only who reads the
 * mailbox may do: an export is for whoever is signed in.
 */
export const presentMails: PresentRows = async (db, ids) => {
  const rows = await db.select({ id: mails.id, text: mails.text }).from(mails).where(inArray(mails.id, ids));
  return new Map(rows.map(({ id, text }) => [id, { text: text.replace(link, "$1/…") }]));
};
