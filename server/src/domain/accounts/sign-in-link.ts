import { z } from "zod";
import type { Context } from "../../context.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { type MailWords, queueMail } from "../notifications/queue-mail.ts";
import { emailKey, signInLinksPerEmail, signInLinksPerNetwork } from "./attempts.ts";
import { type AccountRow, findAccount, findAccountById } from "./find-account.ts";
import { makeToken, spendToken } from "./mail-token.ts";

const purpose = "sign-in";
/** Half an hour: it signs in by itself. */
const hours = 0.5;

/**
 * Requests a link that signs in. A job checks whether an account has the address, so that this answers the same, and as fast, either way.
 */
export async function askForSignInLink(
  { db }: Pick<Context, "db">,
  email: string,
  network: string,
): Promise<Failure | undefined> {
  const wait =
    (await takeTry(db, emailKey("sign-in-link:email", email), signInLinksPerEmail)) ??
    (await takeTry(db, `sign-in-link:network:${network}`, signInLinksPerNetwork));
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  await enqueue(db, mailSignInLinkJob, { email });
  return undefined;
}

/**
 * The job behind it. An address that nobody has verified gets none: whoever signed up with another's address would share the account with
 * its owner from then on. The link's host is the configured one, whatever the request said.
 */
export async function mailSignInLink(
  { db, config }: Pick<Context, "db" | "config">,
  { email }: { email: string },
): Promise<void> {
  const account = await findAccount(db, email);
  if (!account?.isVerified || account.isDisabled) return;
  await db.transaction(async (tx) => {
    const token = await makeToken(tx, { userId: account.id, purpose, hours });
    const link = new URL(`/login?link=${token}`, config.publicUrl).href;
    const write = ({ signInLink }: MailWords) => ({ subject: signInLink.subject, text: signInLink.text(link) });
    await queueMail(tx, { userId: account.id, recipient: account.email, write });
  });
}

/** Spends a token: once, in time. Returns its account; undefined for an invalid one. */
export async function spendSignInLink({ db }: Pick<Context, "db">, token: string): Promise<AccountRow | undefined> {
  const userId = await db.transaction((tx) => spendToken(tx, { token, purpose }));
  return userId === undefined ? undefined : findAccountById(db, userId);
}

export const mailSignInLinkJob = defineJob({
  name: "mail-sign-in-link",
  payload: z.object({ email: z.string() }),
  attempts: 10,
  run: mailSignInLink,
});
