import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../platform/db/schema.ts";
import { cookieOf, openTestApp, type TestApp } from "../../test/open-test-app.ts";
import { administerAccount, createAdmin, findAdmins, makePasswordLink } from "./administer-account.ts";
import { makeSetupLink } from "./setup-link.ts";

const opened: TestApp[] = [];
const open = async () => {
  const server = await openTestApp();
  opened.push(server);
  return server;
};
afterAll(() => Promise.all(opened.map((one) => one.close())));

const first = { name: "First Admin", email: "first@fanradar.test", password: "a correct password" };
async function linkOf({ ctx }: TestApp): Promise<string> {
  const link = await makeSetupLink(ctx.db, ctx.config);
  return new URL(link ?? "about:blank").searchParams.get("token") ?? "";
}

test("setUpInstance: the link's visitor becomes the verified administrator, is signed in, and the link works once", async () => {
  const server = await open();
  const token = await linkOf(server);
  const answer = await server.post("/api/setup", { token, ...first });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ email: first.email, userType: "admin", isVerified: true });
  const cookie = cookieOf(answer.headers["set-cookie"]);
  expect((await server.get("/api/admin/instance", { cookie })).statusCode).toBe(200);
  const again = await server.post("/api/setup", { token, ...first, email: "second@fanradar.test" });
  expect([again.statusCode, again.json().code]).toEqual([410, "token-used"]);
  expect(await makeSetupLink(server.ctx.db, server.ctx.config)).toBeUndefined();
});

test("setUpInstance: of ten visitors at once with links of several starts, one becomes administrator", async () => {
  const server = await open();
  const tokens = [await linkOf(server), await linkOf(server)];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      server.post("/api/setup", { ...first, token: tokens[index % 2], email: `admin${index}@fanradar.test` }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(410)]);
  expect(await server.ctx.db.$count(users)).toBe(1);
});

test("setUpInstance: an expired and an unknown link create no administrator", async () => {
  const server = await open();
  const token = await linkOf(server);
  await server.ctx.pool.query("update setup_links set expires_at = now() - interval '1 second'");
  for (const one of [token, "invented"])
    expect((await server.post("/api/setup", { ...first, token: one })).json().code).toBe("token-used");
  expect(await findAdmins(server.ctx.db)).toEqual([]);
});

test("setUpInstance: with the address of an existing account it names the field, and the link stays valid", async () => {
  const server = await open();
  const token = await linkOf(server);
  const { email } = await server.person();
  const refused = await server.post("/api/setup", { ...first, token, email });
  expect(refused.json().fields).toHaveProperty("email");
  expect((await server.post("/api/setup", { ...first, token })).statusCode).toBe(201);
});

let server: TestApp;
beforeAll(async () => {
  server = await open();
});

test("admin create: an administrator sets the password by the printed link and signs in", async () => {
  const { ctx, post } = server;
  const link = await ctx.db.transaction(async (tx) => {
    const id = await createAdmin(tx, "made@fanradar.test");
    return makePasswordLink(tx, ctx.config, id ?? 0);
  });
  const token = new URL(link).searchParams.get("token");
  const password = "another correct password";
  expect((await post("/api/auth/reset-password", { token, password })).statusCode).toBe(200);
  const signedIn = await post("/api/auth/login", { email: "made@fanradar.test", password });
  expect(signedIn.json()).toMatchObject({ userType: "admin", isVerified: true });
});

test("admin disable: sessions end, the right password is refused as disabled, a wrong one as ever, and enabling opens it again", async () => {
  const { ctx, post, get, person } = server;
  const { id, email, password, cookie } = await person();
  const set = (act: "disable" | "enable") => ctx.db.transaction((tx) => administerAccount(tx, act, id));
  await set("disable");
  expect((await get("/api/auth/sessions", { cookie })).statusCode).toBe(401);
  expect((await post("/api/auth/login", { email, password })).json().code).toBe("disabled");
  expect((await post("/api/auth/login", { email, password: "wrong" })).json().code).toBe("wrong-credentials");
  await set("enable");
  expect((await post("/api/auth/login", { email, password })).statusCode).toBe(200);
});

test("admin: the last administrator is neither disabled nor made a member, also by two at once", async () => {
  const { ctx } = server;
  const other = await ctx.db.transaction((tx) => createAdmin(tx, "other@fanradar.test"));
  const [one] = (await ctx.db.select({ id: users.id, email: users.email }).from(users)).filter(
    ({ email }) => email === "made@fanradar.test",
  );
  const outcomes = await Promise.all([
    ctx.db.transaction((tx) => administerAccount(tx, "disable", other ?? 0)),
    ctx.db.transaction((tx) => administerAccount(tx, "make-member", one?.id ?? 0)),
  ]);
  expect(outcomes.sort()).toEqual(["done", "last-admin"]);
});
