import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { FieldCode } from "@fanradar/contract";
import { createSemaphore } from "../http/semaphore.ts";
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

interface NotFetched {
  refused: Extract<FieldCode, `avatar.${string}` | "picture.large">;
  /** For the log. */
  detail: string;
}

const mostRedirects = 3;
const agent = new Agent({ keepAlive: false });
/** Few at a time: each buffers up to the limit of bytes. */
const twoAtATime = createSemaphore(2);

/**
 * Fetches a file from the web for a person: https alone, from the public internet alone. The host's name is resolved once, every
 * address of it must be admitted, and the connection goes to the very address that was checked, so that a later
 * DNS answer cannot redirect it (DNS rebinding). Each redirect passes the same guard. Sends no cookie and no header of ours.
 *
 * @param limitBytes of the file; not a byte more is read
 */
export function fetchPicture(
  address: string,
  { limitBytes, reach }: { limitBytes: number; reach: Reach },
): Promise<Buffer | NotFetched> {
  return twoAtATime(async () => {
    const signal = AbortSignal.timeout(reach.limitMs);
    try {
      let at = address;
      for (let hops = 0; hops <= mostRedirects; hops++) {
        const url = readUrl(at);
        if (!url) return refuse("avatar.url", "no https address");
        const pinned = await Promise.race([pin(url, reach), aborted(signal)]);
        if (pinned === undefined) return refuse("avatar.address", "no admitted address of the host");
        const response = await open(url, { pinned, signal, reach });
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          response.destroy();
          at = URL.canParse(headers.location, url.href) ? new URL(headers.location, url).href : "";
          continue;
        }
        if (statusCode !== 200) {
          response.destroy();
          return refuse("avatar.unreached", `status ${statusCode}`);
        }
        return await readAll(response, limitBytes);
      }
      return refuse("avatar.unreached", `more than ${mostRedirects} redirects`);
    } catch (error) {
      return refuse("avatar.unreached", error instanceof Error ? error.message : String(error));
    }
  });
}

const refuse = (refused: NotFetched["refused"], detail: string): NotFetched => ({ refused, detail });

/** An https address without a name and password; undefined for everything else. */
function readUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === "https:" && url.username === "" && url.password === "" ? url : undefined;
}

/** The address to connect to: a host with one address that is not admitted is not admitted at all. */
async function pin(url: URL, { resolve, admits }: Reach): Promise<string | undefined> {
  // The parser has brought every notation of an IPv4 address (octal, hexadecimal, one number) into the usual one.
  // A dot at the end of a name means the same name.
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const port = Number(url.port || 443);
  const addresses = isIP(host) ? [host] : await resolve(host).catch(noneWhereUnknown);
  return addresses.every((one) => admits(one, port)) ? addresses[0] : undefined;
}

/** An unregistered name has no address. */
function noneWhereUnknown(error: unknown): string[] {
  if (error instanceof Error && "code" in error && error.code === "ENOTFOUND") return [];
  throw error;
}

interface Connection {
  pinned: string;
  signal: AbortSignal;
  reach: Reach;
}

function open(url: URL, { pinned, signal, reach: { ca } }: Connection): Promise<IncomingMessage> {
  const family = isIP(pinned);
  // Certificate and Host header are those of the name; the connection goes to the address that was checked.
  const toPinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address: pinned, family }]) : done(null, pinned, family);
  return new Promise((resolve, reject) => {
    const headers = { accept: "image/png, image/jpeg, image/webp", "accept-encoding": "identity" };
    const sent = request(url, { agent, lookup: toPinned, signal, headers, ...(ca && { ca }) }, resolve);
    sent.on("error", reject);
    sent.end();
  });
}

async function readAll(response: IncomingMessage, limitBytes: number): Promise<Buffer | NotFetched> {
  const tooLarge = () => {
    response.destroy();
    return refuse("picture.large", `more than ${limitBytes} bytes`);
  };
  if (Number(response.headers["content-length"] ?? 0) > limitBytes) return tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > limitBytes) return tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

/** Rejects when the time is over: a name that is being resolved cannot be called back. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("time is over")), { once: true });
  });
