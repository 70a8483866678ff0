import { timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config/config.ts";
import { hostCookie } from "../../../platform/http/session-cookie.ts";
import { hashToken, newToken } from "../../../platform/secrets/tokens.ts";

const cookieOf = (config: Config) => hostCookie(config, "consent");
/** Longer than any consent page stays valid. */
const lifetimeSeconds = 3_600;

/** A browser in which a creator began a consent, and the invite that she began last. */
interface ConsentBrowser {
  secret: string;
  token: string;
}

/** What the browser's cookie says; undefined where it has none of ours. */
export function readConsentBrowser(config: Config, request: FastifyRequest): ConsentBrowser | undefined {
  const [, secret, token] = /^([\w-]{43})\.([\w-]{20,128})$/.exec(request.cookies[cookieOf(config).name] ?? "") ?? [];
  return secret === undefined || token === undefined ? undefined : { secret, token };
}

/**
 * Names this browser by a cookie, in place of a session, so that a consent begun here is completed nowhere else. Several begun in one
 * browser all remain valid. Returns what is stored of it.
 */
export function rememberConsentBrowser(
  config: Config,
  { request, reply, token }: { request: FastifyRequest; reply: FastifyReply; token: string },
): Buffer {
  const secret = readConsentBrowser(config, request)?.secret ?? newToken();
  const { name, attributes } = cookieOf(config);
  reply.setCookie(name, `${secret}.${token}`, { ...attributes, maxAge: lifetimeSeconds });
  return hashToken(secret);
}

/** Whether a browser is the one whose hash was stored. */
export const isBrowser = (browser: ConsentBrowser | undefined, hash: Buffer | null): boolean =>
  browser !== undefined && hash !== null && timingSafeEqual(hashToken(browser.secret), hash);
