import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "../../platform/db/schema.ts";
import { dumpDatabase } from "../../test/dump-database.ts";
import { cookieOf, openTestApp, setUpApp } from "../../test/open-test-app.ts";

const server = await setUpApp();
const ann = await server.person("ann@fanradar.test");

const login = "/api/auth/login";

test.each([
  ["a wrong password", { email: "ann@fanradar.test", password: "wrong password" }],
  ["no password", { email: "ann@fanradar.test" }],
  ["an empty password", { email: "ann@fanradar.test", password: "" }],
  ["null as password", { email: "ann@fanradar.test", password: null }],
  ["a number as password", { email: "ann@fanradar.test", password: 1 }],
  ["a list as password", { email: "ann@fanradar.test", password: ["a correct password"] }],
  ["an object as password", { email: "ann@fanradar.test", password: { $ne: null } }],
  ["an e-mail and a name, as the older client sent", { email: "ann@fanradar.test", name: "ann" }],
  ["a Google id", { email: "ann@fanradar.test", googleId: "1", password: "" }],
  ["nothing", {}],
  ["no e-mail", { password: "a correct password" }],
  ["an unknown e-mail", { email: "nobody@fanradar.test", password: "a correct password" }],
  ["the password with a NUL behind", { email: "ann@fanradar.test", password: "a correct password\u0000" }],
  ["a password of 1 MB less a bit", { email: "ann@fanradar.test", password: "x".repeat(200_000) }],
])("login: %s is 401 'Authentication failed' and sets no cookie", async (_, body) => {
  const answer = await server.post(login, body);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: "wrong-credentials", message: "Authentication failed" });
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("login: unknown e-mail and wrong password get the same response", async () => {
  const wrong = await server.post(login, { email: "ann@fanradar.test", password: "wrong" });
  const unknown = await server.post(login, { email: "nobody@fanradar.test", password: "wrong" });
  expect(unknown.statusCode).toBe(wrong.statusCode);
  expect(unknown.body).toBe(wrong.body);
});

test("login: the right password signs in, whatever the capitals of the e-mail", async () => {
  const answer = await server.post(login, { email: " ANN@FanRadar.test ", password: ann.password });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    id: ann.id,
    email: "ann@fanradar.test",
    name: "Somebody",
    avatar: "",
    userType: "user",
    isVerified: false,
  });
  const session = await server.get("/api/auth/session", { cookie: cookieOf(answer.headers["set-cookie"]) });
  expect(session.json()).toMatchObject({ user: answer.json(), hasUnread: false });
});

test("login: the cookie is not readable by scripts, and its token is 256 random bits", async () => {
  const answer = await server.post(login, { email: ann.email, password: ann.password });
  expect(answer.headers["set-cookie"]?.[0]).toMatch(
    /^fanradar=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test("login: behind https the cookie is bound to the host and secure", async () => {
  const secure = await openTestApp({ config: { mode: "live", publicUrl: "https://fan.example" } });
  const { email, password } = await secure.person();
  const answer = await secure.post(login, { email, password });
  expect(answer.headers["set-cookie"]?.[0]).toMatch(
    /^__Host-fanradar=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const session = await secure.get("/api/auth/session", { cookie: cookieOf(answer.headers["set-cookie"]) });
  expect(session.json().user.email).toBe(email);
  await secure.close();
});

test("login: the database contains no token and no password", async () => {
  const token = ann.cookie.replace(/^fanradar=/, "");
  const dump = await dumpDatabase(server.ctx.pool);
  expect(dump).toContain(ann.email);
  expect(dump).not.toContain(token);
  expect(dump).not.toContain(Buffer.from(token, "base64url").toString("hex"));
  expect(dump).not.toContain(ann.password);
});

test("login: replaces the browser's previous session", async () => {
  const first = await server.post(login, { email: ann.email, password: ann.password });
  const planted = cookieOf(first.headers["set-cookie"]);
  const second = await server.post(login, { email: ann.email, password: ann.password }, { cookie: planted });
  const fresh = cookieOf(second.headers["set-cookie"]);
  expect(fresh).not.toBe(planted);
  expect((await server.get("/api/auth/session", { cookie: planted })).json()).toEqual({ user: null, hasUnread: false });
});

test("session: an unknown token is refused and not adopted", async () => {
  const planted = `fanradar=${"A".repeat(43)}`;
  const answer = await server.post(login, { email: ann.email, password: ann.password }, { cookie: planted });
  expect(cookieOf(answer.headers["set-cookie"])).not.toBe(planted);
  expect((await server.get("/api/auth/session", { cookie: planted })).json()).toEqual({ user: null, hasUnread: false });
});

test("logout: ends the session on the server", async () => {
  const { cookie } = await server.person();
  const answer = await server.post("/api/auth/logout", undefined, { cookie });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["set-cookie"]).toMatch(/^fanradar=; Max-Age=0; Path=\//);
  expect((await server.post("/api/auth/resend-verification", undefined, { cookie })).statusCode).toBe(401);
  expect((await server.post("/api/auth/logout", undefined, { cookie })).statusCode).toBe(200);
});

test("session: an expired one is invalid; one in use is renewed", async () => {
  const old = await server.person();
  await server.ctx.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, old.id));
  const ended = await server.get("/api/auth/session", { cookie: old.cookie });
  expect(ended.json()).toEqual({ user: null, hasUnread: false });
  expect(ended.headers["set-cookie"]).toMatch(/^fanradar=; Max-Age=0/);

  const used = await server.person();
  const soon = new Date(Date.now() + 60_000);
  const before = { expiresAt: soon, lastSeenAt: new Date(Date.now() - 360_000) };
  await server.ctx.db.update(sessions).set(before).where(eq(sessions.userId, used.id));
  const renewed = await server.get("/api/auth/session", { cookie: used.cookie });
  expect(cookieOf(renewed.headers["set-cookie"])).toBe(used.cookie);
  const [row] = await server.ctx.db.select().from(sessions).where(eq(sessions.userId, used.id));
  expect(row?.expiresAt.getTime()).toBeGreaterThan(soon.getTime() + 28 * 86_400_000);
  expect(row?.lastSeenAt.getTime()).toBeGreaterThan(before.lastSeenAt.getTime() + 300_000);
});
