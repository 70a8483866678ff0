import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";

/** Lifetime of an unused session. */
export const sessionDays = 30;

const isSecure = (config: Config) => config.publicUrl.startsWith("https:");

/** Browsers accept the `__Host-` prefix over https alone; plain http is for localhost. */
export const sessionCookieName = (config: Config) => (isSecure(config) ? "__Host-fanradar" : "fanradar");

/** The attributes of every cookie. */
export const cookieAttributes = (config: Config) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(config) }) as const;

/** Name and attributes of another cookie, bound to the host as the session's is. */
export const hostCookie = (config: Config, suffix: string) => ({
  name: `${sessionCookieName(config)}-${suffix}`,
  attributes: cookieAttributes(config),
});

/** The token as the browser sent it; anything that cannot be a token of ours is none. */
export function readSessionCookie(config: Config, request: FastifyRequest) {
  const token = request.cookies[sessionCookieName(config)];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function setSessionCookie(config: Config, reply: FastifyReply, token: string) {
  reply.setCookie(sessionCookieName(config), token, { ...cookieAttributes(config), maxAge: sessionDays * 86_400 });
}

export function clearSessionCookie(config: Config, reply: FastifyReply) {
  reply.clearCookie(sessionCookieName(config), cookieAttributes(config));
}
