import { createHash, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { bearerOf } from "../bearer.ts";
import { formOf, readForms } from "../consent/read-forms.ts";
import { type Query, queryText } from "../read-query.ts";

/** What a provider says of somebody. */
interface OpenIdPerson {
  sub: string;
  [claim: string]: unknown;
}

interface OpenIdOptions {
  /** Where its routes begin; the issuer is this below the address of the request. */
  prefix: string;
  client: { id: string; secret: string };
  isCallback: (address: string) => boolean;
  /** Somebody by the last part of the address that `ask` leads to: `PREFIX/choose/KEY/WHO`. */
  find: (who: string) => OpenIdPerson | undefined;
  /** Answers the request to sign in. */
  ask: (reply: FastifyReply, key: string) => FastifyReply;
  /** The ID token has `sub` alone, the rest is said at the userinfo endpoint. */
  isTokenShort?: boolean;
}

/** The code flow of OpenID Connect with PKCE (S256) for one client. Keys, codes and tokens live as long as the process. */
export function openIdRoutes(app: FastifyInstance, options: OpenIdOptions): void {
  const { prefix, client, isCallback, find, ask, isTokenShort = false } = options;
  const flows = new Map<string, Query>();
  const grants = new Map<string, { flow: Query; person: OpenIdPerson }>();
  const holders = new Map<string, OpenIdPerson>();
  let keys: ReturnType<typeof generateKeyPair> | undefined;
  const keyPair = () => {
    keys ??= generateKeyPair("RS256");
    return keys;
  };
  const key = { kid: "sandbox", alg: "RS256" };
  const issuerOf = ({ host }: FastifyRequest) => `http://${host}${prefix}`;
  const refuse = (reply: FastifyReply, error: string) => reply.code(400).send({ error });

  app.get(`${prefix}/.well-known/openid-configuration`, async (request) => ({
    issuer: issuerOf(request),
    authorization_endpoint: `${issuerOf(request)}/auth`,
    token_endpoint: `${issuerOf(request)}/token`,
    userinfo_endpoint: `${issuerOf(request)}/userinfo`,
    jwks_uri: `${issuerOf(request)}/keys`,
    response_types_supported: ["code"],
    id_token_signing_alg_values_supported: [key.alg],
    authorization_response_iss_parameter_supported: true,
  }));
  app.get(`${prefix}/keys`, async () => ({
    keys: [{ ...(await exportJWK((await keyPair()).publicKey)), ...key, use: "sig" }],
  }));
  app.get<{ Querystring: Query }>(`${prefix}/auth`, async ({ query }, reply) => {
    const isAsked = query.client_id === client.id && isCallback(queryText(query, "redirect_uri") ?? "");
    const isProven = query.code_challenge_method === "S256" && query.code_challenge !== undefined;
    if (!isAsked || !isProven || query.response_type !== "code") return refuse(reply, "invalid_request");
    const flow = randomUUID();
    flows.set(flow, query);
    return ask(reply, flow);
  });
  app.get<{ Params: { flow: string; who: string } }>(`${prefix}/choose/:flow/:who`, async (request, reply) => {
    const flow = flows.get(request.params.flow);
    const person = find(request.params.who);
    if (!flow || !person) return refuse(reply, "invalid_request");
    flows.delete(request.params.flow);
    const code = randomUUID();
    grants.set(code, { flow, person });
    const answer = { code, state: queryText(flow, "state") ?? "", iss: issuerOf(request) };
    return reply.redirect(`${queryText(flow, "redirect_uri")}?${new URLSearchParams(answer)}`, 303);
  });
  app.register(async (scope) => {
    readForms(scope);
    scope.post(`${prefix}/token`, async (request, reply) => {
      const form = formOf(request.body);
      const grant = grants.get(form.code ?? "");
      grants.delete(form.code ?? "");
      if (form.client_id !== client.id || form.client_secret !== client.secret) return refuse(reply, "invalid_client");
      const challenge = createHash("sha256")
        .update(form.code_verifier ?? "")
        .digest("base64url");
      if (grant?.flow.code_challenge !== challenge || grant.flow.redirect_uri !== form.redirect_uri)
        return refuse(reply, "invalid_grant");
      const { flow, person } = grant;
      const token = randomUUID();
      holders.set(token, person);
      const idToken = new SignJWT({ ...(isTokenShort ? { sub: person.sub } : person), nonce: queryText(flow, "nonce") })
        .setProtectedHeader(key)
        .setIssuer(issuerOf(request))
        .setAudience(client.id)
        .setIssuedAt()
        .setExpirationTime("10 minutes");
      const signed = await idToken.sign((await keyPair()).privateKey);
      return { access_token: token, token_type: "Bearer", expires_in: 600, id_token: signed };
    });
  });
  app.get(`${prefix}/userinfo`, async (request, reply) => {
    const person = holders.get(bearerOf(request) ?? "");
    return person ?? reply.code(401).send({ error: "invalid_token" });
  });
}
