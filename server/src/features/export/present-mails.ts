import { inArray } from "drizzle-orm";
import { mails } from "../../platform/db/schema.ts";
import type { PresentRows } from "./export-data.ts";

const link = /(https?:\/\/[^\s/]+)\/\S+/g;

/**
 * Mails as an export has them: each link is cut after its host. Links verify addresses and set passwords, which requires access to the
 * mailbox; an export requires a session alone.
 */
export const presentMails: PresentRows = async (db, ids) => {
  const rows = await db.select({ id: mails.id, text: mails.text }).from(mails).where(inArray(mails.id, ids));
  return new Map(rows.map(({ id, text }) => [id, { text: text.replace(link, "$1/…") }]));
};
