import { and, eq, like, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import {
  auditEntries,
  limitCounters,
  mails,
  passkeyChallenges,
  passkeys,
  sessions,
  users,
} from "../../platform/db/schema.ts";
import { dumpDatabase } from "../../test/dump-database.ts";
import { cookieOf, openTestApp, type Person, setUpApp } from "../../test/open-test-app.ts";
import { softAuthenticator } from "../../test/soft-authenticator.ts";
import { purgeExpired } from "./purge-expired.ts";

const origin = "https://radar.test";
const server = await setUpApp({ config: { publicUrl: origin } });
const { db } = server.ctx;

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers["set-cookie"]].flat().map((one) => String(one).split(";", 1)[0] ?? "");
const newSession = (answer: { headers: Record<string, unknown> }) =>
  cookiesOf(answer).find((one) => /^__Host-fanradar=./.test(one)) ?? "";
const send = (method: "POST" | "PATCH" | "DELETE", url: string, cookie: string, payload?: object) =>
  server.app.inject({ method, url, headers: { cookie, host: "radar.test" }, ...(payload && { payload }) });
const isSignedIn = async (cookie: string) => (await server.get("/api/auth/session", { cookie })).json().user !== null;
const listOf = async (cookie: string) => (await server.get("/api/auth/passkeys", { cookie })).json();
const actsOf = async (userId: number) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.actorId, userId)).orderBy(auditEntries.id)).map(
    ({ act }) => act,
  );
const mailsTo = (recipient: string) =>
  db
    .select({ subject: mails.subject, text: mails.text })
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(mails.id);

async function beginAdding(cookie: string) {
  const answer = await send("POST", "/api/auth/passkeys/options", cookie);
  expect(answer.statusCode, answer.body).toBe(200);
  return { options: answer.json(), cookie: [cookie, ...cookiesOf(answer)].join("; ") };
}
async function addTo(person: Pick<Person, "cookie">, name = "Laptop") {
  const key = softAuthenticator({ origin, rpId: "radar.test" });
  const { options, cookie } = await beginAdding(person.cookie);
  const answer = await send("POST", "/api/auth/passkeys", cookie, { name, passkey: key.make(options) });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id }: { id: number } = answer.json();
  return { key, id };
}
async function withPasskey() {
  const person = await server.person();
  return { ...person, ...(await addTo(person)) };
}
async function begin(cookie = "") {
  const answer = await send("POST", "/api/auth/passkey/options", cookie);
  const { challenge }: { challenge: string } = answer.json();
  return { challenge, cookie: [cookie, ...cookiesOf(answer)].filter(Boolean).join("; ") };
}
type Lie = Omit<Parameters<ReturnType<typeof softAuthenticator>["use"]>[0], "challenge">;
async function signIn({ key }: Pick<Awaited<ReturnType<typeof withPasskey>>, "key">, how: Lie = {}) {
  const { challenge, cookie } = await begin();
  return send("POST", "/api/auth/passkey", cookie, { passkey: key.use({ challenge, ...how }) });
}

test("passkeys: one that is added signs in by itself, is mailed to its owner and stands in the audit log", async () => {
  const person = await withPasskey();
  expect(await listOf(person.cookie)).toEqual([
    { id: person.id, name: "Laptop", isSynced: true, createdAt: expect.any(String), lastUsedAt: null },
  ]);
  const answer = await signIn(person);
  expect(answer.json()).toMatchObject({ email: person.email });
  expect(await isSignedIn(newSession(answer))).toBe(true);
  const [{ lastUsedAt }] = await listOf(person.cookie);
  expect(Date.parse(lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain("A passkey was added to your account");
  const [{ userId } = { userId: 0 }] = await db.select().from(passkeys).where(eq(passkeys.id, person.id));
  expect(await actsOf(userId)).toEqual(["signup", "passkey-added", "login-passkey"]);
});

test("passkeys: options name this host, a discoverable passkey and those that the account has", async () => {
  const person = await withPasskey();
  const { options } = await beginAdding(person.cookie);
  expect(options).toMatchObject({
    rp: { id: "radar.test" },
    user: { name: person.email },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    excludeCredentials: [{ id: person.key.id, type: "public-key", transports: ["internal"] }],
  });
  const again = await beginAdding(person.cookie);
  expect(again.options.user.id).toBe(options.user.id);
  expect(again.options.challenge).not.toBe(options.challenge);
  const use = await send("POST", "/api/auth/passkey/options", "");
  expect(use.json()).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: "radar.test",
    timeout: 300_000,
    userVerification: "preferred",
  });
});

test("passkeys: one that was made and not stored has the handle of the next, which replaces it in its authenticator", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const { options, cookie } = await beginAdding(person.cookie);
  const key = softAuthenticator({ origin, rpId: "radar.test" });
  const refused = await send("POST", "/api/auth/passkeys", cookie, { name: " ", passkey: key.make(options) });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ["name"]]);
  expect((await beginAdding(person.cookie)).options.user.id).toBe(options.user.id);
  expect((await beginAdding(other.cookie)).options.user.id).not.toBe(options.user.id);
});

test("passkeys: adding and removing need a session that was confirmed within ten minutes", async () => {
  const person = await withPasskey();
  await db.update(sessions).set({ confirmedAt: sql`now() - interval '11 minutes'` });
  for (const answer of [
    await send("POST", "/api/auth/passkeys/options", person.cookie),
    await send("DELETE", `/api/auth/passkeys/${person.id}`, person.cookie),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([403, "confirm-needed"]);
  expect(await listOf(person.cookie)).toHaveLength(1);
});

test("passkeys: one that verified its user counts as both factors; one that did not is followed by a code", async () => {
  const person = await withPasskey();
  const { secret } = (await send("POST", "/api/auth/totp", person.cookie)).json();
  const code = (ahead: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });
  await send("POST", "/api/auth/totp/enable", person.cookie, { code: code(0) });

  expect(await isSignedIn(newSession(await signIn(person)))).toBe(true);
  const half = await signIn(person, { isVerified: false });
  expect([half.statusCode, half.json().code, newSession(half)]).toEqual([401, "second-factor", ""]);
  const challenge = cookiesOf(half).find((one) => one.includes("-challenge=")) ?? "";
  const passed = await send("POST", "/api/auth/second-factor", challenge, { code: code(1) });
  expect(await isSignedIn(newSession(passed))).toBe(true);
});

test("passkeys: without a second factor one that did not verify its user signs in, as a password does", async () => {
  expect((await signIn(await withPasskey(), { isVerified: false })).statusCode).toBe(200);
});

test.each<[string, Lie["lie"]]>([
  ["of another origin", { origin: "https://radar.test.evil.test" }],
  ["of plain http", { origin: "http://radar.test" }],
  ["of another host", { rpId: "evil.test" }],
  ["with another signature", { signature: Buffer.from("3006020101020101", "hex") }],
  ["with another account's handle", { handle: "AAAA" }],
  ["that was made to add one", { type: "webauthn.create" }],
])("passkeys: a signature %s signs nobody in, and stands in the audit log", async (_, lie) => {
  const person = await withPasskey();
  const answer = await signIn(person, { ...(lie && { lie }) });
  expect([answer.statusCode, answer.json().code, newSession(answer)]).toEqual([401, "passkey-failed", ""]);
  const [{ userId } = { userId: 0 }] = await db.select().from(passkeys).where(eq(passkeys.id, person.id));
  const refused = and(eq(auditEntries.subjectId, userId), eq(auditEntries.act, "login-refused"));
  expect(await db.$count(auditEntries, refused)).toBe(1);
});

test("passkeys: a copy whose count is behind is refused", async () => {
  const person = await withPasskey();
  for (let n = 0; n < 3; n++) expect((await signIn(person)).statusCode).toBe(200);
  expect((await signIn(person, { lie: { counter: 2 } })).json().code).toBe("passkey-failed");
  expect((await signIn(person)).statusCode).toBe(200);
});

test("passkeys: a challenge counts once, also of ten at once", async () => {
  const person = await withPasskey();
  const { challenge, cookie } = await begin();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      send("POST", "/api/auth/passkey", cookie, { passkey: person.key.use({ challenge }) }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await send("POST", "/api/auth/passkey", cookie, { passkey: person.key.use({ challenge }) })).statusCode).toBe(
    401,
  );
});

test("passkeys: a failed try spends the challenge", async () => {
  const person = await withPasskey();
  const { challenge, cookie } = await begin();
  const wrong = person.key.use({ challenge, lie: { origin: "https://evil.test" } });
  expect((await send("POST", "/api/auth/passkey", cookie, { passkey: wrong })).statusCode).toBe(401);
  const right = person.key.use({ challenge });
  expect((await send("POST", "/api/auth/passkey", cookie, { passkey: right })).statusCode).toBe(401);
});

test("passkeys: a challenge counts in the browser that began, for five minutes, and expired ones are deleted", async () => {
  const person = await withPasskey();
  const { challenge } = await begin();
  const other = await begin();
  const elsewhere = await send("POST", "/api/auth/passkey", other.cookie, { passkey: person.key.use({ challenge }) });
  expect(elsewhere.json().code).toBe("passkey-failed");
  const late = await begin();
  await db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
  const passkey = person.key.use({ challenge: late.challenge });
  expect((await send("POST", "/api/auth/passkey", late.cookie, { passkey })).json().code).toBe("passkey-failed");
  await begin();
  await db.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
  await purgeExpired(db);
  expect(await db.$count(passkeyChallenges)).toBe(0);
});

test("passkeys: a challenge to use one adds none, nor one of another account; and one to add signs nobody in", async () => {
  const [person, other] = [await withPasskey(), await server.person()];
  const key = softAuthenticator({ origin, rpId: "radar.test" });
  const use = await begin(person.cookie);
  const made = { challenge: use.challenge, user: { id: "AAAA" } };
  const added = await send("POST", "/api/auth/passkeys", use.cookie, { name: "X", passkey: key.make(made) });
  expect([added.statusCode, Object.keys(added.json().fields)]).toEqual([422, ["passkey"]]);

  const foreign = await beginAdding(other.cookie);
  const challengeCookie = foreign.cookie.split("; ").find((one) => one.includes("-passkey=")) ?? "";
  const mixed = `${person.cookie}; ${challengeCookie}`;
  const crossed = await send("POST", "/api/auth/passkeys", mixed, { name: "X", passkey: key.make(foreign.options) });
  expect(crossed.statusCode).toBe(422);

  const adding = await beginAdding(person.cookie);
  const signed = person.key.use({ challenge: adding.options.challenge });
  expect((await send("POST", "/api/auth/passkey", adding.cookie, { passkey: signed })).json().code).toBe(
    "passkey-failed",
  );
  expect(await listOf(person.cookie)).toHaveLength(1);
});

test("passkeys: attestations of makers, whose certificates name addresses to fetch, are refused unread", async () => {
  const person = await server.person();
  const key = softAuthenticator({ origin, rpId: "radar.test" });
  const { options, cookie } = await beginAdding(person.cookie);
  const passkey = key.make(options, "android-key");
  expect((await send("POST", "/api/auth/passkeys", cookie, { name: "Phone", passkey })).statusCode).toBe(422);
  expect(server.logLines.join()).toContain("Attestation of format android-key");
});

test("passkeys: one that another account has already is not added", async () => {
  const [person, other] = [await withPasskey(), await server.person()];
  const { options, cookie } = await beginAdding(other.cookie);
  const answer = await send("POST", "/api/auth/passkeys", cookie, { name: "Same", passkey: person.key.make(options) });
  expect(answer.statusCode).toBe(422);
  expect(await listOf(other.cookie)).toEqual([]);
});

test("passkeys: an account has at most twenty", async () => {
  const person = await server.person();
  for (let n = 0; n < 20; n++) await addTo(person, `Key ${n}`);
  const { options, cookie } = await beginAdding(person.cookie);
  const passkey = softAuthenticator({ origin, rpId: "radar.test" }).make(options);
  const answer = await send("POST", "/api/auth/passkeys", cookie, { name: "One more", passkey });
  expect([answer.statusCode, answer.json().fields.name]).toEqual([422, expect.stringContaining("20 passkeys")]);
});

test("passkeys: its owner renames and removes one, which ends the other sessions and sends a mail; nobody else can", async () => {
  const [person, other] = [await withPasskey(), await server.person()];
  const path = `/api/auth/passkeys/${person.id}`;
  expect((await send("PATCH", path, other.cookie, { name: "Mine" })).statusCode).toBe(404);
  expect((await send("DELETE", path, other.cookie)).statusCode).toBe(404);
  expect((await send("PATCH", path, person.cookie, { name: " " })).statusCode).toBe(422);
  expect((await send("PATCH", path, person.cookie, { name: "Phone" })).statusCode).toBe(200);
  expect(await listOf(person.cookie)).toMatchObject([{ name: "Phone" }]);

  const elsewhere = newSession(await signIn(person));
  expect((await send("DELETE", path, person.cookie)).statusCode).toBe(200);
  expect([await isSignedIn(elsewhere), await isSignedIn(person.cookie)]).toEqual([false, true]);
  expect((await signIn(person)).json().code).toBe("passkey-failed");
  expect((await mailsTo(person.email)).at(-1)).toMatchObject({
    subject: "A passkey was removed from your account",
    text: expect.stringContaining("“Phone”"),
  });
});

test("passkeys: the last way to sign in is not removed, also not by two at once", async () => {
  const person = await withPasskey();
  const second = await addTo(person, "Phone");
  await db.update(users).set({ passwordHash: null }).where(eq(users.email, person.email));
  const answers = await Promise.all(
    [person.id, second.id].map((id) => send("DELETE", `/api/auth/passkeys/${id}`, person.cookie)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("last-way-in");
  expect(await listOf(person.cookie)).toHaveLength(1);
});

test("passkeys: an account confirms its session with one of its own, and with no other", async () => {
  const [person, other] = [await withPasskey(), await withPasskey()];
  expect((await server.get("/api/auth/confirm", { cookie: person.cookie })).json()).toEqual({
    ways: ["password", "passkey"],
    providers: [],
  });
  await db.update(sessions).set({ confirmedAt: sql`now() - interval '11 minutes'` });
  const confirm = async (key: typeof person.key) => {
    const { challenge, cookie } = await begin(person.cookie);
    return send("POST", "/api/auth/confirm", cookie, { passkey: key.use({ challenge }) });
  };
  const wrong = await confirm(other.key);
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ["passkey"]]);
  const right = await confirm(person.key);
  expect(right.statusCode).toBe(200);
  expect((await send("DELETE", `/api/auth/passkeys/${person.id}`, newSession(right))).statusCode).toBe(200);
});

test("passkeys: one of a disabled account does not sign in", async () => {
  const person = await withPasskey();
  await db.update(users).set({ isDisabled: true }).where(eq(users.email, person.email));
  expect((await signIn(person)).json().code).toBe("disabled");
});

test("passkeys: uses are limited by network", async () => {
  await db.delete(limitCounters).where(like(limitCounters.key, "passkey:%"));
  const statuses: number[] = [];
  for (let n = 0; n < 101; n++) statuses.push((await send("POST", "/api/auth/passkey/options", "")).statusCode);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([100, 429]);
  await db.delete(limitCounters).where(like(limitCounters.key, "passkey:%"));
});

test("passkeys: the personal export lists them without keys, and they go with the account", async () => {
  const person = await withPasskey();
  const exported = (await send("POST", "/api/user/export", person.cookie)).body;
  expect(exported).toContain(person.key.id);
  expect(exported).not.toMatch(/public_?key|user_?handle/i);
  const erased = await send("DELETE", "/api/user/delete", person.cookie);
  expect(erased.statusCode, erased.body).toBe(200);
  expect(await dumpDatabase(server.ctx.pool)).not.toContain(person.key.id);
  expect((await signIn(person)).json().code).toBe("passkey-failed");
});

test("passkeys: an instance at an IP address offers none; on this machine they are localhost's", async () => {
  const remote = await openTestApp({ config: { publicUrl: "https://192.0.2.7" } });
  expect((await remote.get("/api/instance")).json().passkeyOrigin).toBeNull();
  expect((await remote.post("/api/auth/passkey/options")).json().code).toBe("passkey-failed");
  await remote.close();
  const local = await openTestApp({ config: { publicUrl: "http://127.0.0.1:3000" } });
  expect((await local.get("/api/instance")).json().passkeyOrigin).toBe("http://localhost:3000");
  const { cookie } = await local.person();
  const host = "localhost:5173";
  const begun = await local.post("/api/auth/passkeys/options", undefined, { cookie, host });
  expect(begun.json().rp.id).toBe("localhost");
  const key = softAuthenticator({ origin: `http://${host}`, rpId: "localhost" });
  const body = { name: "Laptop", passkey: key.make(begun.json()) };
  const cookies = `${cookie}; ${cookieOf(begun.headers["set-cookie"])}`;
  const added = await local.post("/api/auth/passkeys", body, { cookie: cookies, host });
  expect(added.statusCode, added.body).toBe(201);
  await local.close();
});
