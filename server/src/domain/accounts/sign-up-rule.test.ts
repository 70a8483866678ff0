import { expect, test } from "vitest";
import { cookieOf, setUpApp } from "../../test/open-test-app.ts";
import { makeSetupLink } from "./setup-link.ts";

const server = await setUpApp();
const { ctx, post } = server;
const token = new URL((await makeSetupLink(ctx.db, ctx.config)) ?? "about:blank").searchParams.get("token");
const made = await post("/api/setup", {
  token,
  name: "Boss",
  email: "boss@fanradar.test",
  password: "a correct password",
});
const admin = { cookie: cookieOf(made.headers["set-cookie"]) };

const rule = (body: object) =>
  server.app.inject({ method: "PUT", url: "/api/admin/instance/sign-up", headers: admin, payload: body });
const signUp = (email: string) =>
  server.post("/api/auth/signup", { name: "Somebody", email, password: "a correct password", agreeToTerms: true });

test("ruleSignUp: a closed instance takes no new account and says so before anybody fills in the form", async () => {
  expect((await rule({ rule: "closed" })).json()).toMatchObject({ signUp: { rule: "closed", domains: [] } });
  expect((await signUp("closed@fanradar.test")).json().code).toBe("sign-up-closed");
  expect((await server.get("/api/instance")).json().signUp).toEqual({ rule: "closed", domains: [] });
  const { items } = (await server.get("/api/admin/audit?act=instance.sign-up", admin)).json();
  expect(items).toMatchObject([{ reason: "closed", actor: { email: "boss@fanradar.test" } }]);
});

test("ruleSignUp: with domains, addresses of these alone sign up, in any letter case and without their subdomains", async () => {
  expect((await rule({ rule: "domains", domains: [" Agency.test "] })).statusCode).toBe(200);
  expect((await signUp("one@AGENCY.test")).statusCode).toBe(201);
  for (const email of ["two@other.test", "three@sub.agency.test", "four@agency.test.other.test"])
    expect((await signUp(email)).json().fields).toEqual({ email: expect.stringContaining("domains") });
});

test.each([
  [{ rule: "domains" }, "domains"],
  [{ rule: "domains", domains: ["no domain"] }, "domains.0"],
  [{ rule: "everyone" }, "rule"],
])("ruleSignUp: refuses %j, naming the field", async (body, field) => {
  const refused = await rule(body);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
});

test("login: a refused sign-in is in the audit log with the account that it was meant for and where it came from", async () => {
  await rule({ rule: "open" });
  const { email } = await server.person();
  await server.post("/api/auth/login", { email, password: "not the password" });
  await server.post("/api/auth/login", { email: "nobody@fanradar.test", password: "not the password" });
  const { items } = (await server.get("/api/admin/audit?act=login-refused", admin)).json();
  expect(items).toMatchObject([{ actor: null, subject: { email }, ip: "127.0.0.1" }]);
});
