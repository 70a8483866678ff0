import { googleSignIn } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { mount } from "../access/mount.ts";
import { providersPerNetwork } from "./attempts.ts";
import { presentPerson } from "./present-person.ts";
import { providerFlowRoutes } from "./providers/flow-routes.ts";
import { readIdToken } from "./providers/provider.ts";
import { refuseProvider, signInBy } from "./providers/sign-in-by.ts";

/** Signing in by an OpenID Connect provider: the code flow of its button, and of Google an ID token that the page was given. */
export function providerRoutes(app: FastifyInstance, ctx: Context) {
  const { db, config } = ctx;

  mount(app, ctx, googleSignIn, async ({ body, request, reply }) => {
    const google = config.providers.find(({ id }) => id === "google");
    if (!google) return fail("provider-failed");
    const wait = await takeTry(db, `provider:network:${networkOf(request)}`, providersPerNetwork);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const identity = await readIdToken(google, body.credential).catch((error: unknown) =>
      refuseProvider(request, error),
    );
    const account = isFailure(identity)
      ? identity
      : await signInBy(ctx, identity, body.preferences ?? {}, { request, reply });
    return isFailure(account) ? account : presentPerson(account);
  });

  for (const provider of config.providers) providerFlowRoutes(app, ctx, provider);
}
