import type { ExchangeRates } from "@fanradar/contract";
import { type ConnectApps, connectApps, sandboxApps } from "./connect-apps.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { exchangeRatesOf, sampleRates } from "./exchange-rates.ts";
import { type LanguageModelConfig, languageModelOf } from "./language-model.ts";
import { StartRefusal } from "./refusal.ts";
import { type SignInProvider, sandboxProvider, signInProviders } from "./sign-in-providers.ts";
import { type TraceConfig, traceConfigOf } from "./traces.ts";

/** Cost of argon2id. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const owaspCost: PasswordCost = { memoryKib: 19_456, passes: 2 };

/** The settings of this instance, from its environment, checked once. Times and money carry their unit in the name. */
export interface Config {
  mode: "demo" | "live";
  /** A small demo has what the first start makes; a whole one is filled further by the worker. */
  demoSize: "whole" | "small";
  host: string;
  port: number;
  /** Folder of the embedded database, uploads and the web's build's data. */
  dataDir: string;
  /** Minimum level of lines in the log files. */
  logLevel: "error" | "warn" | "info" | "debug";
  /** Origin that people open, without a path: links in mails are made from it, never from a request. */
  publicUrl: string;
  databaseUrl: string;
  /** The same database without a pooler in between, for what needs a session: LISTEN, advisory locks, the queue, migrations. */
  databaseDirectUrl: string;
  /** A streaming replica of the database, for lists, search and exports. */
  databaseReplicaUrl: string | undefined;
  /** Connections of a server to `databaseUrl` at most. */
  databaseConnections: number;
  /** Processes of a server, which share its port. */
  serverProcesses: number;
  /** How long a server keeps answering after a request to stop, until its load balancers have noticed. */
  drainSeconds: number;
  /** Jobs that a worker runs at once. */
  workerConcurrency: number;
  logTo: "files" | "stdout";
  /** Address of metrics and health checks; undefined where they are not served. */
  monitor: { host: string; port: number; token: string | undefined } | undefined;
  /** Where traces are sent to; undefined where none are made. */
  traces: TraceConfig | undefined;
  /** Live mode: keys what must not be readable in the database. */
  appSecret: string;
  /** Cost of a password hash. No variable sets it: only tests lower it, in a configuration of their own. */
  passwordCost: PasswordCost;
  /** The nightly backup with its drill; undefined without a passphrase. Without a folder the backup is not kept. Only tests lower the cost of its key. */
  backup: { passphrase: string; cost?: number; dir: string | undefined; keep: number } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Signs push notifications: a private key of P-256. */
  vapidKey: string | undefined;
  /** Where vulnerabilities are reported: a mailto: or https: address. */
  securityContact: string | undefined;
  /** Proxies whose X-Forwarded-For is believed, comma separated addresses or ranges. */
  trustedProxies: string[];
  xDailyBudgetCents: number;
  instagram: { baseUrl: string; version: string; accountId: string; accessToken: string } | undefined;
  x: { baseUrl: string; bearerToken: string } | undefined;
  /** What people sign in with besides a password and passkeys, in the order of the buttons. */
  providers: SignInProvider[];
  /** Where creators can let us read their own account. */
  connect: ConnectApps;
  /** Keys for their tokens: the first encrypts, all of them decrypt. */
  tokenKeys: { id: string; key: Buffer }[];
  /** The S3-compatible store that files go to; undefined where they stay in `dataDir`. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** Exchange rates of the operator; undefined if none are set. */
  exchangeRates: ExchangeRates | undefined;
  /** The language model that phrases texts; undefined if only the engine does. */
  languageModel: LanguageModelConfig | undefined;
  /** Origin of the stand-in; only in demo mode. */
  sandboxUrl: string | undefined;
}

/**
 * Reads the settings from the environment. Empty variables count as absent.
 *
 * @throws StartRefusal naming the variable and what was expected
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const environment = readEnvironment(env);
  const isDemo = environment.FANRADAR_MODE === "demo";
  const sandbox = isDemo ? environment.SANDBOX_URL : undefined;
  const s3 = s3Of(environment);
  const isReadingInstagram = environment.INSTAGRAM_ACCOUNT_ID && environment.INSTAGRAM_ACCESS_TOKEN;
  return {
    mode: environment.FANRADAR_MODE,
    demoSize: environment.FANRADAR_DEMO,
    host: environment.HOST,
    port: environment.PORT,
    dataDir: environment.DATA_DIR,
    logLevel: environment.LOG_LEVEL,
    publicUrl: (environment.PUBLIC_URL ?? `http://127.0.0.1:${environment.PORT}`).replace(/\/+$/, ""),
    databaseUrl: environment.DATABASE_URL ?? "",
    databaseDirectUrl: environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL ?? "",
    databaseReplicaUrl: environment.DATABASE_REPLICA_URL,
    databaseConnections: environment.DATABASE_CONNECTIONS,
    serverProcesses: environment.SERVER_PROCESSES,
    drainSeconds: environment.DRAIN_SECONDS,
    workerConcurrency: environment.WORKER_CONCURRENCY,
    logTo: environment.LOG_TO ?? (isDemo ? "files" : "stdout"),
    monitor: monitorOf(environment),
    traces: traceConfigOf(environment),
    appSecret: environment.APP_SECRET ?? "",
    passwordCost: owaspCost,
    backup: environment.BACKUP_PASSPHRASE
      ? { passphrase: environment.BACKUP_PASSPHRASE, dir: environment.BACKUP_DIR, keep: environment.BACKUP_KEEP }
      : undefined,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    vapidKey: environment.VAPID_PRIVATE_KEY,
    securityContact: environment.SECURITY_CONTACT,
    trustedProxies: environment.TRUSTED_PROXIES,
    // Reads of the stand-in are free: the demo needs no budget.
    xDailyBudgetCents: environment.X_DAILY_BUDGET_CENTS ?? (isDemo ? 100_000 : 100),
    instagram: sandbox
      ? {
          baseUrl: `${sandbox}/graph`,
          version: environment.INSTAGRAM_VERSION,
          accountId: "1",
          accessToken: "SANDBOX_TOKEN",
        }
      : !isDemo && isReadingInstagram
        ? {
            baseUrl: environment.INSTAGRAM_BASE_URL,
            version: environment.INSTAGRAM_VERSION,
            accountId: environment.INSTAGRAM_ACCOUNT_ID ?? "",
            accessToken: environment.INSTAGRAM_ACCESS_TOKEN ?? "",
          }
        : undefined,
    x: sandbox
      ? { baseUrl: `${sandbox}/x`, bearerToken: "SANDBOX_TOKEN" }
      : !isDemo && environment.X_BEARER_TOKEN
        ? { baseUrl: environment.X_BASE_URL, bearerToken: environment.X_BEARER_TOKEN }
        : undefined,
    providers: sandbox
      ? isLoopback(environment.HOST)
        ? [sandboxProvider(sandbox)]
        : []
      : isDemo
        ? []
        : signInProviders(env, environment),
    connect: sandbox
      ? isLoopback(environment.HOST)
        ? sandboxApps(sandbox)
        : {}
      : isDemo
        ? {}
        : connectApps(environment),
    tokenKeys: (environment.TOKEN_KEYS?.split(",") ?? []).map((pair) => {
      const [id = "", key = ""] = pair.split(":");
      return { id, key: Buffer.from(key, "base64") };
    }),
    s3,
    exchangeRates: exchangeRatesOf(environment.EXCHANGE_RATES) ?? (isDemo ? sampleRates : undefined),
    languageModel: languageModelOf(environment, isDemo ? { sandboxUrl: sandbox } : undefined),
    sandboxUrl: sandbox,
  };
}

/** Metrics say much of an instance: other machines read them with a token alone. */
function monitorOf({ METRICS_HOST: host, METRICS_PORT: port, METRICS_TOKEN: token }: Environment): Config["monitor"] {
  if (port === undefined) return undefined;
  if (token === undefined && !isLoopback(host))
    throw new StartRefusal("METRICS_TOKEN is needed where METRICS_HOST is not this machine's own, 127.0.0.1.");
  return { host, port, token };
}

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** A store that is set in part would lose files: all of its variables are set, or none. */
function s3Of(environment: Environment): Config["s3"] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint: new URL(endpoint).origin, bucket, region, accessKeyId, secretAccessKey };
  if (s3Names.some((name) => environment[name] !== undefined))
    throw new StartRefusal(
      `${s3Names.filter((name) => environment[name] === undefined).join(", ")} must be set with the other S3 variables.`,
    );
  return undefined;
}

/** The stand-in listens on this machine alone: a browser elsewhere could not reach it. */
const isLoopback = (host: string) => ["127.0.0.1", "::1", "localhost"].includes(host);
