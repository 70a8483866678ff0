import { getSession, signup } from "@fanradar/contract";
import cookiePlugin from "@fastify/cookie";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { mount } from "../../domain/access/mount.ts";
import { openTestApp, type TestApp } from "../../test/open-test-app.ts";
import { openDatabase } from "../db/open-database.ts";
import { ratings, submissions } from "../db/schema.ts";
import { fail } from "./fail.ts";
import { answerError } from "./handle-errors.ts";
import { isDatabaseUnreachable } from "./unreachable.ts";

let server: TestApp;
const opened = new Set<TestApp>();
async function open() {
  server = await openTestApp();
  opened.add(server);
}
afterAll(() => Promise.all([...opened].map((one) => one.close())));

/** A bare app with one additional call: `mount` without the features. */
async function appWith(add: (app: FastifyInstance) => void) {
  const app = Fastify({ loggerInstance: server.ctx.log });
  app.setErrorHandler(answerError);
  app.decorateRequest("user", null);
  await app.register(cookiePlugin);
  add(app);
  return app;
}

test("failure: an unreachable database is 503 with Retry-After; the process is alive and not ready", async () => {
  await open();
  const { cookie, email, password } = await server.person();
  const gone = openDatabase("postgres://nobody@127.0.0.1:1/nothing");
  const app = await buildApp({ ...server.ctx, ...gone });
  const answers = [
    await app.inject({ url: "/api/auth/session", headers: { cookie } }),
    await app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password } }),
    await app.inject("/api/ready"),
    await app.inject("/api/instance"),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().code]).toEqual([503, "unavailable"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect((await app.inject("/api/health")).statusCode).toBe(200);
  await app.close();
  await gone.close();
});

test("failure: after all connections are cut no response is a 500, and the next request succeeds", async () => {
  await open();
  const { cookie } = await server.person();
  const session = () => server.get("/api/auth/session", { cookie });
  await Promise.all([session(), session(), session(), session()]);
  const under = Array.from({ length: 20 }, session);
  const { rows } = await server.ctx.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { statusCode } of await Promise.all(under)) expect([200, 503]).toContain(statusCode);
  await expect.poll(async () => (await session()).statusCode).toBe(200);
  await expect.poll(async () => (await server.get("/api/ready")).statusCode).toBe(200);
});

test("failure: a bug's details are in the log only", async () => {
  await open();
  const app = await appWith((bare) =>
    mount(bare, server.ctx, { ...getSession, path: "/api/bug" }, async () => {
      throw new Error("secret reason");
    }),
  );
  const answer = await app.inject("/api/bug");
  expect(answer.statusCode).toBe(500);
  expect(Object.keys(answer.json())).toEqual(["code", "message"]);
  expect(answer.body).not.toContain("secret");
  expect(server.logLines.join()).toContain("secret reason");
  await app.close();
});

test("failure: a reference to a deleted account or model is a 401 or 404; a serialization failure is a 503", async () => {
  await open();
  const { db } = server.ctx;
  const { id } = await server.person();
  const app = await appWith((bare) => {
    mount(bare, server.ctx, { ...getSession, path: "/api/report" }, async () => {
      await db.insert(ratings).values({ reportId: 2 ** 30, userId: id, isPositive: true });
      return { user: null, hasUnread: false };
    });
    mount(bare, server.ctx, { ...getSession, path: "/api/account" }, async () => {
      await db.insert(submissions).values({ userId: 2 ** 30, workspaceId: 2 ** 30 });
      return { user: null, hasUnread: false };
    });
    mount(bare, server.ctx, { ...getSession, path: "/api/way" }, async () => {
      await db.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`);
      return { user: null, hasUnread: false };
    });
  });
  const failureAt = async (path: string) => {
    const answer = await app.inject(path);
    return [answer.statusCode, answer.json().code, answer.headers["retry-after"]];
  };
  expect(await failureAt("/api/report")).toEqual([404, "not-found", undefined]);
  expect(await failureAt("/api/account")).toEqual([401, "unauthenticated", undefined]);
  expect(await failureAt("/api/way")).toEqual([503, "unavailable", "1"]);
  await app.close();
});

test("failure: a response against the contract is a bug: extra members, missing members, unnamed codes", async () => {
  await open();
  const person = { id: 1, email: "a@b.test", name: "A", avatar: "", userType: "user" as const, isVerified: true };
  const leaky = { ...person, passwordHash: "x" };
  const app = await appWith((bare) => {
    mount(bare, server.ctx, { ...getSession, path: "/api/more" }, async () => ({ user: leaky, hasUnread: false }));
    mount(bare, server.ctx, { ...getSession, path: "/api/code" }, async () => fail("token-used"));
    for (const code of ["not-found", "invalid", "unauthenticated"] as const)
      mount(bare, server.ctx, { ...getSession, path: `/api/${code}` }, async () => fail(code));
    mount(bare, server.ctx, { ...getSession, path: "/api/right" }, async () => ({ user: person, hasUnread: false }));
  });
  expect((await app.inject("/api/more")).statusCode).toBe(500);
  for (const code of ["code", "not-found", "invalid", "unauthenticated"])
    expect((await app.inject(`/api/${code}`)).statusCode, code).toBe(500);
  expect((await app.inject("/api/right")).statusCode).toBe(200);
  await app.close();
});

test.each([
  [Object.assign(new Error("x"), { code: "ECONNREFUSED" }), true],
  [Object.assign(new Error("x"), { code: "57P01" }), true],
  [Object.assign(new Error("x"), { code: "53100" }), true],
  [new Error("Connection terminated unexpectedly"), true],
  [new Error("outer", { cause: Object.assign(new Error("x"), { code: "08006" }) }), true],
  [new AggregateError([Object.assign(new Error("x"), { code: "ECONNREFUSED" })]), true],
  [Object.assign(new Error("x"), { code: "23505" }), false],
  [new Error("x"), false],
  ["not an error", false],
])("failure: %s means an unreachable database: %s", async (error, away) => {
  expect(isDatabaseUnreachable(error)).toBe(away);
});

test("log: one line a response, with account and address, and no secret", async () => {
  await open();
  const { cookie, email, password, id } = await server.person();
  server.logLines.length = 0;
  const token = "t".repeat(43);
  await server.get(`/verify-email?token=${token}`, { cookie, authorization: "Bearer secret" });
  await server.get(`/s/${token}`, { cookie });
  await server.get("/api/nothing%0d%0aforged", { cookie, "user-agent": "a" });
  await server.post("/api/auth/login", { email, password: "wrong guess" });
  await server.post("/api/auth/login", { email: "nobody@fanradar.test", password });
  await server.post("/api/auth/login", { email, password });
  await server.get("/api/auth/session", { cookie });
  const log = server.logLines.join("");
  for (const secret of [token, cookie.split("=")[1] ?? "", "secret", email, "nobody@", password, "wrong guess"])
    expect(log).not.toContain(secret);
  for (const line of server.logLines) expect(line.indexOf("\n")).toBe(line.length - 1);
  const lines = server.logLines.map((line) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === "security")).toMatchObject([
    { event: "login-refused", why: `account ${id}`, ip: "127.0.0.1", reqId: expect.any(String) },
    { event: "login-refused", why: "account unknown", ip: "127.0.0.1", reqId: expect.any(String) },
    { event: "login", actor: id, ip: "127.0.0.1", reqId: expect.any(String) },
  ]);
  expect(lines.filter(({ msg }) => msg === "answered")).toHaveLength(7);
});

test("log: a failed query is logged without its parameters", async () => {
  await open();
  await server.ctx.pool.query("alter table users rename column name to gone");
  const payload = { name: "CANARY", email: "canary@fanradar.test", password: "canary secret", agreeToTerms: true };
  const answer = await server.post(signup.path, payload);
  expect(answer.statusCode).toBe(500);
  expect(server.logLines.join("")).toContain("query failed");
  expect(server.logLines.join("").toLowerCase()).not.toContain("canary");
});
