import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { hostCookie } from "../../platform/http/session-cookie.ts";
import { signText } from "../../platform/secrets/derive-key.ts";
import { isSameSecret } from "../../platform/secrets/tokens.ts";
import type { AccountRow } from "./find-account.ts";

/** Lifetime of the cookie, renewed by every sign-in. */
const days = 400;

type SecretAccount = Pick<AccountRow, "id" | "passwordHash">;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const cookieOf = (config: Config) => hostCookie(config, "known");

/** Binds the browser to the account and its password: a new password makes the cookies of before worthless. */
const sign = (config: Config, nonce: string, { id, passwordHash }: SecretAccount): string =>
  signText(config, "known browser", `${nonce} ${id} ${passwordHash}`);

/**
 * The identifier of a browser that has signed in to this account before, by its signed cookie; undefined for others. Its
 * wrong passwords are counted apart, so that strangers cannot lock its owner out (OWASP, 'Device cookies').
 */
export function readKnownBrowser(config: Config, request: FastifyRequest, account: SecretAccount): string | undefined {
  const [, nonce, mac] = /^([\w-]{22})\.([\w-]{43})$/.exec(request.cookies[cookieOf(config).name] ?? "") ?? [];
  if (nonce === undefined || mac === undefined || account.passwordHash === null) return undefined;
  return isSameSecret(mac, sign(config, nonce, account)) ? nonce : undefined;
}

/** Gives a browser that signed in to an account with a password its cookie, or renews it. */
export function rememberBrowser(config: Config, account: SecretAccount, { request, reply }: Exchange): void {
  if (account.passwordHash === null) return;
  const nonce = readKnownBrowser(config, request, account) ?? randomBytes(16).toString("base64url");
  const { name, attributes } = cookieOf(config);
  const value = `${nonce}.${sign(config, nonce, account)}`;
  reply.setCookie(name, value, { ...attributes, maxAge: days * 86_400 });
}
