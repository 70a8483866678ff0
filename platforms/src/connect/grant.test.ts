import { createHash } from "node:crypto";
import { connectPlatforms } from "@fanradar/engine";
import { describe, expect, test } from "vitest";
import { answering, hasRecordings, recorded, upstream } from "../test/upstream.ts";
import { consentDoors } from "./consent-doors.ts";
import type { ConnectApp } from "./grant.ts";

const now = "2026-11-20T09:00:00.000Z";
const app = (url: string): ConnectApp => ({
  clientId: "us",
  clientSecret: "SECRET",
  pageUrl: url,
  tokenUrl: url,
  apiUrl: url,
});
const flow = { redirectUri: "https://fan.example/api/connect/callback", state: "STATE", verifier: "v".repeat(43) };
const exchange = { code: "CODE", redirectUri: flow.redirectUri, verifier: flow.verifier };
const old = { accessToken: "OLD", accessExpiresAt: "2026-12-19T09:00:00.000Z", refreshToken: "R1", scopes: ["a"] };

/** An upstream that records the forms it received. */
async function tokens(respond: (path: string, turn: number) => [status: number, body: unknown]) {
  const forms: URLSearchParams[] = [];
  const platform = await upstream((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      forms.push(new URLSearchParams(text));
      answering(...respond(request.url ?? "", forms.length))(request, response);
    });
  });
  return Object.assign(platform, { forms });
}

test("consent address: has state and callback, for X the S256 challenge, never the verifier", () => {
  for (const platform of connectPlatforms) {
    const url = consentDoors[platform].url(app("https://p.example"), flow);
    expect(url.searchParams.get("state")).toBe("STATE");
    expect(url.searchParams.get("redirect_uri")).toBe(flow.redirectUri);
    expect(url.href).not.toContain(flow.verifier);
    expect(url.href).not.toContain("SECRET");
  }
  const challenge = createHash("sha256").update(flow.verifier).digest("base64url");
  expect(consentDoors.x.url(app("https://p.example"), flow).searchParams.get("code_challenge")).toBe(challenge);
});

test.each([
  ["flat", { access_token: "short", user_id: 1, permissions: ["instagram_business_basic"] }],
  ["in data", { data: [{ access_token: "short", user_id: "1", permissions: "instagram_business_basic" }] }],
])("Instagram grant: a code becomes a token of sixty days in two steps, its answer %s", async (_, body) => {
  await using platform = await tokens((path) =>
    path.startsWith("/oauth")
      ? [200, body]
      : [200, { access_token: "long", token_type: "bearer", expires_in: 5_184_000 }],
  );
  const given = await consentDoors.instagram.exchange(app(platform.baseUrl), { ...exchange, code: "CODE#_" }, { now });
  expect(given).toEqual({
    ok: true,
    grant: { accessToken: "long", accessExpiresAt: "2027-01-19T09:00:00.000Z", scopes: ["instagram_business_basic"] },
  });
  expect(platform.forms[0]?.get("code")).toBe("CODE");
});

test("Instagram grant: renews a token only if it is older than a day", async () => {
  await using platform = await tokens(() => [200, { access_token: "new", expires_in: 5_184_000 }]);
  const young = { accessToken: "OLD", accessExpiresAt: "2027-01-19T08:00:00.000Z", scopes: ["a"] };
  expect(await consentDoors.instagram.refresh(app(platform.baseUrl), young, { now })).toEqual({
    ok: true,
    grant: young,
  });
  expect(platform.forms).toHaveLength(0);
  const given = await consentDoors.instagram.refresh(app(platform.baseUrl), old, { now });
  expect(given).toMatchObject({ ok: true, grant: { accessToken: "new", scopes: ["a"] } });
});

test.skipIf(!hasRecordings)("Instagram grant: the recorded long-lived answer is read", async () => {
  await using platform = await tokens(() => [200, recorded("instagram/token__long_lived_exchange.json")]);
  expect((await consentDoors.instagram.refresh(app(platform.baseUrl), old, { now })).ok).toBe(true);
});

describe.each(["tiktok", "x"] as const)("%s grant", (name) => {
  const door = consentDoors[name];

  test("TikTok and X grants: a renewal replaces both tokens, with the lifetimes of the answer", async () => {
    await using platform = await tokens(() => [
      200,
      { access_token: "A2", refresh_token: "R2", expires_in: 60, scope: name === "x" ? "a b" : "a,b" },
    ]);
    const given = await door.refresh(app(platform.baseUrl), old, { now });
    expect(given).toEqual({
      ok: true,
      grant: {
        accessToken: "A2",
        refreshToken: "R2",
        accessExpiresAt: "2026-11-20T09:01:00.000Z",
        scopes: ["a", "b"],
      },
    });
    expect(platform.forms[0]?.get("refresh_token")).toBe("R1");
  });

  test("TikTok and X grants: never repeat a token call", async () => {
    await using platform = await tokens(() => [503, ""]);
    const given = await door.refresh(app(platform.baseUrl), old, { now });
    expect(given).toMatchObject({ ok: false, why: "unreachable" });
    expect(platform.forms).toHaveLength(1);
  });

  test("TikTok and X grants: require a new consent without a refresh token", async () => {
    const { refreshToken: _, ...without } = old;
    expect(await door.refresh(app("http://127.0.0.1:1"), without, { now })).toMatchObject({
      ok: false,
      why: "refused",
    });
  });

  test("TikTok and X grants: are revoked only once the platform confirms it", async () => {
    await using platform = await tokens((_, turn) => [turn === 1 ? 200 : 500, {}]);
    expect(await door.revoke?.(app(platform.baseUrl), old, { now })).toBe(true);
    expect(await door.revoke?.(app(platform.baseUrl), old, { now })).toBe(false);
  });
});

test.each([
  ["a flat error", 400, { error: "invalid_grant", error_description: "CODE is used" }, "refused"],
  ["a flat error in a good status", 200, { error: "invalid_grant" }, "refused"],
  ["Instagram's error", 400, { error_type: "OAuthException", code: 400, error_message: "used" }, "refused"],
  ["Graph's error", 400, { error: { message: "ended", code: 190 } }, "refused"],
  ["a refusal without words", 401, "", "refused"],
  ["too many calls", 429, {}, "unreachable"],
  ["an outage", 502, "<html>", "unreachable"],
  ["the shape of version 1", 200, { data: { error_code: 10_010 }, message: "error" }, "unexpected"],
  ["an answer without a token", 200, {}, "unexpected"],
])("token call: %s is classified, without a secret in its detail", async (_, status, body, why) => {
  await using platform = await tokens(() => [status, body]);
  for (const name of connectPlatforms) {
    const given = await consentDoors[name].exchange(app(platform.baseUrl), exchange, { now });
    expect(given).toMatchObject({ ok: false, why });
    expect(JSON.stringify(given)).not.toMatch(/CODE|SECRET|vvvv/);
  }
});
