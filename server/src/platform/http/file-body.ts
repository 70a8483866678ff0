import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { type Failure, fail } from "./fail.ts";

/**
 * A file that was sent as the body, whole; `too-large` past the limit, beyond which nothing is buffered.
 *
 * @throws an error of status 415 when the body is no file
 */
export async function readFileBody(
  { body, headers }: FastifyRequest,
  { limitBytes }: { limitBytes: number },
): Promise<Uint8Array<ArrayBuffer> | Failure> {
  if (body === undefined) return new Uint8Array();
  if (!(body instanceof Readable)) throw Object.assign(new Error("Body of another media type"), { statusCode: 415 });
  const length = Number(headers["content-length"] ?? 0);
  if (length > limitBytes) return fail("too-large", { size: { bytes: length, limitBytes } });
  // Memory of its own, not the pool's: it may be handed to a thread. As large as was said, so that it is there only once.
  let whole = new Uint8Array(length);
  let bytes = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue;
    if (bytes + chunk.length > limitBytes) return fail("too-large", { size: { limitBytes } });
    if (bytes + chunk.length > whole.length) whole = grown(whole, bytes + chunk.length);
    whole.set(chunk, bytes);
    bytes += chunk.length;
  }
  return bytes === whole.length ? whole : whole.slice(0, bytes);
}

/** Twice as large, or as needed: of a body that says no length. */
function grown(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(Math.max(needed, bytes.length * 2));
  more.set(bytes);
  return more;
}
