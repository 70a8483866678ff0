import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails, users } from "../../platform/db/schema.ts";
import { seedAccounts } from "../../seed/seed-accounts.ts";
import { cookieOf, setUpApp } from "../../test/open-test-app.ts";

const server = await setUpApp();

const good = { name: "Bo Derek", email: "bo@fanradar.test", password: "long enough", agreeToTerms: true };
const signup = (body: object) => server.post("/api/auth/signup", body);

test("sign-up: creates an unverified user and signs them in", async () => {
  const answer = await signup(good);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ email: good.email, name: good.name, userType: "user", isVerified: false });
  const session = await server.get("/api/auth/session", { cookie: cookieOf(answer.headers["set-cookie"]) });
  expect(session.json()).toMatchObject({ user: answer.json(), hasUnread: false });
});

test("account of a creator: chosen once it is made, as often as one likes, and never by an admin", async () => {
  const made = await signup({ ...good, email: "creator@fanradar.test" });
  const cookie = cookieOf(made.headers["set-cookie"]);
  const choose = (as: string) =>
    server.app.inject({ method: "POST", url: "/api/user/creator", headers: { cookie: as } });
  for (const answer of [await choose(cookie), await choose(cookie)]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...made.json(), userType: "model" });
  }
  expect((await server.get("/api/auth/session", { cookie })).json().user.userType).toBe("model");
  const { db } = server.ctx;
  await db.update(users).set({ userType: "admin" }).where(eq(users.id, made.json().id));
  expect((await choose(cookie)).statusCode).toBe(403);
  const [stored] = await db.select().from(users).where(eq(users.id, made.json().id));
  expect(stored?.userType).toBe("admin");
});

test("sign-up: a taken address is an error of its field, whatever its capitals", async () => {
  const answer = await signup({ ...good, email: "BO@fanradar.test" });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual(["email"]);
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("sign-up: the account of a taken address gets one mail a day about it", async () => {
  for (let tried = 0; tried < 2; tried++) expect((await signup(good)).statusCode).toBe(422);
  const sent = await server.ctx.db.select().from(mails).where(eq(mails.recipient, good.email));
  const notices = sent.filter(({ subject }) => subject === "Someone used your address to sign up");
  expect(notices).toHaveLength(1);
  expect(notices[0]?.text).toContain("/forgot-password");
});

test.each(["password", "Bo Derek 1", "new@fanradar.test"])("sign-up: '%s' is too easy to guess", async (password) => {
  const answer = await signup({ ...good, email: "new@fanradar.test", password });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({ password: expect.stringContaining("first passwords that attackers try") });
});

test("sign-up: ten concurrent ones with one address make one account", async () => {
  const body = { ...good, email: "once@fanradar.test" };
  const answers = await Promise.all(Array.from({ length: 5 }, () => signup(body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422]);
});

test.each([
  ["name", { name: " a " }],
  ["name", { name: undefined }],
  ["name", { name: "a\u0000b" }],
  ["name", { name: "a\ud800b" }],
  ["name", { name: "a\r\nBcc: all@fanradar.test" }],
  ["name", { name: "x".repeat(101) }],
  ["email", { email: "nobody" }],
  ["email", { email: "a@b.test\r\nBcc: c@d.test" }],
  ["email", { email: "a@b.test,c@d.test" }],
  ["email", { email: { $gt: "" } }],
  ["email", { email: `${"a".repeat(250)}@b.test` }],
  ["password", { password: "short" }],
  ["password", { password: "x".repeat(129) }],
  ["password", { password: "long enough\u0000" }],
  ["agreeToTerms", { agreeToTerms: false }],
  ["agreeToTerms", { agreeToTerms: "true" }],
])("sign-up: a bad %s is named and nothing is stored: %j", async (field, change) => {
  const before = await server.ctx.db.$count(users);
  const answer = await signup({ ...good, email: "new@fanradar.test", ...change });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await server.ctx.db.$count(users)).toBe(before);
});

test("sign-up: fields that it may not set are ignored", async () => {
  const email = "sly@fanradar.test";
  const extra = { id: 1, userType: "admin", isVerified: true, passwordHash: "x", googleId: "1" };
  const body = JSON.stringify({ ...good, email, ...extra }).replace("{", '{"__proto__":{"userType":"admin"},');
  const answer = await server.post("/api/auth/signup", body, { "content-type": "application/json" });
  expect(answer.statusCode).toBe(201);
  const [row] = await server.ctx.db.select().from(users).where(eq(users.email, email));
  expect(row).toMatchObject({ userType: "user", isVerified: false });
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

test("sign-up: a password is counted in characters and stored as typed", async () => {
  const password = " 🦊🦊🦊🦊🦊🦊 ";
  const answer = await signup({ ...good, email: "fox@fanradar.test", password });
  expect(answer.statusCode).toBe(201);
  const login = (typed: string) => server.post("/api/auth/login", { email: "fox@fanradar.test", password: typed });
  expect((await login(password)).statusCode).toBe(200);
  expect((await login(password.trim())).statusCode).toBe(401);
});

test("seedAccounts: the demo's accounts are made once and sign in; a changed one stays unchanged", async () => {
  await seedAccounts(server.ctx.db);
  await server.ctx.db.update(users).set({ name: "Changed" }).where(eq(users.email, "demo@fanradar.test"));
  await seedAccounts(server.ctx.db);
  for (const [email, userType] of Object.entries({
    "demo@fanradar.test": "user",
    "model@fanradar.test": "model",
    "admin@fanradar.test": "admin",
  })) {
    const answer = await server.post("/api/auth/login", { email, password: "fanradar-demo" });
    expect(answer.json()).toMatchObject({ email, userType, isVerified: true });
  }
  const [demo] = await server.ctx.db.select().from(users).where(eq(users.email, "demo@fanradar.test"));
  expect(demo?.name).toBe("Changed");
});

test("sign-up: a new account has the preferences that its browser sent, and the defaults without any", async () => {
  const begun = async (body: object) => {
    const answer = await signup(body);
    const cookie = cookieOf(answer.headers["set-cookie"]);
    return (await server.get("/api/user/settings", { cookie })).json().preferences;
  };
  const preferences = { theme: "system", language: "de", timezone: "Europe/Berlin", currency: "EUR" };
  expect(await begun({ ...good, email: "berlin@fanradar.test", preferences })).toEqual(preferences);
  const defaults = { theme: "light", language: "en", timezone: "UTC", currency: "USD" };
  expect(await begun({ ...good, email: "plain@fanradar.test" })).toEqual(defaults);
});

test.each([
  [
    { timezone: "Mars/Base", currency: "EUR" },
    { timezone: "UTC", currency: "EUR" },
  ],
  [
    { theme: "pink", language: "xx", currency: 7, timezone: null },
    { theme: "light", language: "en", currency: "USD" },
  ],
  ["nothing", { timezone: "UTC" }],
])("sign-up: preferences unknown to this instance stay at their defaults: %j", async (preferences, expected) => {
  const email = `${JSON.stringify(preferences).length}@fanradar.test`;
  const answer = await signup({ ...good, email, preferences });
  expect(answer.statusCode).toBe(201);
  const settings = await server.get("/api/user/settings", { cookie: cookieOf(answer.headers["set-cookie"]) });
  expect(settings.json().preferences).toMatchObject(expected);
});
