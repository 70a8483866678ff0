import type { Config } from "../../../config/config.ts";
import { deriveKey } from "../../../platform/secrets/derive-key.ts";
import { openText, sealText } from "../../../platform/secrets/seal-text.ts";

type Secret = Pick<Config, "appSecret">;

const keyOf = (config: Secret) => deriveKey(config, "fanradar authenticator secrets");

/** An authenticator's secret as it is stored: readable with the instance's APP_SECRET alone, and bound to its account. */
export const sealSecret = (config: Secret, secret: string, userId: number): string =>
  sealText(keyOf(config), secret, String(userId));

/** Undefined when it was sealed with another APP_SECRET or for another account. */
export const openSecret = (config: Secret, stored: string, userId: number): string | undefined =>
  openText(keyOf(config), stored, String(userId));
