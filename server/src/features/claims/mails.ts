import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createNotification } from "../../domain/notifications/create-notification.ts";
import { type Mail, queueMail } from "../../domain/notifications/queue-mail.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { users } from "../../platform/db/schema.ts";

interface Addressee {
  userId: number;
  publicUrl: string;
}

const linkOf = (publicUrl: string) => new URL("/model-dashboard", publicUrl).href;

/** To the holder: somebody else has proved the page, and until when it can be kept. */
export function mailNotice(tx: Tx, { userId, publicUrl, passesAt }: Addressee & { passesAt: Date }): Promise<void> {
  // The same in every language.
  const until = `${passesAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return mail(tx, userId, ({ claimNotice }) => ({ ...claimNotice, text: claimNotice.text(linkOf(publicUrl), until) }));
}

/** To who claimed it: the holder has proved it again. */
export function mailKept(tx: Tx, { userId, publicUrl }: Addressee): Promise<void> {
  return mail(tx, userId, ({ claimKept }) => ({ ...claimKept, text: claimKept.text(linkOf(publicUrl)) }));
}

/** To who claimed it: a person who moderates left the page with its holder. */
export function mailDecided(tx: Tx, { userId, publicUrl }: Addressee): Promise<void> {
  return mail(tx, userId, ({ claimDecided }) => ({ ...claimDecided, text: claimDecided.text(linkOf(publicUrl)) }));
}

interface Passed {
  holderId: number;
  claimantId: number;
  publicUrl: string;
}

/** To both, once it has passed. */
export async function mailPassed(tx: Tx, { holderId, claimantId, publicUrl }: Passed): Promise<void> {
  await mail(tx, holderId, ({ claimLost }) => ({ ...claimLost, text: claimLost.text(linkOf(publicUrl)) }));
  await mail(tx, claimantId, ({ claimWon }) => ({ ...claimWon, text: claimWon.text(linkOf(publicUrl)) }));
}

/** Their bell says that there is news; what it is, the mail and their page say. */
async function mail(tx: Tx, userId: number, write: Mail["write"]): Promise<void> {
  await createNotification(tx, { userId, kind: "claim", key: `claim ${randomUUID()}` });
  const [user] = await tx.select({ recipient: users.email }).from(users).where(eq(users.id, userId));
  if (user) await queueMail(tx, { userId, ...user, write });
}
