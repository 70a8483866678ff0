import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@fanradar/contract";
import { creatorParams, docsPath, isPagePath, type PagePath } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { isExposed } from "./exposed.ts";
import { fail } from "./fail.ts";
import { themeOf } from "./reader.ts";
import { contentSecurityPolicy, isApiPath } from "./security-headers.ts";
import { sendFailure } from "./send-failure.ts";

/** Stands in the built page wherever the nonce of its answer belongs. */
const nonceMark = "__CSP_NONCE__";
/** Placeholder of the directive for search engines. */
const robotsMark = "__ROBOTS__";
/** Placeholder of whether other machines reach this demo: the page must say so, also when calls fail. */
const exposedMark = "__EXPOSED__";
/** Where the page says in which language it comes. */
const languageMark = '<html lang="en"';
/** Placeholder of the mode: a demo has a mailbox page, and a call for it would be one request more. */
const modeMark = "__MODE__";
/** Placeholder of the exchange rates, or of none: an amount may be in another currency than the viewer's. */
const ratesMark = "__RATES__";

type Profile = { platform: Platform; handle: string };

interface ServeWebOptions {
  /** May search engines list the page of this profile's creator? */
  mayIndex: (profile: Profile) => Promise<boolean>;
}

/**
 * Serves the web's build: files whose name carries a hash for ever, the page itself for every other address,
 * never from a cache; where it has no page it says so itself, with status 404. Without a build, and for the API, an unknown address is a 404.
 */
export async function serveWeb(
  app: FastifyInstance,
  webRoot: string | undefined,
  config: Config,
  { mayIndex }: ServeWebOptions,
) {
  const page = readPage(webRoot, "index.html")
    ?.replace(exposedMark, String(isExposed(config)))
    .replace(modeMark, config.mode)
    .replace(ratesMark, () => (config.exchangeRates ? asAttribute(JSON.stringify(config.exchangeRates)) : ""));
  const docs = readPage(webRoot, "api-docs.html");
  const words = readWords(webRoot);
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
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    const isFile = request.url.startsWith("/assets/");
    if (page === undefined || !isPage || isFile || isApiPath(request.url)) return sendFailure(reply, fail("not-found"));
    const [path = "", query = ""] = request.url.split("?", 2);
    const robots = await robotsOf({ path, query }, mayIndex);
    if (robots === "noindex") reply.header("x-robots-tag", robots);
    const { language } = request.reader;
    const html = page
      .replace(robotsMark, robots)
      .replace(languageMark, `<html lang="${language}" data-theme="${themeOf(request)}"`)
      .replace("</head>", () => `${words[language]}</head>`);
    return sendPage(reply.code(isPagePath(path) ? 200 : 404), html);
  };
  app.setNotFoundHandler(answer);
  // A route as well: what is answered as not found cannot be compressed.
  if (page !== undefined) app.get("/*", answer);
  if (docs !== undefined) app.get(docsPath, (_, reply) => sendPage(reply, docs));
}

/** Public pages that no user made: without a query, as they open. */
const listedPaths: ReadonlySet<string> = new Set<PagePath>([
  ...(["/", "/search", "/analyze", "/ai-assistant", "/compare", "/analytics"] as const),
  ...(["/login", "/signup", "/model-signup", "/removal", "/terms", "/privacy"] as const),
]);

/**
 * A creator's page is listed only where its owner wants it to be; one whose choice is unknown is not. Of other pages
 * only public ones: not a visitor's report, a shared link, a search or comparison, nor pages behind a session.
 */
async function robotsOf(
  { path, query }: { path: string; query: string },
  mayIndex: ServeWebOptions["mayIndex"],
): Promise<"all" | "noindex"> {
  const [, platform, handle] = /^\/creator\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  const profile = creatorParams.safeParse({ platform, handle });
  if (!profile.success) return listedPaths.has(path) && query === "" ? "all" : "noindex";
  return (await mayIndex(profile.data).catch(() => false)) ? "all" : "noindex";
}

function readPage(webRoot: string | undefined, name: string): string | undefined {
  const file = webRoot === undefined ? undefined : join(webRoot, name);
  return file !== undefined && existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The link that preloads the words of the page's language, instead of after its program. */
function readWords(webRoot: string | undefined): Record<Language, string> {
  const text = readPage(webRoot, ".vite/manifest.json");
  const manifest: Record<string, { file?: string } | undefined> = text === undefined ? {} : JSON.parse(text);
  const linkOf = (language: Language) => {
    const file = manifest[`../words/src/${language}/core.ts`]?.file;
    return file === undefined ? "" : `<link rel="modulepreload" href="/${file}">`;
  };
  return { en: linkOf("en"), es: linkOf("es"), fr: linkOf("fr"), de: linkOf("de") };
}

/** Whatever an instance calls the source of its rates stays within its quotes. */
function asAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

function sendPage(reply: FastifyReply, page: string) {
  const nonce = randomBytes(16).toString("base64url");
  return reply
    .header("content-security-policy", contentSecurityPolicy(nonce))
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .compress(page.replaceAll(nonceMark, nonce));
}
