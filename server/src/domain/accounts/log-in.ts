import type { Context } from "../../context.ts";
import { isTurnedOff } from "../../platform/http/exposed.ts";
import { fail } from "../../platform/http/fail.ts";
import { forgetTries, returnTry, takeTry } from "../../platform/http/limit.ts";
import { createSemaphore } from "../../platform/http/semaphore.ts";
import { emailKey, guessesPerAccount, guessesPerNetwork } from "./attempts.ts";
import { findAccount } from "./find-account.ts";
import { isPassword } from "./password.ts";

/** Few at a time, so that correct passwords that arrive together never use up the tries of wrong ones. */
const inTurn = createSemaphore(4);

/**
 * Checks an e-mail and its password. A try is taken before the check and given back when it was right: a burst cannot
 * be checked more often than the limit. Unknown e-mail and wrong password take the same way to the same answer.
 */
export function logIn(
  { db, config }: Pick<Context, "db" | "config">,
  email: string,
  password: string,
  network: string,
) {
  return inTurn(async () => {
    const byNetwork = `login:network:${network}`;
    const byAccount = emailKey("login:account", email);
    const networkWait = await takeTry(db, byNetwork, guessesPerNetwork);
    if (networkWait !== undefined) return fail("too-many", { retryAfterSeconds: networkWait });
    const accountWait = await takeTry(db, byAccount, guessesPerAccount);
    if (accountWait !== undefined) {
      await returnTry(db, byNetwork);
      return fail("too-many", { retryAfterSeconds: accountWait });
    }
    const account = await findAccount(db, email);
    const right = await isPassword(password, account?.passwordHash ?? null, config.passwordCost);
    if (!right || account === undefined || isTurnedOff(config, account))
      return fail("wrong-credentials", { detail: `account ${account?.id ?? "unknown"}` });
    await forgetTries(db, byAccount);
    await returnTry(db, byNetwork);
    return account;
  });
}
