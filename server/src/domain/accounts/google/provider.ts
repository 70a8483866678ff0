import { createRemoteJWKSet, jwtVerify } from "jose";
import * as client from "openid-client";
import { z } from "zod";
import type { Config } from "../../../config/config.ts";

const timeoutSeconds = 10;
/** An ID token that is older was not made for this sign-in. */
const maxAge = "10 minutes";

/** A Google identity. `iss` and `sub` together identify a person; an email address may change hands. */
export interface GoogleIdentity {
  issuer: string;
  subject: string;
  email: string;
  name: string;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().transform((email) => email.toLowerCase()),
  email_verified: z.literal(true),
  name: z.string().optional(),
});

type Provider = NonNullable<Config["google"]>;

const discovered = new WeakMap<Provider, Promise<client.Configuration>>();

/** The provider's metadata, fetched once; a fetch that failed is tried again by the next sign-in. */
export async function discoverProvider(provider: Provider): Promise<client.Configuration> {
  const known = discovered.get(provider);
  if (known) return known;
  const isLocal = provider.issuer.startsWith("http:");
  const discovery = client.discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The signature is checked also where the token comes straight from the provider.
    execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
  });
  discovered.set(provider, discovery);
  discovery.catch(() => discovered.delete(provider));
  return discovery;
}

/** A flow: values that the browser must return unchanged, and the server's secrets. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string;
}

/** Redirect address for the browser, and the flow to store. */
export async function beginGoogleFlow(provider: Provider, redirectUri: string): Promise<Flow & { address: URL }> {
  const configuration = await discoverProvider(provider);
  const flow = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: "S256",
    prompt: provider.prompt,
  });
  return { ...flow, address };
}

/** The identity of a callback. @throws when state, issuer, code, nonce, audience, age or signature is not what it must be, or the address is not verified */
export async function endFlow(
  provider: Provider,
  callback: URL,
  { state, nonce, verifier }: Flow,
): Promise<GoogleIdentity> {
  const tokens = await client.authorizationCodeGrant(await discoverProvider(provider), callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  return identityOf(provider, tokens.claims());
}

/** The identity of an ID token. @throws when it is not the provider's, not for us, too old, or the address is not verified */
export async function readIdToken(provider: Provider, credential: string): Promise<GoogleIdentity> {
  const { issuer, jwks_uri } = (await discoverProvider(provider)).serverMetadata();
  if (!jwks_uri) throw new Error("The provider names no keys");
  const keys = keysOf(jwks_uri);
  const { payload } = await jwtVerify(credential, keys, {
    issuer,
    audience: provider.clientId,
    algorithms: ["RS256", "ES256"],
    maxTokenAge: maxAge,
    requiredClaims: ["exp", "iat", "sub"],
  });
  return identityOf(provider, payload);
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
function keysOf(address: string) {
  const known =
    keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutSeconds * 1_000 });
  keySets.set(address, known);
  return known;
}

function identityOf({ issuerName }: Provider, payload: unknown): GoogleIdentity {
  const { sub, email, name } = claims.parse(payload);
  return {
    issuer: issuerName,
    subject: sub,
    email,
    name: name?.trim().slice(0, 100) || (email.split("@")[0] ?? email),
  };
}
