import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const live = {
  FANRADAR_MODE: "live",
  PUBLIC_URL: "https://radar.test",
  DATABASE_URL: "postgres://localhost/radar",
  APP_SECRET: "a secret of the tests, 32 letters",
};
const google = { GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "gs" };
const corp = { OIDC_CORP_ISSUER: "https://id.corp.test", OIDC_CORP_CLIENT_ID: "c", OIDC_CORP_CLIENT_SECRET: "cs" };
const providersOf = (env: Record<string, string>) => readConfig({ ...live, ...env }).providers;

test("OIDC_PROVIDERS: the GOOGLE_ variables alone offer Google, as before there were others", () => {
  expect(providersOf({})).toEqual([]);
  expect(providersOf(google)).toEqual([
    {
      ...{
        id: "google",
        name: "Google",
        issuer: "https://accounts.google.com",
        issuerName: "https://accounts.google.com",
      },
      ...{ clientId: "g", clientSecret: "gs", prompt: "select_account", scope: "openid email profile" },
      ...{ needsVerifiedEmail: true, groups: undefined },
    },
  ]);
  expect(providersOf({ ...google, GOOGLE_ISSUER: "https://id.test" })).toMatchObject([{ issuer: "https://id.test" }]);
});

test("OIDC_PROVIDERS: names any number, each with its variables, in the order of the buttons", () => {
  const named = { ...corp, OIDC_PROVIDERS: "corp,night-shift,google", ...google };
  const nightShift = {
    OIDC_NIGHT_SHIFT_ISSUER: "http://localhost:8080/realms/night",
    OIDC_NIGHT_SHIFT_CLIENT_ID: "n",
    OIDC_NIGHT_SHIFT_CLIENT_SECRET: "ns",
    OIDC_NIGHT_SHIFT_NAME: "Night & Day",
    OIDC_NIGHT_SHIFT_SCOPE: "openid email groups",
    OIDC_NIGHT_SHIFT_PROMPT: "login",
    OIDC_NIGHT_SHIFT_GROUPS_CLAIM: "roles",
    OIDC_NIGHT_SHIFT_ADMIN_GROUP: "boss",
  };
  expect(providersOf({ ...named, ...nightShift })).toMatchObject([
    { id: "corp", name: "Corp", issuer: "https://id.corp.test", needsVerifiedEmail: false, prompt: undefined },
    {
      ...{ id: "night-shift", name: "Night & Day", scope: "openid email groups", prompt: "login" },
      groups: { claim: "roles", admins: "boss" },
    },
    { id: "google", name: "Google", clientId: "g", needsVerifiedEmail: true },
  ]);
  expect(providersOf({ ...corp, ...google, OIDC_PROVIDERS: "corp" }).map(({ id }) => id)).toEqual(["google", "corp"]);
});

test("OIDC_PROVIDERS: a secret is read from its file", () => {
  const path = join(mkdtempSync(join(tmpdir(), "fanradar-secret-")), "secret");
  writeFileSync(path, "from a file\n");
  const { OIDC_CORP_CLIENT_SECRET: _, ...rest } = corp;
  const env = { ...rest, OIDC_PROVIDERS: "corp", OIDC_CORP_CLIENT_SECRET_FILE: path };
  expect(providersOf(env)).toMatchObject([{ clientSecret: "from a file" }]);
});

test.each<[Record<string, string>, string]>([
  [{ OIDC_PROVIDERS: "Corp" }, "OIDC_PROVIDERS must be names of lower-case letters"],
  [{ OIDC_PROVIDERS: "corp" }, "OIDC_CORP_ISSUER is needed."],
  [{ OIDC_PROVIDERS: "corp", ...corp, OIDC_CORP_CLIENT_SECRET: "" }, "OIDC_CORP_CLIENT_SECRET is needed."],
  [
    { OIDC_PROVIDERS: "corp", ...corp, OIDC_CORP_ISSUER: "http://id.corp.test" },
    "OIDC_CORP_ISSUER must be an https address.",
  ],
  [{ OIDC_PROVIDERS: "corp", ...corp, OIDC_CORP_SCOPE: "email" }, "OIDC_CORP_SCOPE must include openid."],
  [{ ...corp }, "is set, but OIDC_PROVIDERS does not name its provider."],
  [{ OIDC_PROVIDERS: "google" }, "OIDC_GOOGLE_CLIENT_ID is needed."],
])("OIDC_PROVIDERS: %j ends the start with the variable's name", (env, message) => {
  expect(() => providersOf(env)).toThrow(message);
});
