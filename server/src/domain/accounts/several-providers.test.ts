import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type SignInProvider, sandboxProvider } from "../../config/sign-in-providers.ts";
import { auditEntries, identities, mails, sessions, users } from "../../platform/db/schema.ts";
import { corpClient, startCorpProvider } from "../../test/corp-provider.ts";
import { openTestApp } from "../../test/open-test-app.ts";
import { startTamperingProvider } from "../../test/tampering-provider.ts";

const publicUrl = "http://127.0.0.1:3999";
const host = "127.0.0.1:3999";
const corp = await startCorpProvider(`${publicUrl}/api/auth/corp/callback`);
const other = await startTamperingProvider();
const corpProvider: SignInProvider = {
  id: "corp",
  name: "Northwind",
  issuer: corp.issuer,
  issuerName: corp.issuer,
  clientId: corpClient.id,
  clientSecret: corpClient.secret,
  prompt: undefined,
  scope: "openid email profile",
  needsVerifiedEmail: false,
  groups: { claim: "groups", admins: "radar-admins" },
};
const google = {
  ...sandboxProvider(""),
  issuer: other.issuer,
  issuerName: other.issuer,
  clientId: "client",
  clientSecret: "secret",
};
const server = await openTestApp({ config: { publicUrl, providers: [google, corpProvider] } });
const { db } = server.ctx;
beforeEach(() => server.ctx.pool.query("delete from limits; delete from users"));
afterAll(async () => {
  await server.close();
  await corp.close();
  await other.close();
});

const get = (url: string, cookie = "") => server.get(url, { host, cookie });
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers["set-cookie"]].flat().flatMap((one) => (one === undefined ? [] : [String(one).split(";", 1)[0] ?? ""]));
const sessionOf = (answer: { headers: Record<string, unknown> }) =>
  cookiesOf(answer).find((one) => /^fanradar=./.test(one)) ?? "";
const locationOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers.location);
const accountOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];
const mailsTo = async (recipient: string) =>
  (await db.select({ subject: mails.subject }).from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id)).map(
    ({ subject }) => subject,
  );

type CorpPerson = Parameters<typeof corp.signsIn>[0];
/** The whole way of the button, as a browser with these cookies takes it. */
async function signIn(person: CorpPerson, { query = "", cookie = "" } = {}) {
  corp.signsIn(person);
  const start = await get(`/api/auth/corp/start${query}`, cookie);
  const callback = await corp.follow(locationOf(start));
  return get(`${callback.pathname}${callback.search}`, [cookie, ...cookiesOf(start)].filter(Boolean).join("; "));
}
const ann = { sub: "ann", email: "Ann@corp.test", name: "Ann" };

test("sign-in providers: the instance names them in the order of their buttons", async () => {
  expect((await get("/api/instance")).json().providers).toEqual([
    { id: "google", name: "Google" },
    { id: "corp", name: "Northwind" },
  ]);
  expect((await get("/api/auth/unknown/start")).statusCode).toBe(404);
});

test("sign-in providers: one that does not say whether an address is verified makes an account whose address is not", async () => {
  const answer = await signIn(ann, { query: "?next=%2Fsubmit" });
  expect(locationOf(answer)).toBe("/login?provider=corp&outcome=done&next=%2Fsubmit");
  const account = await accountOf("ann@corp.test");
  expect(account).toMatchObject({ name: "Ann", isVerified: false, passwordHash: null, userType: "user" });
  expect(await mailsTo("ann@corp.test")).toEqual(["Confirm your email address"]);
  expect((await get("/api/auth/session", sessionOf(answer))).json().user.email).toBe("ann@corp.test");

  // The identity is the person, whatever the address is by now.
  const again = await signIn({ ...ann, email: "ann.new@corp.test" });
  expect((await get("/api/auth/session", sessionOf(again))).json().user.id).toBe(account?.id);
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.act, "login-provider"));
  expect(acts.map(({ actorId, reason }) => [actorId, reason])).toEqual([
    [account?.id, "Northwind"],
    [account?.id, "Northwind"],
  ]);
});

test.each([
  ["says nothing of it", {}],
  ["says that it is not", { email_verified: false }],
])("sign-in providers: an address joins no account where its provider %s", async (_, said) => {
  const { id } = await server.person("ann@corp.test");
  await db.update(users).set({ isVerified: true }).where(eq(users.id, id));
  const before = await db.$count(sessions);
  const answer = await signIn({ ...ann, ...said });
  expect(locationOf(answer)).toBe("/login?provider=corp&outcome=unlinked");
  expect([sessionOf(answer), await db.$count(sessions), await db.$count(identities)]).toEqual(["", before, 0]);
});

test("sign-in providers: a verified address joins the account that verified it, which is notified with the provider's name", async () => {
  const { id } = await server.person("ann@corp.test");
  const said = { ...ann, email_verified: true };
  expect(locationOf(await signIn(said))).toContain("outcome=unlinked");
  await db.update(users).set({ isVerified: true }).where(eq(users.id, id));
  expect(locationOf(await signIn(said))).toContain("outcome=done");
  expect(await mailsTo("ann@corp.test")).toContain("You can now sign in with Northwind");
  // Another person of the same provider, to whom the address was given since.
  expect(locationOf(await signIn({ ...said, sub: "another ann" }))).toContain("outcome=unlinked");
});

test("sign-in providers: an account may have an identity at each, and confirms by any of them", async () => {
  const credential = await other.idToken("none", { nonce: "n" });
  await server.post("/api/auth/google", { credential });
  const bySecond = await signIn({ sub: "ava", email: "ava@google.invalid", email_verified: true });
  const cookie = sessionOf(bySecond);
  expect((await get("/api/auth/confirm", cookie)).json()).toEqual({
    ways: ["provider"],
    providers: [
      { id: "google", name: "Google" },
      { id: "corp", name: "Northwind" },
    ],
  });
  expect((await get("/api/auth/session", cookie)).json().user.googleId).toBe("subject");
  await db.update(sessions).set({ confirmedAt: new Date(Date.now() - 660_000) });
  const wrong = await signIn(
    { sub: "another", email: "x@corp.test" },
    { query: "?next=%2Fsecurity&confirm=1", cookie },
  );
  expect(locationOf(wrong)).toBe("/security?provider=corp&outcome=other");
  const own = { sub: "ava", email: "ava@google.invalid" };
  const confirmed = await signIn(own, { query: "?next=%2Fsecurity&confirm=1", cookie });
  expect(locationOf(confirmed)).toBe("/security?provider=corp&outcome=confirmed");
});

test("sign-in providers: an answer without an address does not sign in", async () => {
  expect(locationOf(await signIn({ sub: "nameless" }))).toBe("/login?provider=corp&outcome=failed");
  expect(await db.$count(users)).toBe(0);
});

test("sign-in providers: what one began does not end at another's callback", async () => {
  corp.signsIn(ann);
  const start = await get("/api/auth/corp/start");
  const callback = await corp.follow(locationOf(start));
  const answer = await get(`/api/auth/google/callback${callback.search}`, cookiesOf(start).join("; "));
  expect(locationOf(answer)).toBe("/login?provider=google&outcome=failed");
  expect(await db.$count(sessions)).toBe(0);
});

test("sign-in providers: the group makes an administrator at sign-in, and leaving it a member", async () => {
  const boss = await server.person("boss@fanradar.test");
  await db.update(users).set({ userType: "admin" }).where(eq(users.id, boss.id));
  const typeOf = async () => (await accountOf("ann@corp.test"))?.userType;
  await signIn({ ...ann, groups: ["staff", "radar-admins-2"] });
  expect(await typeOf()).toBe("user");
  const answer = await signIn({ ...ann, groups: ["staff", "radar-admins"] });
  expect(await typeOf()).toBe("admin");
  expect((await get("/api/admin/instance", sessionOf(answer))).statusCode).toBe(200);
  await signIn({ ...ann, groups: "radar-admins" });
  expect(await typeOf()).toBe("admin");
  await signIn(ann);
  expect(await typeOf()).toBe("user");
  expect((await get("/api/admin/instance", sessionOf(answer))).statusCode).toBe(404);
  const account = await accountOf("ann@corp.test");
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, account?.id ?? 0))
    .orderBy(auditEntries.id);
  expect(entries.map(({ act, reason }) => [act, reason])).toEqual([
    ["user.make-admin", "Northwind"],
    ["user.make-member", "Northwind"],
  ]);
});

test("sign-in providers: the last administrator stays one, whatever the groups say", async () => {
  await signIn({ ...ann, groups: ["radar-admins"] });
  const answer = await signIn(ann);
  expect([(await accountOf("ann@corp.test"))?.userType, sessionOf(answer) !== ""]).toEqual(["admin", true]);
  expect(server.logLines.join()).toContain("last-admin-stays");
});
