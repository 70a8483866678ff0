import type { Config } from "../config/config.ts";

export interface BackupSecrets {
  APP_SECRET: string;
  TOKEN_KEYS?: string | undefined;
}

/** The secrets that open the sealed values of an instance's database, as variables. TOKEN_KEYS only where it is set. */
export function secretsOf({ appSecret, tokenKeys }: Pick<Config, "appSecret" | "tokenKeys">): BackupSecrets {
  const keys = tokenKeys.map(({ id, key }) => `${id}:${key.toString("base64")}`).join(",");
  return { APP_SECRET: appSecret, ...(keys && { TOKEN_KEYS: keys }) };
}
