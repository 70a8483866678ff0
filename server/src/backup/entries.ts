import type { Readable } from "node:stream";
import { z } from "zod";
import { StartRefusal } from "../config/refusal.ts";

/** What stands before the bytes of each entry of an archive. */
export const entryHead = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("begin"),
    /** Names of the migrations that made the tables: an archive is restored by the version that wrote it. */
    migrations: z.array(z.string()),
    startedAt: z.string(),
    secrets: z.object({ APP_SECRET: z.string(), TOKEN_KEYS: z.string().optional() }),
  }),
  z.object({ kind: z.literal("table"), schema: z.string(), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal("file"), name: z.string() }),
  z.object({
    kind: z.literal("end"),
    rows: z.record(z.string(), z.number()),
    sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
    files: z.number(),
    /** Files that the database refers to and the store does not have. */
    missingFiles: z.array(z.string()),
  }),
]);
export type EntryHead = z.infer<typeof entryHead>;

const lengthBytes = 4;
const chunkOf = (bytes: Buffer) => {
  const head = Buffer.alloc(lengthBytes);
  head.writeUInt32BE(bytes.length);
  return Buffer.concat([head, bytes]);
};

/** An entry as bytes: its head as JSON, then its body in chunks, each led by its length; a length of 0 ends it. */
export async function* writeEntry(head: EntryHead, body: AsyncIterable<Buffer> | Iterable<Buffer> = []) {
  yield chunkOf(Buffer.from(JSON.stringify(head)));
  for await (const chunk of body) if (chunk.length > 0) yield chunkOf(chunk);
  yield Buffer.alloc(lengthBytes);
}

/** Reads entries one after the other. */
export function readEntries(source: Readable) {
  const chunks = chunksOf(source);
  const nextChunk = async (): Promise<Buffer> => {
    const { value, done } = await chunks.next();
    if (done) throw new StartRefusal("The backup ends early: it was cut off.");
    return value;
  };
  async function* bodyOf(): AsyncGenerator<Buffer> {
    for (let chunk = await nextChunk(); chunk.length > 0; chunk = await nextChunk()) yield chunk;
  }
  let unread: AsyncGenerator<Buffer> | undefined;
  return {
    /** The next entry; what was not read of the one before is skipped. */
    async next(): Promise<{ head: EntryHead; body: AsyncGenerator<Buffer> }> {
      if (unread) await skip(unread);
      const head = entryHead.parse(JSON.parse((await nextChunk()).toString()));
      unread = bodyOf();
      return { head, body: unread };
    },
    /** Reads to the end of the file, where the last frame shows that nothing is missing. */
    async finish(): Promise<void> {
      if (unread) await skip(unread);
      const { done } = await chunks.next();
      if (!done) throw new StartRefusal("The backup goes on after its end: it is damaged.");
    },
  };
}

async function skip(body: AsyncGenerator<Buffer>): Promise<void> {
  while (!(await body.next()).done);
}

async function* chunksOf(source: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer = Buffer.alloc(0);
  /** What came since: joined once it is a whole chunk, which may be a thousand parts long. */
  let parts: Buffer[] = [];
  let needed = lengthBytes;
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    if (length < needed) continue;
    waiting = Buffer.concat([waiting, ...parts]);
    parts = [];
    for (needed = lengthBytes; waiting.length >= needed; ) {
      needed = lengthBytes + waiting.readUInt32BE();
      if (waiting.length < needed) break;
      yield waiting.subarray(lengthBytes, needed);
      waiting = waiting.subarray(needed);
      needed = lengthBytes;
    }
    length = waiting.length;
  }
  if (length > 0) throw new StartRefusal("The backup ends early: it was cut off.");
}
