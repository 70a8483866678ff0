import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { limits } from "../../platform/db/schema.ts";
import { openTestApp, type TestApp } from "../../test/open-test-app.ts";

const opened: TestApp[] = [];
let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  opened.push(server);
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const tally = (answers: { statusCode: number }[]) => {
  const counted: Record<number, number> = {};
  for (const { statusCode } of answers) counted[statusCode] = (counted[statusCode] ?? 0) + 1;
  return counted;
};
const tries = (count: number, one: (index: number) => ReturnType<TestApp["post"]>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

test("200 wrong guesses at once, from as many claimed addresses, are checked ten times", async () => {
  const { email, password } = await server.person();
  const wrong = (index: number) =>
    server.post("/api/auth/login", { email, password: `wrong ${index}` }, { "x-forwarded-for": `10.1.0.${index}` });
  const answers = await tries(200, wrong);
  expect(tally(answers)).toEqual({ 401: 10, 429: 190 });
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(800);
  expect(refused?.json().code).toBe("too-many");

  expect((await server.post("/api/auth/login", { email, password })).statusCode).toBe(429);

  const restarted = await buildApp(server.ctx);
  const again = { method: "POST", url: "/api/auth/login", payload: { email, password } } as const;
  expect((await restarted.inject(again)).statusCode).toBe(429);
  await restarted.close();
});

test("an account that does not exist is limited alike", async () => {
  const answers = await tries(30, () =>
    server.post("/api/auth/login", { email: "no@fanradar.test", password: "wrong" }),
  );
  expect(tally(answers)).toEqual({ 401: 10, 429: 20 });
});

test("a network that guesses at many accounts is stopped; correct passwords never count", async () => {
  const { email, password } = await server.person();
  const right = await tries(30, () => server.post("/api/auth/login", { email, password }));
  expect(tally(right)).toEqual({ 200: 30 });
  const wrong = await tries(110, (index) =>
    server.post("/api/auth/login", { email: `a${index}@b.test`, password: "x" }),
  );
  expect(tally(wrong)).toEqual({ 401: 100, 429: 10 });
});

test("one locked account does not lock its network out, nor do correct passwords prolong what wrong ones began", async () => {
  const { email } = await server.person();
  const other = await server.person();
  await tries(150, () => server.post("/api/auth/login", { email, password: "wrong" }));
  const windows = async () =>
    (await server.ctx.db.select().from(limits)).filter(({ key }) => key.startsWith("login:network"));
  const before = await windows();
  expect(before).toMatchObject([{ count: 10 }]);
  expect((await server.post("/api/auth/login", { email: other.email, password: other.password })).statusCode).toBe(200);
  expect(await windows()).toEqual(before);
});

test("limits: apply by the network that a trusted proxy forwards; an untrusted one is ignored", async () => {
  const behind = await openTestApp({ config: { trustedProxies: ["127.0.0.1"] } });
  opened.push(behind);
  const guess = (index: number) =>
    behind.post(
      "/api/auth/login",
      { email: `a${index}@b.test`, password: "x" },
      { "x-forwarded-for": `9.9.${index}.1` },
    );
  expect(tally(await tries(105, guess))).toEqual({ 401: 105 });
});

test("after a quarter of an hour without a guess there are ten again", async () => {
  const { email, password } = await server.person();
  await tries(12, () => server.post("/api/auth/login", { email, password: "wrong" }));
  await server.ctx.db.update(limits).set({ windowEndsAt: sql`now() - interval '1 second'` });
  expect((await server.post("/api/auth/login", { email, password })).statusCode).toBe(200);
});

test("one address is tried five times an hour at sign-up", async () => {
  const body = { name: "Bo", email: "bo@fanradar.test", password: "long enough", agreeToTerms: true };
  const answers = await tries(20, () => server.post("/api/auth/signup", body));
  expect(tally(answers)).toEqual({ 201: 1, 422: 4, 429: 15 });
});

test("limits: twenty responses an hour on taken addresses", async () => {
  const taken = await Promise.all(Array.from({ length: 8 }, () => server.person()));
  const ask = (index: number) => {
    const { email } = taken[index % taken.length] ?? { email: "" };
    return server.post("/api/auth/signup", { name: "Bo", email, password: "long enough", agreeToTerms: true });
  };
  expect(tally(await tries(32, ask))).toEqual({ 422: 20, 429: 12 });
});

test("a verification mail is sent again five times an hour", async () => {
  const { cookie } = await server.person();
  const answers = await tries(9, () => server.post("/api/auth/resend-verification", undefined, { cookie }));
  expect(tally(answers)).toEqual({ 200: 5, 429: 4 });
});
