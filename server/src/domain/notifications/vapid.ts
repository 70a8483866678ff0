import { createECDH } from "node:crypto";
import type { Config } from "../../config/config.ts";
import { deriveKey } from "../../platform/secrets/derive-key.ts";

/** The instance's key pair for push services (RFC 8292), in base64url: VAPID_PRIVATE_KEY, else one that follows from APP_SECRET. */
export function vapidKeys(config: Pick<Config, "vapidKey" | "appSecret">) {
  const pair = createECDH("prime256v1");
  if (config.vapidKey !== undefined) pair.setPrivateKey(config.vapidKey, "base64url");
  else pair.setPrivateKey(deriveKey(config, "fanradar push notifications"));
  return { publicKey: pair.getPublicKey("base64url"), privateKey: pair.getPrivateKey("base64url") };
}
