import { createHmac, timingSafeEqual } from "node:crypto";
import { claimCodePattern } from "@fanradar/contract";

/** Crockford's base 32, without letters that are easily confused: twelve of them are 60 bits. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const everyCode = new RegExp(claimCodePattern, "giu");
/** Codes of a bio to compare; more do not fit in one. */
const mostCodes = 20;

interface CodeSubject {
  userId: number;
  profileId: number;
}

/** The code of an account for a profile, such as FR-7K2M-Q0XB-9TDA: the same for the same seed, so that it can be shown again. */
export function codeOf(secret: string, { userId, profileId }: CodeSubject, seed: Buffer): string {
  const bytes = createHmac("sha256", secret).update(`claim code ${userId} ${profileId} `).update(seed).digest();
  // 256 is a multiple of 32: each letter is as likely.
  const text = [...bytes.subarray(0, 12)].map((byte) => letters[byte % letters.length]).join("");
  return `FR-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

/** A code as stored: a hash that is bound to one account and one profile. */
export function hashCode(secret: string, { userId, profileId }: CodeSubject, code: string): Buffer {
  return createHmac("sha256", secret).update(`claim ${userId} ${profileId} ${code.toUpperCase()}`).digest();
}

/** Whether the bio includes the code of this hash. Compares every code of the bio in constant time. */
export function includesCode(
  biography: string,
  { hash, secret, bound }: { hash: Buffer; secret: string; bound: CodeSubject },
) {
  const found = [...biography.normalize("NFKC").matchAll(everyCode)].slice(0, mostCodes);
  return found.map(([code]) => timingSafeEqual(hashCode(secret, bound, code), hash)).includes(true);
}
