import {
  addPasskey,
  beginPasskey,
  beginPasskeyUse,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { isTurnedOff } from "../../platform/http/exposed.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { readSessionCookie } from "../../platform/http/session-cookie.ts";
import { mount } from "../access/mount.ts";
import { requireConfirmed } from "../access/session.ts";
import { recordEvent, recordRefusal } from "../access/write-audit.ts";
import { passkeysBegunPerAccount, passkeyUsesPerNetwork } from "./attempts.ts";
import { findAccountById } from "./find-account.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { challengeMilliseconds, openPasskeyChallenge } from "./passkeys/challenge.ts";
import {
  beginPasskeyOf,
  deletePasskey,
  findPasskeys,
  storePasskey,
  updatePasskeyName,
} from "./passkeys/manage-passkeys.ts";
import { relyingPartyOf } from "./passkeys/relying-party.ts";
import { hasPasskey, usePasskey } from "./passkeys/use-passkey.ts";
import { presentPerson } from "./present-person.ts";

/** Passkeys: signing in with one, and those of an account. */
export function passkeyRoutes(app: FastifyInstance, ctx: Context) {
  const { db, config } = ctx;

  mount(app, ctx, beginPasskeyUse, async ({ request, reply }) => {
    const party = relyingPartyOf(config.publicUrl, request.host);
    if (!party) return fail("passkey-failed", { detail: "PUBLIC_URL has no host name" });
    const wait = await takeTry(db, `passkey:network:${networkOf(request)}`, passkeyUsesPerNetwork);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const challenge = await openPasskeyChallenge(db, { config, reply });
    return { challenge, rpId: party.id, timeout: challengeMilliseconds, userVerification: "preferred" as const };
  });

  mount(app, ctx, signInByPasskey, async ({ body, request, reply }) => {
    const used = await usePasskey(ctx, body.passkey, { request, reply });
    const account = used.userId === undefined ? undefined : await findAccountById(db, used.userId);
    if ("why" in used || !account || isTurnedOff(config, account)) {
      const why = "why" in used ? used.why : "no such account";
      request.log.warn({ event: "login-passkey-refused", why, actor: account?.id, ip: request.ip }, "security");
      if (account) await recordRefusal(db, request, { act: "login-refused", subjectId: account.id });
      return fail("passkey-failed");
    }
    if (account.isDisabled) return fail("disabled", { detail: `account ${account.id}` });
    const outcome = await finishSignIn(db, account, {
      config,
      request,
      reply,
      isBothFactors: used.isVerified,
      stillStands: (tx) => hasPasskey(tx, used.id),
    });
    if (outcome === "changed") return fail("passkey-failed", { detail: `account ${account.id} changed meanwhile` });
    if (outcome === "second-factor") {
      request.log.info({ event: "second-factor-required", actor: account.id, ip: request.ip }, "security");
      return fail("second-factor");
    }
    await recordEvent(db, request, { act: "login-passkey", actorId: account.id });
    return presentPerson(account);
  });

  mount(app, ctx, listPasskeys, ({ user }) => findPasskeys(db, user.id));

  mount(app, ctx, beginPasskey, async ({ user, request, reply }) => {
    const unconfirmed = await requireConfirmed(db, readSessionCookie(config, request) ?? "");
    if (unconfirmed) return unconfirmed;
    const wait = await takeTry(db, `passkeys:${user.id}`, passkeysBegunPerAccount);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    return (
      (await beginPasskeyOf(ctx, user, { request, reply })) ??
      fail("passkey-failed", { detail: "PUBLIC_URL has no host name" })
    );
  });

  mount(app, ctx, addPasskey, async ({ body, user, request, reply }) => {
    const added = await storePasskey(ctx, user, body, { request, reply });
    if (!isFailure(added)) await recordEvent(db, request, { act: "passkey-added", actorId: user.id });
    return added;
  });

  mount(app, ctx, renamePasskey, async ({ params, body, user }) =>
    (await updatePasskeyName(db, { id: params.id, userId: user.id, name: body.name })) ? {} : fail("not-found"),
  );

  mount(app, ctx, removePasskey, async ({ params, user, request }) => {
    const session = readSessionCookie(config, request) ?? "";
    const unconfirmed = await requireConfirmed(db, session);
    if (unconfirmed) return unconfirmed;
    const userAgent = request.headers["user-agent"];
    const removed = await deletePasskey(ctx, user, { id: params.id, session, userAgent });
    if (isFailure(removed)) return removed;
    await recordEvent(db, request, { act: "passkey-removed", actorId: user.id });
    return {};
  });
}
