import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import { StartRefusal } from "../config/refusal.ts";

const mark = Buffer.from("FANRADAR-BACKUP1");
const saltLength = 16;
const headerLength = mark.length + saltLength;
const frameBytes = 1024 * 1024;
const tagLength = 16;
const lengthBytes = 4;
const cipher = "aes-256-gcm";
/** What an archive is sealed with. */
export interface SealKey {
  passphrase: string;
  /** Of scrypt; without it 128 MiB and half a second for each guess at the passphrase. Only tests lower it. */
  cost?: number | undefined;
}

const keyOf = ({ passphrase, cost = 2 ** 17 }: SealKey, salt: Buffer) =>
  scryptSync(passphrase.normalize("NFKC"), salt, 32, { N: cost, r: 8, p: 1, maxmem: 256 * 1024 * 1024 });

/** Twelve bytes that no other frame of this key has. */
function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 4);
  return nonce;
}
/** The last frame says so: an archive that was cut off between two frames is not a shorter archive. */
const aboutOf = (isLast: boolean) => Buffer.from(isLast ? "last" : "more");

/**
 * Encrypts what is written through it, in frames of 1 MiB by AES-256-GCM: header (16 bytes of mark, 16 of salt), then for each
 * frame its length with the highest bit set on the last one, its text and its tag. A frame opens at its own place alone.
 */
export function sealStream(sealKey: SealKey): Transform {
  const salt = randomBytes(saltLength);
  const key = keyOf(sealKey, salt);
  let waiting: Buffer[] = [];
  let length = 0;
  let index = 0;
  const seal = (text: Buffer, isLast: boolean): Buffer => {
    const sealing = createCipheriv(cipher, key, nonceOf(index++)).setAAD(aboutOf(isLast));
    const sealed = Buffer.concat([sealing.update(text), sealing.final()]);
    const head = Buffer.alloc(lengthBytes);
    head.writeUInt32BE((isLast ? 0x80_00_00_00 : 0) + sealed.length);
    return Buffer.concat([head, sealed, sealing.getAuthTag()]);
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      length += chunk.length;
      if (length > frameBytes) {
        const all = Buffer.concat(waiting);
        let at = 0;
        // The newest frame is held back: only the end shows whether it is the last.
        for (; all.length - at > frameBytes; at += frameBytes)
          this.push(seal(all.subarray(at, at + frameBytes), false));
        waiting = [all.subarray(at)];
        length = all.length - at;
      }
      done();
    },
    flush(done) {
      this.push(seal(Buffer.concat(waiting), true));
      done();
    },
  });
  stream.push(Buffer.concat([mark, salt]));
  return stream;
}

/**
 * Decrypts what `sealStream` wrote. Ends with a refusal at the first byte that is not as it was written, and at an archive
 * that ends early or goes on after its end.
 */
export function openStream(sealKey: SealKey): Transform {
  let key: Buffer | undefined;
  let waiting: Buffer = Buffer.alloc(0);
  /** What came since: joined once it is enough for what is read next. */
  let chunks: Buffer[] = [];
  let chunkLength = 0;
  let needed = headerLength;
  let index = 0;
  let hasEnded = false;
  const open = (stream: Transform): void => {
    if (!key) {
      if (!waiting.subarray(0, mark.length).equals(mark)) throw new StartRefusal("This is not a FanRadar backup.");
      key = keyOf(sealKey, waiting.subarray(mark.length, headerLength));
      waiting = waiting.subarray(headerLength);
      needed = lengthBytes;
    }
    while (waiting.length >= lengthBytes) {
      if (hasEnded) throw new StartRefusal("The backup goes on after its end: it is damaged.");
      const head = waiting.readUInt32BE();
      const isLast = head >= 0x80_00_00_00;
      const length = isLast ? head - 0x80_00_00_00 : head;
      if (length > frameBytes) throw damaged(index);
      const end = lengthBytes + length + tagLength;
      needed = end;
      if (waiting.length < end) return;
      stream.push(openFrame(key, waiting.subarray(lengthBytes, end), { index, isLast }));
      waiting = waiting.subarray(end);
      hasEnded = isLast;
      index++;
      needed = lengthBytes;
    }
  };
  const attempt = (done: TransformCallback, act: () => void) => {
    try {
      act();
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      attempt(done, () => {
        chunks.push(chunk);
        chunkLength += chunk.length;
        if (waiting.length + chunkLength < needed) return;
        waiting = Buffer.concat([waiting, ...chunks]);
        [chunks, chunkLength] = [[], 0];
        open(this);
      });
    },
    flush(done) {
      attempt(done, () => {
        if (!hasEnded || waiting.length + chunkLength > 0)
          throw new StartRefusal("The backup ends early: it was cut off.");
      });
    },
  });
}

const damaged = (index: number) =>
  new StartRefusal(
    index === 0
      ? "The backup does not open: the passphrase is another one, or its beginning is damaged."
      : `The backup is damaged in its ${index + 1}. megabyte.`,
  );

function openFrame(key: Buffer, frame: Buffer, { index, isLast }: { index: number; isLast: boolean }): Buffer {
  const opening = createDecipheriv(cipher, key, nonceOf(index))
    .setAAD(aboutOf(isLast))
    .setAuthTag(frame.subarray(frame.length - tagLength));
  const text = opening.update(frame.subarray(0, frame.length - tagLength));
  try {
    return Buffer.concat([text, opening.final()]);
  } catch {
    throw damaged(index);
  }
}
