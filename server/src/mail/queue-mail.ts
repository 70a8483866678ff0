import type { Tx } from "../db/open-database.ts";
import { mails } from "../db/schema.ts";
import { enqueue } from "../jobs/enqueue.ts";

export interface Mail {
  userId: number;
  recipient: string;
  subject: string;
  text: string;
}

/** Writes a mail in the transaction that causes it; a job sends it after the commit. */
export async function queueMail(tx: Tx, mail: Mail) {
  const [row] = await tx.insert(mails).values(mail).returning({ id: mails.id });
  if (row) await enqueue(tx, "send-mail", { mailId: row.id });
}
