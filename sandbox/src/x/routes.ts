import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { countRequest, type Sandbox, sandboxToken } from "../control/state.ts";
import { spoil } from "../control/transport.ts";
import type { Creator } from "../world/creators.ts";
import { postAnswer, tweetFields, userAnswer, userFields, xIdOf } from "./answers.ts";
import { invalidRequest, partialError, problemFaults, sendProblem, unauthorized } from "./problems.ts";

type Query = Record<string, string | undefined>;

/** X API v2 in the two calls that a reading needs, and its own usage. */
export function xRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const byId = new Map<string, Creator>();
  const handleOf = (creator: Creator) => creator.x ?? creator.username;

  app.get<{ Params: { username: string }; Querystring: Query }>(
    "/x/2/users/by/username/:username",
    async (request, reply) => {
      const { username } = request.params;
      countRequest(sandbox, `x:${username.toLowerCase()}`);
      const passed = await admit(request, reply, { sandbox, handle: username, limit: 300 });
      if (!passed.ok) return reply;
      if (!/^[A-Za-z0-9_]{1,15}$/.test(username))
        return sendProblem(
          reply,
          400,
          invalidRequest("username", username, `The username [${username}] does not match ^[A-Za-z0-9_]{1,15}$`),
        );
      const fields = listed(request.query, "user.fields", userFields);
      if (!fields.ok) return sendProblem(reply, 400, fields.problem);
      const creator = sandbox.world.find("x", username);
      if (passed.fault === "suspended") return { errors: [partialError("suspended", "username", username)] };
      if (!creator || passed.fault === "unknown") return { errors: [partialError("unknown", "username", username)] };
      byId.set(xIdOf(creator), creator);
      sandbox.credits.used++;
      return {
        data: userAnswer(sandbox.world, creator, {
          at: passed.at,
          fields: fields.values,
          newWords: speaksNewWords(request.query),
        }),
      };
    },
  );

  app.get<{ Params: { id: string }; Querystring: Query }>("/x/2/users/:id/tweets", async (request, reply) => {
    const creator = byId.get(request.params.id);
    countRequest(sandbox, `x-posts:${creator ? handleOf(creator) : ""}`);
    const passed = await admit(request, reply, { sandbox, handle: creator && handleOf(creator), limit: 10_000 });
    if (!passed.ok) return reply;
    const size = Number(request.query.max_results ?? 10);
    if (!Number.isInteger(size) || size < 5 || size > 100)
      return sendProblem(reply, 400, invalidRequest("max_results", String(size), "max_results lies between 5 and 100"));
    const newWords = speaksNewWords(request.query);
    const fields = listed(request.query, newWords ? "post.fields" : "tweet.fields", tweetFields);
    if (!fields.ok) return sendProblem(reply, 400, fields.problem);
    if (!creator) return { errors: [partialError("unknown", "id", request.params.id)] };
    if (passed.fault === "protected") return { errors: [partialError("protected", "id", request.params.id)] };
    const from = Number(/^SANDBOX(\d+)$/.exec(request.query.pagination_token ?? "SANDBOX0")?.[1] ?? Number.NaN);
    if (Number.isNaN(from))
      return sendProblem(reply, 400, invalidRequest("pagination_token", "", "The token is not valid"));
    const all = sandbox.world.history(creator).postsAt(passed.at).slice(0, 3_200);
    const page = passed.fault === "last_empty" && from > 0 ? [] : all.slice(from, from + size);
    if (page.length === 0) return { meta: { result_count: 0 } };
    sandbox.credits.used += page.length;
    const more = from + size < all.length || passed.fault === "last_empty";
    return {
      data: page.map((post) => postAnswer(post, { at: passed.at, fields: fields.values, newWords })),
      meta: {
        result_count: page.length,
        newest_id: page[0]?.id,
        oldest_id: page.at(-1)?.id,
        ...(more && { next_token: `SANDBOX${from + size}` }),
      },
    };
  });

  app.get("/x/2/usage/tweets", async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${sandboxToken}`) return sendProblem(reply, 401, unauthorized);
    return {
      data: { cap_reset_day: 1, project_cap: "3000000", project_id: "1", project_usage: String(sandbox.credits.used) },
    };
  });
}

type Admitted = { ok: true; at: number; fault: ReturnType<Sandbox["faults"]["take"]> } | { ok: false };

async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { sandbox, handle, limit }: { sandbox: Sandbox; handle: string | undefined; limit: number },
): Promise<Admitted> {
  if (request.headers.authorization !== `Bearer ${sandboxToken}`) {
    sendProblem(reply, 401, unauthorized);
    return { ok: false };
  }
  const fault = sandbox.faults.take("x", handle);
  if (await spoil(reply, fault)) return { ok: false };
  const at = sandbox.clock.at(request.headers["x-sandbox-clock"]);
  const refusal = fault && problemFaults[fault];
  if (refusal?.status !== 401) {
    reply.headers({
      "x-rate-limit-limit": limit,
      "x-rate-limit-remaining": fault === "limited" ? 0 : limit - 1,
      // The real clock: a window is not part of the world's history.
      "x-rate-limit-reset": Math.ceil(Date.now() / 1_000) + 900,
      "x-access-level": "read",
    });
  }
  if (refusal) {
    sendProblem(reply, refusal.status, refusal.body);
    return { ok: false };
  }
  return { ok: true, at, fault };
}

function speaksNewWords(query: Query): boolean {
  return query["post.fields"] !== undefined;
}

function listed(query: Query, name: string, known: string[]) {
  const values = (query[name] ?? "").split(",").filter((value) => value !== "");
  const wrong = values.find((value) => !known.includes(value));
  return wrong === undefined
    ? { ok: true as const, values }
    : { ok: false as const, problem: invalidRequest(name, wrong, `[${wrong}] is not one of [${known.join(",")}]`) };
}
