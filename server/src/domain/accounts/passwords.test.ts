import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountTokens, mails } from "../../platform/db/schema.ts";
import { setUpApp } from "../../test/open-test-app.ts";
import { mailReset } from "./reset.ts";

const server = await setUpApp({ config: { publicUrl: "https://fan.example" } });

const fresh = "another good password";
const login = (email: string, password: string) => server.post("/api/auth/login", { email, password });
const forgot = (email: string, headers = {}) => server.post("/api/auth/forgot-password", { email }, headers);
const reset = (token: string, password = fresh) => server.post("/api/auth/reset-password", { token, password });
const isSignedIn = async (cookie: string) => (await server.get("/api/auth/session", { cookie })).json().user !== null;

async function mailsTo(email: string) {
  return server.ctx.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
}
/** Requests a reset, and runs its job. */
async function resetLink(email: string, headers = {}) {
  expect((await forgot(email, headers)).statusCode).toBe(202);
  await mailReset(server.ctx, { email });
  const text = (await mailsTo(email)).at(-1)?.text ?? "";
  return new URL(/https?:\S+reset-password\?token=[\w-]+/.exec(text)?.[0] ?? "");
}
const tokenOf = (link: URL) => link.searchParams.get("token") ?? "";

test("password reset: a mailed link sets the password once, and ends every session", async () => {
  const { email, password, cookie } = await server.person();
  const token = tokenOf(await resetLink(email));
  expect((await login(email, password)).statusCode).toBe(200);

  const answers = await Promise.all([reset(token), reset(token), reset(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  expect(answers.flatMap(({ cookies }) => cookies.map(({ name }) => name))).toEqual(["__Host-fanradar-known"]);
  expect(await isSignedIn(cookie)).toBe(false);
  expect((await login(email, password)).statusCode).toBe(401);
  const { statusCode, headers } = await login(email, fresh);
  expect(statusCode).toBe(200);
  expect(String(headers["set-cookie"])).toContain("fanradar=");
  const notice = (await mailsTo(email)).at(-1);
  expect(notice?.subject).toBe("Your password was changed");
  // Whoever it was: with which browser, and when. What a browser calls itself is not repeated.
  expect(notice?.text).toMatch(/\n\nDevice: an unknown browser\nWhen: .*\d{4}.* UTC\n-- \nYou get this email because/);
});

test("password reset: verifies the address that received the mail", async () => {
  const { email, cookie } = await server.person();
  expect((await server.get("/api/auth/session", { cookie })).json().user.isVerified).toBe(false);
  await reset(tokenOf(await resetLink(email)));
  expect((await login(email, fresh)).json().isVerified).toBe(true);
});

test("password reset: the link's host is the configured one, whatever the request's Host", async () => {
  const { email } = await server.person();
  const link = await resetLink(email, { host: "evil.test", "x-forwarded-host": "evil.test" });
  expect(link.origin).toBe("https://fan.example");
});

test("password reset: only the newest link works, for an hour, for this purpose", async () => {
  const { email, id } = await server.person();
  const [older, newer] = [await resetLink(email), await resetLink(email)];
  expect((await reset(tokenOf(older))).statusCode).toBe(410);
  expect((await server.post("/api/auth/verify-email", { token: tokenOf(newer) })).statusCode).toBe(410);
  await server.ctx.db
    .update(accountTokens)
    .set({ expiresAt: sql`${accountTokens.expiresAt} - interval '61 minutes'` })
    .where(eq(accountTokens.userId, id));
  expect((await reset(tokenOf(newer))).statusCode).toBe(410);
});

test("password reset: a verification link resets nothing", async () => {
  const { email } = await server.person();
  const text = (await mailsTo(email))[0]?.text ?? "";
  expect((await reset(/token=([\w-]+)/.exec(text)?.[1] ?? "")).statusCode).toBe(410);
});

test("password reset: an unknown address gets the same response, and no mail", async () => {
  const { email } = await server.person();
  const [known, unknown] = [await forgot(email), await forgot("nobody@fanradar.test")];
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  await mailReset(server.ctx, { email: "nobody@fanradar.test" });
  expect(await mailsTo("nobody@fanradar.test")).toEqual([]);
});

test("password reset: more than five links an hour are not mailed to one address, known or not", async () => {
  const { email } = await server.person();
  for (const address of [email, "no-such@fanradar.test"]) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => forgot(address)));
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(5);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"]).toBeDefined();
  }
});

test("password reset: a weak new password is refused by its field, and the link still works", async () => {
  const { email } = await server.person();
  const token = tokenOf(await resetLink(email));
  expect((await reset(token, "short")).json().fields).toHaveProperty("password");
  expect((await reset(token)).statusCode).toBe(200);
});

test("change password: ends the other sessions, and renews this browser's", async () => {
  const { email, password, cookie } = await server.person();
  const elsewhere = String((await login(email, password)).headers["set-cookie"]).split(";", 1)[0] ?? "";
  const change = (body: object, as = cookie) => server.post("/api/auth/password", body, { cookie: as });

  const wrong = await change({ current: "not it", password: fresh });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { current: "This isn't your current password" }]);
  expect((await login(email, password)).statusCode).toBe(200);

  const changed = await change({ current: password, password: fresh });
  expect(changed.statusCode).toBe(200);
  const renewed = String(changed.headers["set-cookie"]).split(";", 1)[0] ?? "";
  expect(renewed).not.toBe(cookie);
  expect(await Promise.all([cookie, elsewhere, renewed].map(isSignedIn))).toEqual([false, false, true]);
  expect((await login(email, password)).statusCode).toBe(401);
  expect((await login(email, fresh)).statusCode).toBe(200);
});

test("change password: ten guesses at the current password are checked in a session", async () => {
  const { password, cookie } = await server.person();
  const guess = () => server.post("/api/auth/password", { current: "wrong", password: fresh }, { cookie });
  const answers = await Promise.all(Array.from({ length: 30 }, guess));
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
  const right = { current: password, password: fresh };
  expect((await server.post("/api/auth/password", right, { cookie })).statusCode).toBe(429);
});
