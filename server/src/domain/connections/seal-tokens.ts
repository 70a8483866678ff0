import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "../../config/config.ts";

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

type Keys = Pick<Config, "tokenKeys" | "appSecret">;

/** Tokens as they are stored, and the key that reads them. */
export interface SealedTokens {
  keyId: string;
  sealed: string;
}

/** Encrypts with the first key of TOKEN_KEYS, bound to its row: `about` is needed to decrypt it. */
export function sealTokens(keys: Keys, plain: string, about: string): SealedTokens {
  const [{ id: keyId, key }] = keysOf(keys);
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(`${keyId} ${about}`));
  const text = Buffer.concat([sealing.update(plain, "utf8"), sealing.final()]);
  return { keyId, sealed: Buffer.concat([nonce, sealing.getAuthTag(), text]).toString("base64") };
}

/** Undefined when its key is no longer configured, or it was sealed for another row. */
export function openTokens(keys: Keys, { keyId, sealed }: SealedTokens, about: string): string | undefined {
  const key = keysOf(keys).find(({ id }) => id === keyId)?.key;
  const bytes = Buffer.from(sealed, "base64");
  if (!key || bytes.length < nonceLength + tagLength) return undefined;
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(`${keyId} ${about}`))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const opened = opening.update(bytes.subarray(nonceLength + tagLength));
  try {
    return Buffer.concat([opened, opening.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** True for what the first key has not sealed: it is to be sealed anew before its key is taken away. */
export const isOldKey = (keys: Keys, keyId: string) => keysOf(keys)[0].id !== keyId;

type Key = Config["tokenKeys"][number];

/** Without keys of its own an instance derives one from APP_SECRET. */
function keysOf({ tokenKeys, appSecret }: Keys): [Key, ...Key[]] {
  const derived = {
    id: "app-secret",
    key: Buffer.from(hkdfSync("sha256", appSecret, "", "fanradar connection tokens", 32)),
  };
  const [first, ...others] = tokenKeys;
  return first ? [first, ...others, derived] : [derived];
}
