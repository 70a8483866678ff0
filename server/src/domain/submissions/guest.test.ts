import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { guests, limitCounters, models, reports } from "../../platform/db/schema.ts";
import { cookieOf } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";
import { purgeExpired } from "../accounts/purge-expired.ts";

const world = await setUpWorld();

const form = (handle: string) => ({ name: "Ava", username: "ava", instagramUrl: handle });
async function start(handle: string, { cookie }: { cookie: string } = { cookie: "" }, key: string = randomUUID()) {
  const answer = await world.app.inject({
    method: "POST",
    url: "/api/models/guest",
    headers: { cookie, "idempotency-key": key },
    payload: form(handle),
  });
  return {
    status: answer.statusCode,
    body: answer.json(),
    cookie: cookieOf(answer.headers["set-cookie"]),
    raw: answer,
  };
}
const read = async (url: string, cookie = "") => {
  const answer = await world.app.inject({ url, headers: { cookie } });
  return { status: answer.statusCode, body: answer.json() };
};
const finished = (id: number, cookie: string) =>
  expect.poll(async () => (await read(`/api/models/${id}`, cookie)).body.analysis?.state).toBe("done");
async function guestWithReport(handle: string) {
  const { body, cookie } = await start(handle);
  await finished(body.id, cookie);
  return { id: Number(body.id), cookie };
}
const signUp = (cookie: string, email = `${randomUUID()}@fanradar.test`) =>
  world.app.inject({
    method: "POST",
    url: "/api/auth/signup",
    headers: { cookie },
    payload: { name: "Guest", email, password: "a long password", agreeToTerms: true },
  });

test("guest: a visitor analyses and reads with the cookie alone; with the id alone nothing is found", async () => {
  const { status, body, cookie, raw } = await start("demo.guest");
  expect([status, body.status, body.userId]).toEqual([201, "pending", null]);
  expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(14 * 86_400_000);
  expect(String(raw.headers["set-cookie"])).toMatch(/guest=[\w-]{43};.*HttpOnly; SameSite=Lax/);
  await finished(body.id, cookie);
  expect((await read(`/api/models/${body.id}/report`, cookie)).body.content.platformOverview).toMatch(/\w/);
  expect((await read("/api/models/guest", cookie)).body).toMatchObject([{ id: body.id }]);

  const other = await start("demo.guest.other");
  for (const path of [`/api/models/${body.id}`, `/api/models/${body.id}/report`]) {
    expect((await read(path)).status).toBe(401);
    expect((await read(path, other.cookie)).status).toBe(404);
    expect((await world.get(await world.person(), path)).status).toBe(404);
  }
  expect((await read("/api/models/guest")).body).toEqual([]);
  expect((await read(`/api/models/${body.id}/evidence`, cookie)).status).toBe(401);
  expect((await signUpRating(body.id, cookie)).statusCode).toBe(401);
});
async function signUpRating(id: number, cookie: string) {
  const { body } = await read(`/api/models/${id}/report`, cookie);
  return world.app.inject({
    method: "POST",
    url: `/api/reports/${body.id}/rate`,
    headers: { cookie },
    payload: { isPositive: true },
  });
}

test("guest: no stored text is the capability, and an invented one is refused", async () => {
  const made = "A".repeat(43);
  const { cookie } = await start("demo.made", { cookie: `fanradar-guest=${made}` });
  expect(cookie).not.toContain(made);
  const token = cookie.split("=")[1] ?? "";
  const { rows } = await world.ctx.pool.query("select guests::text as row from guests");
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
});

test("guest: one analysis at a time; the same submission sent again is the same analysis", async () => {
  await world.fault({ platform: "instagram", fault: "slow", handle: "demo.slow.guest" });
  const key = randomUUID();
  const first = await start("demo.slow.guest", undefined, key);
  const again = await start("demo.slow.guest", first, key);
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  const next = await start("demo.next", first);
  expect([next.status, next.body.code]).toEqual([409, "guest-busy"]);
});

test("guest: of twenty concurrent analyses of one visitor one begins", async () => {
  const visitor = await guestWithReport("demo.once");
  await world.fault({ platform: "instagram", fault: "slow", handle: "demo.once.slow" });
  const answers = await Promise.all(Array.from({ length: 20 }, () => start("demo.once.slow", visitor)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
});

test("guest: a daily limit by visitor and by network, with the time at which it ends", async () => {
  const { db } = world.ctx;
  const { cookie } = await guestWithReport("demo.many");
  await db.update(limitCounters).set({ count: 30 }).where(sql`${limitCounters.key} like 'guest:network:%'`);
  const refused = await start("demo.many.more", { cookie });
  expect([refused.status, refused.body.code]).toEqual([429, "guest-limit"]);
  expect(Number(refused.raw.headers["retry-after"])).toBeGreaterThan(0);
  await db.delete(limitCounters);
});

test("guest: five a day for one visitor, including the first", async () => {
  await world.ctx.db.delete(limitCounters);
  const { cookie } = await guestWithReport("demo.five");
  for (const count of [2, 3, 4, 5]) {
    const { status, body } = await start(`demo.five.${count}`, { cookie });
    expect(status).toBe(201);
    await expect.poll(async () => (await read(`/api/models/${body.id}`, cookie)).body.status).toBe("completed");
  }
  const refused = await start("demo.five.six", { cookie });
  expect([refused.status, refused.body.code]).toEqual([429, "guest-limit"]);
  expect((await start("demo.five.other")).status).toBe(201);
});

test("guest: signing up transfers the submission to the account, and of fifty concurrent sign-ups one gets it", async () => {
  const { id, cookie } = await guestWithReport("demo.keeps");
  const made = await Promise.all(Array.from({ length: 50 }, () => signUp(cookie)));
  const owned = await Promise.all(
    made.map(
      async (answer) =>
        (await read(`/api/user/${answer.json().id}/models`, cookieOf(answer.headers["set-cookie"]))).body.length,
    ),
  );
  expect(owned.toSorted().at(-1)).toBe(1);
  expect(owned.filter((count) => count === 1)).toHaveLength(1);
  const owner = made[owned.indexOf(1)];
  if (!owner) throw new Error("nobody has it");
  const mine = { ...owner.json(), cookie: cookieOf(owner.headers["set-cookie"]), email: "", password: "" };
  expect((await world.get(mine, `/api/models/${id}`)).body).toMatchObject({ userId: mine.id, expiresAt: null });
  expect((await read(`/api/models/${id}`, cookie)).status).toBe(401);
});

test("guest: signing in to an existing account transfers it as well", async () => {
  const person = await world.person();
  const { id, cookie } = await guestWithReport("demo.signs.in");
  const { email, password } = person;
  await world.app.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { cookie },
    payload: { email, password },
  });
  expect((await world.get(person, `/api/models/${id}`)).status).toBe(200);
});

test("guest: figures typed by a visitor are in the next analysis, and belong to the account after sign-up", async () => {
  const { id, cookie } = await guestWithReport("demo.types");
  const payload = typedFigures("tiktok", { followers: 54_321 }, { observedOn: "2026-11-20" });
  const post = (url: string, body?: object) =>
    world.app.inject({ method: "POST", url, headers: { cookie }, ...(body && { payload: body }) });
  expect((await post(`/api/models/${id}/evidence`, payload)).statusCode).toBe(201);
  expect((await post(`/api/models/${id}/analyses`)).statusCode).toBe(202);
  await finished(id, cookie);
  const { body } = await read(`/api/models/${id}/report`, cookie);
  expect(body.metadata.sealed.facts).toContainEqual(
    expect.objectContaining({ id: "tiktok.followers", value: 54_321, kind: "self-reported" }),
  );
  const owner = await signUp(cookie);
  const mine = { ...owner.json(), cookie: cookieOf(owner.headers["set-cookie"]), email: "", password: "" };
  const { items } = (await world.get(mine, `/api/models/${id}/evidence`)).body;
  expect(items).toContainEqual(expect.objectContaining({ kind: "manual", addedBy: "Guest" }));
});

test("guest: a signed-in person submits to their account", async () => {
  const person = await world.person();
  const { status, body } = await world.post(person, "/api/models/guest", form("demo.signed"));
  expect([status, body.userId, body.expiresAt]).toEqual([201, person.id, null]);
});

test("guest: a submission that was not claimed is erased after 14 days, with its report", async () => {
  const { db } = world.ctx;
  const { id, cookie } = await guestWithReport("demo.expires");
  await db.update(models).set({ createdAt: sql`now() - interval '14 days 1 minute'` }).where(eq(models.id, id));
  await purgeExpired(db);
  expect((await read(`/api/models/${id}`, cookie)).status).toBe(404);
  expect(await db.select().from(reports).where(eq(reports.modelId, id))).toEqual([]);
  await db.update(guests).set({ expiresAt: sql`now() - interval '1 minute'` });
  expect((await read(`/api/models/${id}`, cookie)).status).toBe(401);
  await purgeExpired(db);
  expect(await db.select().from(guests)).toEqual([]);
});
