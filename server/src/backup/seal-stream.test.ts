import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { openStream, sealStream } from "./seal-stream.ts";

const passphrase = "a passphrase of the tests";
/** The full cost takes half a second of a core. */
const key = { passphrase, cost: 2 };
const headerLength = 32;
const frameLength = 4 + 1024 * 1024 + 16;
const plain = randomBytes(3_500_000);
const chunks = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
const seal = (bytes: Buffer, size = 65_536) => buffer(Readable.from(chunks(bytes, size)).pipe(sealStream(key)));
const open = (bytes: Buffer, size = 65_536) =>
  new Promise<Buffer>((resolve, reject) => {
    const opening = openStream(key);
    opening.once("error", reject);
    buffer(Readable.from(chunks(bytes, size)).pipe(opening)).then(resolve, reject);
  });
let sealed: Buffer;
beforeAll(async () => {
  sealed = await seal(plain);
});

test.each([1_000_003, 4096])(
  "sealStream: what was sealed opens to the same bytes, however they arrive (%i)",
  async (size) => {
    expect((await open(await seal(plain, size), size + 1)).equals(plain)).toBe(true);
  },
);

test("sealStream: no bytes at all are sealed and opened too, and two archives of the same differ", async () => {
  expect(await open(await seal(Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
  expect((await seal(plain)).equals(sealed)).toBe(false);
});

test("sealStream: without a cost an archive is sealed at one of 128 MiB, by which alone it opens", async () => {
  const archive = await buffer(Readable.from([Buffer.from("text")]).pipe(sealStream({ passphrase })));
  const outcome = await open(archive).catch((error: Error) => error.message);
  expect(outcome).toMatch(/does not open/);
  const opened = await buffer(Readable.from([archive]).pipe(openStream({ passphrase, cost: 2 ** 17 })));
  expect(opened.toString()).toBe("text");
});

const frame = (index: number) =>
  sealed.subarray(headerLength + index * frameLength, headerLength + (index + 1) * frameLength);
test("openStream: frames in another order, taken out, repeated, or cut off between two of them are refused", async () => {
  const header = sealed.subarray(0, headerLength);
  const [first, second, third, last] = [frame(0), frame(1), frame(2), frame(3)];
  const orders = {
    swapped: [second, first, third, last],
    without: [first, third, last],
    repeated: [first, first, second, third, last],
    cut: [first, second, third],
  };
  for (const [name, order] of Object.entries(orders)) {
    const outcome = await open(Buffer.concat([header, ...order])).catch((error: Error) => error.message);
    expect([name, outcome]).toEqual([name, expect.stringMatching(/does not open|damaged|cut off/)]);
  }
});

test("openStream: a flipped bit anywhere is refused", async () => {
  for (const at of [5, 40, headerLength, frameLength + 40, sealed.length - 20, sealed.length - 1]) {
    const copy = Buffer.from(sealed);
    copy[at] = (copy[at] ?? 0) ^ 0x10;
    const outcome = await open(copy).catch((error: Error) => error.message);
    expect([at, outcome]).toEqual([at, expect.stringMatching(/does not open|damaged|cut off|not a FanRadar backup/)]);
  }
});
