import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { confirmsSignUp } from "../../platform/http/exposed.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { adoptGuestOf } from "../access/guest.ts";
import { admitAddress, admitSignup, mailAddressTaken, refuseSignUp, refuseTakenAddress } from "./admit-address.ts";
import { createAccount, type NewAccount, type SignedUp, type SignUpOptions } from "./create-account.ts";
import { isGuessable } from "./guessable-password.ts";
import { hashPassword } from "./password.ts";
import { storePendingSignup } from "./pending-signup.ts";
import { mailVerification } from "./verification.ts";

export interface SignupForm extends NewAccount {
  password: string;
  /** The page that they go on to from the link in the mail. */
  next?: string | undefined;
}

/** Makes an account with its session; where its link in a mail makes it, mails that, the same whether the address has an account or not. */
export async function requestAccount(
  ctx: Context,
  { password, next, ...account }: SignupForm,
  { request, submit }: SignUpOptions,
): Promise<SignedUp | "mailed" | Failure> {
  const { db, config } = ctx;
  const { email, name } = account;
  const closed = await refuseSignUp(ctx, email);
  if (closed) return closed;
  if (await isGuessable(password, { email, name })) return fail("invalid", { fields: { password: "password.common" } });
  const from = { network: networkOf(request), field: "email" };
  const isMailed = confirmsSignUp(config);
  const refused = await (isMailed ? admitSignup(ctx, email, from) : admitAddress(ctx, email, from));
  if (refused?.code === "invalid") await db.transaction((tx) => mailAddressTaken(tx, config, email));
  if (refused) return refused;
  const passwordHash = await hashPassword(password, config.passwordCost);
  const { language } = request.reader;
  if (isMailed) {
    await storePendingSignup(db, { ...account, passwordHash, next, language, guestId: request.guestId ?? null });
    return "mailed";
  }
  const made = await db.transaction(async (tx) => {
    const signedUp = await createAccount(
      tx,
      { ...account, passwordHash, language, isVerified: false },
      { request, submit },
    );
    if (!signedUp) return undefined;
    await mailVerification(ctx, tx, { ...signedUp.user, next });
    await adoptGuestOf(tx, signedUp.user.id, { config, request });
    return signedUp;
  });
  if (made) return made;
  await db.transaction((tx) => mailAddressTaken(tx, config, email));
  return refuseTakenAddress(ctx, from);
}
