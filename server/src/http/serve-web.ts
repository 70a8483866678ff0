import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isPagePath } from "@fanradar/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { fail } from "./fail.ts";
import { contentSecurityPolicy, isApiPath } from "./security-headers.ts";
import { sendFailure } from "./send-failure.ts";

/** Stands in the built page wherever the nonce of its answer belongs. */
const nonceMark = "__CSP_NONCE__";

/**
 * Serves the web's build: files whose name carries a hash for ever, the page itself for every other address,
 * never from a cache; where it has no page it says so itself, with status 404. Without a build, and for the API, an unknown address is a 404.
 */
export async function serveWeb(app: FastifyInstance, webRoot: string | undefined) {
  const indexFile = webRoot === undefined ? undefined : join(webRoot, "index.html");
  const page = indexFile !== undefined && existsSync(indexFile) ? readFileSync(indexFile, "utf8") : undefined;
  if (page !== undefined && webRoot !== undefined) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ["**/index.html"],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes("/assets/");
        reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    const isFile = request.url.startsWith("/assets/");
    if (page === undefined || !isPage || isFile || isApiPath(request.url)) return sendFailure(reply, fail("not-found"));
    const nonce = randomBytes(16).toString("base64url");
    return reply
      .code(isPagePath(request.url.split("?", 1)[0] ?? "") ? 200 : 404)
      .header("content-security-policy", contentSecurityPolicy(nonce))
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(page.replaceAll(nonceMark, nonce));
  });
}
