import type { FastifyInstance } from "fastify";
import { bearerOf } from "../bearer.ts";
import { bioKey } from "../bio/bio-key.ts";
import type { Consents } from "../consent/consents.ts";
import type { FaultName } from "../control/fault-names.ts";
import { countRequest, type Sandbox } from "../control/state.ts";
import { answer } from "../control/transport.ts";
import { commaList, type Query } from "../read-query.ts";
import { postOf } from "../world/posts.ts";
import { findWorldAccount } from "../world/world.ts";
import { admitRequest } from "./admit.ts";
import { checkQuery } from "./check-query.ts";
import { handleOf } from "./ids.ts";
import { postAnswer } from "./post-answer.ts";
import { invalidRequest, makePartialError, noScope, sendProblem, unauthorized, unknownRoute } from "./problems.ts";
import { createRateWindows } from "./rate-windows.ts";
import { timelinePage } from "./timeline.ts";
import { makeUserAnswer } from "./user-answer.ts";

const handleRule = /^[A-Za-z0-9_]{1,15}$/;
const userParameters = ["user.fields"];
const timelineParameters = ["exclude", "max_results", "pagination_token", "tweet.fields"];

/** X API v2, what the connector calls of it: a user by name, the authorised user, their posts. */
export function xRoutes(app: FastifyInstance, sandbox: Sandbox, consents: Consents): void {
  const context = { sandbox, windows: createRateWindows(), consents };

  /** One user as `data`, or as an entry of `errors`. */
  const findUser = (handle: string, query: Query, { at, fault }: { at: number; fault: FaultName | undefined }) => {
    const account = findWorldAccount("x", handle, { seed: sandbox.seed, at });
    if (fault === "suspended") return { error: makePartialError("suspended", "username", handle) };
    if (!account || fault === "unknown") return { error: makePartialError("unknown", "username", handle) };
    const fields = commaList(query, "user.fields");
    const bio = sandbox.bios.get(bioKey("x", handle));
    return { user: makeUserAnswer(account, { at, fields, isProtected: fault === "protected", bio }) };
  };

  app.get<{ Params: { username: string }; Querystring: Query }>(
    "/x/2/users/by/username/:username",
    async (request, reply) => {
      const { username } = request.params;
      countRequest(sandbox, `x:${username.toLowerCase()}`);
      const call = admitRequest(request, reply, { ...context, endpoint: "user", handle: username });
      if (!call) return reply;
      const wrong = handleRule.test(username)
        ? checkQuery(request.query, userParameters)
        : invalidRequest("username", username, ruleBroken("username", username));
      if (wrong) return sendProblem(reply, wrong);
      const { user, error } = findUser(username, request.query, call);
      return answer(reply, call.fault, user ? { data: user } : { errors: [error] });
    },
  );

  app.get<{ Querystring: Query }>("/x/2/users/me", async (request, reply) => {
    const consent = consents.find(bearerOf(request), "x", sandbox.clock.now());
    if (!consent?.scopes.includes("users.read")) return sendProblem(reply, consent ? noScope : unauthorized);
    countRequest(sandbox, `x-own:${consent.handle}`);
    const call = admitRequest(request, reply, { ...context, endpoint: "me", handle: consent.handle });
    if (!call) return reply;
    const wrong = checkQuery(request.query, userParameters);
    if (wrong) return sendProblem(reply, wrong);
    const { user, error } = findUser(consent.handle, request.query, call);
    return answer(reply, call.fault, user ? { data: user } : { errors: [error] });
  });

  app.get<{ Params: { id: string }; Querystring: Query }>("/x/2/users/:id/tweets", async (request, reply) => {
    const { params, query } = request;
    const handle = handleOf(params.id);
    countRequest(sandbox, `x-posts:${handle ?? params.id}`);
    const call = admitRequest(request, reply, { ...context, endpoint: "timeline", handle });
    if (!call) return reply;
    const { at, fault } = call;
    const wrong = /^(SANDBOX_)?\d+$/.test(params.id)
      ? checkQuery(query, timelineParameters)
      : invalidRequest("id", params.id, ruleBroken("id", params.id));
    if (wrong) return sendProblem(reply, wrong);
    const account = handle === undefined ? undefined : findWorldAccount("x", handle, { seed: sandbox.seed, at });
    const isOwn = consents.find(bearerOf(request), "x", sandbox.clock.now())?.handle === handle;
    const state = fault === "suspended" || (fault === "protected" && !isOwn) ? fault : undefined;
    if (!account || state || fault === "unknown")
      return answer(reply, fault, { errors: [makePartialError(state ?? "unknown", "id", params.id)] });

    const timeline = timelinePage(account, query, { at, endsEmpty: fault === "last_page" });
    if (!timeline.ok) return sendProblem(reply, timeline.problem);
    const { page, nextToken } = timeline.value;
    const fields = commaList(query, "tweet.fields");
    const data = page.map((index) => postAnswer(account, postOf(account, index), { at, fields }));
    const ids = data.map(({ id }) => String(id));
    return answer(reply, fault, {
      ...(data.length > 0 && { data }),
      meta: {
        result_count: data.length,
        ...(data.length > 0 && { newest_id: ids[0], oldest_id: ids.at(-1) }),
        ...(nextToken && { next_token: nextToken }),
      },
    });
  });

  app.all("/x/*", async (_, reply) => sendProblem(reply, unknownRoute));
}

function ruleBroken(parameter: string, value: string): string {
  const rule = parameter === "id" ? "^[0-9]{1,19}$" : "^[A-Za-z0-9_]{1,15}$";
  return `The \`${parameter}\` query parameter value [${value}] does not match ${rule}`;
}
