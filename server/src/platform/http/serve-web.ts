import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@fanradar/contract";
import {
  creatorParams,
  type DrawPage,
  docsPath,
  firstRequests,
  type Instance,
  instanceElementId,
  isPagePath,
  pageAt,
  pagesOfInstance,
  type Session,
  sessionElementId,
} from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { asData } from "./as-data.ts";
import { isExposed, sendsMail } from "./exposed.ts";
import { fail } from "./fail.ts";
import { drawnPages, firstPaint, firstPaintMark } from "./first-paint.ts";
import { isKnownMethod, isListed } from "./listed-paths.ts";
import { pagePreview } from "./page-preview.ts";
import { hidesAmounts, themeOf } from "./reader.ts";
import { contentSecurityPolicy, isApiPath } from "./security-headers.ts";
import { sendFailure } from "./send-failure.ts";

/** Stands in the built page wherever the nonce of its answer belongs. */
const nonceMark = "__CSP_NONCE__";
/** Placeholder of the directive for search engines. */
const robotsMark = "__ROBOTS__";
/** Placeholder of whether other machines reach this demo: the page must say so, also when calls fail. */
const exposedMark = "__EXPOSED__";
/** The page's language attribute. */
const languageMark = '<html lang="en"';
/** Placeholder of the mode: a demo has a mailbox page, and a call for it would be one request more. */
const modeMark = "__MODE__";
/** Placeholder of whether emails are sent: who waits for one must know that none comes. */
const mailMark = "__MAIL__";
/** Where links to what the page loads belong. */
const linksMark = "<!--links-->";
/** Placeholder of the exchange rates, or of none: an amount may be in another currency than the viewer's. */
const ratesMark = "__RATES__";

type Profile = { platform: Platform; handle: string };

/** What pages bring along, which their requests would else wait for. */
export interface PageData {
  /** Whether there is a creator with this profile whom the request may find, and whether search engines may list its page. */
  findCreatorPage: (profile: Profile, request: FastifyRequest) => Promise<{ isFound: boolean; isIndexed: boolean }>;
  /** The session of a request, which the page brings along. Sets the request's reader. */
  findSession: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>;
  /** What the instance is and can do, which the pages that depend on it bring along. */
  findInstance: () => Promise<Instance>;
  /** The newest report of this model that the request may read: what is not there is not requested. */
  findReportId: (modelId: string, request: FastifyRequest) => Promise<number | undefined>;
  /** What a visitor's page is drawn from beyond its first requests, by the path of its call. */
  findShown: (path: string, request: FastifyRequest) => Promise<Record<string, unknown>>;
}

interface ServeWebOptions extends PageData {
  /** Draws pages for visitors; undefined where there is no build of them for the server. */
  drawPage: DrawPage | undefined;
}

/**
 * Serves the web's build: files whose name carries a hash for ever, the page itself for every other address,
 * never from a cache; where it has no page it says so itself, with status 404. Without a build, and for the API, an unknown address is a 404.
 */
export async function serveWeb(
  app: FastifyInstance,
  webRoot: string | undefined,
  config: Config,
  { findCreatorPage, findSession, findInstance, findReportId, findShown, drawPage }: ServeWebOptions,
) {
  const page = readPage(webRoot, "index.html")
    ?.replace(exposedMark, String(isExposed(config)))
    .replace(modeMark, config.mode)
    .replace(mailMark, sendsMail(config) ? "on" : "off")
    .replace(ratesMark, () => (config.exchangeRates ? asAttribute(JSON.stringify(config.exchangeRates)) : ""));
  const docs = readPage(webRoot, "api-docs.html");
  const linksOf = readLinks(webRoot);
  if (page !== undefined && webRoot !== undefined) {
    const shared = { index: false, preCompressed: true, cacheControl: false } as const;
    // By one route: to make one for each of the thousand files took a tenth of the server's start.
    await app.register(fastifyStatic, {
      ...shared,
      root: join(webRoot, "assets"),
      prefix: "/assets/",
      // Compressed ones are sent in place of the files that they are of, and folders not at all.
      allowedPath: (path) => !/(?:\/|\.br|\.gz)$/.test(path),
      setHeaders: (reply) => reply.header("cache-control", "public, max-age=31536000, immutable"),
    });
    await app.register(fastifyStatic, {
      ...shared,
      root: webRoot,
      decorateReply: false,
      wildcard: false,
      globIgnore: ["assets/**", "**/*.{html,br,gz}"],
      setHeaders: (reply) => reply.header("cache-control", "public, max-age=3600"),
    });
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    const isFile = request.url.startsWith("/assets/");
    if (page === undefined || !isPage || isFile || isApiPath(request.url)) return sendFailure(reply, fail("not-found"));
    const [path = "", query = ""] = request.url.split("?", 2);
    // The page comes without a database too, and makes the calls itself.
    const logMissing = (error: unknown) => {
      request.log.warn({ err: error }, "page without its data");
    };
    const session = (await findSession(request, reply).catch(logMissing)) ?? undefined;
    const isOfInstance = pagesOfInstance.some((one) => one === pageAt(path));
    const instance = isOfInstance ? await findInstance().catch(logMissing) : undefined;
    const [, modelId] = (session?.user && /^\/report\/(\d+)\/?$/.exec(path)) || [];
    const newest = modelId === undefined ? undefined : await findReportId(modelId, request).catch(logMissing);
    const profile = profileAt(path);
    const creatorPage = profile && ((await findCreatorPage(profile, request).catch(logMissing)) ?? undefined);
    // A creator's page is listed only where its owner wants it; one whose choice is unknown is not.
    const robots = (profile ? creatorPage?.isIndexed : isListed({ path, query })) ? "all" : "noindex";
    if (robots === "noindex") reply.header("x-robots-tag", robots);
    const { language } = request.reader;
    const preview = await pagePreview(config, { path, language, isListed: isListed({ path, query }) });
    const isKnown = isPagePath(path) && isKnownMethod(path) && creatorPage?.isFound !== false;
    const isDrawn = isKnown && session && !session.user && drawnPages.has(pageAt(path) ?? "/login");
    const drawn = isDrawn ? await draw(request, { path, query }).catch(logMissing) : undefined;
    const html = page
      .replace(robotsMark, robots)
      .replace(languageMark, `<html lang="${language}" data-theme="${themeOf(request)}"`)
      // Data first: a browser opens six connections, and data takes longest.
      .replace(
        linksMark,
        () =>
          // What was drawn has its data.
          (session && isKnown && !drawn ? dataLinks({ path, query, session, reportId: newest ?? undefined }) : "") +
          linksOf(path, language, drawn !== undefined),
      )
      .replace(
        "</head>",
        () =>
          `${preview}${session ? asData(sessionElementId, session) : ""}${instance ? asData(instanceElementId, instance) : ""}${drawn?.head ?? ""}</head>`,
      )
      .replace(firstPaintMark, () => drawn?.body ?? "");
    // A person's page is stored nowhere.
    return sendPage(reply.code(isKnown ? 200 : 404), html, session?.user ? "no-store" : "no-cache");
  };
  /** Draws a page for a visitor from the answers to its own calls. One that refuses is left out: the page makes it itself, and says why. */
  async function draw(request: FastifyRequest, { path, query }: { path: string; query: string }) {
    const page = pageAt(path);
    if (!drawPage || page === undefined) return undefined;
    const headers = Object.fromEntries(
      ["cookie", "accept-language", "user-agent"].flatMap((name) => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const called = firstRequests({ page, path, query, userId: null }).map(async (url) => {
      const { statusCode, payload } = await app.inject({ method: "GET", url, headers, remoteAddress: request.ip });
      return statusCode === 200 ? [[url, JSON.parse(payload)] as const] : [];
    });
    const [shown, ...answers] = await Promise.all([findShown(path, request), ...called]);
    return firstPaint(drawPage, {
      ...{ path, query, mode: config.mode, isExposed: isExposed(config) },
      hidesAmounts: hidesAmounts(request),
      language: request.reader.language,
      timeZone: request.reader.timeZone,
      rates: config.exchangeRates ?? null,
      answers: { ...shown, ...Object.fromEntries(answers.flat()) },
    });
  }
  app.setNotFoundHandler(answer);
  // A route as well: what is answered as not found cannot be compressed.
  if (page !== undefined) app.get("/*", answer);
  if (docs !== undefined) app.get(docsPath, (_, reply) => sendPage(reply, docs, "no-cache"));
}

/** The profile whose creator's page a path is. */
function profileAt(path: string): Profile | undefined {
  const [, platform, handle] = /^\/creator\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  return creatorParams.safeParse({ platform, handle }).data;
}

function readPage(webRoot: string | undefined, name: string): string | undefined {
  const file = webRoot === undefined ? undefined : join(webRoot, name);
  return file !== undefined && existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Links to all code and messages of a page in a language, which the browser then loads beside the first script, not after it. */
function readLinks(webRoot: string | undefined): (path: string, language: Language, isDrawn: boolean) => string {
  const text = readPage(webRoot, ".vite/pages.json");
  const files: Record<string, Record<Language, { first: string[]; later: string[] }> | undefined> =
    text === undefined ? {} : JSON.parse(text);
  const link = (file: string, priority = "") => `<link rel="modulepreload"${priority} href="/${file}">`;
  return (path, language, isDrawn) => {
    const { first = [], later = [] } = files[pageAt(path === "/" ? "/search" : path) ?? ""]?.[language] ?? {};
    const low = ' fetchpriority="low"';
    // What is drawn waits for its font, and for no code.
    return [...first.map((file) => link(file, isDrawn ? low : "")), ...later.map((file) => link(file, low))].join("");
  };
}

interface DataLinksOptions extends Pick<Parameters<typeof firstRequests>[0], "path" | "query" | "reportId"> {
  session: Session;
}

/** Links to what the page requests first: the browser requests it beside the script, and hands it to the script's own request. */
function dataLinks({ session: { user, workspace }, ...visit }: DataLinksOptions): string {
  const page = pageAt(visit.path);
  const addresses =
    page === undefined ? [] : firstRequests({ page, ...visit, userId: user?.id ?? null, member: workspace });
  return addresses
    .map((address) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${asAttribute(address)}">`)
    .join("");
}

/** Whatever an instance calls the source of its rates stays within its quotes. */
function asAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

function sendPage(reply: FastifyReply, page: string, cacheControl: "no-cache" | "no-store") {
  const nonce = randomBytes(16).toString("base64url");
  return reply
    .header("content-security-policy", contentSecurityPolicy(nonce))
    .header("cache-control", cacheControl)
    .type("text/html; charset=utf-8")
    .compress(page.replaceAll(nonceMark, nonce));
}
