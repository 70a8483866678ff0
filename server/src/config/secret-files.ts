import { readFileSync } from "node:fs";
import { StartRefusal } from "./refusal.ts";

/** Variables that are secrets, or addresses that may hold a password. */
const secrets = [
  ...(["APP_SECRET", "TOKEN_KEYS", "VAPID_PRIVATE_KEY", "BACKUP_PASSPHRASE", "METRICS_TOKEN"] as const),
  ...(["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL", "SMTP_URL", "S3_SECRET_ACCESS_KEY"] as const),
  ...(["INSTAGRAM_ACCESS_TOKEN", "INSTAGRAM_APP_SECRET", "X_BEARER_TOKEN", "X_CLIENT_SECRET"] as const),
  ...(["TIKTOK_CLIENT_SECRET", "GOOGLE_CLIENT_SECRET", "LANGUAGE_MODEL_KEY", "OTEL_EXPORTER_OTLP_HEADERS"] as const),
];

/** Of sign-in providers, whose names the operator chooses. */
const providerSecrets = (env: Env) =>
  Object.keys(env).flatMap((key) => /^(OIDC_\w+_CLIENT_SECRET)_FILE$/.exec(key)?.[1] ?? []);

type Env = Record<string, string | undefined>;

/**
 * The environment with what the files hold that `NAME_FILE` names, for every secret, and without those variables. The line
 * break that editors put at the end is not part of a secret.
 *
 * @throws StartRefusal naming the variable whose file cannot be read, or that is set both ways
 */
export function withSecretFiles(env: Env): Env {
  const read = { ...env };
  for (const name of [...secrets, ...providerSecrets(env)]) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new StartRefusal(`${name} and ${name}_FILE are both set.`);
    read[name] = contentOf(path, `${name}_FILE`);
    delete read[`${name}_FILE`];
  }
  return read;
}

function contentOf(path: string, variable: string): string {
  try {
    return readFileSync(path, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    throw new StartRefusal(`${variable} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
