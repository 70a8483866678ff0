import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "../../../config/config.ts";

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

const keyOf = ({ appSecret }: Pick<Config, "appSecret">) =>
  Buffer.from(hkdfSync("sha256", appSecret, "", "fanradar authenticator secrets", 32));

/** An authenticator's secret as it is stored: readable with the instance's APP_SECRET alone, and bound to its account. */
export function sealSecret(config: Pick<Config, "appSecret">, secret: string, userId: number): string {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyOf(config), nonce).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([sealing.update(secret, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64");
}

/** Undefined when it was sealed with another APP_SECRET or for another account. */
export function openSecret(config: Pick<Config, "appSecret">, stored: string, userId: number): string | undefined {
  const bytes = Buffer.from(stored, "base64");
  const opening = createDecipheriv(cipher, keyOf(config), bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const opened = opening.update(bytes.subarray(nonceLength + tagLength));
  try {
    return Buffer.concat([opened, opening.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
