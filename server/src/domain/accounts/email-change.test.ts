import type { Settings } from "@fanradar/contract";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  accountTokens,
  emailChanges,
  identities,
  limitCounters,
  mails,
  sessions,
  users,
} from "../../platform/db/schema.ts";
import { cookieOf, type Person, setUpApp } from "../../test/open-test-app.ts";
import { purgeExpired } from "./purge-expired.ts";

const server = await setUpApp({ config: { publicUrl: "https://fan.example" } });

let numbers = 0;
const freshAddress = () => `new.address.${++numbers}@fanradar.test`;
const request = async (
  cookie: string,
  method: "GET" | "PUT" | "POST" | "DELETE",
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) => {
  const sent = { method, url, headers: { ...headers, cookie }, ...(payload && { payload }) };
  const answer = await server.app.inject(sent);
  return { status: answer.statusCode, body: answer.json(), cookie: cookieOf(answer.headers["set-cookie"]) };
};
const settingsOf = async ({ cookie }: Pick<Person, "cookie">): Promise<Settings> =>
  (await request(cookie, "GET", "/api/user/settings")).body;
const change = async (person: Pick<Person, "cookie">, email: string, profile: Partial<Settings["profile"]> = {}) => {
  const settings = await settingsOf(person);
  const body = { ...settings, profile: { ...settings.profile, ...profile, email } };
  return request(person.cookie, "PUT", "/api/user/settings", body);
};
const waiting = async ({ cookie }: Pick<Person, "cookie">) =>
  (await request(cookie, "GET", "/api/user/email-change")).body.change;
const mailsTo = (recipient: string) =>
  server.ctx.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(asc(mails.id));
async function tokenTo(recipient: string, name: "confirm" | "stop") {
  const all = (await mailsTo(recipient)).map(
    ({ text }) => new RegExp(`email-change\\?${name}=([\\w-]+)`).exec(text)?.[1],
  );
  return all.findLast((token) => token !== undefined) ?? "";
}
const confirm = ({ cookie }: Pick<Person, "cookie">, token: string) =>
  request(cookie, "POST", "/api/user/email-change/confirm", { token });
const stop = (token: string) => request("", "POST", "/api/user/email-change/stop", { token });
const logIn = (email: string, password: string) => request("", "POST", "/api/auth/login", { email, password });
const accountOf = async ({ id }: Person) => (await server.ctx.db.select().from(users).where(eq(users.id, id)))[0];

test("email change: the address changes only on confirmation, and is verified then", async () => {
  const person = await server.person();
  const email = freshAddress();
  const started = await change(person, email.toUpperCase(), { name: "Renamed" });
  expect(started).toMatchObject({ status: 200, body: { profile: { email: person.email, name: "Renamed" } } });
  expect(await waiting(person)).toMatchObject({ email });
  expect(await accountOf(person)).toMatchObject({ email: person.email, isVerified: false });
  expect((await logIn(email, person.password)).status).toBe(401);

  const [toNew] = await mailsTo(email);
  expect(toNew).toMatchObject({ userId: person.id, subject: "Confirm your new email address" });
  expect(toNew?.text).toContain("https://fan.example/email-change?confirm=");
  const notice = (await mailsTo(person.email)).at(-1);
  expect(notice?.text).toContain("https://fan.example/email-change?stop=");
  // The mail to the old address does not name the new one.
  expect(notice?.text).not.toContain(email);

  expect(await confirm(person, await tokenTo(email, "confirm"))).toMatchObject({ status: 200, body: {} });
  expect(await accountOf(person)).toMatchObject({ email, isVerified: true });
  expect((await logIn(email, person.password)).status).toBe(200);
  expect((await logIn(person.email, person.password)).status).toBe(401);
  expect((await mailsTo(person.email)).at(-1)?.subject).toBe("Your email address was changed");
});

test("email change: confirmed, every other session ends, this one goes on under a new cookie, and mailed links end", async () => {
  const person = await server.person();
  const other = await logIn(person.email, person.password);
  const email = freshAddress();
  await change(person, email);
  await request("", "POST", "/api/auth/resend-verification", undefined);
  const { cookie } = await confirm(person, await tokenTo(email, "confirm"));
  for (const ended of [person.cookie, other.cookie])
    expect((await request(ended, "GET", "/api/user/settings")).status).toBe(401);
  expect((await settingsOf({ cookie })).profile.email).toBe(email);
  expect(await server.ctx.db.$count(accountTokens, eq(accountTokens.userId, person.id))).toBe(0);
  expect(await server.ctx.db.$count(emailChanges, eq(emailChanges.userId, person.id))).toBe(0);
});

test("email change: the link works once, in its account's own session, and a newer one replaces it", async () => {
  const [person, stranger] = [await server.person(), await server.person()];
  const [first, second] = [freshAddress(), freshAddress()];
  await change(person, first);
  const older = await tokenTo(first, "confirm");
  await change(person, second);
  const newer = await tokenTo(second, "confirm");
  expect(await waiting(person)).toMatchObject({ email: second });
  expect((await confirm(person, older)).status).toBe(410);
  // A mistyped address: its recipient cannot confirm, and the owner still can.
  expect((await confirm(stranger, newer)).status).toBe(410);
  expect((await request("", "POST", "/api/user/email-change/confirm", { token: newer })).status).toBe(401);
  const answers = await Promise.all([confirm(person, newer), confirm(person, newer), confirm(person, newer)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await accountOf(stranger)).toMatchObject({ email: stranger.email });
});

test("email change: expired, it confirms nothing, is not shown and is purged", async () => {
  const person = await server.person();
  const email = freshAddress();
  await change(person, email);
  const token = await tokenTo(email, "confirm");
  await server.ctx.db.update(accountTokens).set({ expiresAt: sql`now()` }).where(eq(accountTokens.userId, person.id));
  await server.ctx.db.update(emailChanges).set({ expiresAt: sql`now()` }).where(eq(emailChanges.userId, person.id));
  expect(await waiting(person)).toBeNull();
  expect((await confirm(person, token)).status).toBe(410);
  expect(await accountOf(person)).toMatchObject({ email: person.email });
  await purgeExpired(server.ctx.db);
  expect(await server.ctx.db.$count(emailChanges, eq(emailChanges.userId, person.id))).toBe(0);
});

test.each(["its person in settings", "the reader of the old address"])(
  "email change: is called off by %s",
  async (who) => {
    const person = await server.person();
    const email = freshAddress();
    await change(person, email);
    const [token, stopToken] = [await tokenTo(email, "confirm"), await tokenTo(person.email, "stop")];
    if (who.startsWith("its"))
      expect((await request(person.cookie, "DELETE", "/api/user/email-change")).status).toBe(200);
    else expect((await stop(stopToken)).status).toBe(200);
    expect(await waiting(person)).toBeNull();
    expect((await confirm(person, token)).status).toBe(410);
    expect((await stop(stopToken)).status).toBe(410);
    expect(await accountOf(person)).toMatchObject({ email: person.email });
    expect((await request(person.cookie, "DELETE", "/api/user/email-change")).status).toBe(200);
  },
);

test("email change: tokens of one purpose do nothing for another", async () => {
  const person = await server.person();
  const email = freshAddress();
  await change(person, email);
  const [token, stopToken] = [await tokenTo(email, "confirm"), await tokenTo(person.email, "stop")];
  expect((await confirm(person, stopToken)).status).toBe(410);
  expect((await stop(token)).status).toBe(410);
  expect((await request("", "POST", "/api/auth/verify-email", { token })).status).toBe(410);
  const reset = { token, password: "another password" };
  expect((await request("", "POST", "/api/auth/reset-password", reset)).status).toBe(410);
  expect(await waiting(person)).toMatchObject({ email });
});

test("email change: needs a recently confirmed session, and changes nothing without", async () => {
  const person = await server.person();
  const expired = sql`now() - interval '11 minutes'`;
  await server.ctx.db.update(sessions).set({ confirmedAt: expired }).where(eq(sessions.userId, person.id));
  const other = await server.person();
  // The response for a registered address is no earlier than for a free one.
  for (const email of [freshAddress(), other.email])
    expect(await change(person, email, { name: "Renamed" })).toMatchObject({
      status: 403,
      body: { code: "confirm-needed" },
    });
  expect((await settingsOf(person)).profile.name).not.toBe("Renamed");
  expect((await change(person, person.email, { name: "Renamed" })).status).toBe(200);
  const confirmed = await request(person.cookie, "POST", "/api/auth/confirm", { password: person.password });
  expect((await change({ cookie: confirmed.cookie }, freshAddress())).status).toBe(200);
});

test("email change: a taken address is refused as at sign-up, by the same limits, without a mail", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const before = (await mailsTo(other.email)).length;
  const refused = await change(person, other.email);
  expect(refused).toMatchObject({
    status: 422,
    body: { code: "invalid", fields: { "profile.email": expect.any(String) } },
  });
  expect(refused.body.message).toBe(refused.body.fields["profile.email"]);
  expect((await mailsTo(other.email)).length).toBe(before);
  expect(await waiting(person)).toBeNull();
  // Attempts of both kinds count together: five of one address in an hour.
  const signUp = { name: "Somebody", email: other.email, password: "a correct password", agreeToTerms: true };
  const codes = [];
  for (let tries = 0; tries < 5; tries++) codes.push((await request("", "POST", "/api/auth/signup", signUp)).status);
  expect(codes.at(-1)).toBe(429);
  expect((await change(await server.person(), other.email)).status).toBe(429);
});

test("email change: five in an hour are mailed for one account", async () => {
  await server.ctx.db.delete(limitCounters);
  const person = await server.person();
  const statuses = [];
  for (let tries = 0; tries < 6; tries++) statuses.push((await change(person, freshAddress())).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("email change: an address registered in the meantime is refused, and the account keeps its own", async () => {
  const person = await server.person();
  const email = freshAddress();
  await change(person, email);
  const token = await tokenTo(email, "confirm");
  await server.ctx.db.delete(limitCounters);
  await server.person(email);
  expect(await confirm(person, token)).toMatchObject({ status: 422, body: { fields: { email: expect.any(String) } } });
  expect(await accountOf(person)).toMatchObject({ email: person.email });
  expect(await waiting(person)).toBeNull();
});

test("email change: an account of Google alone keeps its Google identity", async () => {
  const person = await server.person();
  const identity = { provider: "google", issuer: "https://issuer.invalid", subject: `subject-${person.id}` };
  await server.ctx.db.insert(identities).values({ userId: person.id, ...identity });
  await server.ctx.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.id));
  const email = freshAddress();
  expect((await change(person, email)).status).toBe(200);
  expect((await confirm(person, await tokenTo(email, "confirm"))).status).toBe(200);
  expect(await accountOf(person)).toMatchObject({ email, isVerified: true, passwordHash: null });
  expect(await server.ctx.db.select().from(identities).where(eq(identities.userId, person.id))).toMatchObject([
    identity,
  ]);
});

test("email change: its mails come in the person's language", async () => {
  const person = await server.person();
  const settings = await settingsOf(person);
  const email = freshAddress();
  const preferences = { ...settings.preferences, language: "de" };
  const body = { ...settings, preferences, profile: { ...settings.profile, email } };
  expect((await request(person.cookie, "PUT", "/api/user/settings", body)).status).toBe(200);
  expect((await mailsTo(email))[0]?.subject).toBe("Bestätige deine neue E-Mail-Adresse");
  expect((await mailsTo(person.email)).at(-1)?.subject).toBe("Deine E-Mail-Adresse soll geändert werden");
});
