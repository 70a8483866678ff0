import {
  type ErrorCode,
  type FirstPreferences,
  firstPreferences,
  googleCallbackPath,
  type googleConfirmOutcomes,
  type googleOutcomes,
  googleSignIn,
  googleStartPath,
  isPagePath,
} from "@fanradar/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { isTurnedOff } from "../../platform/http/exposed.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { sendFailure } from "../../platform/http/send-failure.ts";
import { mount } from "../access/mount.ts";
import { resolveSession } from "../access/session.ts";
import { recordEvent } from "../access/write-audit.ts";
import { googlePerNetwork } from "./attempts.ts";
import type { AccountRow } from "./find-account.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { rememberFlow, takeGoogleFlow } from "./google/flow-cookie.ts";
import { beginGoogleFlow, endFlow, type GoogleIdentity, readIdToken } from "./google/provider.ts";
import { accountOf, isIdentityOf } from "./google/sign-in.ts";
import { presentPerson } from "./present-person.ts";
import { rotateSession } from "./rotate-session.ts";

/** Signing in by Google: the code flow of the button, and an ID token that the page was given. */
export function googleRoutes(app: FastifyInstance, ctx: Context) {
  const { db, config } = ctx;
  const { google } = config;
  const callback = new URL(googleCallbackPath, config.publicUrl);

  /** From an identity to a session, or to the challenge of a second factor. */
  const signIn = async (
    identity: GoogleIdentity,
    preferences: FirstPreferences,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<AccountRow | Failure> => {
    const account = await accountOf(ctx, identity, { language: request.reader.language, preferences });
    if (isFailure(account)) return account;
    if (isTurnedOff(config, account)) return fail("google-failed");
    if (account.isDisabled) return fail("disabled", { detail: `account ${account.id}` });
    const outcome = await finishSignIn(db, account, { config, request, reply });
    if (outcome === "changed") return fail("google-failed", { detail: `account ${account.id} changed meanwhile` });
    if (outcome === "second-factor") {
      request.log.info({ event: "second-factor-required", actor: account.id, ip: request.ip }, "security");
      return fail("second-factor");
    }
    await recordEvent(db, request, { act: "login-google", actorId: account.id });
    return account;
  };
  const refuse = (request: FastifyRequest, error: unknown) => {
    request.log.warn({ event: "login-google-refused", err: error, ip: request.ip }, "security");
    return fail("google-failed");
  };

  mount(app, ctx, googleSignIn, async ({ body, request, reply }) => {
    if (!google) return fail("google-failed");
    const wait = await takeTry(db, `google:network:${networkOf(request)}`, googlePerNetwork);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const identity = await readIdToken(google, body.credential).catch((error: unknown) => refuse(request, error));
    const account = isFailure(identity) ? identity : await signIn(identity, body.preferences ?? {}, { request, reply });
    return isFailure(account) ? account : presentPerson(account);
  });

  if (!google) return;

  app.get<{ Querystring: Record<string, string> & { next?: string; led?: string; confirm?: string } }>(
    googleStartPath,
    async (request, reply) => {
      const { next, led, confirm } = request.query;
      // Of an address that repeats a member, or holds anything else, nothing is taken.
      const preferences = firstPreferences.parse(request.query);
      // The cookie must stand on the host that Google leads back to. Once: a proxy may send another name every time.
      if (request.host !== callback.host && led === undefined) {
        const parameters = { ...preferences, ...(confirm !== undefined && { confirm }) };
        const query = new URLSearchParams({ next: ownPage(next), led: "1", ...parameters });
        return reply.redirect(`${new URL(googleStartPath, config.publicUrl)}?${query}`);
      }
      const wait = await takeTry(db, `google:network:${networkOf(request)}`, googlePerNetwork);
      if (wait !== undefined) return sendFailure(reply, fail("too-many", { retryAfterSeconds: wait }));
      try {
        const { address, ...flow } = await beginGoogleFlow(google, callback.href);
        const user = confirm === undefined ? null : await resolveSession(ctx, request, reply);
        await rememberFlow(db, config, reply, {
          ...flow,
          next: ownPage(next),
          confirmsUserId: user?.id ?? null,
          preferences,
        });
        return reply.redirect(address.href);
      } catch (error) {
        refuse(request, error);
        return reply.redirect("/login?google=failed");
      }
    },
  );

  app.get(googleCallbackPath, async (request, reply) => {
    const flow = await takeGoogleFlow(db, config, request, reply);
    if (!flow) return reply.redirect("/login?google=failed", 303);
    const identity = await endFlow(google, new URL(request.url, config.publicUrl), flow).catch((error: unknown) =>
      refuse(request, error),
    );
    if (flow.confirmsUserId !== null) {
      const google = isFailure(identity) ? "failed" : await confirmBy(identity, flow.confirmsUserId, request, reply);
      return reply.redirect(`${flow.next.split("?", 1)[0] || "/dashboard"}?${new URLSearchParams({ google })}`, 303);
    }
    const account = isFailure(identity) ? identity : await signIn(identity, flow.preferences, { request, reply });
    return reply.redirect(pageOf(account, flow.next), 303);
  });

  /** Confirms the session that requested it, where the identity is its account's. */
  const confirmBy = async (
    identity: GoogleIdentity,
    userId: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<(typeof googleConfirmOutcomes)[number]> => {
    const user = await resolveSession(ctx, request, reply);
    if (user?.id !== userId || !(await isIdentityOf(db, userId, identity))) {
      request.log.warn({ event: "confirm-refused", actor: userId, ip: request.ip }, "security");
      return "other";
    }
    return (await rotateSession(ctx, user, { request, reply })) ? "confirmed" : "failed";
  };
}

const outcomes: Partial<Record<ErrorCode, (typeof googleOutcomes)[number]>> = {
  "second-factor": "code",
  "google-unlinked": "unlinked",
};

/** The sign-in page says how it ended, and leads on; without `next` to the person's first page. */
function pageOf(account: AccountRow | Failure, next: string): string {
  const google = isFailure(account) ? (outcomes[account.code] ?? "failed") : "done";
  return `/login?${new URLSearchParams({ google, ...(next !== "" && { next }) })}`;
}

/** A page of ours, never another site's; empty for none. */
function ownPage(next: unknown): string {
  const isPage = typeof next === "string" && isPagePath(next.split("?", 1)[0] ?? "");
  return isPage ? next : "";
}
