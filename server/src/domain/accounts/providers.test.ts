import { buildSandbox, googleClient } from "@fanradar/sandbox";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sandboxProvider } from "../../config/sign-in-providers.ts";
import { identities, sessions, users } from "../../platform/db/schema.ts";
import { openTestApp, type TestApp } from "../../test/open-test-app.ts";
import { startTamperingProvider, tamperings } from "../../test/tampering-provider.ts";

const publicUrl = "http://127.0.0.1:3999";
let provider: Awaited<ReturnType<typeof startTamperingProvider>>;
let server: TestApp;
beforeAll(async () => {
  provider = await startTamperingProvider();
  server = await openTestApp({ config: { publicUrl, providers: [clientOf(provider.issuer)] } });
});
beforeEach(() => server.ctx.pool.query("delete from limits; delete from users"));
afterAll(async () => {
  await server.close();
  await provider.close();
});

function clientOf(issuer: string, { id, secret } = { id: "client", secret: "secret" }) {
  return { ...sandboxProvider(""), issuer, issuerName: issuer, clientId: id, clientSecret: secret };
}
const get = (url: string, cookie = "") => server.get(url, { host: "127.0.0.1:3999", cookie });
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers["set-cookie"]].flat().flatMap((one) => (one === undefined ? [] : [String(one).split(";", 1)[0]]));
const hasSession = (answer: { headers: Record<string, unknown> }) =>
  cookiesOf(answer).some((one) => /^fanradar=./.test(one ?? ""));
const sessionCount = () => server.ctx.db.$count(sessions);

async function begin(query = "") {
  const answer = await get(`/api/auth/google/start${query}`);
  const address = new URL(String(answer.headers.location));
  provider.expect(address.searchParams.get("nonce") ?? "");
  return { address, cookie: cookiesOf(answer).join("; "), state: address.searchParams.get("state") ?? "" };
}
const back = (query: Record<string, string>, cookie: string) =>
  get(`/api/auth/google/callback?${new URLSearchParams({ iss: provider.issuer, ...query })}`, cookie);
const locationOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers.location);

test("Google sign-in: the browser is redirected to the provider with PKCE, state and nonce, and back to this origin only", async () => {
  const { address } = await begin();
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
    redirect_uri: `${publicUrl}/api/auth/google/callback`,
  });
  for (const name of ["state", "nonce", "code_challenge"])
    expect(address.searchParams.get(name)?.length).toBeGreaterThan(40);
  const elsewhere = await server.get("/api/auth/google/start", { host: "evil.test" });
  expect(locationOf(elsewhere)).toBe(`${publicUrl}/api/auth/google/start?next=&led=1`);
  const renamed = await server.get("/api/auth/google/start?led=1", { host: "behind-a-proxy" });
  expect(locationOf(renamed)).toContain(`${provider.issuer}/auth`);
});

test("Google sign-in: signs in, the second time as the same person", async () => {
  for (const count of [1, 2]) {
    const { state, cookie } = await begin("?next=%2Fsubmit");
    const answer = await back({ code: `fine ${count}`, state }, cookie);
    expect([answer.statusCode, locationOf(answer)]).toEqual([
      303,
      "/login?provider=google&outcome=done&next=%2Fsubmit",
    ]);
    expect(hasSession(answer)).toBe(true);
  }
  const rows = await server.ctx.db.select().from(users).where(eq(users.email, "ava@google.invalid"));
  expect(rows).toMatchObject([{ isVerified: true, passwordHash: null }]);
  expect(await server.ctx.db.select().from(identities)).toMatchObject([{ provider: "google", subject: "subject" }]);
});

test.each(tamperings.filter((how) => how !== "mix-up"))(
  "Google sign-in: a token with a wrong %s makes no session",
  async (how) => {
    const { state, cookie } = await begin();
    const answer = await back({ code: `${how} 1`, state }, cookie);
    expect(locationOf(answer)).toContain("outcome=failed");
    expect(hasSession(answer)).toBe(false);
    expect(await sessionCount()).toBe(0);
  },
);

test.each([
  ["another state", { state: "another" }, true],
  ["another issuer's answer", { iss: "https://evil.invalid" }, true],
  ["no flow of this browser", {}, false],
])("Google sign-in: %s makes no session", async (_, claims, hasCookie) => {
  const { state, cookie } = await begin();
  const answer = await back({ code: `other ${_}`, state, ...claims }, hasCookie ? cookie : "");
  expect(locationOf(answer)).toContain("outcome=failed");
  expect(await sessionCount()).toBe(0);
});

test("Google sign-in: a flow and a code are valid once", async () => {
  const first = await begin();
  expect(hasSession(await back({ code: "once", state: first.state }, first.cookie))).toBe(true);
  expect(hasSession(await back({ code: "twice", state: first.state }, first.cookie))).toBe(false);
  const second = await begin();
  expect(hasSession(await back({ code: "once", state: second.state }, second.cookie))).toBe(false);
});

test.each(["//evil.test", "https://evil.test/", "/\\evil.test", "/api/auth/logout", "javascript:alert(1)"])(
  "Google sign-in: %s is refused as a page to return to",
  async (next) => {
    const { state, cookie } = await begin(`?${new URLSearchParams({ next })}`);
    expect(locationOf(await back({ code: `next ${next}`, state }, cookie))).toBe("/login?provider=google&outcome=done");
  },
);

test("Google sign-in: an account with the verified address is linked and notified; an unverified one is not", async () => {
  const known = await server.person("ava@google.invalid");
  const attempt = async (code: string) => {
    const { state, cookie } = await begin();
    return back({ code, state }, cookie);
  };
  const before = await sessionCount();
  expect(locationOf(await attempt("unlinked"))).toContain("outcome=unlinked");
  expect(await sessionCount()).toBe(before);
  await server.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, known.id));
  expect(hasSession(await attempt("linked"))).toBe(true);
  expect(await server.ctx.db.select().from(identities)).toMatchObject([{ userId: known.id, subject: "subject" }]);
});

test("Google sign-in: an ID token alone signs in only if all of it is valid", async () => {
  const post = (credential: string) => server.post("/api/auth/google", { credential });
  for (const how of tamperings.filter((one) => one !== "nonce" && one !== "mix-up")) {
    const answer = await post(await provider.idToken(how, { nonce: "n" }));
    expect([how, answer.statusCode, answer.json().code]).toEqual([how, 401, "provider-failed"]);
  }
  const answer = await post(await provider.idToken("none", { nonce: "n" }));
  expect(answer.json()).toMatchObject({ email: "ava@google.invalid", name: "Ava", googleId: "subject" });
  expect(hasSession(answer)).toBe(true);
});

test("Google sign-in: an address and id without a token are refused", async () => {
  const answer = await server.post("/api/auth/google", {
    email: "ava@google.invalid",
    name: "Ava",
    googleId: "subject",
  });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ["credential"]]);
});

test("Google sign-in: the sandbox's provider completes the whole flow", async () => {
  const sandbox = buildSandbox();
  const origin = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const app = await openTestApp({
    config: { publicUrl, providers: [clientOf(`${origin}/google`, googleClient)] },
  });
  const start = await app.get("/api/auth/google/start", { host: "127.0.0.1:3999" });
  const choice = await fetch(locationOf(start));
  const link = /href="([^"]+)">Nora/.exec(await choice.text())?.[1] ?? "";
  const chosen = await fetch(`${origin}${link}`, { redirect: "manual" });
  const callback = new URL(chosen.headers.get("location") ?? "");
  const cookie = cookiesOf(start).join("; ");
  const answer = await app.get(`${callback.pathname}${callback.search}`, { host: "127.0.0.1:3999", cookie });
  expect(locationOf(answer)).toBe("/login?provider=google&outcome=done");
  await app.close();
  await sandbox.close();
});

test("Google sign-in: an instance without Google offers none", async () => {
  const without = await openTestApp({ config: { providers: [] } });
  expect((await without.get("/api/auth/google/start")).statusCode).toBe(404);
  expect((await without.post("/api/auth/google", { credential: "x" })).statusCode).toBe(401);
  expect((await without.get("/api/instance")).json().providers).toEqual([]);
  await without.close();
});

test("Google sign-in: a session is confirmed by the account's own Google identity, and by no other", async () => {
  const signedIn = await server.post("/api/auth/google", {
    credential: await provider.idToken("none", { nonce: "n" }),
  });
  const own = cookiesOf(signedIn).join("; ");
  await server.ctx.db.update(sessions).set({ confirmedAt: new Date(Date.now() - 660_000) });
  const begun = (cookie: string) => server.post("/api/auth/totp", undefined, { cookie });
  expect((await begun(own)).json().code).toBe("confirm-needed");
  expect((await get("/api/auth/confirm", own)).json()).toEqual({
    ways: ["provider"],
    providers: [{ id: "google", name: "Google" }],
  });

  const confirmWith = async (cookie: string, code: string) => {
    const flow = await get("/api/auth/google/start?next=%2Fsecurity&confirm=1", cookie);
    const query = new URL(locationOf(flow)).searchParams;
    provider.expect(query.get("nonce") ?? "");
    return back({ code, state: query.get("state") ?? "" }, [cookie, ...cookiesOf(flow)].join("; "));
  };
  const stranger = await server.person();
  await server.ctx.db.update(sessions).set({ confirmedAt: new Date(Date.now() - 660_000) });
  const refused = await confirmWith(stranger.cookie, "not theirs");
  expect([locationOf(refused), hasSession(refused)]).toEqual(["/security?provider=google&outcome=other", false]);
  expect((await begun(stranger.cookie)).statusCode).toBe(403);
  const credential = await provider.idToken("none", { nonce: "n" });
  const posted = await server.post("/api/auth/confirm", { credential }, { cookie: stranger.cookie });
  expect([posted.statusCode, Object.keys(posted.json().fields)]).toEqual([422, ["credential"]]);

  const confirmed = await confirmWith(own, "theirs");
  expect(locationOf(confirmed)).toBe("/security?provider=google&outcome=confirmed");
  const renewed = cookiesOf(confirmed).findLast((one) => /^fanradar=./.test(one ?? "")) ?? "";
  expect((await begun(renewed)).statusCode).toBe(200);
  expect((await begun(own)).statusCode).toBe(401);
  await server.ctx.db.update(sessions).set({ confirmedAt: new Date(Date.now() - 660_000) });
  const byToken = await server.post("/api/auth/confirm", { credential }, { cookie: renewed });
  expect(byToken.statusCode).toBe(200);
});

test("Google sign-in: a new account begins with the preferences that its browser sent with the button", async () => {
  const { state, cookie } = await begin("?theme=system&timezone=Europe/Madrid&currency=EUR&language=es");
  const answer = await back({ code: "first", state }, cookie);
  const session = cookiesOf(answer).find((one) => one?.startsWith("fanradar=")) ?? "";
  expect((await get("/api/user/settings", session)).json().preferences).toEqual({
    theme: "system",
    language: "es",
    timezone: "Europe/Madrid",
    currency: "EUR",
  });
});
