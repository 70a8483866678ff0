import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, openTestApp, type TestApp } from "../../test/open-test-app.ts";
import { makeSetupLink } from "../accounts/setup-link.ts";
import { watchTokens } from "./watch-tokens.ts";

const end = new Date("2026-12-20T12:00:00Z");
let body: object = { data: { is_valid: true, expires_at: end.getTime() / 1_000 } };
const graph = createServer((_, response) => response.end(JSON.stringify(body)));
let server: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  await new Promise<void>((resolve) => graph.listen(0, "127.0.0.1", resolve));
  const address = graph.address();
  const baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const instagram = { baseUrl, version: "v26.0", accountId: "1", accessToken: "TOKEN" };
  server = await openTestApp({ config: { instagram } });
  const token = new URL((await makeSetupLink(server.ctx.db, server.ctx.config)) ?? "about:blank").searchParams.get(
    "token",
  );
  const account = { token, name: "Boss", email: "boss@fanradar.test", password: "a correct password" };
  admin = { cookie: cookieOf((await server.post("/api/setup", account)).headers["set-cookie"]) };
});
afterAll(async () => {
  await server.close();
  graph.close();
});

const dayMs = 86_400_000;
const watch = (daysBefore: number) => watchTokens(server.ctx, new Date(end.getTime() - daysBefore * dayMs));
const warnings = async () =>
  (await server.get("/api/notifications", admin))
    .json()
    .items.filter(({ kind }: { kind: string }) => kind === "instance-token").length;

test("watchTokens: administrators are warned 14 and 3 days before the end, once each, and anew of another token", async () => {
  const seen: number[] = [];
  for (const days of [20, 14, 13, 4, 3, 1]) {
    await watch(days);
    seen.push(await warnings());
  }
  expect(seen).toEqual([0, 1, 1, 1, 2, 2]);
  const { platforms } = (await server.get("/api/admin/instance", admin)).json();
  expect(platforms).toContainEqual(
    expect.objectContaining({ platform: "instagram", tokenExpiresAt: end.toISOString() }),
  );
  body = { data: { is_valid: true, expires_at: end.getTime() / 1_000 + 3_600 } };
  await watch(2);
  expect(await warnings()).toBe(3);
});

test("watchTokens: an answer that says nothing leaves what is known; a token that does not end has none", async () => {
  const known = async () =>
    (await server.get("/api/admin/instance", admin))
      .json()
      .platforms.find(({ platform }: { platform: string }) => platform === "instagram").tokenExpiresAt;
  const before = await known();
  body = { error: { message: "try later", code: 2 } };
  await watch(2);
  expect([before, await known()]).toEqual([expect.any(String), before]);
  body = { data: { is_valid: true, expires_at: 0 } };
  await watch(2);
  expect(await known()).toBeNull();
});
