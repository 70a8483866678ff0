import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";
import { makeToken } from "./mail-token.ts";
import { mailSignInLink } from "./sign-in-link.ts";

const world = await setUpWorld();

const linkFor = (userId: number) =>
  world.ctx.db.transaction((tx) => makeToken(tx, { userId, purpose: "sign-in", hours: 0.5 }));
const use = (token: string) =>
  world.app.inject({ method: "POST", url: "/api/auth/sign-in-link/use", payload: { token } });
const verify = (id: number) => world.ctx.db.execute(sql`update users set is_verified = true where id = ${id}`);
const tokensOf = async (id: number) =>
  (
    await world.ctx.db.execute(
      sql`select expires_at - created_at as life from account_tokens where user_id = ${id} and purpose = 'sign-in'`,
    )
  ).rows;

test("a sign-in link signs in once, and not after it has expired, was replaced, or the password was changed", async () => {
  const person = await world.person();
  const first = await linkFor(person.id);
  const replaced = await use(first);
  expect(replaced.statusCode).toBe(200);
  expect(replaced.json()).toMatchObject({ id: person.id });
  expect(String(replaced.headers["set-cookie"])).toContain("HttpOnly");
  expect((await use(first)).statusCode).toBe(410);
  const second = await linkFor(person.id);
  const third = await linkFor(person.id);
  expect((await use(second)).statusCode).toBe(410);
  await world.ctx.db.execute(
    sql`update account_tokens set expires_at = now() where user_id = ${person.id} and purpose = 'sign-in'`,
  );
  expect((await use(third)).statusCode).toBe(410);
  const fourth = await linkFor(person.id);
  const reset = await world.ctx.db.transaction((tx) =>
    makeToken(tx, { userId: person.id, purpose: "reset-password", hours: 1 }),
  );
  const payload = { token: reset, password: "an entirely new password" };
  expect((await world.app.inject({ method: "POST", url: "/api/auth/reset-password", payload })).statusCode).toBe(200);
  expect((await use(fourth)).statusCode).toBe(410);
});

test("a sign-in link of an account with a second factor asks for its code", async () => {
  const person = await world.person();
  await world.ctx.db.execute(sql`update users set two_factor_secret = 'sealed' where id = ${person.id}`);
  const answer = await use(await linkFor(person.id));
  expect(answer).toMatchObject({ statusCode: 401 });
  expect(answer.json()).toMatchObject({ code: "second-factor" });
  expect(String(answer.headers["set-cookie"])).not.toContain("session=");
});

test("a sign-in link is mailed to verified addresses alone, and asking answers the same for all", async () => {
  const person = await world.person("link@fanradar.test");
  await world.ctx.db.execute(sql`update users set is_verified = false where id = ${person.id}`);
  await mailSignInLink(world.ctx, { email: "link@fanradar.test" });
  await mailSignInLink(world.ctx, { email: "nobody-has-this@fanradar.test" });
  expect(await tokensOf(person.id)).toEqual([]);
  await verify(person.id);
  await mailSignInLink(world.ctx, { email: "link@fanradar.test" });
  expect(await tokensOf(person.id)).toHaveLength(1);
  const ask = (email: string) =>
    world.app.inject({ method: "POST", url: "/api/auth/sign-in-link", payload: { email } });
  const answers = await Promise.all([ask("link@fanradar.test"), ask("nobody-has-this@fanradar.test")]);
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [202, "{}"],
    [202, "{}"],
  ]);
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => (await ask("many@fanradar.test")).statusCode),
  );
  expect(statuses.sort()).toEqual([202, 202, 202, 202, 202, 429]);
});
