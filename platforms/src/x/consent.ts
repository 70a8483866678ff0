import { challengeOf, withQuery } from "../connect/challenge.ts";
import type { CallOptions, ConnectApp, ConsentFlow, Exchange, Grant, GrantResult } from "../connect/grant.ts";
import { grantOf, readTokens, refreshRotating } from "../connect/token-answer.ts";
import { postForm } from "../http/post.ts";

/** `offline.access` gives the refresh token. */
export const xScopes = ["tweet.read", "users.read", "offline.access"] as const;

const lifeSeconds = 2 * 3_600;

/** Where the person consents: OAuth 2.0 with PKCE. Source: docs/platforms.md, 'X'. */
export function xConsentUrl({ clientId, pageUrl }: ConnectApp, { redirectUri, state, verifier }: ConsentFlow): URL {
  return withQuery(`${pageUrl}/i/oauth2/authorize`, {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: xScopes.join(" "),
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
  });
}

/** A code lives 30 seconds. */
export function exchangeXCode(
  app: ConnectApp,
  { code, redirectUri, verifier }: Exchange,
  options: CallOptions,
): Promise<GrantResult> {
  const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier };
  return requestToken(app, form, options, xScopes);
}

export const refreshX = (app: ConnectApp, grant: Grant, options: CallOptions): Promise<GrantResult> =>
  refreshRotating(grant, (form) => requestToken(app, form, options, grant.scopes));

/** True when X confirmed that the token is revoked. */
export async function revokeX(
  app: ConnectApp,
  { accessToken, refreshToken }: Grant,
  { signal }: CallOptions,
): Promise<boolean> {
  const form = { token: refreshToken ?? accessToken };
  const fetched = await postForm(new URL(`${app.tokenUrl}/2/oauth2/revoke`), form, {
    authorization: basicOf(app),
    signal,
  });
  return fetched.ok && fetched.answer.status === 200;
}

async function requestToken(
  app: ConnectApp,
  form: Record<string, string>,
  { now, signal }: CallOptions,
  scopes: readonly string[],
): Promise<GrantResult> {
  const url = new URL(`${app.tokenUrl}/2/oauth2/token`);
  const read = readTokens(await postForm(url, form, { authorization: basicOf(app), signal }));
  return read.ok ? { ok: true, grant: grantOf(read.tokens, { now, lifeSeconds, scopes }) } : read;
}

const basicOf = ({ clientId, clientSecret }: ConnectApp) =>
  `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString("base64")}`;
