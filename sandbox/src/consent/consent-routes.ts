import type { FastifyInstance, FastifyReply } from "fastify";
import type { Sandbox } from "../control/state.ts";
import { openToken, sealToken } from "../opaque-token.ts";
import { type Query, queryText } from "../read-query.ts";
import type { SandboxPlatform } from "../world/account.ts";
import { findWorldAccount } from "../world/world.ts";
import { consentPage, refusalPage } from "./consent-page.ts";
import { consentTerms, isOurRedirect, sandboxClient } from "./consent-terms.ts";
import type { Consents } from "./consents.ts";

/** The pages on which a person allows or denies; the code goes back to the app by the browser. */
export function consentStandInRoutes(app: FastifyInstance, sandbox: Sandbox, consents: Consents): void {
  for (const platform of ["instagram", "x", "tiktok"] as const) {
    const { authorizePath } = consentTerms[platform];

    app.get<{ Querystring: Query }>(authorizePath, async ({ query }, reply) => {
      const wrong = wrongIn(platform, query);
      return sendPage(reply, wrong ? 400 : 200, wrong ? refusalPage(platform, wrong) : askPage(platform, query));
    });

    app.get<{ Querystring: Query }>(`/consent/${platform}`, async ({ query }, reply) => {
      const sealed = openToken(queryText(query, "request") ?? "", platform);
      if (sealed === undefined) return sendPage(reply, 400, refusalPage(platform, "This consent is not known here."));
      const request = Object.fromEntries(new URLSearchParams(sealed));
      return decide(reply, { platform, request, query });
    });
  }

  const decide = (
    reply: FastifyReply,
    { platform, request, query }: { platform: SandboxPlatform; request: Query; query: Query },
  ) => {
    const { clientParameter: _, scopeGap, needsChallenge, codeTail, lifetimes } = consentTerms[platform];
    const redirectUri = queryText(request, "redirect_uri") ?? "";
    const back = new URL(redirectUri);
    const state = queryText(request, "state");
    if (state !== undefined) back.searchParams.set("state", state);
    if (queryText(query, "answer") !== "allow") {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_description", "The user denied the request");
      return reply.redirect(back.href, 303);
    }
    const handle = (queryText(query, "handle") ?? "").trim().replace(/^@/, "").toLowerCase();
    const now = sandbox.clock.now();
    if (!findWorldAccount(platform, handle, { seed: sandbox.seed, at: now }))
      return sendPage(reply, 404, askPage(platform, request, `The sandbox has no account named ${handle}.`));
    const requested = (queryText(request, "scope") ?? "").split(scopeGap);
    const granted = [query.scope ?? []].flat();
    const scopes = requested.filter((scope) => granted.includes(scope));
    const challenge = needsChallenge ? (queryText(request, "code_challenge") ?? "") : "";
    const code = consents.issueCode({ platform, handle, scopes }, { redirectUri, challenge }, lifetimes, now);
    back.searchParams.set("code", code);
    return reply.redirect(`${back.href}${codeTail}`, 303);
  };
}

function askPage(platform: SandboxPlatform, request: Query, wrong?: string): string {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(request)) parameters.set(name, queryText(request, name) ?? "");
  const scopes = (queryText(request, "scope") ?? "").split(consentTerms[platform].scopeGap);
  const handle = queryText(request, "login_hint") ?? "";
  return consentPage(platform, { request: sealToken(parameters.toString(), platform), scopes, handle, wrong });
}

/** Errors of a request that a platform refuses before it shows the consent page. */
function wrongIn(platform: SandboxPlatform, query: Query): string | undefined {
  const { clientParameter, scopeGap, scopes, needsChallenge } = consentTerms[platform];
  if (queryText(query, clientParameter) !== sandboxClient.id) return `${clientParameter} is not known`;
  if (!isOurRedirect(queryText(query, "redirect_uri") ?? "")) return "redirect_uri is not registered";
  if (queryText(query, "response_type") !== "code") return "response_type must be code";
  const strange = (queryText(query, "scope") ?? "").split(scopeGap).find((scope) => !scopes.includes(scope));
  if (strange !== undefined) return `scope is not known: ${strange}`;
  const hasChallenge = /^[\w-]{43}$/.test(queryText(query, "code_challenge") ?? "");
  if (needsChallenge && (!hasChallenge || queryText(query, "code_challenge_method") !== "S256"))
    return "code_challenge must be an S256 challenge";
  return undefined;
}

const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type("text/html; charset=utf-8").send(page);
