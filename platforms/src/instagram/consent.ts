import { withQuery } from "../connect/challenge.ts";
import type { CallOptions, ConnectApp, ConsentFlow, Exchange, Grant, GrantResult } from "../connect/grant.ts";
import { grantOf, readTokens } from "../connect/token-answer.ts";
import { getJson } from "../http/get-json.ts";
import { postForm } from "../http/post.ts";

/** Instagram Login, without a Facebook page. Source: docs/platforms.md, 'Instagram'. */
export const instagramScopes = ["instagram_business_basic", "instagram_business_manage_insights"] as const;

const hourSeconds = 3_600;
const longSeconds = 60 * 24 * hourSeconds;
const renewAfterMs = 24 * hourSeconds * 1_000;

export function instagramConsentUrl({ clientId, pageUrl }: ConnectApp, { redirectUri, state }: ConsentFlow): URL {
  return withQuery(`${pageUrl}/oauth/authorize`, {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: instagramScopes.join(","),
    state,
  });
}

/** Two steps: the code for a token of an hour, and that for one of sixty days. `#_` may hang on the code. */
export async function exchangeInstagramCode(
  app: ConnectApp,
  { code, redirectUri }: Exchange,
  { now, signal }: CallOptions,
): Promise<GrantResult> {
  const { clientId, clientSecret, tokenUrl } = app;
  const first = readTokens(
    await postForm(
      new URL(`${tokenUrl}/oauth/access_token`),
      {
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: "authorization_code",
        redirect_uri: redirectUri,
        code: code.replace(/#_$/, ""),
      },
      { signal },
    ),
  );
  if (!first.ok) return first;
  const short = grantOf(first.tokens, { now, lifeSeconds: hourSeconds, scopes: instagramScopes });
  return renew(app, { path: "access_token", grantType: "ig_exchange_token" }, short, { now, signal });
}

/** Sixty more days for a token that is a day old and still lives; a younger one is answered as it is. */
export async function refreshInstagram(app: ConnectApp, grant: Grant, options: CallOptions): Promise<GrantResult> {
  const madeAt = Date.parse(grant.accessExpiresAt) - longSeconds * 1_000;
  if (Date.parse(options.now) - madeAt < renewAfterMs) return { ok: true, grant };
  return renew(app, { path: "refresh_access_token", grantType: "ig_refresh_token" }, grant, options);
}

async function renew(
  { apiUrl, clientSecret }: ConnectApp,
  { path, grantType }: { path: string; grantType: string },
  grant: Grant,
  { now, signal = new AbortController().signal }: { now: string; signal?: AbortSignal | undefined },
): Promise<GrantResult> {
  const isExchange = grantType === "ig_exchange_token";
  const url = withQuery(`${apiUrl}/${path}`, {
    grant_type: grantType,
    ...(isExchange && { client_secret: clientSecret }),
    access_token: grant.accessToken,
  });
  const read = readTokens(await getJson(url, { bearer: grant.accessToken, signal }));
  return read.ok
    ? { ok: true, grant: grantOf(read.tokens, { now, lifeSeconds: longSeconds, scopes: grant.scopes }) }
    : read;
}
