import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A new token of 256 bits, in base64url, for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** SHA-256 of a token. Tables store this in place of the token, so that reading a table lets nobody in. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Compares two secrets in a time that says nothing of where they differ. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(hashToken(one), hashToken(other));
