import { createECDH, hkdfSync } from "node:crypto";
import type { Config } from "../../config/config.ts";

/** The instance's key pair for push services (RFC 8292), in base64url: VAPID_PRIVATE_KEY, else one that follows from APP_SECRET. */
export function vapidKeys({ vapidKey, appSecret }: Pick<Config, "vapidKey" | "appSecret">) {
  const pair = createECDH("prime256v1");
  if (vapidKey !== undefined) pair.setPrivateKey(vapidKey, "base64url");
  else pair.setPrivateKey(Buffer.from(hkdfSync("sha256", appSecret, "", "fanradar push notifications", 32)));
  return { publicKey: pair.getPublicKey("base64url"), privateKey: pair.getPrivateKey("base64url") };
}
