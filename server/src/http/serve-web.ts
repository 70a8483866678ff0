import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { docsPath, isPagePath } from "@fanradar/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../start/config.ts";
import { isExposed } from "./exposed.ts";
import { fail } from "./fail.ts";
import { contentSecurityPolicy, isApiPath } from "./security-headers.ts";
import { sendFailure } from "./send-failure.ts";

/** Stands in the built page wherever the nonce of its answer belongs. */
const nonceMark = "__CSP_NONCE__";
/** Stands where the page is told whether other machines reach this demo: it must say so, also when no call is answered. */
const exposedMark = "__EXPOSED__";

/**
 * Serves the web's build: files whose name carries a hash for ever, the page itself for every other address,
 * never from a cache; where it has no page it says so itself, with status 404. Without a build, and for the API, an unknown address is a 404.
 */
export async function serveWeb(app: FastifyInstance, webRoot: string | undefined, config: Config) {
  const page = readPage(webRoot, "index.html")?.replace(exposedMark, String(isExposed(config)));
  const docs = readPage(webRoot, "api-docs.html");
  if (page !== undefined && webRoot !== undefined) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ["**/*.html"],
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
    return sendPage(reply.code(isPagePath(request.url.split("?", 1)[0] ?? "") ? 200 : 404), page);
  });
  if (docs !== undefined) app.get(docsPath, (_, reply) => sendPage(reply, docs));
}

function readPage(webRoot: string | undefined, name: string): string | undefined {
  const file = webRoot === undefined ? undefined : join(webRoot, name);
  return file !== undefined && existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function sendPage(reply: FastifyReply, page: string) {
  const nonce = randomBytes(16).toString("base64url");
  return reply
    .header("content-security-policy", contentSecurityPolicy(nonce))
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(page.replaceAll(nonceMark, nonce));
}
