import type { FastifyInstance } from "fastify";
import { consentTerms, sandboxClient } from "../consent/consent-terms.ts";
import type { Consents } from "../consent/consents.ts";
import { formOf } from "../consent/read-forms.ts";
import { redeem } from "../consent/redeem.ts";
import type { Sandbox } from "../control/state.ts";

/** X's OAuth 2.0: codes and refresh tokens for tokens of a person, and their end. */
export function xConsentRoutes(app: FastifyInstance, sandbox: Sandbox, consents: Consents): void {
  const { lifetimes, scopeGap } = consentTerms.x;
  const basic = `Basic ${Buffer.from(`${sandboxClient.id}:${sandboxClient.secret}`).toString("base64")}`;
  const unauthorized = { error: "unauthorized_client", error_description: "Missing valid authorization header" };

  app.post("/x/2/oauth2/token", async ({ headers, body }, reply) => {
    if (headers.authorization !== basic) return reply.code(401).send(unauthorized);
    const given = redeem(consents, "x", formOf(body), sandbox.clock.now());
    if (!given)
      return reply
        .code(400)
        .send({ error: "invalid_request", error_description: "Value passed for the token was invalid." });
    const { consent, tokens } = given;
    return {
      token_type: "bearer",
      expires_in: lifetimes.access,
      access_token: tokens.access,
      scope: consent.scopes.join(scopeGap),
      ...(consent.scopes.includes("offline.access") && { refresh_token: tokens.refresh }),
    };
  });

  app.post("/x/2/oauth2/revoke", async ({ headers, body }, reply) => {
    if (headers.authorization !== basic) return reply.code(401).send(unauthorized);
    consents.revoke(formOf(body).token ?? "");
    return { revoked: true };
  });
}
