import type { ExchangeRates } from "@fanradar/contract";
import { z } from "zod";
import { type ConnectApps, connectApps, sandboxApps } from "./connect-apps.ts";
import { exchangeForm, exchangeRatesOf, sampleRates } from "./exchange-rates.ts";
import { type LanguageModelConfig, languageModelOf, languageModelVariables } from "./language-model.ts";
import { Refusal } from "./refusal.ts";

/** Cost of argon2id. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const owaspCost: PasswordCost = { memoryKib: 19_456, passes: 2 };

/** What this instance is told by its environment, checked once. Times and money carry their unit in the name. */
export interface Config {
  mode: "demo" | "live";
  host: string;
  port: number;
  /** Folder of the embedded database, uploads and the web's build's data. */
  dataDir: string;
  /** From which level on the log files keep lines. */
  logLevel: "error" | "warn" | "info" | "debug";
  /** Origin that people open, without a path: links in mails are made from it, never from a request. */
  publicUrl: string;
  databaseUrl: string;
  /** Live mode: keys what must not be readable in the database. */
  appSecret: string;
  /** What a password's hash costs. No variable sets it: only tests, which build their own configuration, lower it. */
  passwordCost: PasswordCost;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Proxies whose X-Forwarded-For is believed, comma separated addresses or ranges. */
  trustedProxies: string[];
  xDailyBudgetCents: number;
  instagram: { baseUrl: string; version: string; accountId: string; accessToken: string } | undefined;
  x: { baseUrl: string; bearerToken: string } | undefined;
  /**
   * Where people sign in by Google; undefined where they cannot. `issuerName` stands for the issuer in our tables: that of
   * the stand-in outlives its port. `prompt`: always let them choose whom to be.
   */
  google: { issuer: string; issuerName: string; clientId: string; clientSecret: string; prompt: string } | undefined;
  /** Where creators can let us read their own account. */
  connect: ConnectApps;
  /** What encrypts their tokens: the first seals, all of them open. */
  tokenKeys: { id: string; key: Buffer }[];
  /** The S3-compatible store that files go to; undefined where they stay in `dataDir`. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** What currencies are worth, as the operator told; undefined where nobody did. */
  exchangeRates: ExchangeRates | undefined;
  /** Who phrases texts; undefined where the engine alone does. */
  languageModel: LanguageModelConfig | undefined;
  /** Origin of the stand-in; only in demo mode. */
  sandboxUrl: string | undefined;
}

const url = (protocols: RegExp) => z.url({ protocol: protocols, error: "must be an address" });
/** What is no address at all is told by its own check. */
const isOrigin = (text: string) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`;
const filled = z.string().trim().min(1, { error: "must not be empty" });

const environment = z.object({
  FANRADAR_MODE: z.enum(["demo", "live"], { error: "must be demo or live" }).default("demo"),
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
  PUBLIC_URL: url(/^https?$/)
    .refine(isOrigin, { error: "must be an address without a path" })
    .optional(),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  APP_SECRET: z.string().min(32, { error: "must have at least 32 characters" }).optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.email({ error: "must be an e-mail address" }).default("no-reply@fanradar.test"),
  TRUSTED_PROXIES: z.string().default(""),
  X_DAILY_BUDGET_CENTS: z.coerce
    .number({ error: "must be a number of US cents" })
    .min(0, { error: "must be a number of US cents" })
    .optional(),
  INSTAGRAM_BASE_URL: url(/^https?$/).default("https://graph.facebook.com"),
  INSTAGRAM_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, { error: "must look like v26.0" })
    .default("v26.0"),
  INSTAGRAM_ACCOUNT_ID: filled.optional(),
  INSTAGRAM_ACCESS_TOKEN: filled.optional(),
  X_BASE_URL: url(/^https?$/).default("https://api.x.com"),
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
  GOOGLE_ISSUER: url(/^https?$/).default("https://accounts.google.com"),
  GOOGLE_CLIENT_ID: filled.optional(),
  GOOGLE_CLIENT_SECRET: filled.optional(),
  S3_ENDPOINT: url(/^https?$/)
    .refine(isOrigin, { error: "must be an address without a path" })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: "must be a bucket's name" })
    .optional(),
  S3_REGION: filled.default("us-east-1"),
  S3_ACCESS_KEY_ID: filled.optional(),
  S3_SECRET_ACCESS_KEY: filled.optional(),
  SANDBOX_URL: url(/^http$/).optional(),
  ...languageModelVariables,
  EXCHANGE_RATES: z
    .string()
    .regex(exchangeForm, { error: "must look like 2026-11-20 EUR=0.92,GBP=0.79,CAD=1.37 European Central Bank" })
    .optional(),
});

/**
 * Reads the environment. Empty variables count as absent.
 *
 * @throws Refusal naming the variable and what was expected
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refusal(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const told = parsed.data;
  const isDemo = told.FANRADAR_MODE === "demo";
  if (!isDemo) requireLive(told);
  const sandbox = isDemo ? told.SANDBOX_URL : undefined;
  const s3 = s3Of(told);
  const isReadingInstagram = told.INSTAGRAM_ACCOUNT_ID && told.INSTAGRAM_ACCESS_TOKEN;
  return {
    mode: told.FANRADAR_MODE,
    host: told.HOST,
    port: told.PORT,
    dataDir: told.DATA_DIR,
    logLevel: told.LOG_LEVEL,
    publicUrl: (told.PUBLIC_URL ?? `http://127.0.0.1:${told.PORT}`).replace(/\/+$/, ""),
    databaseUrl: told.DATABASE_URL ?? "",
    appSecret: told.APP_SECRET ?? "",
    passwordCost: owaspCost,
    smtpUrl: told.SMTP_URL,
    mailFrom: told.MAIL_FROM,
    trustedProxies: told.TRUSTED_PROXIES.split(",")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
    // The stand-in's reads cost nobody anything: a person trying the demo does not run out of them.
    xDailyBudgetCents: told.X_DAILY_BUDGET_CENTS ?? (isDemo ? 100_000 : 100),
    instagram: sandbox
      ? { baseUrl: `${sandbox}/graph`, version: told.INSTAGRAM_VERSION, accountId: "1", accessToken: "SANDBOX_TOKEN" }
      : !isDemo && isReadingInstagram
        ? {
            baseUrl: told.INSTAGRAM_BASE_URL,
            version: told.INSTAGRAM_VERSION,
            accountId: told.INSTAGRAM_ACCOUNT_ID ?? "",
            accessToken: told.INSTAGRAM_ACCESS_TOKEN ?? "",
          }
        : undefined,
    x: sandbox
      ? { baseUrl: `${sandbox}/x`, bearerToken: "SANDBOX_TOKEN" }
      : !isDemo && told.X_BEARER_TOKEN
        ? { baseUrl: told.X_BASE_URL, bearerToken: told.X_BEARER_TOKEN }
        : undefined,
    google: sandbox
      ? isLoopback(told.HOST)
        ? {
            issuer: `${sandbox}/google`,
            issuerName: "sandbox",
            clientId: "SANDBOX_CLIENT",
            clientSecret: "SANDBOX_CLIENT_SECRET",
            prompt: "login",
          }
        : undefined
      : !isDemo && told.GOOGLE_CLIENT_ID && told.GOOGLE_CLIENT_SECRET
        ? {
            issuer: told.GOOGLE_ISSUER,
            issuerName: told.GOOGLE_ISSUER,
            clientId: told.GOOGLE_CLIENT_ID,
            clientSecret: told.GOOGLE_CLIENT_SECRET,
            prompt: "select_account",
          }
        : undefined,
    connect: sandbox ? (isLoopback(told.HOST) ? sandboxApps(sandbox) : {}) : isDemo ? {} : connectApps(told),
    tokenKeys: (told.TOKEN_KEYS?.split(",") ?? []).map((pair) => {
      const [id = "", key = ""] = pair.split(":");
      return { id, key: Buffer.from(key, "base64") };
    }),
    s3,
    exchangeRates: exchangeRatesOf(told.EXCHANGE_RATES) ?? (isDemo ? sampleRates : undefined),
    languageModel: languageModelOf(told, isDemo ? { sandboxUrl: sandbox } : undefined),
    sandboxUrl: sandbox,
  };
}

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Files on a half-told store would be lost to whoever looks for them: all of it is told, or nothing. */
function s3Of(told: z.infer<typeof environment>): Config["s3"] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = told;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = told;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint: new URL(endpoint).origin, bucket, region, accessKeyId, secretAccessKey };
  if (s3Names.some((name) => told[name] !== undefined))
    throw new Refusal(
      `${s3Names.filter((name) => told[name] === undefined).join(", ")} must be set with the other S3 variables.`,
    );
  return undefined;
}

/** The stand-in listens on this machine alone: a browser elsewhere could not reach it. */
const isLoopback = (host: string) => ["127.0.0.1", "::1", "localhost"].includes(host);

const pairs = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["INSTAGRAM_ACCOUNT_ID", "INSTAGRAM_ACCESS_TOKEN"],
  ["INSTAGRAM_APP_ID", "INSTAGRAM_APP_SECRET"],
  ["TIKTOK_CLIENT_KEY", "TIKTOK_CLIENT_SECRET"],
  ["X_CLIENT_ID", "X_CLIENT_SECRET"],
] as const;

/** Live mode has no defaults for what a stranger could abuse. */
function requireLive(told: z.infer<typeof environment>): void {
  const missing = (["DATABASE_URL", "PUBLIC_URL", "APP_SECRET"] as const).find((name) => told[name] === undefined);
  if (missing) throw new Refusal(`${missing} is needed in live mode.`);
  const address = new URL(told.PUBLIC_URL ?? "");
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(address.hostname);
  if (address.protocol !== "https:" && !isLocal) throw new Refusal("PUBLIC_URL must be https, or localhost.");
  if (told.SANDBOX_URL) throw new Refusal("SANDBOX_URL must not be set in live mode.");
  const half = pairs.find(([one, other]) => Boolean(told[one]) !== Boolean(told[other]));
  if (half) throw new Refusal(`${half.join(" and ")} must be set together.`);
}
