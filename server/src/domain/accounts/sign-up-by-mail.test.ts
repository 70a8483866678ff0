import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mails, pendingSignups, submissions, users } from "../../platform/db/schema.ts";
import { cookieOf, openTestApp, setUpApp } from "../../test/open-test-app.ts";
import { mailSignup } from "./pending-signup.ts";
import { purgeExpired } from "./purge-expired.ts";

const mailed = { mode: "live", smtpUrl: "smtp://127.0.0.1:1", publicUrl: "https://fan.example" } as const;
const server = await setUpApp({ config: mailed });
const { db } = server.ctx;
beforeEach(() => server.ctx.pool.query("delete from limits"));

const form = (email: string) => ({ name: "Bo Derek", email, password: "long enough", agreeToTerms: true });
const signUp = (email: string, more: object = {}, cookie = "") =>
  server.post("/api/auth/signup", { ...form(email), ...more }, { cookie });
/** What the job does that a sign-up queues. */
async function mailAll() {
  for (const { id } of await db.select({ id: pendingSignups.id }).from(pendingSignups))
    await mailSignup(server.ctx, { id });
}
const textsTo = async (email: string) => {
  const sent = await db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  return sent.map(({ text }) => text);
};
const linkIn = (text = "") => new URL(/https:\S+/.exec(text)?.[0] ?? "about:blank");
const confirm = (token: string | null, cookie = "") => server.post("/api/auth/signup/confirm", { token }, { cookie });
async function confirmed(email: string, more: object = {}) {
  await signUp(email, more);
  await mailAll();
  const link = linkIn((await textsTo(email)).at(-1));
  return { link, answer: await confirm(link.searchParams.get("signup")) };
}

test("sign-up by mail: a known and an unknown address have the same answer; the mail says which it is", async () => {
  await confirmed("known@fan.example");
  const before = await db.$count(users);
  const [known, fresh] = [await signUp("KNOWN@fan.example"), await signUp("fresh@fan.example")];
  expect(known.statusCode).toBe(201);
  expect([known.statusCode, known.body, Object.keys(known.headers).sort(), known.cookies]).toEqual([
    ...[fresh.statusCode, fresh.body, Object.keys(fresh.headers).sort(), fresh.cookies],
  ]);
  expect(known.json()).toEqual({ isMailed: true });
  const logIn = (email: string) => server.post("/api/auth/login", { email, password: "long enough 2" });
  expect((await logIn("known@fan.example")).body).toBe((await logIn("fresh@fan.example")).body);
  await mailAll();
  expect(await db.$count(users)).toBe(before);
  expect((await textsTo("known@fan.example")).at(-1)).toContain("You already have an account with it");
  expect((await textsTo("fresh@fan.example")).at(-1)).toContain("no account is created");
  // Nobody's password signs in to an account that its owner has not confirmed.
  expect((await server.post("/api/auth/login", form("fresh@fan.example"))).statusCode).toBe(401);
});

test("sign-up by mail: the link makes the account once, verified and signed in, with what was chosen in the form", async () => {
  const preferences = { theme: "dark", language: "de", timezone: "Europe/Berlin", currency: "EUR" };
  const { link, answer } = await confirmed("one@fan.example", { preferences, next: "/join/abc" });
  expect([link.origin, link.pathname, link.searchParams.get("next")]).toEqual([
    ...["https://fan.example", "/verify-email", "/join/abc"],
  ]);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ email: "one@fan.example", name: "Bo Derek", isVerified: true });
  const cookie = cookieOf(answer.headers["set-cookie"]);
  expect((await server.get("/api/auth/session", { cookie })).json().user).toEqual(answer.json());
  expect((await server.get("/api/user/settings", { cookie })).json().preferences).toEqual(preferences);
  expect((await textsTo("one@fan.example"))[0]).toContain("bestätigen");
  expect((await confirm(link.searchParams.get("signup"))).statusCode).toBe(410);
  expect((await server.post("/api/auth/login", form("one@fan.example"))).statusCode).toBe(200);
});

test("sign-up by mail: of two sign-ups with one address the link that is used first makes the account, the other none", async () => {
  await signUp("two@fan.example");
  await signUp("two@fan.example", { name: "Somebody Else", password: "another password" });
  await mailAll();
  const tokens = (await textsTo("two@fan.example")).map((text) => linkIn(text).searchParams.get("signup"));
  expect(tokens).toHaveLength(2);
  const answers = await Promise.all(tokens.map((token) => confirm(token)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410]);
  expect(await db.$count(users, eq(users.email, "two@fan.example"))).toBe(1);
});

test("sign-up by mail: a model's submission and a visitor's analyses wait for the link, in whichever browser it is opened", async () => {
  const started = await server.post("/api/models/guest", { name: "Ava", username: "ava", tiktokUrl: "@ava.guest" });
  const guest = cookieOf(started.headers["set-cookie"]);
  const model = {
    ...form("model@fan.example"),
    confirmPassword: "long enough",
    username: "mia.makes",
    instagramUrl: "@mia",
  };
  expect((await server.post("/api/models/signup", model, { cookie: guest })).json()).toEqual({ isMailed: true });
  expect(await db.$count(submissions)).toBe(1);
  expect(JSON.stringify(await db.select().from(pendingSignups))).not.toContain("long enough");
  await mailAll();
  const answer = await confirm(linkIn((await textsTo("model@fan.example"))[0]).searchParams.get("signup"));
  expect(answer.json()).toMatchObject({ userType: "model", isVerified: true });
  expect(await db.$count(submissions, eq(submissions.userId, answer.json().id))).toBe(2);
});

test("sign-up by mail: a link is over after a day, and what was typed is deleted then", async () => {
  await signUp("late@fan.example");
  await mailAll();
  await db.update(pendingSignups).set({ expiresAt: new Date(0) });
  const link = linkIn((await textsTo("late@fan.example"))[0]);
  expect((await confirm(link.searchParams.get("signup"))).statusCode).toBe(410);
  await purgeExpired(db);
  expect(await db.$count(pendingSignups)).toBe(0);
});

test("sign-up by mail: a page of another site is no page to go on to, and a bad field is named at once", async () => {
  for (const next of ["https://evil.example", "//evil.example", "/\\evil.example"])
    expect(Object.keys((await signUp("next@fan.example", { next })).json().fields)).toEqual(["next"]);
  expect(Object.keys((await signUp("next@fan.example", { password: "short" })).json().fields)).toEqual(["password"]);
});

test("change of an address: a taken one gets the same answer, and its account gets a notice in place of a link", async () => {
  const { answer } = await confirmed("changer@fan.example");
  await confirmed("holder@fan.example");
  const cookie = cookieOf(answer.headers["set-cookie"]);
  const settings = (await server.get("/api/user/settings", { cookie })).json();
  const change = (email: string) =>
    server.app.inject({
      ...{ method: "PUT", url: "/api/user/settings", headers: { cookie } },
      payload: { ...settings, profile: { ...settings.profile, email } },
    });
  const [taken, free] = [await change("holder@fan.example"), await change("free@fan.example")];
  expect([taken.statusCode, taken.body]).toEqual([200, free.body]);
  expect((await textsTo("holder@fan.example")).at(-1)).toContain("You already have an account with it");
  expect((await textsTo("free@fan.example")).at(-1)).toContain("/email-change?confirm=");
});

test("sign-up: where no mail is sent a taken address is an error of its field", async () => {
  const silent = await openTestApp({ config: { mode: "live" } });
  expect((await silent.post("/api/auth/signup", form("bo@fan.example"))).json()).toMatchObject({ isVerified: false });
  expect((await silent.post("/api/auth/signup", form("bo@fan.example"))).statusCode).toBe(422);
  await silent.close();
});
