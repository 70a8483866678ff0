import { createHmac, hkdfSync } from "node:crypto";
import type { Config } from "../../config/config.ts";

/** What keys are derived for. To rename one is to lose what was signed or sealed with its key. */
type KeyPurpose =
  | "fanradar authenticator secrets"
  | "fanradar connection tokens"
  | "fanradar consent invites"
  | "fanradar creator links"
  | "fanradar payers"
  | "fanradar push notifications"
  | "fanradar removed profiles"
  | "fanradar unsubscribe links"
  | "fanradar workspace invites"
  | "known browser"
  | "passkey handle";

type Secret = Pick<Config, "appSecret">;

/** A key of 32 bytes, derived from APP_SECRET by HKDF (RFC 5869): one purpose's says nothing of another's. */
export const deriveKey = ({ appSecret }: Secret, purpose: KeyPurpose, salt = ""): Buffer =>
  Buffer.from(hkdfSync("sha256", appSecret, salt, purpose, 32));

/** HMAC-SHA256 of a text by the key of a purpose, in base64url. */
export const signText = (secret: Secret, purpose: KeyPurpose, text: string): string =>
  createHmac("sha256", deriveKey(secret, purpose)).update(text).digest("base64url");
