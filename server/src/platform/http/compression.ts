import { hash } from "node:crypto";
import zlib, { type BrotliOptions, constants } from "node:zlib";
import type { FastifyCompressOptions } from "@fastify/compress";
import { LRUCache } from "lru-cache";

/** Bytes below which nothing is won on the wire. */
export const compressedFrom = 4_096;
const cache = new LRUCache<string, Buffer>({ maxSize: 8 * 1_024 * 1_024, sizeCalculation: ({ length }) => length });

/**
 * As zlib's own, but the same bytes once: a report is read many times between two changes, and an encoder's memory, taken
 * anew for every answer, has the collector of garbage stop all others for 20–40 ms.
 */
function brotliCompressSync(bytes: Buffer, options: BrotliOptions): Buffer {
  const key = hash("sha256", bytes, "base64");
  const compressed = cache.get(key) ?? zlib.brotliCompressSync(bytes, options);
  cache.set(key, compressed);
  return compressed;
}

/**
 * How what is sent by `reply.compress` is compressed: whole up to 256 kB, which takes 1 ms for a report, with a window as
 * large as such an answer instead of brotli's usual 4 MB.
 */
export const compression: FastifyCompressOptions = {
  global: false,
  zlib: { ...zlib, brotliCompressSync },
  encodings: ["br", "gzip"],
  threshold: compressedFrom,
  syncThreshold: 256 * 1_024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
};
