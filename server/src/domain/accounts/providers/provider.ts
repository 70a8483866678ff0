import type { createRemoteJWKSet } from "jose";
import type { Configuration } from "openid-client";
import { z } from "zod";
import type { SignInProvider } from "../../../config/sign-in-providers.ts";

const timeoutSeconds = 10;
/** An ID token that is older was not made for this sign-in. */
const maxAge = "10 minutes";

/** Who somebody is at a provider. `issuer` and `subject` together identify a person; an email address may change hands. */
export interface Identity {
  provider: SignInProvider;
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider says that the address is the person's. */
  isEmailVerified: boolean;
  name: string;
  /** Whether they are in the group that administers; undefined where the provider says nothing of groups. */
  isAdmin: boolean | undefined;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().transform((email) => email.toLowerCase()),
  // Some providers send it as text, some not at all.
  email_verified: z.unknown().optional(),
  name: z.string().optional(),
});
/** One group may come as a text alone. */
const groupNames = z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([]);

/** Loaded with the first sign-in at a provider: many instances have none. */
const loadClient = () => import("openid-client");
const loadTokens = () => import("jose");

const discovered = new WeakMap<SignInProvider, Promise<Configuration>>();

/** The provider's metadata, fetched once; a fetch that failed is tried again by the next sign-in. */
export async function discoverProvider(provider: SignInProvider): Promise<Configuration> {
  const known = discovered.get(provider);
  if (known) return known;
  const isLocal = provider.issuer.startsWith("http:");
  const discovery = loadClient().then((client) =>
    client.discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, {
      timeout: timeoutSeconds,
      // The signature is checked also where the token comes straight from the provider.
      execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
    }),
  );
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
export async function beginFlow(provider: SignInProvider, redirectUri: string): Promise<Flow & { address: URL }> {
  const [client, configuration] = await Promise.all([loadClient(), discoverProvider(provider)]);
  const flow = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: provider.scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: "S256",
    ...(provider.prompt !== undefined && { prompt: provider.prompt }),
  });
  return { ...flow, address };
}

/** The identity of a callback. @throws when state, issuer, code, nonce, audience, age or signature is not what it must be, or the address is missing or not verified where it must be */
export async function endFlow(
  provider: SignInProvider,
  callback: URL,
  { state, nonce, verifier }: Flow,
): Promise<Identity> {
  const [client, configuration] = await Promise.all([loadClient(), discoverProvider(provider)]);
  const tokens = await client.authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const said = tokens.claims();
  if (!said) throw new Error("The provider sent no ID token");
  const groupsClaim = provider.groups?.claim;
  const isWhole = said.email !== undefined && (groupsClaim === undefined || said[groupsClaim] !== undefined);
  if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return identityOf(provider, said);
  // Many providers keep the token short, and say the rest here.
  const rest = await client.fetchUserInfo(configuration, tokens.access_token, said.sub);
  return identityOf(provider, { ...rest, ...said });
}

/** The identity of an ID token. @throws when it is not the provider's, not for us, too old, or the address is not verified */
export async function readIdToken(provider: SignInProvider, credential: string): Promise<Identity> {
  const { issuer, jwks_uri } = (await discoverProvider(provider)).serverMetadata();
  if (!jwks_uri) throw new Error("The provider names no keys");
  const keys = await keysOf(jwks_uri);
  const { jwtVerify } = await loadTokens();
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
async function keysOf(address: string) {
  const { createRemoteJWKSet } = await loadTokens();
  const known =
    keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutSeconds * 1_000 });
  keySets.set(address, known);
  return known;
}

function identityOf(provider: SignInProvider, payload: Record<string, unknown>): Identity {
  const { sub, email, email_verified: said, name } = claims.parse(payload);
  const isEmailVerified = said === true || said === "true";
  if (provider.needsVerifiedEmail && !isEmailVerified) throw new Error("The provider has not verified the address");
  const { groups } = provider;
  return {
    provider,
    issuer: provider.issuerName,
    subject: sub,
    email,
    isEmailVerified,
    name: name?.trim().slice(0, 100) || (email.split("@")[0] ?? email),
    isAdmin: groups && groupNames.parse(payload[groups.claim]).includes(groups.admins),
  };
}
