import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";

/** Faults of a provider, or of an attacker in its name. */
export type Tampering =
  | "none"
  | "nonce"
  | "audience"
  | "issuer"
  | "alg-none"
  | "expired"
  | "unverified-email"
  | "foreign-key"
  | "mix-up";

/** An OpenID provider that signs anything: codes name the tampering. `close` ends it. */
export async function startTamperingProvider() {
  const [ours, foreign] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: "k", alg: "RS256", use: "sig" };
  let issuer = "";
  let nonce = "";
  const idToken = (how: Tampering, given: { nonce?: string } = {}) => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: how === "issuer" ? "https://evil.invalid" : issuer,
      aud: how === "audience" ? "somebody-else" : "client",
      sub: "subject",
      email: "ava@google.invalid",
      email_verified: how !== "unverified-email",
      name: "Ava",
      nonce: how === "nonce" ? "another" : (given.nonce ?? nonce),
      iat: how === "expired" ? now - 7_200 : now,
      exp: how === "expired" ? now - 3_600 : now + 3_600,
    };
    if (how === "alg-none") return new UnsecuredJWT(claims).encode();
    const key = how === "foreign-key" ? foreign.privateKey : ours.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k" }).sign(key);
  };
  const used = new Set<string>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", issuer);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (pathname === "/.well-known/openid-configuration")
      return send(200, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        authorization_response_iss_parameter_supported: true,
      });
    if (pathname === "/keys") return send(200, { keys: [jwk] });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const code = new URLSearchParams(Buffer.concat(chunks).toString()).get("code") ?? "";
    if (used.has(code)) return send(400, { error: "invalid_grant" });
    used.add(code);
    const how = tamperings.find((one) => code.startsWith(one)) ?? "none";
    return send(200, { access_token: "a", token_type: "Bearer", id_token: await idToken(how) });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    issuer,
    idToken,
    /** The nonce that tokens of the next sign-in carry. */
    expect(given: string) {
      nonce = given;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export const tamperings: Tampering[] = [
  "nonce",
  "audience",
  "issuer",
  "alg-none",
  "expired",
  "unverified-email",
  "foreign-key",
  "mix-up",
];
