import { isIP } from "node:net";
import { isLoopback } from "../../../platform/http/exposed.ts";

/** Whom passkeys are made for: `id` is the host name that they belong to for good, `origin` where pages use them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Origin of the pages where passkeys of the instance work. They belong to a host name, never to an IP address: on this machine
 * alone to localhost. Undefined where PUBLIC_URL is another IP address.
 */
export function passkeyOriginOf(publicUrl: string): string | undefined {
  const own = new URL(publicUrl);
  if (isLoopback(own.hostname)) return `${own.protocol}//localhost${own.port && `:${own.port}`}`;
  return isIP(own.hostname.replace(/^\[|\]$/g, "")) === 0 ? own.origin : undefined;
}

/**
 * The party of a request; undefined where passkeys cannot be used. `host` as the request names it: localhost may have another port than
 * PUBLIC_URL, as `npm run dev` has, and no page elsewhere can send it.
 */
export function relyingPartyOf(publicUrl: string, host: string): RelyingParty | undefined {
  const origin = passkeyOriginOf(publicUrl);
  if (origin === undefined) return undefined;
  const { hostname, protocol } = new URL(origin);
  const isLocal = hostname === "localhost" && /^localhost(?::\d+)?$/.test(host);
  return { id: hostname, origin: isLocal ? `${protocol}//${host}` : origin };
}
