import { promisify } from "node:util";
import zlib from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { compressedFrom, compression } from "./compression.ts";

const compress = promisify(zlib.brotliCompress);
const decompress = promisify(zlib.brotliDecompress);

/** A report is some 25 kB. */
const kept = new LRUCache<string, Buffer>({ maxSize: 16 * 1_024 * 1_024, sizeCalculation: ({ length }) => length });

/**
 * The output of a call that never changes under its key: made, written and compressed once, since each of these costs more than all else
 * about it. Who may have it is decided at each request, before.
 */
export class LastingAnswer<Output> {
  readonly key: string;
  readonly make: () => Promise<Output>;

  constructor(key: string, make: () => Promise<Output>) {
    this.key = key;
    this.make = make;
  }
}

/** An answer's bytes as they were sent before, compressed by brotli. */
export const findCompressed = (key: string): Buffer | undefined => kept.get(key);

export async function storeCompressed(key: string, text: string): Promise<Buffer> {
  const bytes = await compress(text, compression.brotliOptions);
  kept.set(key, bytes);
  return bytes;
}

/** Sends the compressed bytes of an answer; decompressed, which is kept as well, to a client that does not accept brotli. */
export async function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { key, bytes }: { key: string; bytes: Buffer },
) {
  reply.type("application/json; charset=utf-8").header("vary", "accept-encoding");
  // One with a weight may be refused: `br;q=0`.
  if (/(?:^|,)\s*br\s*(?:,|$)/.test(String(headers["accept-encoding"])))
    return reply.header("content-encoding", "br").send(bytes);
  const plainKey = `${key} decompressed`;
  const plain = kept.get(plainKey) ?? (await decompress(bytes));
  kept.set(plainKey, plain);
  return plain.length < compressedFrom ? reply.send(plain) : reply.compress(plain);
}
