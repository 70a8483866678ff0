import { generateKeyPairSync, randomBytes } from "node:crypto";
import type Provider from "oidc-provider";
import { googlePerson } from "./people.ts";

const seconds = 600;

export const googleClient = { id: "SANDBOX_CLIENT", secret: "SANDBOX_CLIENT_SECRET" };

/**
 * An OpenID provider in Google's place: code flow with PKCE for one client, which may return to its callback on this
 * machine. Keys live as long as the process. The library is loaded at the first sign-in.
 */
export async function createProvider(issuer: string): Promise<Provider> {
  const { default: OidcProvider, interactionPolicy } = await import("oidc-provider");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const policy = interactionPolicy.base();
  // A client on this machine would require consent every time.
  policy.get("consent")?.checks.remove("native_client_prompt");
  const provider = new OidcProvider(issuer, {
    clients: [
      {
        client_id: googleClient.id,
        client_secret: googleClient.secret,
        redirect_uris: ["127.0.0.1", "localhost", "[::1]"].map((host) => `http://${host}/api/auth/google/callback`),
        application_type: "native",
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "sandbox" }] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    ttl: { Interaction: seconds, Grant: seconds, Session: seconds, AccessToken: seconds, IdToken: seconds },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `${issuer}/choose/${uid}` },
    async findAccount(_ctx, id) {
      const person = googlePerson(id);
      return (
        person && {
          accountId: id,
          claims: async () => ({
            sub: person.sub,
            name: person.name,
            email: person.email,
            email_verified: person.isVerified,
          }),
        }
      );
    },
    /** The one client is ours: no consent is required. */
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  return provider;
}
