import { withQuery } from "../connect/challenge.ts";
import type { CallOptions, ConnectApp, ConsentFlow, Exchange, Grant, GrantResult } from "../connect/grant.ts";
import { grantOf, readTokens, refreshRotating } from "../connect/token-answer.ts";
import { postForm } from "../http/post.ts";

/** `user.info.profile` has the handle, which proves whose account it is. */
export const tiktokScopes = ["user.info.basic", "user.info.profile", "user.info.stats", "video.list"] as const;

/** Docs of Nov 2026. The answer's own members are obeyed; this is for one without them. */
const lifeSeconds = 2 * 3_600;

/** Where the person consents. TikTok's web flow has no challenge: `state` binds it (docs/platforms.md, 'TikTok'). */
export function tiktokConsentUrl({ clientId, pageUrl }: ConnectApp, { redirectUri, state }: ConsentFlow): URL {
  return withQuery(`${pageUrl}/v2/auth/authorize/`, {
    client_key: clientId,
    scope: tiktokScopes.join(","),
    response_type: "code",
    redirect_uri: redirectUri,
    state,
  });
}

export function exchangeTiktokCode(
  app: ConnectApp,
  { code, redirectUri }: Exchange,
  options: CallOptions,
): Promise<GrantResult> {
  return requestToken(
    app,
    { grant_type: "authorization_code", code, redirect_uri: redirectUri },
    options,
    tiktokScopes,
  );
}

export const refreshTiktok = (app: ConnectApp, grant: Grant, options: CallOptions): Promise<GrantResult> =>
  refreshRotating(grant, (form) => requestToken(app, form, options, grant.scopes));

/** True when TikTok confirmed that the token is revoked. */
export async function revokeTiktok(app: ConnectApp, { accessToken }: Grant, { signal }: CallOptions): Promise<boolean> {
  const form = { client_key: app.clientId, client_secret: app.clientSecret, token: accessToken };
  const fetched = await postForm(new URL(`${app.tokenUrl}/v2/oauth/revoke/`), form, { signal });
  return fetched.ok && fetched.answer.status === 200;
}

async function requestToken(
  { clientId, clientSecret, tokenUrl }: ConnectApp,
  form: Record<string, string>,
  { now, signal }: CallOptions,
  scopes: readonly string[],
): Promise<GrantResult> {
  const url = new URL(`${tokenUrl}/v2/oauth/token/`);
  const body = { client_key: clientId, client_secret: clientSecret, ...form };
  const read = readTokens(await postForm(url, body, { signal }));
  return read.ok ? { ok: true, grant: grantOf(read.tokens, { now, lifeSeconds, scopes }) } : read;
}
