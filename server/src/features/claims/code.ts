import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { claimCodePattern } from "@fanradar/contract";

/** Digits and letters that nobody takes for one another (Crockford's base 32): twelve of them are 60 bits. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const everyCode = new RegExp(claimCodePattern, "giu");
/** A bio has room for a handful. */
const mostCodes = 20;

/** A code such as FR-7K2M-Q0XB-9TDA. */
export function makeCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return `FR-${group()}-${group()}-${group()}`;
}

interface Bound {
  userId: number;
  profileId: number;
}

/** What is kept of a code. It holds for one account and one profile: another's is another hash. */
export function hashCode(secret: string, { userId, profileId }: Bound, code: string): Buffer {
  return createHmac("sha256", secret).update(`claim ${userId} ${profileId} ${code.toUpperCase()}`).digest();
}

/** Does the code of this hash stand in the bio? Every code there is compared whole, in a time that tells nothing of it. */
export function standsIn(biography: string, { hash, secret, bound }: { hash: Buffer; secret: string; bound: Bound }) {
  const found = [...biography.normalize("NFKC").matchAll(everyCode)].slice(0, mostCodes);
  return found.map(([code]) => timingSafeEqual(hashCode(secret, bound, code), hash)).includes(true);
}
