import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bearerOf } from "../bearer.ts";
import { bioKey } from "../bio/bio-key.ts";
import { consentTerms, sandboxClient } from "../consent/consent-terms.ts";
import type { Consents } from "../consent/consents.ts";
import { formOf } from "../consent/read-forms.ts";
import { redeem } from "../consent/redeem.ts";
import { clockHeader, countRequest, type Sandbox } from "../control/state.ts";
import { answer, injectFault } from "../control/transport.ts";
import { commaList, type Query, queryText } from "../read-query.ts";
import { findWorldAccount } from "../world/world.ts";
import { discover } from "./discovery.ts";
import { parseFields } from "./field-expansion.ts";
import { findMedia } from "./find-media.ts";
import { foreignToken, invalid, noToken, sendGraphError, unknownPath } from "./graph-errors.ts";
import { graphFault } from "./graph-faults.ts";
import { accountInsights, type InsightQuery, postInsights } from "./insights.ts";
import type { Subject } from "./media.ts";

const daySeconds = 86_400;
const insightScope = "instagram_business_manage_insights";

/** Instagram Login: tokens under `/instagram`, the consenting account's own Graph under `/instagram-graph`. */
export function ownInstagramRoutes(app: FastifyInstance, sandbox: Sandbox, consents: Consents): void {
  const { lifetimes } = consentTerms.instagram;

  app.post("/instagram/oauth/access_token", async ({ body }, reply) => {
    const form = formOf(body);
    const isClient = form.client_id === sandboxClient.id && form.client_secret === sandboxClient.secret;
    const given = isClient ? redeem(consents, "instagram", form, sandbox.clock.now()) : undefined;
    if (!given)
      return reply
        .code(400)
        .send({ error_type: "OAuthException", code: 400, error_message: "The code is used, too old or not ours" });
    const { handle, scopes } = given.consent;
    return { access_token: given.tokens.access, user_id: `SANDBOX_${handle}`, permissions: scopes };
  });

  const extend = (grant: string, fromSeconds: number) => {
    app.get<{ Querystring: Query }>(`/instagram-graph/${grant}`, async ({ query }, reply) => {
      const isExchange = grant === "access_token";
      const isGrantType = queryText(query, "grant_type") === (isExchange ? "ig_exchange_token" : "ig_refresh_token");
      const isClient = !isExchange || queryText(query, "client_secret") === sandboxClient.secret;
      if (!isGrantType || !isClient) return sendGraphError(reply, invalid("Invalid grant"));
      const bearer = queryText(query, "access_token");
      const now = sandbox.clock.now();
      const token = consents.extend(bearer ?? "", { lifeSeconds: lifetimes.refresh, fromSeconds, now });
      return token
        ? { access_token: token, token_type: "bearer", expires_in: lifetimes.refresh }
        : sendGraphError(reply, bearer === undefined ? noToken : foreignToken);
    });
  };
  extend("access_token", 0);
  extend("refresh_access_token", daySeconds);

  /** Token and faults. Undefined when the reply has been given. */
  const admit = (request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply, what: string) => {
    const now = sandbox.clock.now();
    const token = queryText(request.query, "access_token") ?? bearerOf(request);
    const consent = consents.find(token, "instagram", now);
    if (!consent) {
      sendGraphError(reply, token === undefined ? noToken : foreignToken);
      return undefined;
    }
    countRequest(sandbox, `instagram-own${what}:${consent.handle}`);
    const fault = sandbox.faults.meet("instagram", consent.handle);
    if (injectFault(reply, fault)) return undefined;
    const at = sandbox.clock.at(request.headers[clockHeader]);
    const account = findWorldAccount("instagram", consent.handle, { seed: sandbox.seed, at });
    const refusal = graphFault(fault, now) ?? (account ? undefined : foreignToken);
    if (refusal || !account) {
      sendGraphError(reply, refusal ?? foreignToken);
      return undefined;
    }
    const bio = sandbox.bios.get(bioKey("instagram", consent.handle));
    const subject: Subject = { account, at, hidesLikes: false, endsEmpty: fault === "last_page", bio };
    return { subject, fault, scopes: consent.scopes };
  };

  app.get<{ Querystring: Query }>("/instagram-graph/:version/me", async (request, reply) => {
    const call = admit(request, reply, "");
    if (!call) return reply;
    const names = commaList(request.query, "fields");
    const fields = parseFields(names.map((name) => (name === "user_id" ? "id" : name)).join(",") || "id");
    if (!fields) return sendGraphError(reply, invalid("Syntax error in the field list"));
    const found = discover(call.subject, fields);
    if (!found.ok) return sendGraphError(reply, found.failure);
    const userId = names.includes("user_id") ? { user_id: found.value.id } : {};
    return answer(reply, call.fault, { ...found.value, ...userId });
  });

  app.get<{ Querystring: Query }>("/instagram-graph/:version/me/media", async (request, reply) => {
    const call = admit(request, reply, "-posts");
    if (!call) return reply;
    const { query } = request;
    const modifiers = ["limit", "after"].flatMap((name) => {
      const value = queryText(query, name);
      return value === undefined ? [] : [`.${name}(${value})`];
    });
    const fields = parseFields(`media${modifiers.join("")}{${queryText(query, "fields") ?? "id"}}`);
    const found = fields && discover(call.subject, fields);
    if (!found?.ok) return sendGraphError(reply, found?.failure ?? invalid("Syntax error in the field list"));
    return answer(reply, call.fault, found.value.media);
  });

  app.get<{ Querystring: Query; Params: { id: string } }>(
    "/instagram-graph/:version/:id/insights",
    async (request, reply) => {
      const call = admit(request, reply, "-insights");
      if (!call) return reply;
      if (!call.scopes.includes(insightScope))
        return sendGraphError(reply, {
          status: 400,
          message: "(#10) Application does not have permission for this action",
          code: 10,
        });
      const { id } = request.params;
      const insightQuery: InsightQuery = Object.fromEntries(
        ["metric", "period", "metric_type", "breakdown", "timeframe", "since", "until"].map((name) => [
          name,
          queryText(request.query, name),
        ]),
      );
      const post = id === "me" ? undefined : findMedia(call.subject, id);
      if (id !== "me" && post === undefined) return sendGraphError(reply, invalid("Unsupported get request"));
      const found = post ? postInsights(call.subject, post, insightQuery) : accountInsights(call.subject, insightQuery);
      return found.ok ? answer(reply, call.fault, { data: found.value }) : sendGraphError(reply, found.failure);
    },
  );

  app.all("/instagram-graph/*", async (_, reply) => sendGraphError(reply, unknownPath));
}
