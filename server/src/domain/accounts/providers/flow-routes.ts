import {
  type ErrorCode,
  firstPreferences,
  isPagePath,
  providerCallbackPath,
  type providerOutcomes,
  providerStartPath,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { SignInProvider } from "../../../config/sign-in-providers.ts";
import type { Context } from "../../../context.ts";
import { networkOf } from "../../../platform/http/client-address.ts";
import { fail, isFailure } from "../../../platform/http/fail.ts";
import { takeTry } from "../../../platform/http/limit.ts";
import { sendFailure } from "../../../platform/http/send-failure.ts";
import { resolveSession } from "../../access/session.ts";
import { providersPerNetwork } from "../attempts.ts";
import { rememberFlow, takeFlow } from "./flow-cookie.ts";
import { beginFlow, endFlow } from "./provider.ts";
import { confirmBy, refuseProvider, signInBy } from "./sign-in-by.ts";

/** The code flow of a provider's button: where it starts, and where the provider leads back to. */
export function providerFlowRoutes(app: FastifyInstance, ctx: Context, provider: SignInProvider): void {
  startRoute(app, ctx, provider);
  callbackRoute(app, ctx, provider);
}

const callbackOf = ({ id }: SignInProvider, { publicUrl }: Context["config"]) =>
  new URL(providerCallbackPath(id), publicUrl);

function startRoute(app: FastifyInstance, ctx: Context, provider: SignInProvider): void {
  const { db, config } = ctx;
  const start = providerStartPath(provider.id);
  const callback = callbackOf(provider, config);
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
        refuseProvider(request, error);
        return reply.redirect(loginPage(provider, "failed"));
      }
    },
  );
}

function callbackRoute(app: FastifyInstance, ctx: Context, provider: SignInProvider): void {
  const { db, config } = ctx;
  const callback = callbackOf(provider, config);
  app.get(callback.pathname, async (request, reply) => {
    const flow = await takeFlow(db, config, request, reply);
    if (flow?.provider !== provider.id) return reply.redirect(loginPage(provider, "failed"), 303);
    const identity = await endFlow(provider, new URL(request.url, config.publicUrl), flow).catch((error: unknown) =>
      refuseProvider(request, error),
    );
    if (flow.confirmsUserId !== null) {
      const outcome = isFailure(identity)
        ? "failed"
        : await confirmBy(ctx, identity, flow.confirmsUserId, request, reply);
      const query = new URLSearchParams({ provider: provider.id, outcome });
      return reply.redirect(`${flow.next.split("?", 1)[0] || "/dashboard"}?${query}`, 303);
    }
    const account = isFailure(identity)
      ? identity
      : await signInBy(ctx, identity, flow.preferences, { request, reply });
    const outcome = isFailure(account) ? (outcomes[account.code] ?? "failed") : "done";
    return reply.redirect(loginPage(provider, outcome, flow.next), 303);
  });
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
