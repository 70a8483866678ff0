import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { createSemaphore } from "../../platform/http/semaphore.ts";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const argon2 = promisify(argon2Callback);

/** One core stays free for everybody who is not signing in. */
const inTurn = createSemaphore(Math.max(1, availableParallelism() - 1));

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");

/** A password as it is stored: a PHC string with its own salt and cost. Takes about 25 ms, off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => argon2("argon2id", { message: password, nonce, tagLength, ...cost }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Stands in for the hash of an account that does not exist, so that asking takes as long. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(tagLength))}`;

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Is this the password behind the stored hash? A null hash takes the same time and is always a no. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(stored ?? nobody) ?? [];
  if (salt === undefined || tag === undefined) throw new Error("A stored password hash is not argon2id");
  const expected = Buffer.from(tag, "base64");
  const actual = await inTurn(() =>
    argon2("argon2id", {
      message: password,
      nonce: Buffer.from(salt, "base64"),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  );
  return timingSafeEqual(actual, expected) && stored !== null;
}
