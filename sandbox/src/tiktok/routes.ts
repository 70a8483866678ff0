import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bearerOf } from "../bearer.ts";
import { consentTerms, sandboxClient } from "../consent/consent-terms.ts";
import type { Consents } from "../consent/consents.ts";
import { formOf } from "../consent/read-forms.ts";
import { redeem } from "../consent/redeem.ts";
import type { FaultName } from "../control/fault-names.ts";
import { clockHeader, countRequest, type Sandbox } from "../control/state.ts";
import { answer, injectFault } from "../control/transport.ts";
import { commaList, type Query } from "../read-query.ts";
import type { SandboxAccount } from "../world/account.ts";
import { findWorldAccount } from "../world/world.ts";
import { createSlidingWindow } from "./sliding-window.ts";
import { failed, invalidParams, succeeded, tiktokFault } from "./tiktok-answer.ts";
import { userMembers, userScopes } from "./user-members.ts";
import { videoFields, videosPage } from "./videos.ts";

/** Login Kit v2 and the Display API v2 under `/tiktok`: only what the owner of an account consented to. */
export function tiktokRoutes(app: FastifyInstance, sandbox: Sandbox, consents: Consents): void {
  const { lifetimes } = consentTerms.tiktok;
  const isClient = (form: ReturnType<typeof formOf>) =>
    form.client_key === sandboxClient.id && form.client_secret === sandboxClient.secret;
  const flat = (reply: FastifyReply, error: string) =>
    reply.code(200).send({ error, error_description: `The request is refused: ${error}`, log_id: "SANDBOX_LOG" });

  app.post("/tiktok/v2/oauth/token/", async ({ body }, reply) => {
    const form = formOf(body);
    if (!isClient(form)) return flat(reply, "invalid_client");
    const given = redeem(consents, "tiktok", form, sandbox.clock.now());
    if (!given) return flat(reply, "invalid_grant");
    return {
      open_id: `SANDBOX_${given.consent.handle}`,
      scope: given.consent.scopes.join(","),
      access_token: given.tokens.access,
      expires_in: lifetimes.access,
      refresh_token: given.tokens.refresh,
      refresh_expires_in: lifetimes.refresh,
      token_type: "Bearer",
    };
  });

  app.post("/tiktok/v2/oauth/revoke/", async ({ body }, reply) => {
    const form = formOf(body);
    if (!isClient(form)) return flat(reply, "invalid_client");
    consents.revoke(form.token ?? "");
    return {};
  });

  const windows = createSlidingWindow();

  /** Token, faults, limit and scope, in this order. Undefined when the reply has been given. */
  const admit = (request: FastifyRequest, reply: FastifyReply, endpoint: string): AdmittedCall | undefined => {
    const now = sandbox.clock.now();
    const consent = consents.find(bearerOf(request), "tiktok", now);
    if (!consent) {
      failed(reply, { status: 401, code: "access_token_invalid" });
      return undefined;
    }
    countRequest(sandbox, `tiktok${endpoint}:${consent.handle}`);
    const fault = sandbox.faults.meet("tiktok", consent.handle);
    if (injectFault(reply, fault)) return undefined;
    const refusal = tiktokFault(fault) ?? (windows.use(endpoint, now) ? undefined : tiktokFault("limited"));
    const at = sandbox.clock.at(request.headers[clockHeader]);
    const account = findWorldAccount("tiktok", consent.handle, { seed: sandbox.seed, at });
    if (refusal || !account) {
      failed(reply, refusal ?? { status: 401, code: "access_token_invalid" });
      return undefined;
    }
    return { account, at, fault, scopes: consent.scopes };
  };

  app.get<{ Querystring: Query }>("/tiktok/v2/user/info/", async (request, reply) => {
    const call = admit(request, reply, "");
    if (!call) return reply;
    const fields = commaList(request.query, "fields");
    const needed = fields.map((name) => userScopes.get(name));
    if (fields.length === 0 || needed.includes(undefined)) return failed(reply, invalidParams("fields"));
    if (!needed.every((scope) => call.scopes.includes(scope ?? "")))
      return failed(reply, { status: 401, code: "scope_not_authorized" });
    return answer(reply, call.fault, succeeded({ user: userMembers(call.account, call.at, fields) }));
  });

  app.post<{ Querystring: Query }>("/tiktok/v2/video/list/", async (request, reply) => {
    const call = admit(request, reply, "-posts");
    if (!call) return reply;
    if (!call.scopes.includes("video.list")) return failed(reply, { status: 401, code: "scope_not_authorized" });
    const fields = commaList(request.query, "fields");
    if (fields.length === 0 || fields.some((name) => !videoFields.has(name)))
      return failed(reply, invalidParams("fields"));
    const page = videosPage(call.account, request.body, { ...call, fields, endsEmpty: call.fault === "last_page" });
    return page ? answer(reply, call.fault, succeeded(page)) : failed(reply, invalidParams("max_count or cursor"));
  });
}

interface AdmittedCall {
  account: SandboxAccount;
  at: number;
  fault: FaultName | undefined;
  scopes: readonly string[];
}
