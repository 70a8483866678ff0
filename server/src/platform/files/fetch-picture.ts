import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import type { FieldCode } from "@fanradar/contract";
import { createSemaphore } from "../http/semaphore.ts";
import { lookupOf, pinAddress, type Reach, readHttpsUrl } from "./reach.ts";

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
        const url = readHttpsUrl(at);
        if (!url) return refuse("avatar.url", "no https address");
        const pinned = await Promise.race([pinAddress(url, reach), aborted(signal)]);
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

interface Connection {
  pinned: string;
  signal: AbortSignal;
  reach: Reach;
}

function open(url: URL, { pinned, signal, reach: { ca } }: Connection): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: "image/png, image/jpeg, image/webp", "accept-encoding": "identity" };
    const sent = request(url, { agent, lookup: lookupOf(pinned), signal, headers, ...(ca && { ca }) }, resolve);
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
