import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { isLoopback } from "./exposed.ts";
import { fail } from "./fail.ts";
import { sendFailure } from "./send-failure.ts";

const safe: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Is this origin our own page? PUBLIC_URL's is. So is the address the request was sent to, when it is an IP or localhost:
 * a page elsewhere cannot forge the Host header, and rebinding a name to our address needs a name. Where PUBLIC_URL is https
 * an IP by plain http is not: browsers keep no secure cookie there, and signing in would seem to work and then not. They do
 * on the machine itself.
 */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [from, own] = [new URL(origin), new URL(publicUrl)];
  if (from.origin === own.origin) return true;
  if (from.host !== host) return false;
  return (
    isLoopback(from.hostname) || (isIP(from.hostname.replace(/^\[|\]$/g, "")) !== 0 && from.protocol === own.protocol)
  );
}

/**
 * Refuses what another site's page sends. Browsers say where a request comes from by `Sec-Fetch-Site` and `Origin`,
 * which no page can change; a client that is no browser sends neither.
 */
export function refuseCrossSite(app: FastifyInstance, config: Config) {
  app.addHook("onRequest", (request, reply, done) => {
    if (safe.has(request.method)) return done();
    const site = request.headers["sec-fetch-site"];
    const { origin, host } = request.headers;
    const foreign =
      (site !== undefined && site !== "same-origin" && site !== "none") ||
      (origin !== undefined && !isOwnOrigin(origin, host, config.publicUrl));
    if (!foreign) return done();
    sendFailure(reply, fail("cross-site", { detail: `site ${site}, origin ${origin}` }));
  });
}
