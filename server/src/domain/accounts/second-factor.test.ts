import { eq, like, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { limitCounters, loginChallenges, mails, sessions } from "../../platform/db/schema.ts";
import { dumpDatabase } from "../../test/dump-database.ts";
import { cookieOf, type Person, setUpApp } from "../../test/open-test-app.ts";

const server = await setUpApp();

const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, "0");
const call = (method: "POST" | "DELETE", url: string, cookie: string, payload?: object) =>
  server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const isSignedIn = async (cookie: string) => (await server.get("/api/auth/session", { cookie })).json().user !== null;

/** Turned on with the code of now: the next step's is the first that signs in. */
async function withSecondFactor() {
  const person = await server.person();
  const { secret, uri } = (await call("POST", "/api/auth/totp", person.cookie)).json();
  const on = await call("POST", "/api/auth/totp/enable", person.cookie, { code: codeOf(secret) });
  expect(on.statusCode).toBe(200);
  const { recoveryCodes: codes }: { recoveryCodes: string[] } = on.json();
  return { ...person, secret, uri, codes };
}
async function challenged({ email, password }: Person) {
  const answer = await server.post("/api/auth/login", { email, password });
  expect([answer.statusCode, answer.json().code]).toEqual([401, "second-factor"]);
  return cookieOf(answer.headers["set-cookie"]);
}
const pass = (challenge: string, code: string) => call("POST", "/api/auth/second-factor", challenge, { code });

test("second factor: without a code the password opens no session; with it the person is signed in", async () => {
  const person = await withSecondFactor();
  expect(new URL(person.uri)).toMatchObject({ protocol: "otpauth:", host: "totp" });
  const challenge = await challenged(person);
  expect(challenge).toContain("challenge=");
  expect(await isSignedIn(challenge)).toBe(false);

  const wrong = await pass(challenge, wrongCode(person.secret));
  expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { code: "This code is wrong or was already used" }]);
  const right = await pass(challenge, codeOf(person.secret, 1));
  expect(right.json()).toMatchObject({ id: person.id, email: person.email });
  const set = [right.headers["set-cookie"]].flat().map(String);
  const session = set.find((one) => one.startsWith("fanradar="))?.split(";", 1)[0] ?? "";
  expect(await isSignedIn(session)).toBe(true);
  expect((await pass(challenge, codeOf(person.secret, 1))).json().code).toBe("no-challenge");
});

test("second factor: a code is accepted once, also of two concurrent requests", async () => {
  const person = await withSecondFactor();
  const challenges = await Promise.all([challenged(person), challenged(person), challenged(person)]);
  const code = codeOf(person.secret, 1);
  const answers = await Promise.all(challenges.map((one) => pass(one, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await pass(await challenged(person), code)).statusCode).toBe(422);
});

test("second factor: of fifty concurrent codes five a challenge are checked", async () => {
  const person = await withSecondFactor();
  const challenge = await challenged(person);
  const answers = await Promise.all(Array.from({ length: 50 }, () => pass(challenge, wrongCode(person.secret))));
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
  expect((await pass(challenge, codeOf(person.secret, 1))).json().code).toBe("no-challenge");
});

test("second factor: wrong codes are limited over all challenges of an account", async () => {
  const person = await withSecondFactor();
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) {
    const challenge = await challenged(person);
    for (let m = 0; m < 5; m++) statuses.push((await pass(challenge, wrongCode(person.secret))).statusCode);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});

test("second factor: a challenge expires after ten minutes", async () => {
  const person = await withSecondFactor();
  const challenge = await challenged(person);
  await server.ctx.db
    .update(loginChallenges)
    .set({ expiresAt: sql`${loginChallenges.expiresAt} - interval '11 minutes'` })
    .where(eq(loginChallenges.userId, person.id));
  expect((await pass(challenge, codeOf(person.secret, 1))).json().code).toBe("no-challenge");
});

test("second factor: a recovery code signs in once, in any notation", async () => {
  const person = await withSecondFactor();
  expect(new Set(person.codes).size).toBe(10);
  const [code = ""] = person.codes;
  const written = ` ${code.toUpperCase().replace("-", " ")} `;
  expect((await pass(await challenged(person), written)).statusCode).toBe(200);
  expect((await pass(await challenged(person), code)).statusCode).toBe(422);
  const left = await server.get("/api/auth/totp", { cookie: person.cookie });
  expect(left.json()).toEqual({ isOn: true, recoveryCodesLeft: 9 });
});

test("second factor: turning it on and off ends other sessions and sends a mail; turning it off needs a recent confirmation", async () => {
  const { email, password, cookie, id } = await server.person();
  const elsewhere = cookieOf((await server.post("/api/auth/login", { email, password })).headers["set-cookie"]);
  const { secret } = (await call("POST", "/api/auth/totp", cookie)).json();
  expect((await call("POST", "/api/auth/totp/enable", cookie, { code: wrongCode(secret) })).statusCode).toBe(422);
  expect(await isSignedIn(elsewhere)).toBe(true);
  await call("POST", "/api/auth/totp/enable", cookie, { code: codeOf(secret) });
  expect(await Promise.all([elsewhere, cookie].map(isSignedIn))).toEqual([false, true]);

  await server.ctx.db
    .update(sessions)
    .set({ confirmedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, id));
  for (const method of ["POST", "DELETE"] as const)
    expect((await call(method, "/api/auth/totp", cookie)).json().code).toBe("confirm-needed");
  expect((await call("POST", "/api/auth/confirm", cookie, { password: "not it" })).json().fields).toHaveProperty(
    "password",
  );
  const confirmed = await call("POST", "/api/auth/confirm", cookie, { password });
  expect(confirmed.statusCode).toBe(200);
  // ASVS 7.2.4: reauthentication rotates the session's token.
  const renewed = cookieOf(confirmed.headers["set-cookie"]);
  expect(await Promise.all([cookie, renewed].map(isSignedIn))).toEqual([false, true]);
  expect((await call("DELETE", "/api/auth/totp", renewed)).statusCode).toBe(200);
  expect((await server.post("/api/auth/login", { email, password })).statusCode).toBe(200);
  const sent = await server.ctx.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  expect(sent.map(({ subject }) => subject).slice(-2)).toEqual([
    "Two-factor authentication was turned on",
    "Two-factor authentication was turned off",
  ]);
});

test("second factor: of concurrent requests to turn it off one does; turning it off twice sends no notice", async () => {
  const { email, cookie } = await withSecondFactor();
  const off = () => call("DELETE", "/api/auth/totp", cookie);
  const answers = await Promise.all([off(), off(), off(), off()]);
  expect([...answers, await off()].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  const sent = await server.ctx.db.select().from(mails).where(eq(mails.recipient, email));
  expect(sent.filter(({ subject }) => subject === "Two-factor authentication was turned off")).toHaveLength(1);
});

test("second factor: a password reset does not bypass it", async () => {
  const person = await withSecondFactor();
  const { setNewPassword } = await import("./reset.ts");
  const { makeToken } = await import("./mail-token.ts");
  const token = await server.ctx.db.transaction((tx) =>
    makeToken(tx, { userId: person.id, purpose: "reset-password", hours: 1 }),
  );
  await setNewPassword(server.ctx, { token, password: "a new password", userAgent: undefined });
  const answer = await server.post("/api/auth/login", { email: person.email, password: "a new password" });
  expect(answer.json().code).toBe("second-factor");
});

test("second factor: a code confirms a session as the password does; ten wrong ones are checked in a session", async () => {
  const person = await withSecondFactor();
  await server.ctx.db
    .update(sessions)
    .set({ confirmedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, person.id));
  const confirm = (body: object) => call("POST", "/api/auth/confirm", person.cookie, body);
  expect((await confirm({})).json().fields).toEqual({ password: "Please enter your password" });
  const tries = await Promise.all(Array.from({ length: 14 }, () => confirm({ code: wrongCode(person.secret) })));
  expect(tries.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
  expect((await confirm({ code: codeOf(person.secret, 1) })).statusCode).toBe(429);
  await server.ctx.db.delete(limitCounters).where(like(limitCounters.key, `second-factor:${person.id}:%`));
  const confirmed = await confirm({ code: codeOf(person.secret, 1) });
  expect(confirmed.statusCode).toBe(200);
  expect((await call("DELETE", "/api/auth/totp", cookieOf(confirmed.headers["set-cookie"]))).statusCode).toBe(200);
});

test("second factor: no code confirms a session of an account without one", async () => {
  const { cookie } = await server.person();
  for (const code of ["000000", "abcde-fghjk"])
    expect((await call("POST", "/api/auth/confirm", cookie, { code })).statusCode).toBe(422);
});

test("second factor: with a lost APP_SECRET codes are wrong, and recovery codes still sign in", async () => {
  const person = await withSecondFactor();
  const { ctx } = server;
  const app = await buildApp({ ...ctx, config: { ...ctx.config, appSecret: "another secret, of 32 letters too" } });
  const challenge = await challenged(person);
  const bring = (code = "") =>
    app.inject({ method: "POST", url: "/api/auth/second-factor", headers: { cookie: challenge }, payload: { code } });
  expect((await bring(codeOf(person.secret, 1))).statusCode).toBe(422);
  expect((await bring(person.codes[0])).statusCode).toBe(200);
  await app.close();
});

test("second factor: the log has each step with account and address, and no code", async () => {
  const person = await withSecondFactor();
  const from = server.logLines.length;
  const challenge = await challenged(person);
  await pass(challenge, wrongCode(person.secret));
  await pass(challenge, codeOf(person.secret, 1));
  await pass(challenge, codeOf(person.secret, 1));
  const lines = server.logLines.slice(from);
  const events = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "security");
  expect(events.map(({ event, actor }) => [event, actor])).toEqual([
    ["second-factor-required", person.id],
    ["second-factor-refused", person.id],
    ["login", person.id],
    ["challenge-refused", undefined],
  ]);
  expect(events.every(({ ip }) => ip === "127.0.0.1")).toBe(true);
  expect(lines.join("")).not.toContain(codeOf(person.secret, 1));
});

test("second factor: no table contains a secret, a recovery code or a challenge's token in plain text", async () => {
  const person = await withSecondFactor();
  const challenge = await challenged(person);
  const dump = await dumpDatabase(server.ctx.pool);
  expect(dump).toContain(person.email);
  const token = challenge.split("=")[1] ?? "";
  const bytes = [Buffer.from(token, "base64url"), Buffer.from(Secret.fromBase32(person.secret).bytes)];
  const forms = bytes.flatMap((one) => [one.toString("hex"), one.toString("base64url"), one.toString("base64")]);
  const plain = person.codes.flatMap((code) => [code, code.replace("-", "")]);
  for (const one of [person.secret, ...plain, ...forms]) expect(dump).not.toContain(one);
});
