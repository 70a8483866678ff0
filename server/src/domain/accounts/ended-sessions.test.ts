import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { loginChallenges, sessions } from "../../platform/db/schema.ts";
import { cookieOf, type Person, setUpApp } from "../../test/open-test-app.ts";
import { requireConfirmed } from "../access/session.ts";
import { findAccount } from "./find-account.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { makeToken } from "./mail-token.ts";
import { setNewPassword } from "./reset.ts";

const server = await setUpApp();

const fresh = "another good password";
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });
const change = ({ password, cookie }: { password: string; cookie: string }) =>
  server.post("/api/auth/password", { current: password, password: fresh }, { cookie });
async function turnOn(cookie: string) {
  const { secret } = (await server.post("/api/auth/totp", undefined, { cookie })).json();
  expect((await server.post("/api/auth/totp/enable", { code: codeOf(secret) }, { cookie })).statusCode).toBe(200);
  return String(secret);
}
const turnOff = (cookie: string) => server.app.inject({ method: "DELETE", url: "/api/auth/totp", headers: { cookie } });
async function reset(userId: number) {
  const token = await server.ctx.db.transaction((tx) => makeToken(tx, { userId, purpose: "reset-password", hours: 1 }));
  expect(await setNewPassword(server.ctx, { token, password: fresh, userAgent: undefined })).toMatchObject({
    id: userId,
  });
}

const changes: [string, (person: Person) => Promise<unknown>][] = [
  ["a change of the password", change],
  ["a reset of the password", ({ id }) => reset(id)],
  ["a second factor that is turned on", ({ cookie }) => turnOn(cookie)],
];

test("requireConfirmed: a session that ended while its request ran is signed out, not asked to confirm", async () => {
  const { cookie } = await server.person();
  const token = cookie.replace(/^[^=]+=/, "");
  expect(await requireConfirmed(server.ctx.db, token)).toBeUndefined();
  await server.post("/api/auth/logout", undefined, { cookie });
  expect(await requireConfirmed(server.ctx.db, token)).toMatchObject({ code: "unauthenticated" });
});

test.each(changes)("sign-in: one that was checked before %s opens no session after it", async (_, make) => {
  const person = await server.person();
  const checked = await findAccount(server.ctx.db, person.email);
  if (!checked) throw new Error("nobody there");
  await make(person);
  const counts = () => Promise.all([sessions, loginChallenges].map((table) => server.ctx.db.$count(table)));
  const before = await counts();
  let outcome: unknown;
  const { ctx } = server;
  const late = await buildApp(ctx);
  late.get("/late", async (request, reply) => {
    outcome = await finishSignIn(ctx.db, checked, { config: ctx.config, request, reply });
    return {};
  });
  expect((await late.inject("/late")).headers["set-cookie"]).toBeUndefined();
  expect([outcome, await counts()]).toEqual(["changed", before]);
  await late.close();
});

test.each([
  ...changes.slice(0, 2),
  ["a new authenticator", ({ cookie }: Person) => turnOn(cookie)],
  ["a second factor that is turned off", ({ cookie }: Person) => turnOff(cookie)],
] as const)("sign-in: %s ends a sign-in that waits for its code", async (_, make) => {
  const person = await server.person();
  const secret = await turnOn(person.cookie);
  const { email, password } = person;
  const challenge = cookieOf((await server.post("/api/auth/login", { email, password })).headers["set-cookie"]);
  await make(person);
  const answer = await server.post("/api/auth/second-factor", { code: codeOf(secret, 1) }, { cookie: challenge });
  expect([answer.statusCode, answer.json().code]).toEqual([401, "no-challenge"]);
});

test("change password: of concurrent changes from the same password one succeeds", async () => {
  const person = await server.person();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      server.post(
        "/api/auth/password",
        { current: person.password, password: `new password ${index}` },
        { cookie: person.cookie },
      ),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.every(({ statusCode }) => [200, 401, 422].includes(statusCode))).toBe(true);
});
