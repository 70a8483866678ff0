import type { Config } from "../../config/config.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { refusalOfSignUp } from "../settings/instance-settings.ts";
import { emailKey, signupsPerEmail, signupsPerNetwork, takenAddressesPerNetwork } from "./attempts.ts";
import { findAccount } from "./find-account.ts";

interface From {
  network: string;
  /** The body's member that holds the address. */
  field: string;
}

/** Counts a try to sign up. Returns the refusal of too many, or undefined. */
export async function admitSignup(
  { db }: Pick<Context, "db">,
  email: string,
  { network }: From,
): Promise<Failure | undefined> {
  const wait =
    (await takeTry(db, emailKey("signup:email", email), signupsPerEmail)) ??
    (await takeTry(db, `signup:network:${network}`, signupsPerNetwork));
  return wait === undefined ? undefined : fail("too-many", { retryAfterSeconds: wait });
}

/** Checks whether an account may take this address. Counts as a try to sign up. Returns the refusal, or undefined. */
export async function admitAddress(ctx: Context, email: string, from: From): Promise<Failure | undefined> {
  const refused = await admitSignup(ctx, email, from);
  return refused || !(await findAccount(ctx.db, email)) ? refused : refuseTakenAddress(ctx, from);
}

/** Says that an address is taken, only so often to one network: it reveals who has an account here. */
export async function refuseTakenAddress({ db }: Context, { network, field }: From): Promise<Failure> {
  const wait = await takeTry(db, `signup:taken:${network}`, takenAddressesPerNetwork);
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  return fail("invalid", { fields: { [field]: "email.taken" } });
}

/** Mails the owner of an address, at most once a day, that somebody tried to sign up with it: they may have forgotten their account. */
export async function mailAddressTaken(tx: Tx, { publicUrl }: Pick<Config, "publicUrl">, email: string): Promise<void> {
  const account = await findAccount(tx, email);
  if (!account) return;
  const linkTo = (path: string) => new URL(path, publicUrl).href;
  await queueMail(tx, {
    ...{ userId: account.id, recipient: account.email },
    key: `address taken ${account.id} ${new Date().toISOString().slice(0, 10)}`,
    write: ({ addressTaken: { subject, text } }) => ({
      subject,
      text: text(linkTo("/login"), linkTo("/forgot-password")),
    }),
  });
}

/** Why an address may not sign up here; undefined where they may. */
export async function refuseSignUp({ db }: Pick<Context, "db">, email: string): Promise<Failure | undefined> {
  const closed = await refusalOfSignUp(db, email);
  if (closed === "closed") return fail("sign-up-closed");
  return closed ? fail("invalid", { fields: { email: "email.domain" } }) : undefined;
}
