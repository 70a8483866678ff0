import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { version } from "./version.ts";

const live = {
  FANRADAR_MODE: "live",
  DATABASE_URL: "postgres://fan@db.test/fan",
  PUBLIC_URL: "https://fan.test",
  APP_SECRET: "a secret of at least 32 characters",
};

test("readConfig: an empty environment is a demo on this machine alone", () => {
  expect(readConfig({})).toMatchObject({
    mode: "demo",
    host: "127.0.0.1",
    port: 3000,
    dataDir: "data",
    publicUrl: "http://127.0.0.1:3000",
  });
});

test("readConfig: without a direct address the database is reached by the one that there is", () => {
  expect(readConfig(live).databaseDirectUrl).toBe(live.DATABASE_URL);
  const direct = "postgres://fan@direct.test/fan";
  expect(readConfig({ ...live, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseUrl: live.DATABASE_URL,
    databaseDirectUrl: direct,
  });
});

test("readConfig: an empty variable is absent", () => {
  expect(readConfig({ PORT: "", FANRADAR_MODE: "" })).toMatchObject({ port: 3000, mode: "demo" });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["FANRADAR_MODE", "production"],
  ["LOG_LEVEL", "loud"],
  ["PUBLIC_URL", "fan.test"],
  ["PUBLIC_URL", "ftp://fan.test"],
  ["PUBLIC_URL", "https://fan.test/app"],
  ["PUBLIC_URL", "https://me:secret@fan.test"],
  ["DATABASE_URL", "mysql://fan.test/fan"],
  ["DATABASE_DIRECT_URL", "mysql://fan.test/fan"],
  ["DATABASE_CONNECTIONS", "0"],
  ["WORKER_CONCURRENCY", "1.5"],
  ["WORKER_CONCURRENCY", "65"],
  ["LOG_TO", "syslog"],
  ["APP_SECRET", "short"],
  ["SMTP_URL", "mail.test"],
  ["MAIL_FROM", "nobody"],
  ["X_DAILY_BUDGET_CENTS", "-1"],
  ["INSTAGRAM_VERSION", "26"],
  ["TOKEN_KEYS", "one"],
  ["TOKEN_KEYS", "one:c2hvcnQ="],
  ["VAPID_PRIVATE_KEY", "too-short"],
  ["VAPID_PRIVATE_KEY", "_".repeat(43)],
  ["S3_ENDPOINT", "files.test"],
  ["S3_ENDPOINT", "https://files.test/bucket"],
  ["S3_BUCKET", "No/Bucket"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4317"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "secret"],
  ["OTEL_TRACES_SAMPLER", "always"],
  ["OTEL_TRACES_SAMPLER_ARG", "2"],
])("readConfig: a malformed %s (%s) is refused in one line that names it and does not repeat it", (name, value) => {
  const line = refusalOf({ ...live, [name]: value });
  expect(line).toMatch(new RegExp(`^${name} must .+\\.$`));
  expect(line).not.toContain("secret");
});

test.each(["DATABASE_URL", "PUBLIC_URL", "APP_SECRET"])(
  "readConfig: live mode without %s is refused by its name",
  (name) => {
    expect(refusalOf({ ...live, [name]: undefined })).toBe(`${name} is needed in live mode.`);
  },
);

test("readConfig: live mode requires https, or this machine", () => {
  expect(refusalOf({ ...live, PUBLIC_URL: "http://fan.test" })).toContain("PUBLIC_URL");
  expect(readConfig({ ...live, PUBLIC_URL: "http://localhost:3000" }).publicUrl).toBe("http://localhost:3000");
});

test("readConfig: traces follow OpenTelemetry's variables, and none are made without an address", () => {
  expect(readConfig({ ...live, OTEL_SERVICE_NAME: "radar" }).traces).toBeUndefined();
  const base = { ...live, OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" };
  expect(readConfig(base).traces).toEqual({
    ...{ endpoint: "http://collector:4318/v1/traces", headers: {}, serviceName: "fanradar", ratio: 1 },
  });
  const more = {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://traces.test/spans",
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20key,x-team=radar",
    OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
    OTEL_TRACES_SAMPLER_ARG: "0.1",
  };
  expect(readConfig({ ...base, ...more }).traces).toMatchObject({
    ...{
      endpoint: "https://traces.test/spans",
      headers: { authorization: "Bearer key", "x-team": "radar" },
      ratio: 0.1,
    },
  });
});

test("readConfig: live mode uses nothing of the sandbox", () => {
  expect(refusalOf({ ...live, SANDBOX_URL: "http://127.0.0.1:4000" })).toContain("SANDBOX_URL");
  expect(readConfig(live)).toMatchObject({ sandboxUrl: undefined, instagram: undefined, x: undefined });
});

test("readConfig: a demo does not use the owner's keys", () => {
  const keys = { X_BEARER_TOKEN: "t", INSTAGRAM_ACCOUNT_ID: "1", INSTAGRAM_ACCESS_TOKEN: "t" };
  expect(readConfig(keys)).toMatchObject({ instagram: undefined, x: undefined });
  expect(readConfig({ ...live, ...keys })).toMatchObject({ x: { bearerToken: "t" }, instagram: { accountId: "1" } });
});

function refusalOf(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return "";
}

test("readConfig: reads of X may cost a dollar a day; the demo's are free, and keep to a budget that is set", () => {
  expect(readConfig(live).xDailyBudgetCents).toBe(100);
  expect(readConfig({}).xDailyBudgetCents).toBe(100_000);
  expect(readConfig({ X_DAILY_BUDGET_CENTS: "0" }).xDailyBudgetCents).toBe(0);
});

test.each([
  ["TIKTOK_CLIENT_KEY", "TIKTOK_CLIENT_SECRET"],
  ["INSTAGRAM_APP_ID", "INSTAGRAM_APP_SECRET"],
  ["X_CLIENT_ID", "X_CLIENT_SECRET"],
])("readConfig: %s without %s is refused by both names", (one, other) => {
  expect(refusalOf({ ...live, [one]: "set" })).toBe(`${one} and ${other} must be set together.`);
  expect(refusalOf({ ...live, [other]: "set" })).toBe(`${one} and ${other} must be set together.`);
});

test("readConfig: accounts can be connected if the platform's app is set, at the platform's own addresses", () => {
  const { connect } = readConfig({ ...live, TIKTOK_CLIENT_KEY: "key", TIKTOK_CLIENT_SECRET: "secret" });
  expect(Object.keys(connect)).toEqual(["tiktok"]);
  expect(connect.tiktok).toMatchObject({ clientId: "key", tokenUrl: "https://open.tiktokapis.com" });
  expect(readConfig(live).connect).toEqual({});
});

test("readConfig: the first of several token keys has priority", () => {
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) => key.toString("base64"));
  const { tokenKeys } = readConfig({ ...live, TOKEN_KEYS: `new:${one},old:${two}` });
  expect(tokenKeys.map(({ id, key }) => [id, key[0]])).toEqual([
    ["new", 1],
    ["old", 2],
  ]);
});

test("readConfig: files are in an S3-compatible store if all of its variables are set; a part of them is refused by name", () => {
  const environment = {
    S3_ENDPOINT: "https://files.test/",
    S3_BUCKET: "creators",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "key",
  };
  expect(readConfig(environment).s3).toEqual({
    endpoint: "https://files.test",
    bucket: "creators",
    region: "us-east-1",
    accessKeyId: "id",
    secretAccessKey: "key",
  });
  expect(readConfig({}).s3).toBeUndefined();
  expect(refusalOf({ ...environment, S3_SECRET_ACCESS_KEY: undefined })).toBe(
    "S3_SECRET_ACCESS_KEY must be set with the other S3 variables.",
  );
});

test("readConfig: a live instance logs to standard output, a demo to files; LOG_TO decides otherwise", () => {
  expect([readConfig({}).logTo, readConfig(live).logTo]).toEqual(["files", "stdout"]);
  expect(readConfig({ ...live, LOG_TO: "files" }).logTo).toBe("files");
});

test("readConfig: metrics that other machines reach need a token", () => {
  expect(readConfig(live).monitor).toBeUndefined();
  const local = { host: "127.0.0.1", port: 9464, token: undefined };
  expect(readConfig({ ...live, METRICS_PORT: "9464" }).monitor).toEqual(local);
  const open = { ...live, METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" };
  expect(() => readConfig(open)).toThrow("METRICS_TOKEN is needed where METRICS_HOST is not this machine's own");
  const token = "a token of the tests";
  expect(readConfig({ ...open, METRICS_TOKEN: token }).monitor).toEqual({ host: "0.0.0.0", port: 9464, token });
});

test("readConfig: a server has as many processes as are configured, else one for each core", () => {
  expect(readConfig(live).serverProcesses).toBe(1);
  expect(readConfig({ ...live, SERVER_PROCESSES: "3" }).serverProcesses).toBe(3);
  expect(readConfig({ ...live, SERVER_PROCESSES: "cores" }).serverProcesses).toBeGreaterThan(0);
  expect(() => readConfig({ ...live, SERVER_PROCESSES: "0" })).toThrow("SERVER_PROCESSES must be cores, or a number");
});

test("version: is that of package.json, and the changelog says what is in it", () => {
  const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8");
  expect(JSON.parse(read("package.json")).version).toBe(version);
  expect(read("CHANGELOG.md")).toContain(`## ${version}`);
});

test("readConfig: a secret is read from the file that NAME_FILE names, without the line break at its end", () => {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-secret-"));
  const file = join(folder, "secret");
  writeFileSync(file, `${live.APP_SECRET}\n`);
  const { APP_SECRET: _, ...others } = live;
  expect(readConfig({ ...others, APP_SECRET_FILE: file }).appSecret).toBe(live.APP_SECRET);
  expect(() => readConfig({ ...live, APP_SECRET_FILE: file })).toThrow("APP_SECRET and APP_SECRET_FILE are both set.");
  expect(() => readConfig({ ...others, APP_SECRET_FILE: join(folder, "missing") })).toThrow(
    "APP_SECRET_FILE cannot be read",
  );
  rmSync(folder, { recursive: true });
});

test.each([
  ["DATABASE_URL", "localhost/fanradar", "such as postgres://user:password@host:5432/database"],
  ["SMTP_URL", "mail.example.com:587", "such as smtp://user:password@mail.example.com:587"],
  ["TRUSTED_PROXIES", "127.0.0.1,nonsense", "such as 127.0.0.1,10.0.0.0/8"],
  ["TRUSTED_PROXIES", "10.0.0.0/33", "such as 127.0.0.1,10.0.0.0/8"],
])("readConfig: %s=%s is refused with what was expected", (name, value, expected) => {
  expect(() => readConfig({ ...live, [name]: value })).toThrow(expected);
});

test("readConfig: proxies are addresses, networks and the names of such", () => {
  const trusted = (text: string) => readConfig({ ...live, TRUSTED_PROXIES: text }).trustedProxies;
  expect(trusted("")).toEqual([]);
  expect(trusted("127.0.0.1, 172.16.0.0/12,fd00::/8, loopback")).toEqual([
    "127.0.0.1",
    "172.16.0.0/12",
    "fd00::/8",
    "loopback",
  ]);
});
