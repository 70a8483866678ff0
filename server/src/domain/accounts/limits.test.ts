import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { limitCounters } from "../../platform/db/schema.ts";
import { openTestApp, setUpApp, type TestApp } from "../../test/open-test-app.ts";

const server = await setUpApp();
beforeEach(() => server.ctx.pool.query("delete from limits"));

const tally = (answers: { statusCode: number }[]) => {
  const counted: Record<number, number> = {};
  for (const { statusCode } of answers) counted[statusCode] = (counted[statusCode] ?? 0) + 1;
  return counted;
};
const tries = (count: number, one: (index: number) => ReturnType<TestApp["post"]>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

test("login limits: of 200 concurrent wrong guesses from as many claimed addresses ten are checked", async () => {
  const { email, password } = await server.person();
  const wrong = (index: number) =>
    server.post("/api/auth/login", { email, password: `wrong ${index}` }, { "x-forwarded-for": `10.1.0.${index}` });
  const answers = await tries(200, wrong);
  expect(tally(answers)).toEqual({ 401: 10, 429: 190 });
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(800);
  expect(refused?.json()).toMatchObject({
    code: "too-many",
    message: "Too many attempts. Try again in 15 minutes.",
  });

  expect((await server.post("/api/auth/login", { email, password })).statusCode).toBe(429);

  const restarted = await buildApp(server.ctx);
  const again = { method: "POST", url: "/api/auth/login", payload: { email, password } } as const;
  expect((await restarted.inject(again)).statusCode).toBe(429);
  await restarted.close();
});

test("login limits: an account that does not exist is limited equally", async () => {
  const answers = await tries(30, () =>
    server.post("/api/auth/login", { email: "no@fanradar.test", password: "wrong" }),
  );
  expect(tally(answers)).toEqual({ 401: 10, 429: 20 });
});

test("login limits: a network that guesses at many accounts is blocked; correct passwords never count", async () => {
  const { email, password } = await server.person();
  const right = await tries(30, () => server.post("/api/auth/login", { email, password }));
  expect(tally(right)).toEqual({ 200: 30 });
  const wrong = await tries(110, (index) =>
    server.post("/api/auth/login", { email: `a${index}@b.test`, password: "x" }),
  );
  expect(tally(wrong)).toEqual({ 401: 100, 429: 10 });
});

test("login limits: a locked account does not lock its network, and correct passwords do not prolong a lock", async () => {
  const { email } = await server.person();
  const other = await server.person();
  await tries(150, () => server.post("/api/auth/login", { email, password: "wrong" }));
  const windows = async () =>
    (await server.ctx.db.select().from(limitCounters)).filter(({ key }) => key.startsWith("login:network"));
  const before = await windows();
  expect(before).toMatchObject([{ count: 10 }]);
  expect((await server.post("/api/auth/login", { email: other.email, password: other.password })).statusCode).toBe(200);
  expect(await windows()).toEqual(before);
});

test("login limits: apply by the network that a trusted proxy forwards; an untrusted one is ignored", async () => {
  const behind = await openTestApp({ config: { trustedProxies: ["127.0.0.1"] } });
  const guess = (index: number) =>
    behind.post(
      "/api/auth/login",
      { email: `a${index}@b.test`, password: "x" },
      { "x-forwarded-for": `9.9.${index}.1` },
    );
  expect(tally(await tries(105, guess))).toEqual({ 401: 105 });
  await behind.close();
});

test("login limits: after 15 minutes without a guess ten are allowed again", async () => {
  const { email, password } = await server.person();
  await tries(12, () => server.post("/api/auth/login", { email, password: "wrong" }));
  await server.ctx.db.update(limitCounters).set({ windowEndsAt: sql`now() - interval '1 second'` });
  expect((await server.post("/api/auth/login", { email, password })).statusCode).toBe(200);
});

/** Exhausts what unknown browsers may guess at an account. */
const attack = (email: string) =>
  tries(20, (index) => server.post("/api/auth/login", { email, password: `wrong ${index}` }));
/** Signs in and returns what the browser holds afterwards. */
const browserOf = async ({ email, password }: { email: string; password: string }) => {
  const answer = await server.post("/api/auth/login", { email, password });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { session: `fanradar=${cookies.fanradar}`, known: `fanradar-known=${cookies["fanradar-known"]}` };
};

test("login limits: an exhausted account still lets a browser in that has signed in before, and no other", async () => {
  const person = await server.person();
  const { email, password } = person;
  const { known } = await browserOf(person);
  const stranger = await server.person();
  const { known: strangers } = await browserOf(stranger);
  await attack(email);
  const logIn = (cookie: string) => server.post("/api/auth/login", { email, password }, { cookie });
  expect((await logIn(known)).statusCode).toBe(200);
  expect((await logIn(strangers)).statusCode).toBe(429);
  expect((await logIn(`fanradar-known=${"A".repeat(22)}.${"A".repeat(43)}`)).statusCode).toBe(429);
  expect((await server.post("/api/auth/login", { email, password })).statusCode).toBe(429);
});

test("login limits: a known browser has ten guesses of its own, which a new password ends", async () => {
  const person = await server.person();
  const { email } = person;
  const { known } = await browserOf(person);
  const guess = () => server.post("/api/auth/login", { email, password: "wrong" }, { cookie: known });
  expect(tally(await tries(30, guess))).toEqual({ 401: 10, 429: 20 });
  await attack(email);
  const changed = await server.post(
    "/api/auth/password",
    { current: person.password, password: "another password" },
    { cookie: person.cookie },
  );
  expect(changed.statusCode).toBe(200);
  expect((await guess()).statusCode).toBe(429);
  const renewed = changed.cookies.find(({ name }) => name === "fanradar-known");
  const again = { email, password: "another password" };
  const cookie = `fanradar-known=${renewed?.value}`;
  expect((await server.post("/api/auth/login", again, { cookie })).statusCode).toBe(200);
});

test("login limits: strangers' guesses do not stop a session from confirming, which has ten guesses of its own", async () => {
  const person = await server.person();
  await attack(person.email);
  const confirm = (password: string) => server.post("/api/auth/confirm", { password }, { cookie: person.cookie });
  expect(tally(await tries(30, () => confirm("wrong")))).toEqual({ 422: 10, 429: 20 });
  await server.ctx.pool.query("delete from limits where key like 'login:known:%'");
  expect((await confirm(person.password)).statusCode).toBe(200);
});

test("sign-up limits: five attempts an hour for one address", async () => {
  const body = { name: "Bo", email: "bo@fanradar.test", password: "long enough", agreeToTerms: true };
  const answers = await tries(20, () => server.post("/api/auth/signup", body));
  expect(tally(answers)).toEqual({ 201: 1, 422: 4, 429: 15 });
});

test("sign-up limits: ten responses an hour on taken addresses", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => server.person()));
  const signUp = (index: number) => {
    const { email } = people[index % people.length] ?? { email: "" };
    return server.post("/api/auth/signup", { name: "Bo", email, password: "long enough", agreeToTerms: true });
  };
  expect(tally(await tries(32, signUp))).toEqual({ 422: 10, 429: 22 });
});

test("verification limits: a mail is sent again five times an hour", async () => {
  const { cookie } = await server.person();
  const answers = await tries(9, () => server.post("/api/auth/resend-verification", undefined, { cookie }));
  expect(tally(answers)).toEqual({ 200: 5, 429: 4 });
});
