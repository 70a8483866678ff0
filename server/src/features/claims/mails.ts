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

/** To the holder: another account has proved the page; states the deadline to prove it again. */
export function mailNotice(tx: Tx, { userId, publicUrl, passesAt }: Addressee & { passesAt: Date }): Promise<void> {
  // The same in every language.
  const until = `${passesAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return mail(tx, userId, ({ claimNotice }) => ({ ...claimNotice, text: claimNotice.text(linkOf(publicUrl), until) }));
}

/** To the claimant: the holder has proved it again. */
export function mailHolderConfirmed(tx: Tx, { userId, publicUrl }: Addressee): Promise<void> {
  return mail(tx, userId, ({ claimHolderConfirmed }) => ({
    ...claimHolderConfirmed,
    text: claimHolderConfirmed.text(linkOf(publicUrl)),
  }));
}

/** To the claimant: a moderator decided for the holder. */
export function mailClaimDecided(tx: Tx, { userId, publicUrl }: Addressee): Promise<void> {
  return mail(tx, userId, ({ claimDecided }) => ({ ...claimDecided, text: claimDecided.text(linkOf(publicUrl)) }));
}

/** To both, after the transfer. */
export async function mailClaimApproved(
  tx: Tx,
  { holderId, claimantId, publicUrl }: { holderId: number; claimantId: number; publicUrl: string },
): Promise<void> {
  await mail(tx, holderId, ({ claimLost }) => ({ ...claimLost, text: claimLost.text(linkOf(publicUrl)) }));
  await mail(tx, claimantId, ({ claimWon }) => ({ ...claimWon, text: claimWon.text(linkOf(publicUrl)) }));
}

/** The notification has no details: those are in the mail and on the page. */
async function mail(tx: Tx, userId: number, write: Mail["write"]): Promise<void> {
  await createNotification(tx, { userId, kind: "claim", key: `claim ${randomUUID()}` });
  const [user] = await tx.select({ recipient: users.email }).from(users).where(eq(users.id, userId));
  if (user) await queueMail(tx, { userId, ...user, write });
}
