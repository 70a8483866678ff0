import type { FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { isTurnedOff } from "../../platform/http/exposed.ts";
import { fail } from "../../platform/http/fail.ts";
import { forgetTries, returnTry, takeTry } from "../../platform/http/limit.ts";
import { createSemaphore } from "../../platform/http/semaphore.ts";
import { recordRefusal } from "../access/write-audit.ts";
import { emailKey, guessesPerAccount, guessesPerNetwork, sessionKey } from "./attempts.ts";
import { findAccount } from "./find-account.ts";
import { readKnownBrowser } from "./known-browser.ts";
import { isPassword } from "./password.ts";

/** Few at a time, so that correct passwords that arrive together never use up the tries of wrong ones. */
const inTurn = createSemaphore(4);

interface Attempt {
  email: string;
  password: string;
  request: FastifyRequest;
  /** Token of the account's session that asks for the password again. */
  session?: string;
}

/**
 * Checks an e-mail and its password. A try is taken before the check and given back when it was right: a burst cannot
 * be checked more often than the limit. Unknown e-mail and wrong password take the same way to the same answer. A session
 * of the account and a browser known to it have a counter of their own, which other clients cannot exhaust.
 */
export function logIn({ db, config }: Pick<Context, "db" | "config">, { email, password, request, session }: Attempt) {
  return inTurn(async () => {
    const account = await findAccount(db, email);
    const known = account && (session ? sessionKey(session) : readKnownBrowser(config, request, account));
    const byNetwork = known === undefined ? `login:network:${networkOf(request)}` : undefined;
    const counter = known === undefined ? emailKey("login:account", email) : `login:known:${known}`;
    const networkWait = byNetwork && (await takeTry(db, byNetwork, guessesPerNetwork));
    if (networkWait) return fail("too-many", { retryAfterSeconds: networkWait });
    const wait = await takeTry(db, counter, guessesPerAccount);
    if (wait !== undefined) {
      if (byNetwork) await returnTry(db, byNetwork);
      return fail("too-many", { retryAfterSeconds: wait });
    }
    const right = await isPassword(password, account?.passwordHash ?? null, config.passwordCost);
    if (!right || account === undefined || isTurnedOff(config, account)) {
      if (account) await recordRefusal(db, request, { act: "login-refused", subjectId: account.id });
      return fail("wrong-credentials", { detail: `account ${account?.id ?? "unknown"}` });
    }
    await forgetTries(db, counter);
    if (byNetwork) await returnTry(db, byNetwork);
    // Said only to who knows the password.
    return account.isDisabled ? fail("disabled", { detail: `account ${account.id}` }) : account;
  });
}
