import type { RequestListener } from "node:http";
import { createServer, type Server } from "node:https";
import type { Reach } from "../platform/files/reach.ts";

/** A self-signed certificate of pictures.example and moved.example, for these tests only. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBujCCAV+gAwIBAgIUJod49G7RbG2X5fLj2jmxGnemqNEwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcGljdHVyZXMuZXhhbXBsZTAgFw0yNjExMjMwMDQzMzFaGA8y
MTI2MTAzMDAwNDMzMVowGzEZMBcGA1UEAwwQcGljdHVyZXMuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABBTbswZ7kkHo1q64S4RtMcAN2H8T1qXH4uDp
bt/n5MoUw2ssBpPVw7PzwUSRz0wCtruau6IgKowKAd4CbNcXclKjfzB9MB0GA1Ud
DgQWBBRTE9syXRyKDw4tCs+1tpKZuUFNhTAfBgNVHSMEGDAWgBRTE9syXRyKDw4t
Cs+1tpKZuUFNhTAPBgNVHRMBAf8EBTADAQH/MCoGA1UdEQQjMCGCEHBpY3R1cmVz
LmV4YW1wbGWCDW1vdmVkLmV4YW1wbGUwCgYIKoZIzj0EAwIDSQAwRgIhAPXsCDqZ
ZLSJa3tVP0nI7tgEenBUOUuLU1xGUkjeSgmxAiEAkLFqd9HIDFcbTw8QeHwB+0bo
YWtjgoWXXvP0oEnq6YQ=
-----END CERTIFICATE-----
`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2wzdO/vSlyBcTfY8
A3CWmgL1Ml5V3yAP7KOlyLyVTbKhRANCAAQU27MGe5JB6NauuEuEbTHADdh/E9al
x+Lg6W7f5+TKFMNrLAaT1cOz88FEkc9MAra7mruiICqMCgHeAmzXF3JS
-----END PRIVATE KEY-----
`;

/** A server of pictures on loopback, over TLS, and the options by which the product reaches it only. */
export async function startPictureServer(answer: RequestListener) {
  const server: Server = createServer({ cert, key }, answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server of pictures has no port");
  const { port } = address;
  const reach: Reach = {
    resolve: async () => ["127.0.0.1"],
    admits: (literal, requested) => literal === "127.0.0.1" && requested === port,
    ca: cert,
    limitMs: 5_000,
  };
  return {
    reach,
    port,
    origin: `https://pictures.example:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
