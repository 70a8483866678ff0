import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { makeSetupLink } from "../../domain/accounts/setup-link.ts";
import { users } from "../../platform/db/schema.ts";
import { cookieOf, setUpApp } from "../../test/open-test-app.ts";

let admin: { cookie: string };
const server = await setUpApp();
beforeAll(async () => {
  const { ctx, post } = server;
  const token = new URL((await makeSetupLink(ctx.db, ctx.config)) ?? "about:blank").searchParams.get("token");
  const account = { name: "Boss", email: "boss@fanradar.test", password: "a correct password" };
  const made = await post("/api/setup", { token, ...account });
  admin = { cookie: cookieOf(made.headers["set-cookie"]) };
});

const change = (id: number, act: string) => server.post(`/api/admin/users/${id}/acts`, { act }, admin);
const listUsers = async (query = "") => (await server.get(`/api/admin/users${query}`, admin)).json();
const listAudit = async (query = "") => (await server.get(`/api/admin/audit${query}`, admin)).json();

test("listUsers: finds accounts by part of their name or address, with signs of a pattern taken as they are", async () => {
  const { email } = await server.person("needle_1@fanradar.test");
  await server.person("needlex1@fanradar.test");
  const { items } = await listUsers("?q=EEDLE_1");
  expect(items).toMatchObject([{ email, isVerified: false, isDisabled: false, hasSecondFactor: false, models: 0 }]);
  expect((await listUsers("?q=%25")).items).toEqual([]);
});

test("listUsers: each account has its own number of models and the time it was last seen", async () => {
  const { id, cookie } = await server.person("managing@fanradar.test");
  for (const handle of ["demo.first", "demo.second"]) {
    const body = { name: handle, username: handle, instagramUrl: handle };
    expect((await server.post("/api/models", body, { cookie })).statusCode).toBe(201);
  }
  const [{ models, lastSeenAt }] = (await listUsers("?q=managing@")).items;
  expect({ id, models }).toEqual({ id, models: 2 });
  expect(Date.now() - Date.parse(lastSeenAt)).toBeLessThan(3_600_000);
  expect((await listUsers("?q=boss@")).items).toMatchObject([{ models: 0, lastSeenAt: expect.any(String) }]);
});

test("listUsers: pages follow each other, newest first, without a gap or a repetition", async () => {
  await server.ctx.db
    .insert(users)
    .values(Array.from({ length: 120 }, (_, index) => ({ name: "Paged", email: `paged${index}@fanradar.test` })));
  const ids: number[] = [];
  for (let before: number | null | undefined; before !== null; ) {
    const page = await listUsers(`?q=paged${before ? `&before=${before}` : ""}`);
    ids.push(...page.items.map(({ id }: { id: number }) => id));
    before = page.next;
  }
  expect(new Set(ids).size).toBe(120);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test("changeUser: verifies an address, signs out, disables, makes and unmakes administrators, and records each", async () => {
  const { id, email, cookie } = await server.person();
  const find = async () => (await listUsers(`?q=${email}`)).items[0];
  await change(id, "verify");
  expect(await find()).toMatchObject({ isVerified: true });
  await change(id, "sign-out");
  expect((await server.get("/api/auth/sessions", { cookie })).statusCode).toBe(401);
  await change(id, "make-admin");
  expect(await find()).toMatchObject({ userType: "admin" });
  await change(id, "make-member");
  await change(id, "disable");
  expect(await find()).toMatchObject({ userType: "user", isDisabled: true });
  expect((await listUsers("?filter=disabled")).items.map((one: { id: number }) => one.id)).toEqual([id]);
  const { items } = await listAudit(`?who=${email}`);
  const acts = ["user.disable", "user.make-member", "user.make-admin", "user.sign-out", "user.verify", "signup"];
  expect(items.map(({ act }: { act: string }) => act)).toEqual(acts);
  expect(items[0]).toMatchObject({ actor: { email: "boss@fanradar.test" }, subject: { id, email }, ip: "127.0.0.1" });
});

test("changeUser: deletes an account with what it owns; its entries stay without person and network", async () => {
  const { id, email } = await server.person();
  expect((await change(id, "delete")).statusCode).toBe(200);
  expect((await listUsers(`?q=${email}`)).items).toEqual([]);
  const [deleted] = (await listAudit("?act=user.delete")).items;
  expect(deleted).toMatchObject({ actor: { email: "boss@fanradar.test" }, subject: null });
  const { rows } = await server.ctx.pool.query(
    "select ip from audit_entries where act = 'signup' and actor_id is null",
  );
  expect(rows).toEqual([{ ip: null }]);
});

test("changeUser: the only administrator stays one and enabled, and nothing is recorded", async () => {
  const [boss] = (await listUsers("?filter=admin")).items;
  const before = (await listAudit()).items[0].id;
  for (const act of ["disable", "make-member", "delete"])
    expect((await change(boss.id, act)).json().code).toBe("last-admin");
  expect((await listAudit()).items[0].id).toBe(before);
});

test("changeUser: an administrator whose session is older than ten minutes confirms first", async () => {
  const { id } = await server.person();
  await server.ctx.pool.query(
    "update sessions set confirmed_at = now() - interval '11 minutes' where user_id = (select id from users where email = 'boss@fanradar.test')",
  );
  expect((await change(id, "verify")).json().code).toBe("confirm-needed");
  await server.ctx.pool.query("update sessions set confirmed_at = now()");
});

test("audit log: sign-ins and exports are entries with the network that they came from", async () => {
  const { id, email, password, cookie } = await server.person();
  await server.post("/api/auth/login", { email, password });
  await server.get(`/api/user/${id}/export`, { cookie });
  await server.post("/api/auth/logout", undefined, { cookie });
  const { items } = await listAudit(`?who=${email}`);
  expect(items.map(({ act }: { act: string }) => act)).toEqual(expect.arrayContaining(["logout", "login", "signup"]));
  expect(items.every(({ ip }: { ip: string }) => ip === "127.0.0.1")).toBe(true);
  const today = new Date().toISOString().slice(0, 10);
  expect((await listAudit(`?who=${email}&from=${today}&to=${today}`)).items).toHaveLength(items.length);
  expect((await listAudit(`?who=${email}&to=2020-01-01`)).items).toEqual([]);
});

test.each(["update audit_entries set act = 'login'", "delete from audit_entries", "truncate audit_entries"])(
  "audit log: the database refuses '%s'",
  async (statement) => {
    const count = () =>
      server.ctx.db.execute(sql`select count(*)::int as n, count(distinct act)::int as acts from audit_entries`);
    const { rows: before } = await count();
    await expect(server.ctx.pool.query(statement)).rejects.toThrow("audit_entries can only be added to");
    expect((await count()).rows).toEqual(before);
  },
);

test("exportAudit: the file has all entries, formulas in them as text, and is itself recorded", async () => {
  await server.ctx.pool.query("insert into audit_entries (act, reason) values ('case.decide', '=1+1')");
  const { body } = await server.get("/api/admin/audit/csv", admin);
  const lines = body.trimEnd().split("\r\n");
  expect(lines[0]).toBe('"time","event","by","about","model","decision","details","address"');
  expect(lines[1]).toContain('"audit-exported","boss@fanradar.test"');
  expect(body).toContain(`"'=1+1"`);
  expect(lines.length - 1).toBe(await server.ctx.db.$count(sql`audit_entries`));
});
