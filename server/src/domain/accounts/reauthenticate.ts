import type { ConfirmWay, confirmBody } from "@fanradar/contract";
import type * as z from "zod/mini";
import type { Context } from "../../context.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import type { SessionUser } from "../access/session.ts";
import { googlePerNetwork } from "./attempts.ts";
import { findAccountById } from "./find-account.ts";
import { readIdToken } from "./google/provider.ts";
import { isIdentityOf } from "./google/sign-in.ts";
import { logIn } from "./log-in.ts";
import { checkCode } from "./second-factor/check-code.ts";

/** What an account can show to confirm who is there, on this instance. */
export async function findReauthenticationMethods({ db, config }: Context, userId: number): Promise<ConfirmWay[]> {
  const account = await findAccountById(db, userId);
  const has = {
    password: account?.passwordHash != null,
    code: account?.hasSecondFactor === true,
    google: account?.googleId != null && config.google !== undefined,
  };
  return (["password", "code", "google"] as const).filter((way) => has[way]);
}

/**
 * Does a signed-in person know the password, have a code of their second factor, or an ID token of the account's Google
 * identity? Wrong ones count as they do at signing in. Undefined when what they showed is right.
 */
export async function reauthenticate(
  ctx: Context,
  user: SessionUser,
  { password, code, credential }: z.output<typeof confirmBody>,
  network: string,
): Promise<Failure | undefined> {
  if (credential !== undefined) return showIdToken(ctx, user, credential, network);
  if (code !== undefined) return checkCode(ctx, user.id, code);
  const account = await logIn(ctx, user.email, password ?? "", network);
  if (!isFailure(account)) return undefined;
  return account.code === "wrong-credentials" ? fail("invalid", { fields: { password: "password.wrong" } }) : account;
}

async function showIdToken({ db, config, log }: Context, user: SessionUser, credential: string, network: string) {
  const wait = await takeTry(db, `google:network:${network}`, googlePerNetwork);
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  const identity = config.google
    ? await readIdToken(config.google, credential).catch((error: unknown) => {
        log.warn({ err: error, actor: user.id }, "an ID token that confirms nothing");
        return undefined;
      })
    : undefined;
  return identity && (await isIdentityOf(db, user.id, identity))
    ? undefined
    : fail("invalid", { fields: { credential: "credential.wrong" } });
}
