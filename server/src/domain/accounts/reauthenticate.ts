import type { confirmBody, getConfirmWays } from "@fanradar/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import type { SessionUser } from "../access/session.ts";
import { providersPerNetwork, sessionKey } from "./attempts.ts";
import { findAccountById } from "./find-account.ts";
import { logIn } from "./log-in.ts";
import { findPasskeys } from "./passkeys/manage-passkeys.ts";
import { usePasskey } from "./passkeys/use-passkey.ts";
import { findProvidersOf, isIdentityOf } from "./providers/identities.ts";
import { readIdToken } from "./providers/provider.ts";
import { checkCode } from "./second-factor/check-code.ts";

/** Ways of an account to reauthenticate on this instance. */
export async function findReauthenticationMethods(
  { db, config }: Context,
  userId: number,
): Promise<z.input<(typeof getConfirmWays)["output"]>> {
  const account = await findAccountById(db, userId);
  const providers = await findProvidersOf(db, config, userId);
  const has = {
    password: account?.passwordHash != null,
    code: account?.hasSecondFactor === true,
    provider: providers.length > 0,
    passkey: (await findPasskeys(db, userId)).length > 0,
  };
  return {
    ways: (["password", "code", "provider", "passkey"] as const).filter((way) => has[way]),
    providers: providers.map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Does a signed-in person know the password, have a code of their second factor, a passkey of theirs, or an ID token of the
 * account's Google identity? Wrong ones count for this session, whose limits are those of signing in. Undefined when what they showed is right.
 */
export async function reauthenticate(
  ctx: Context,
  user: SessionUser,
  { password, code, credential, passkey }: z.output<typeof confirmBody>,
  { request, reply, session }: { request: FastifyRequest; reply: FastifyReply; session: string },
): Promise<Failure | undefined> {
  if (passkey !== undefined) {
    const used = await usePasskey(ctx, passkey, { request, reply });
    const isOwn = !("why" in used) && used.userId === user.id;
    return isOwn ? undefined : fail("invalid", { fields: { passkey: "passkey.wrong" } });
  }
  if (credential !== undefined) return showIdToken(ctx, user, credential, networkOf(request));
  if (code !== undefined) return checkCode(ctx, user.id, code, sessionKey(session));
  const account = await logIn(ctx, { email: user.email, password: password ?? "", request, session });
  if (!isFailure(account)) return undefined;
  return account.code === "wrong-credentials" ? fail("invalid", { fields: { password: "password.wrong" } }) : account;
}

async function showIdToken({ db, config, log }: Context, user: SessionUser, credential: string, network: string) {
  const wait = await takeTry(db, `provider:network:${network}`, providersPerNetwork);
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  const google = config.providers.find(({ id }) => id === "google");
  const identity = google
    ? await readIdToken(google, credential).catch((error: unknown) => {
        log.warn({ err: error, actor: user.id }, "an ID token that confirms nothing");
        return undefined;
      })
    : undefined;
  return identity && (await isIdentityOf(db, user.id, identity))
    ? undefined
    : fail("invalid", { fields: { credential: "credential.wrong" } });
}
