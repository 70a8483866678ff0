import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import Provider, { interactionPolicy } from "oidc-provider";

export const corpClient = { id: "fanradar", secret: "a secret of the client" };

interface CorpPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string | string[];
}

/**
 * A company's OpenID provider, by the library that many are built on: it keeps its ID token short and says the rest at its
 * userinfo endpoint, with a claim of groups. Whoever comes is the person of `signsIn`, without a prompt. `close` ends it.
 */
export async function startCorpProvider(redirectUri: string) {
  let person: CorpPerson = { sub: "nobody" };
  let handle: ReturnType<Provider["callback"]> | undefined;
  const server = createServer((request, response) => void handle?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const policy = interactionPolicy.base();
  // A client on this machine would be prompted for consent every time.
  policy.get("consent")?.checks.remove("native_client_prompt");
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: corpClient.id,
        client_secret: corpClient.secret,
        redirect_uris: [redirectUri],
        application_type: "native",
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "corp" }] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "groups"] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/choose/${uid}` },
    findAccount: async (_ctx, id) => ({ accountId: id, claims: async () => ({ ...person, sub: id }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const own = provider.callback();
  handle = async (request, response) => {
    if (!request.url?.startsWith("/choose/")) return own(request, response);
    const login = { accountId: person.sub };
    const location = await provider.interactionResult(request, response, { login });
    response.statusCode = 303;
    response.setHeader("location", location);
    response.end();
  };
  return {
    issuer,
    /** Who comes next. */
    signsIn(next: CorpPerson) {
      person = next;
    },
    /** Follows the provider's redirects from where the button leads to; answers the address of our callback. */
    async follow(from: string): Promise<URL> {
      const jar: string[] = [];
      for (let at = from; ; ) {
        if (at.startsWith(redirectUri)) return new URL(at);
        const answer = await fetch(at, { redirect: "manual", headers: { cookie: jar.join("; ") } });
        jar.push(...answer.headers.getSetCookie().map((one) => one.split(";", 1)[0] ?? ""));
        const location = answer.headers.get("location");
        if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
        at = new URL(location, at).href;
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
