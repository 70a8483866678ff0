import type { Context } from "../../context.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { emailKey, signupsPerEmail, signupsPerNetwork, takenAddressesPerNetwork } from "./attempts.ts";
import { findAccount } from "./find-account.ts";

interface From {
  network: string;
  /** The body's member that holds the address. */
  field: string;
}

/** Checks whether an account may take this address. Counts as a try to sign up. Returns the refusal, or undefined. */
export async function admitAddress(ctx: Context, email: string, from: From): Promise<Failure | undefined> {
  const wait =
    (await takeTry(ctx.db, emailKey("signup:email", email), signupsPerEmail)) ??
    (await takeTry(ctx.db, `signup:network:${from.network}`, signupsPerNetwork));
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  return (await findAccount(ctx.db, email)) ? refuseTakenAddress(ctx, from) : undefined;
}

/** Says that an address is taken, only so often to one network: it reveals who has an account here. */
export async function refuseTakenAddress({ db }: Context, { network, field }: From): Promise<Failure> {
  const wait = await takeTry(db, `signup:taken:${network}`, takenAddressesPerNetwork);
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  return fail("invalid", { fields: { [field]: "email.taken" } });
}
