import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Reachable addresses. Only tests allow their own server on loopback. */
export interface Reach {
  /** All addresses of a host's name. */
  resolve: (hostname: string) => Promise<string[]>;
  /** Whether a connection may be opened to this address, an IP literal, and port. */
  admits: (address: string, port: number) => boolean;
  /** Certificates of authorities, PEM; the system's where absent. */
  ca?: string;
  /** Milliseconds for the whole of it, redirects included. */
  limitMs: number;
}

export const publicInternet: Reach = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  admits: (address, port) => port === 443 && isPublicAddress(address),
  limitMs: 10_000,
};

/** An https address without a name and password; undefined for everything else. */
export function readHttpsUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === "https:" && url.username === "" && url.password === "" ? url : undefined;
}

/**
 * A host's name or address. The parser has brought every notation of an IPv4 address (octal, hexadecimal, one number) into the usual one; a
 * dot at the end of a name means the same name.
 */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/**
 * The address to connect to: a host with one address that is not admitted is not admitted at all. The connection must go to this very
 * address (`lookupOf`), so that a later DNS answer cannot redirect it (DNS rebinding).
 */
export async function pinAddress(url: URL, { resolve, admits }: Reach): Promise<string | undefined> {
  const host = hostOf(url);
  const port = Number(url.port || 443);
  const addresses = isIP(host) ? [host] : await resolve(host).catch(noneWhereUnknown);
  return addresses.every((one) => admits(one, port)) ? addresses[0] : undefined;
}

/** Resolves any name to the address that was checked. Certificate and Host header stay those of the name. */
export const lookupOf =
  (pinned: string): LookupFunction =>
  (_host, options, done) =>
    options.all ? done(null, [{ address: pinned, family: isIP(pinned) }]) : done(null, pinned, isIP(pinned));

/** An unregistered name has no address. */
function noneWhereUnknown(error: unknown): string[] {
  if (error instanceof Error && "code" in error && error.code === "ENOTFOUND") return [];
  throw error;
}
