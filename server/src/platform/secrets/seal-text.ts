import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/** Encrypts a text with a key of 32 bytes. `boundTo` is not stored, and needed to open it: a value copied to another row does not open there. */
export function sealText(key: Buffer, text: string, boundTo: string): string {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64");
}

/** The text behind `sealText`; undefined if it was sealed with another key, bound to something else, or changed. */
export function openText(key: Buffer, sealed: string, boundTo: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64");
  if (bytes.length < nonceLength + tagLength) return undefined;
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const opened = opening.update(bytes.subarray(nonceLength + tagLength));
  try {
    return Buffer.concat([opened, opening.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
