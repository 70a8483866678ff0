import {
  type ErrorCode,
  type FirstPreferences,
  firstPreferences,
  googleSignIn,
  isPagePath,
  providerCallbackPath,
  type providerConfirmOutcomes,
  type providerOutcomes,
  providerStartPath,
} from "@fanradar/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SignInProvider } from "../../config/sign-in-providers.ts";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { isTurnedOff } from "../../platform/http/exposed.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { sendFailure } from "../../platform/http/send-failure.ts";
import { mount } from "../access/mount.ts";
import { resolveSession } from "../access/session.ts";
import { recordEvent } from "../access/write-audit.ts";
import { providersPerNetwork } from "./attempts.ts";
import { type AccountRow, findAccountById } from "./find-account.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { presentPerson } from "./present-person.ts";
import { rememberFlow, takeFlow } from "./providers/flow-cookie.ts";
import { accountOf, followGroups, isIdentityOf } from "./providers/identities.ts";
import { beginFlow, endFlow, type Identity, readIdToken } from "./providers/provider.ts";
import { rotateSession } from "./rotate-session.ts";

/** Signing in by an OpenID Connect provider: the code flow of its button, and of Google an ID token that the page was given. */
export function providerRoutes(app: FastifyInstance, ctx: Context) {
  const { db, config } = ctx;

  /** From an identity to a session, or to the challenge of a second factor. */
  const signIn = async (
    identity: Identity,
    preferences: FirstPreferences,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<AccountRow | Failure> => {
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
  };
  const refuse = (request: FastifyRequest, error: unknown) => {
    request.log.warn({ event: "login-provider-refused", err: error, ip: request.ip }, "security");
    return fail("provider-failed");
  };

  mount(app, ctx, googleSignIn, async ({ body, request, reply }) => {
    const google = config.providers.find(({ id }) => id === "google");
    if (!google) return fail("provider-failed");
    const wait = await takeTry(db, `provider:network:${networkOf(request)}`, providersPerNetwork);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const identity = await readIdToken(google, body.credential).catch((error: unknown) => refuse(request, error));
    const account = isFailure(identity) ? identity : await signIn(identity, body.preferences ?? {}, { request, reply });
    return isFailure(account) ? account : presentPerson(account);
  });

  /** Confirms the session that requested it, where the identity is its account's. */
  const confirmBy = async (
    identity: Identity,
    userId: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<(typeof providerConfirmOutcomes)[number]> => {
    const user = await resolveSession(ctx, request, reply);
    if (user?.id !== userId || !(await isIdentityOf(db, userId, identity))) {
      request.log.warn({ event: "confirm-refused", actor: userId, ip: request.ip }, "security");
      return "other";
    }
    return (await rotateSession(ctx, user, { request, reply })) ? "confirmed" : "failed";
  };

  const mountFlow = (provider: SignInProvider) => {
    const start = providerStartPath(provider.id);
    const callback = new URL(providerCallbackPath(provider.id), config.publicUrl);

    app.get<{ Querystring: Record<string, string> & { next?: string; led?: string; confirm?: string } }>(
      start,
      async (request, reply) => {
        const { next, led, confirm } = request.query;
        // Of an address that repeats a member, or holds anything else, nothing is taken.
        const preferences = firstPreferences.parse(request.query);
        // The cookie must stand on the host that the provider leads back to. Once: a proxy may send another name every time.
        if (request.host !== callback.host && led === undefined) {
          const parameters = { ...preferences, ...(confirm !== undefined && { confirm }) };
          const query = new URLSearchParams({ next: ownPage(next), led: "1", ...parameters });
          return reply.redirect(`${new URL(start, config.publicUrl)}?${query}`);
        }
        const wait = await takeTry(db, `provider:network:${networkOf(request)}`, providersPerNetwork);
        if (wait !== undefined) return sendFailure(reply, fail("too-many", { retryAfterSeconds: wait }));
        try {
          const { address, ...flow } = await beginFlow(provider, callback.href);
          const user = confirm === undefined ? null : await resolveSession(ctx, request, reply);
          await rememberFlow(db, config, reply, {
            ...flow,
            provider: provider.id,
            next: ownPage(next),
            confirmsUserId: user?.id ?? null,
            preferences,
          });
          return reply.redirect(address.href);
        } catch (error) {
          refuse(request, error);
          return reply.redirect(loginPage(provider, "failed"));
        }
      },
    );

    app.get(callback.pathname, async (request, reply) => {
      const flow = await takeFlow(db, config, request, reply);
      if (flow?.provider !== provider.id) return reply.redirect(loginPage(provider, "failed"), 303);
      const identity = await endFlow(provider, new URL(request.url, config.publicUrl), flow).catch((error: unknown) =>
        refuse(request, error),
      );
      if (flow.confirmsUserId !== null) {
        const outcome = isFailure(identity) ? "failed" : await confirmBy(identity, flow.confirmsUserId, request, reply);
        const query = new URLSearchParams({ provider: provider.id, outcome });
        return reply.redirect(`${flow.next.split("?", 1)[0] || "/dashboard"}?${query}`, 303);
      }
      const account = isFailure(identity) ? identity : await signIn(identity, flow.preferences, { request, reply });
      const outcome = isFailure(account) ? (outcomes[account.code] ?? "failed") : "done";
      return reply.redirect(loginPage(provider, outcome, flow.next), 303);
    });
  };
  for (const provider of config.providers) mountFlow(provider);
}

const outcomes: Partial<Record<ErrorCode, (typeof providerOutcomes)[number]>> = {
  "second-factor": "code",
  unlinked: "unlinked",
};

/** The sign-in page says how it ended, and leads on; without `next` to the person's first page. */
function loginPage({ id }: SignInProvider, outcome: (typeof providerOutcomes)[number], next = ""): string {
  return `/login?${new URLSearchParams({ provider: id, outcome, ...(next !== "" && { next }) })}`;
}

/** A page of ours, never another site's; empty for none. */
function ownPage(next: unknown): string {
  const isPage = typeof next === "string" && isPagePath(next.split("?", 1)[0] ?? "");
  return isPage ? next : "";
}
