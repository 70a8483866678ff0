import type { Config } from "../../config/config.ts";
import { deriveKey } from "../../platform/secrets/derive-key.ts";
import { openText, sealText } from "../../platform/secrets/seal-text.ts";

type Keys = Pick<Config, "tokenKeys" | "appSecret">;

/** Tokens as they are stored, and the key that reads them. */
export interface SealedTokens {
  keyId: string;
  sealed: string;
}

/** Encrypts with the first key of TOKEN_KEYS, bound to its row: `about` is needed to decrypt it. */
export function sealTokens(keys: Keys, plain: string, about: string): SealedTokens {
  const [{ id: keyId, key }] = keysOf(keys);
  return { keyId, sealed: sealText(key, plain, `${keyId} ${about}`) };
}

/** Undefined when its key is no longer configured, or it was sealed for another row. */
export function openTokens(keys: Keys, { keyId, sealed }: SealedTokens, about: string): string | undefined {
  const key = keysOf(keys).find(({ id }) => id === keyId)?.key;
  return key && openText(key, sealed, `${keyId} ${about}`);
}

/** True for what the first key has not sealed: it is to be sealed anew before its key is taken away. */
export const isOldKey = (keys: Keys, keyId: string) => keysOf(keys)[0].id !== keyId;

type Key = Config["tokenKeys"][number];

/** Without keys of its own an instance derives one from APP_SECRET. */
function keysOf(config: Keys): [Key, ...Key[]] {
  const derived = { id: "app-secret", key: deriveKey(config, "fanradar connection tokens") };
  const [first, ...others] = config.tokenKeys;
  return first ? [first, ...others, derived] : [derived];
}
