import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { owaspCost, type PasswordCost } from "../../config/config.ts";
import { createSemaphore } from "../../platform/http/semaphore.ts";

const tagLength = 32;
const argon2 = promisify(argon2Callback);

/** One core stays free for everybody who is not signing in. */
const inTurn = createSemaphore(Math.max(1, availableParallelism() - 1));

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");

const phcString = ({ memoryKib, passes }: PasswordCost, salt: Uint8Array, tag: Uint8Array) =>
  `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${base64(salt)}$${base64(tag)}`;

/** A password as it is stored: a PHC string with its own salt and cost. Takes about 25 ms, off the event loop. */
export async function hashPassword(password: string, cost: PasswordCost = owaspCost): Promise<string> {
  const nonce = randomBytes(16);
  const { memoryKib: memory, passes } = cost;
  const options = { message: password, nonce, tagLength, memory, passes, parallelism: 1 };
  return phcString(cost, nonce, await inTurn(() => argon2("argon2id", options)));
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Is this the password behind the stored hash? A null hash, of an account that does not exist or has no password, takes the
 * time of one of this cost and is always a no.
 */
export async function isPassword(
  password: string,
  hash: string | null,
  cost: PasswordCost = owaspCost,
): Promise<boolean> {
  const placeholder = phcString(cost, Buffer.alloc(16), Buffer.alloc(tagLength));
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash ?? placeholder) ?? [];
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
  return timingSafeEqual(actual, expected) && hash !== null;
}
