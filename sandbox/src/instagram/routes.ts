import type { FastifyInstance } from "fastify";
import { countRequest, type Sandbox, sandboxToken } from "../control/state.ts";
import { spoil } from "../control/transport.ts";
import { discover } from "./discovery.ts";
import { parseFields } from "./field-expansion.ts";
import { graphFaults, notDiscoverable, sendGraphError } from "./graph-errors.ts";

interface GraphQuery {
  fields?: string;
  access_token?: string;
  locale?: string;
}

/** Business Discovery of the Graph API: `GET /graph/{version}/{id}?fields=business_discovery.username(…){…}`. */
export function instagramRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Querystring: GraphQuery; Params: { version: string; id: string } }>(
    "/graph/:version/:id",
    async (request, reply) => {
      const { fields: text = "", locale } = request.query;
      const fields = parseFields(text);
      const target = fields?.find(({ name }) => name === "business_discovery");
      const username = target?.modifiers.username;
      countRequest(sandbox, `instagram:${username ?? ""}`);
      const token = request.query.access_token ?? /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
      if (token !== sandboxToken)
        return sendGraphError(reply, { status: 400, message: "The access token could not be decrypted", code: 190 });

      const fault = sandbox.faults.take("instagram", username);
      if (await spoil(reply, fault)) return reply;
      const refusal = fault && graphFaults[fault];
      reply.header(
        "x-app-usage",
        JSON.stringify({ call_count: fault === "limited" ? 100 : 3, total_time: 2, total_cputime: 1 }),
      );
      if (refusal) return sendGraphError(reply, refusal);
      if (!fields || !target || !username)
        return sendGraphError(reply, { status: 400, message: "(#100) Syntax error in the field list", code: 100 });
      const creator = sandbox.world.find("instagram", username);
      const hidden = fault === "unknown" || fault === "personal" || fault === "age_gated" || fault === "suspended";
      if (!creator || hidden) return sendGraphError(reply, notDiscoverable(username, locale));

      const at = sandbox.clock.at(request.headers["x-sandbox-clock"]);
      const hidesLikes = creator.hidesLikes || fault === "hidden_likes";
      const answer = discover({ world: sandbox.world, creator, at, hidesLikes }, target.fields);
      if (answer.ok) return { business_discovery: answer.value, id: request.params.id };
      const message =
        "unknownField" in answer
          ? `(#100) Tried accessing nonexisting field (${answer.unknownField}) on node type (${answer.node})`
          : "(#100) Invalid cursor";
      return sendGraphError(reply, { status: 400, message, code: 100 });
    },
  );
}
