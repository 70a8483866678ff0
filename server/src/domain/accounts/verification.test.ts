import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountTokens, mails, users } from "../../platform/db/schema.ts";
import { openTestApp, setUpApp } from "../../test/open-test-app.ts";
import { sendMail } from "../notifications/send-mail.ts";

const server = await setUpApp({ config: { publicUrl: "https://fan.example", mode: "demo" } });

const verify = (token: string) => server.post("/api/auth/verify-email", { token });

async function linksTo(recipient: string) {
  const sent = await server.ctx.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
  return sent.map(({ text }) => new URL(/https?:\S+verify-email\?token=\S+/.exec(text)?.[0] ?? ""));
}
const tokenOf = (link: URL | undefined) => link?.searchParams.get("token") ?? "";
const isVerified = async (id: number) =>
  (await server.ctx.db.select().from(users).where(eq(users.id, id)))[0]?.isVerified;

test("verification: an account, its mail and the mail's job are created in one transaction", async () => {
  const { id, email } = await server.person();
  const [mail] = await server.ctx.db.select().from(mails).where(eq(mails.recipient, email));
  expect(mail).toMatchObject({ userId: id, sentAt: null });
  const { rows } = await server.ctx.pool.query(
    "select payload from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'send-mail' order by job.id desc limit 1",
  );
  // Beside it the request that queued it.
  expect(rows).toEqual([{ payload: { mailId: mail?.id, _reqId: expect.any(String) } }]);
});

test("verification: opening the link spends nothing; posting its token verifies once", async () => {
  const { id, email } = await server.person();
  const [link] = await linksTo(email);
  await server.get(`/verify-email${link?.search}`);
  await server.app.inject({ method: "HEAD", url: `/verify-email${link?.search}` });
  await server.get(`/api/auth/verify-email${link?.search}`);
  expect(await isVerified(id)).toBe(false);

  const answers = await Promise.all([verify(tokenOf(link)), verify(tokenOf(link)), verify(tokenOf(link))]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  expect(await isVerified(id)).toBe(true);
});

test("verification: only the newest link works", async () => {
  const { email, cookie, id } = await server.person();
  await server.post("/api/auth/resend-verification", undefined, { cookie, host: "evil.test" });
  const [older, newer] = await linksTo(email);
  expect((await verify(tokenOf(older))).statusCode).toBe(410);
  expect(await isVerified(id)).toBe(false);
  expect((await verify(tokenOf(newer))).statusCode).toBe(200);
});

test("verification: the link of a sign-up and that of a resend lead on to the page that its person was on the way to", async () => {
  const email = "invited@fanradar.test";
  const next = "/join/token-of-an-invite";
  const form = { name: "Invited", email, password: "a-long-passphrase", agreeToTerms: true };
  const { headers, statusCode } = await server.post("/api/auth/signup", { ...form, next });
  expect(statusCode).toBe(201);
  const cookie = String(headers["set-cookie"]).split(";", 1)[0] ?? "";
  const resend = (body: object) => server.post("/api/auth/resend-verification", body, { cookie });
  await resend({ next });
  await resend({});
  expect((await linksTo(email)).map(({ searchParams }) => searchParams.get("next"))).toEqual([next, next, null]);
  expect((await resend({ next: "//evil.example" })).statusCode).toBe(422);
});

test("verification: two concurrent resends leave one valid link", async () => {
  const { email, cookie } = await server.person();
  const resend = () => server.post("/api/auth/resend-verification", undefined, { cookie });
  await Promise.all([resend(), resend(), resend(), resend()]);
  const links = await linksTo(email);
  const statuses = [];
  for (const link of links) statuses.push((await verify(tokenOf(link))).statusCode);
  expect(statuses.sort()).toEqual([200, 410, 410, 410, 410]);
});

test("verification: a link expires after 24 hours", async () => {
  const { id, email } = await server.person();
  const [token] = await server.ctx.db
    .select({ hours: sql<number>`round(extract(epoch from expires_at - now()) / 3600)::int` })
    .from(accountTokens)
    .where(eq(accountTokens.userId, id));
  expect(token?.hours).toBeLessThanOrEqual(24);
  await server.ctx.db
    .update(accountTokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(accountTokens.userId, id));
  expect((await verify(tokenOf((await linksTo(email))[0]))).statusCode).toBe(410);
  expect(await isVerified(id)).toBe(false);
});

test("verification: a token of another purpose verifies no address, and is not spent", async () => {
  const { id, email } = await server.person();
  const token = tokenOf((await linksTo(email))[0]);
  const ofUser = eq(accountTokens.userId, id);
  await server.ctx.db.update(accountTokens).set({ purpose: "reset-password" }).where(ofUser);
  expect((await verify(token)).statusCode).toBe(410);
  expect(await server.ctx.db.select().from(accountTokens).where(ofUser)).toHaveLength(1);
});

test("verification: the link leads to PUBLIC_URL, whatever Host the request has", async () => {
  const email = "host@fanradar.test";
  const body = { name: "Bo", email, password: "long enough", agreeToTerms: true };
  await server.post("/api/auth/signup", body, { host: "evil.test", "x-forwarded-host": "evil.test" });
  expect((await linksTo(email)).map(({ origin }) => origin)).toEqual(["https://fan.example"]);
});

test("verification: the table of tokens contains hashes", async () => {
  const { id, email } = await server.person();
  const token = tokenOf((await linksTo(email))[0]);
  const [row] = await server.ctx.db.select().from(accountTokens).where(eq(accountTokens.userId, id));
  expect(row?.tokenHash).toHaveLength(32);
  expect(row?.tokenHash.equals(Buffer.from(token, "base64url"))).toBe(false);
});

test("verification: in demo mode a sent mail is in the mailbox, once", async () => {
  const { email } = await server.person();
  const [mail] = await server.ctx.db.select().from(mails).where(eq(mails.recipient, email));
  const inbox = async () => (await server.get("/api/mailbox")).json().filter(({ to }: { to: string }) => to === email);
  expect(await inbox()).toEqual([]);
  await sendMail(server.ctx, { mailId: mail?.id ?? 0 });
  await sendMail(server.ctx, { mailId: mail?.id ?? 0 });
  expect(await inbox()).toEqual([
    {
      ...{ id: mail?.id, to: email, subject: mail?.subject, text: mail?.text, sentAt: expect.any(String) },
      html: expect.stringContaining("Confirm that this email address is yours</a>"),
    },
  ]);
});

test("verification: in live mode there is no mailbox", async () => {
  const live = await openTestApp({ config: { mode: "live" } });
  expect((await live.get("/api/mailbox")).statusCode).toBe(404);
  await live.close();
});
