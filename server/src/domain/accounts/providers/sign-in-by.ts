import type { FirstPreferences, providerConfirmOutcomes } from "@fanradar/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../../context.ts";
import { isTurnedOff } from "../../../platform/http/exposed.ts";
import { type Failure, fail, isFailure } from "../../../platform/http/fail.ts";
import { resolveSession } from "../../access/session.ts";
import { recordEvent } from "../../access/write-audit.ts";
import { type AccountRow, findAccountById } from "../find-account.ts";
import { finishSignIn } from "../finish-sign-in.ts";
import { rotateSession } from "../rotate-session.ts";
import { accountOf, followGroups, isIdentityOf } from "./identities.ts";
import type { Identity } from "./provider.ts";

/** From an identity to a session, or to the challenge of a second factor. */
export async function signInBy(
  ctx: Context,
  identity: Identity,
  preferences: FirstPreferences,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<AccountRow | Failure> {
  const { db, config } = ctx;
  const account = await accountOf(ctx, identity, { language: request.reader.language, preferences });
  if (isFailure(account)) return account;
  if (isTurnedOff(config, account)) return fail("provider-failed");
  if (account.isDisabled) return fail("disabled", { detail: `account ${account.id}` });
  const hasChanged = await followGroups(db, account, identity, request);
  const current = hasChanged ? ((await findAccountById(db, account.id)) ?? account) : account;
  const outcome = await finishSignIn(db, current, { config, request, reply });
  if (outcome === "changed") return fail("provider-failed", { detail: `account ${account.id} changed meanwhile` });
  if (outcome === "second-factor") {
    request.log.info({ event: "second-factor-required", actor: account.id, ip: request.ip }, "security");
    return fail("second-factor");
  }
  const event =
    identity.provider.id === "google"
      ? { act: "login-google" as const }
      : { act: "login-provider" as const, reason: identity.provider.name };
  await recordEvent(db, request, { ...event, actorId: account.id });
  return current;
}

/** Confirms the session that requested it, where the identity is its account's. */
export async function confirmBy(
  ctx: Context,
  identity: Identity,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<(typeof providerConfirmOutcomes)[number]> {
  const user = await resolveSession(ctx, request, reply);
  if (user?.id !== userId || !(await isIdentityOf(ctx.db, userId, identity))) {
    request.log.warn({ event: "confirm-refused", actor: userId, ip: request.ip }, "security");
    return "other";
  }
  return (await rotateSession(ctx, user, { request, reply })) ? "confirmed" : "failed";
}

/** Logs why a provider, or what it answered, is not trusted. */
export function refuseProvider(request: FastifyRequest, error: unknown): Failure {
  request.log.warn({ event: "login-provider-refused", err: error, ip: request.ip }, "security");
  return fail("provider-failed");
}
