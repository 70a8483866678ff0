import { createECDH } from "node:crypto";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { z } from "zod";
import { exchangeForm } from "./exchange-rates.ts";
import { languageModelVariables } from "./language-model.ts";
import { StartRefusal } from "./refusal.ts";
import { withSecretFiles } from "./secret-files.ts";
import { traceVariables } from "./traces.ts";

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });
/** In a password these signs end the part that they stand in. */
const encoded = "(in the password @ : / ? # % as %40 %3A %2F %3F %23 %25)";
const databaseUrl = url(/^postgres(ql)?$/, `postgres://user:password@host:5432/database ${encoded}`);
const ranges: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"]);
function isProxy(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (bits === undefined) return ranges.has(address) || version !== 0;
  return version !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
/** Text that is no address passes: `url` refuses it. */
const isOrigin = (text: string) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`;
const count = (low: number, high: number) => {
  const error = `must be a whole number from ${low} to ${high}`;
  return z.coerce.number({ error }).int({ error }).min(low, { error }).max(high, { error });
};
const filled = z.string().trim().min(1, { error: "must not be empty" });

function isVapidKey(text: string): boolean {
  try {
    createECDH("prime256v1").setPrivateKey(text, "base64url");
    return /^[\w-]{43}$/.test(text);
  } catch {
    return false;
  }
}

const variables = z.object({
  FANRADAR_MODE: z.enum(["demo", "live"], { error: "must be demo or live" }).default("demo"),
  FANRADAR_DEMO: z.enum(["whole", "small"], { error: "must be whole or small" }).default("whole"),
  HOST: filled.default("127.0.0.1"),
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int({ error: "must be a port number" })
    .min(1, { error: "must be a port number" })
    .max(65_535, { error: "must be a port number" })
    .default(3000),
  DATA_DIR: filled.default("data"),
  LOG_LEVEL: z
    .enum(["error", "warn", "info", "debug"], { error: "must be error, warn, info or debug" })
    .default("info"),
  PUBLIC_URL: url(/^https?$/, "https://radar.example.com")
    .refine(isOrigin, { error: "must be an address without a path" })
    .optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_CONNECTIONS: count(1, 500).default(8),
  SERVER_PROCESSES: z
    .string()
    .regex(/^(?:cores|[1-9]\d?)$/, { error: "must be cores, or a number from 1 to 99" })
    .default("1")
    .transform((text) => (text === "cores" ? availableParallelism() : Number(text))),
  DRAIN_SECONDS: count(0, 60).default(0),
  WORKER_CONCURRENCY: count(1, 64).default(4),
  LOG_TO: z.enum(["files", "stdout"], { error: "must be files or stdout" }).optional(),
  METRICS_HOST: filled.default("127.0.0.1"),
  METRICS_PORT: count(1, 65_535).optional(),
  METRICS_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  APP_SECRET: z.string().min(32, { error: "must have at least 32 characters" }).optional(),
  BACKUP_PASSPHRASE: z.string().min(12, { error: "must have at least 12 characters" }).optional(),
  BACKUP_DIR: filled.optional(),
  BACKUP_KEEP: count(1, 1_000).default(7),
  SMTP_URL: url(/^smtps?$/, `smtp://user:password@mail.example.com:587 ${encoded}`).optional(),
  MAIL_FROM: z.email({ error: "must be an e-mail address" }).default("no-reply@fanradar.test"),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isVapidKey, { error: "must be a private key of P-256, 32 bytes in base64url" })
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, { error: "must begin with mailto: or https:" })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((one) => one.trim())
        .filter((one) => one !== ""),
    )
    .refine((proxies) => proxies.every(isProxy), {
      error: "must be addresses or networks, comma separated, such as 127.0.0.1,10.0.0.0/8",
    }),
  X_DAILY_BUDGET_CENTS: z.coerce
    .number({ error: "must be a number of US cents" })
    .min(0, { error: "must be a number of US cents" })
    .optional(),
  INSTAGRAM_BASE_URL: url(/^https?$/, "https://graph.facebook.com").default("https://graph.facebook.com"),
  INSTAGRAM_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, { error: "must look like v26.0" })
    .default("v26.0"),
  INSTAGRAM_ACCOUNT_ID: filled.optional(),
  INSTAGRAM_ACCESS_TOKEN: filled.optional(),
  X_BASE_URL: url(/^https?$/, "https://api.x.com").default("https://api.x.com"),
  X_BEARER_TOKEN: filled.optional(),
  INSTAGRAM_APP_ID: filled.optional(),
  INSTAGRAM_APP_SECRET: filled.optional(),
  TIKTOK_CLIENT_KEY: filled.optional(),
  TIKTOK_CLIENT_SECRET: filled.optional(),
  X_CLIENT_ID: filled.optional(),
  X_CLIENT_SECRET: filled.optional(),
  TOKEN_KEYS: z
    .string()
    .regex(/^[\w-]{1,30}:[A-Za-z0-9+/]{43}=(?:,[\w-]{1,30}:[A-Za-z0-9+/]{43}=)*$/, {
      error: "must be name:key pairs, comma separated, each key 32 bytes in base64",
    })
    .optional(),
  OIDC_PROVIDERS: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,19}(?:,[a-z][a-z0-9-]{0,19})*$/, {
      error: "must be names of lower-case letters, digits and dashes, comma separated",
    })
    .transform((text) => text.split(","))
    .default([]),
  GOOGLE_ISSUER: url(/^https?$/, "https://accounts.google.com").default("https://accounts.google.com"),
  GOOGLE_CLIENT_ID: filled.optional(),
  GOOGLE_CLIENT_SECRET: filled.optional(),
  S3_ENDPOINT: url(/^https?$/, "https://s3.example.com")
    .refine(isOrigin, { error: "must be an address without a path" })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: "must be a bucket's name" })
    .optional(),
  S3_REGION: filled.default("us-east-1"),
  S3_ACCESS_KEY_ID: filled.optional(),
  S3_SECRET_ACCESS_KEY: filled.optional(),
  SANDBOX_URL: url(/^http$/, "http://127.0.0.1:3002").optional(),
  ...languageModelVariables,
  ...traceVariables,
  EXCHANGE_RATES: z
    .string()
    .regex(exchangeForm, { error: "must look like 2026-11-20 EUR=0.92,GBP=0.79,CAD=1.37 European Central Bank" })
    .optional(),
});

/** The variables of an instance, each of the right form. */
export type Environment = z.infer<typeof variables>;

/**
 * Checks the environment's variables. Empty ones count as absent.
 *
 * @throws StartRefusal naming the variable and what was expected
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const defined = Object.fromEntries(
    Object.entries(withSecretFiles(env)).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = variables.safeParse(defined);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartRefusal(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  if (parsed.data.FANRADAR_MODE === "live") requireLive(parsed.data);
  return parsed.data;
}

const pairs = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["INSTAGRAM_ACCOUNT_ID", "INSTAGRAM_ACCESS_TOKEN"],
  ["INSTAGRAM_APP_ID", "INSTAGRAM_APP_SECRET"],
  ["TIKTOK_CLIENT_KEY", "TIKTOK_CLIENT_SECRET"],
  ["X_CLIENT_ID", "X_CLIENT_SECRET"],
] as const;

/** Live mode has no defaults for what a stranger could abuse. */
function requireLive(environment: Environment): void {
  const missing = (["DATABASE_URL", "PUBLIC_URL", "APP_SECRET"] as const).find(
    (name) => environment[name] === undefined,
  );
  if (missing) throw new StartRefusal(`${missing} is needed in live mode.`);
  const address = new URL(environment.PUBLIC_URL ?? "");
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(address.hostname);
  if (address.protocol !== "https:" && !isLocal) throw new StartRefusal("PUBLIC_URL must be https, or localhost.");
  if (environment.SANDBOX_URL) throw new StartRefusal("SANDBOX_URL must not be set in live mode.");
  const half = pairs.find(([one, other]) => Boolean(environment[one]) !== Boolean(environment[other]));
  if (half) throw new StartRefusal(`${half.join(" and ")} must be set together.`);
}
