import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bearerOf } from "../bearer.ts";
import { bioKey } from "../bio/bio-key.ts";
import { clockHeader, countRequest, type Sandbox, sandboxToken } from "../control/state.ts";
import { answer, injectFault } from "../control/transport.ts";
import { type Query, queryText } from "../read-query.ts";
import { findWorldAccount } from "../world/world.ts";
import { discover } from "./discovery.ts";
import { parseFields, type RequestedField } from "./field-expansion.ts";
import {
  foreignToken,
  invalid,
  nonexistingField,
  noToken,
  notDiscoverable,
  sendGraphError,
  unknownPath,
} from "./graph-errors.ts";
import { graphFault, oldMedia, usageHeaders } from "./graph-faults.ts";

/** The newest version, and the oldest that is alive: calls to ended ones are answered by that. */
const versions = { newest: 26, oldest: 21 } as const;
const unseen = new Set(["unknown", "personal", "suspended", "age_gated"]);

/** Business Discovery of the Graph API: `GET /graph/{version}/{id}?fields=business_discovery.username(…){…}`. */
export function instagramRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Querystring: Query }>("/graph/:version/debug_token", async (request, reply) => {
    const token = bearerOf(request);
    if (token !== sandboxToken) return sendGraphError(reply, token === undefined ? noToken : foreignToken);
    const isValid = queryText(request.query, "input_token") === sandboxToken;
    // The token of a system user, which does not end.
    return { data: { is_valid: isValid, expires_at: 0, application: "FanRadar sandbox", scopes: ["instagram_basic"] } };
  });
  app.get<{ Querystring: Query; Params: { version: string; id: string } }>(
    "/graph/:version/:id",
    async (request, reply) => {
      const { version, id } = request.params;
      const major = Number(/^v(\d{1,3})\.0$/.exec(version)?.[1]);
      if (!(major <= versions.newest)) return sendGraphError(reply, unknownPath);
      reply.header("facebook-api-version", `v${Math.max(major, versions.oldest)}.0`);
      reply.type("application/json; charset=UTF-8");
      const fields = parseFields(queryText(request.query, "fields") ?? "id");
      return discoverFor(request, reply, { sandbox, id, fields });
    },
  );
  app.all("/graph/*", async (_, reply) => sendGraphError(reply, unknownPath));
}

function discoverFor(
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
  { sandbox, id, fields }: { sandbox: Sandbox; id: string; fields: RequestedField[] | undefined },
): FastifyReply {
  const target = fields?.find(({ name }) => name === "business_discovery");
  const username = target?.modifiers.get("username");
  const isFurther = target?.fields.some(({ modifiers }) => modifiers.has("after"));
  countRequest(sandbox, `instagram${isFurther ? "-posts" : ""}:${username?.toLowerCase() ?? ""}`);
  const token = queryText(request.query, "access_token") ?? bearerOf(request);
  if (token !== sandboxToken) return sendGraphError(reply, token === undefined ? noToken : foreignToken);

  const now = sandbox.clock.now();
  const fault = sandbox.faults.meet("instagram", username);
  if (injectFault(reply, fault)) return reply;
  reply.headers(usageHeaders(fault, id));
  if (fault === "old_version") reply.header("facebook-api-version", `v${versions.oldest}.0`);
  const refusal = graphFault(fault, now);
  if (refusal) return sendGraphError(reply, refusal);

  if (!fields) return sendGraphError(reply, { status: 400, message: "Syntax error in the field list", code: 2500 });
  const stranger = fields.find(({ name }) => name !== "business_discovery" && name !== "id");
  if (stranger) return sendGraphError(reply, nonexistingField(stranger.name, "IGUser"));
  if (!target) return answer(reply, fault, { id });
  if (!username) return sendGraphError(reply, invalid("The parameter username is required"));

  const at = sandbox.clock.at(request.headers[clockHeader]);
  const account = findWorldAccount("instagram", username, { seed: sandbox.seed, at });
  if (!account || unseen.has(fault ?? "")) return sendGraphError(reply, notDiscoverable(username));
  if (fault === "old_media" && target.fields.some(({ name }) => name === "media"))
    return sendGraphError(reply, oldMedia);
  const hidesLikes = account.hidesLikes || fault === "hidden_likes";
  const found = discover(
    { account, at, hidesLikes, endsEmpty: fault === "last_page", bio: sandbox.bios.get(bioKey("instagram", username)) },
    target.fields,
  );
  return found.ok
    ? answer(reply, fault, { business_discovery: found.value, id })
    : sendGraphError(reply, found.failure);
}
