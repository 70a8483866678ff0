import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleRates } from "../../config/exchange-rates.ts";
import { mountedCalls } from "../../domain/access/mount.ts";
import { openTestApp, type TestApp } from "../../test/open-test-app.ts";
import { users } from "../db/schema.ts";

const webRoot = mkdtempSync(join(tmpdir(), "fanradar-web-"));
let server: TestApp;
beforeAll(async () => {
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(
    join(webRoot, "index.html"),
    `<html data-exposed="__EXPOSED__" data-rates="__RATES__"><head><!--links--></head><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>x</title><p>${"x".repeat(5_000)}</p>`,
  );
  writeFileSync(join(webRoot, "assets/app-1a2b3c4d.js"), `console.log("${"x".repeat(3_000)}")`);
  writeFileSync(join(webRoot, "assets/app-1a2b3c4d.js.gz"), gzipSync("the same, smaller"));
  writeFileSync(join(webRoot, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  server = await openTestApp({ webRoot, config: { publicUrl: "https://fan.example" } });
});
afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true });
});

const everywhere = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "strict-transport-security": "max-age=31536000",
};

test("pages: the page of a model without a report requests the model and no report, which would be an error in the console", async () => {
  const { cookie } = await server.person();
  const { id } = (await server.post("/api/models", { name: "A", username: "no.report" }, { cookie })).json();
  const preloads = async (of: { cookie?: string }) =>
    [...(await server.get(`/report/${id}`, of)).body.matchAll(/rel="preload"[^>]* href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
  expect(await preloads({ cookie })).toEqual([`/api/models/${id}`]);
  const other = await server.person();
  expect(await preloads({ cookie: other.cookie })).toEqual([`/api/models/${id}`]);
});

test("headers: every response has the security headers", async () => {
  const paths = mountedCalls(server.app).map(({ path }) => path.replace(":id", "1"));
  for (const url of [...paths, "/", "/login", "/assets/app-1a2b3c4d.js", "/assets/gone.js", "/api/nothing", "/api/%"]) {
    const { headers } = await server.get(url);
    expect({ url, ...headers }).toMatchObject({ url, ...everywhere });
    expect(headers["x-powered-by"], url).toBeUndefined();
    expect(headers["x-request-id"], url).toMatch(/^[\da-f-]{36}$/);
    const policy = String(headers["content-security-policy"]);
    expect(policy, url).not.toMatch(/unsafe-|\*|https?:/);
    for (const closed of ["default-src", "object-src", "base-uri", "frame-ancestors"])
      expect(policy, url).toContain(`${closed} 'none'`);
  }
});

test("headers: so does a refusal for the length of a parameter, of every call", async () => {
  for (const { method, path } of mountedCalls(server.app)) {
    const url = path.replace(/:\w+/g, "9".repeat(400));
    const { headers } = await server.app.inject({ method, url });
    expect({ method, url, ...headers }).toMatchObject({ ...everywhere, "cache-control": "no-store" });
  }
});

test("headers: responses of the API are not cached", async () => {
  for (const { path } of mountedCalls(server.app))
    expect((await server.get(path.replace(":id", "1"))).headers["cache-control"], path).toBe("no-store");
});

test("headers: over plain http there is no HSTS", async () => {
  const plain = await openTestApp();
  expect((await plain.get("/api/health")).headers["strict-transport-security"]).toBeUndefined();
  await plain.close();
});

test("page: says whether other machines reach this demo", async () => {
  expect((await server.get("/dashboard")).body).toContain('data-exposed="false"');
  const exposed = await openTestApp({ webRoot, config: { host: "0.0.0.0" } });
  expect((await exposed.get("/dashboard")).body).toContain('data-exposed="true"');
  await exposed.close();
});

test("page: has the exchange rates, or none where none are configured", async () => {
  const withoutRates = await openTestApp({ webRoot, config: { exchangeRates: undefined } });
  expect((await withoutRates.get("/dashboard")).body).toContain('data-rates=""');
  await withoutRates.close();
  const exchangeRates = { ...sampleRates, source: '"$& <Bank> & Co' };
  const withRates = await openTestApp({ webRoot, config: { exchangeRates } });
  const [, rates = ""] = /data-rates="([^"]*)"/.exec((await withRates.get("/dashboard")).body) ?? [];
  expect(JSON.parse(rates.replaceAll("&quot;", '"').replaceAll("&amp;", "&"))).toEqual(exchangeRates);
  await withRates.close();
});

test.each([
  ["/", 200],
  ["/login", 200],
  ["/report/7?version=2", 200],
  ["/settings/more", 404],
  ["/report/x", 404],
])("page: %s is served with status %d, never from a cache", async (url, status) => {
  const answer = await server.get(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.body).toContain("<title>x</title>");
});

test("page: it brings the session of the request, which no name can break out of, and is then stored nowhere", async () => {
  const sessionOf = ({ body }: { body: string }) =>
    JSON.parse(/<script id="session" type="application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? "null");
  expect(sessionOf(await server.get("/login"))).toEqual({ user: null, hasUnread: false });
  const { id, cookie } = await server.person();
  await server.ctx.db.update(users).set({ name: "</script><script>alert(1)</script>" }).where(eq(users.id, id));
  const page = await server.get("/dashboard", { cookie });
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(sessionOf(page)).toEqual((await server.get("/api/auth/session", { cookie })).json());
  expect(sessionOf(page).user.name).toBe("</script><script>alert(1)</script>");
});

test("page: one whose form depends on the instance brings the instance's description along, others do not", async () => {
  const instanceOf = ({ body }: { body: string }) =>
    JSON.parse(/<script id="instance" type="application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? "null");
  const { cookie } = await server.person();
  const answer = (await server.get("/api/instance")).json();
  for (const page of ["/login", "/signup", "/analyze", "/submit"])
    expect(instanceOf(await server.get(page, { cookie })), page).toEqual(answer);
  expect(instanceOf(await server.get("/dashboard", { cookie }))).toBeNull();
});

test("page: each has a nonce of its own, named in its policy", async () => {
  const nonces = [];
  for (const _ of [1, 2]) {
    const answer = await server.get("/login");
    const nonce = /nonce="([\w-]{22})"/.exec(answer.body)?.[1];
    expect(answer.headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}'`);
    nonces.push(nonce);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("static files: a hashed one is cached forever and compressed, a plain one for an hour, a missing one is a 404", async () => {
  const hashed = await server.get("/assets/app-1a2b3c4d.js", { "accept-encoding": "gzip" });
  expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(hashed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(hashed.rawPayload).toString()).toBe("the same, smaller");
  expect((await server.get("/icon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
  for (const missing of ["gone-1a2b3c4d.js", "app-1a2b3c4d.js.gz", ""])
    expect((await server.get(`/assets/${missing}`)).statusCode, missing).toBe(404);
});

test("page: compressed for clients that accept it, plain for others", async () => {
  const packed = await server.get("/login", { "accept-encoding": "br" });
  expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: expect.stringContaining("accept-encoding") });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain("<p>xxxxx");
  const plain = await server.get("/login");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toContain("<p>xxxxx");
});

test("page: only for GET and HEAD", async () => {
  const answer = await server.post("/login", { a: 1 });
  expect([answer.statusCode, answer.json().code]).toEqual([404, "not-found"]);
});

test.each(["/../package.json", "/..%2f..%2fetc%2fpasswd", "/assets/..%2f..%2findex.html", "/.env", "/%00"])(
  "static files: %s reaches no file outside the build",
  async (url) => {
    const answer = await server.get(url);
    expect(answer.statusCode === 404 || answer.body.includes("<title>x</title>")).toBe(true);
  },
);
