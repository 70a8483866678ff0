import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Config } from "../../config/config.ts";
import { makeSetupLink } from "../../domain/accounts/setup-link.ts";
import { cookieOf, openTestApp } from "../../test/open-test-app.ts";
import { startWorld, type World } from "../../test/start-world.ts";

const letters: { from: string; to: string[]; text: string }[] = [];
const smtp = new SMTPServer({
  disabledCommands: ["STARTTLS", "AUTH"],
  onRcptTo: ({ address }, _session, done) =>
    address === "refused@fanradar.test" ? done(new Error("no such mailbox")) : done(),
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("end", () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      letters.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
      done();
    });
  },
});
let smtpUrl: string;
let world: World;
const opened: { close(): Promise<unknown> }[] = [];
beforeAll(async () => {
  const listening = smtp.listen(0, "127.0.0.1");
  await new Promise((resolve) => smtp.server.once("listening", resolve));
  const address = listening.address();
  smtpUrl = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  world = await startWorld({ worker: false });
});
afterAll(async () => {
  await Promise.all([world.close(), ...opened.map((one) => one.close())]);
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

/** An app with these settings, and what its administrator sends and gets. */
async function openWithAdmin(config: Partial<Config> = {}) {
  const { app, ctx, close } = await openTestApp({ config });
  opened.push({ close });
  const token = new URL((await makeSetupLink(ctx.db, ctx.config)) ?? "about:blank").searchParams.get("token");
  const payload = { token, name: "Boss", email: "boss@fanradar.test", password: "a correct password" };
  const made = await app.inject({ method: "POST", url: "/api/setup", payload });
  const headers = { cookie: cookieOf(made.headers["set-cookie"]) };
  return {
    state: async () => (await app.inject({ url: "/api/admin/instance", headers })).json(),
    instance: async () => (await app.inject({ url: "/api/instance" })).json(),
    name: (name: string) => app.inject({ method: "PUT", url: "/api/admin/instance/name", headers, payload: { name } }),
    check: async (body: object) =>
      (await app.inject({ method: "POST", url: "/api/admin/instance/checks", headers, payload: body })).json(),
  };
}
const live = { mode: "live", publicUrl: "http://localhost:3000" } as const;

test("checkInstance: database, clock and file storage are really used, and their results are stored", async () => {
  const { check, state } = await openWithAdmin();
  const parts = ["database", "clock", "storage"];
  for (const part of parts) expect(await check({ part })).toMatchObject({ part, state: "ok" });
  const { checks } = await state();
  expect(checks.map(({ part }: { part: string }) => part).sort()).toEqual(parts.toSorted());
  expect((await check({ part: "database" })).detail).toMatch(/^PostgreSQL \d+/);
});

test("checkInstance: a test email reaches the given address, from the instance by its name", async () => {
  const { check, name } = await openWithAdmin({ ...live, smtpUrl, mailFrom: "radar@agency.test" });
  await name("Northwind Talent");
  expect(await check({ part: "mail", to: "ops@fanradar.test" })).toMatchObject({ state: "ok" });
  expect(letters.at(-1)).toMatchObject({ from: "radar@agency.test", to: ["ops@fanradar.test"] });
  expect(letters.at(-1)?.text).toContain("From: Northwind Talent <radar@agency.test>");
});

test("checkInstance: what the mail server refuses is its result, in the server's words", async () => {
  const { check } = await openWithAdmin({ ...live, smtpUrl });
  const refused = await check({ part: "mail", to: "refused@fanradar.test" });
  expect(refused.state).toBe("failed");
  expect(refused.detail).toContain("no such mailbox");
  const { check: checkAway } = await openWithAdmin({ ...live, smtpUrl: "smtp://user:secret@127.0.0.1:1" });
  const away = await checkAway({ part: "mail", to: "ops@fanradar.test" });
  expect([away.state, away.detail]).toEqual(["failed", expect.stringContaining("ECONNREFUSED")]);
  expect(away.detail).not.toContain("secret");
});

test("checkInstance: a platform is read by one real call; without a key the part is off", async () => {
  const { instagram, x, sandboxUrl } = world.ctx.config;
  const { check } = await openWithAdmin({ instagram, x, sandboxUrl });
  expect(await check({ part: "x" })).toMatchObject({ part: "x", state: "ok" });
  const { state, detail } = await check({ part: "instagram" });
  expect([state, detail]).toEqual([
    "ok",
    "@demo_check; token of FanRadar sandbox; token does not end; scopes instagram_basic",
  ]);
  const wrong = await openWithAdmin({ x: { baseUrl: "http://127.0.0.1:1", bearerToken: "none" } });
  expect(await wrong.check({ part: "x" })).toMatchObject({ state: "failed" });
  for (const part of ["instagram", "providers", "model"]) expect((await wrong.check({ part })).state).toBe("off");
});

test("checkInstance: an S3 store that does not answer is named with its fault", async () => {
  const s3 = {
    endpoint: "http://127.0.0.1:1",
    bucket: "files",
    region: "us-east-1",
    accessKeyId: "key",
    secretAccessKey: "S3-SECRET",
  };
  const { check, state } = await openWithAdmin({ s3 });
  const { state: outcome, detail } = await check({ part: "storage" });
  expect([outcome, detail]).toEqual(["failed", expect.stringContaining("not reached")]);
  const described = await state();
  expect(described.storage).toEqual({ kind: "s3", place: "http://127.0.0.1:1/files" });
  expect(JSON.stringify(described)).not.toContain("S3-SECRET");
});

test("getInstance: a live instance without a mail server says that no email is sent, and shows its name", async () => {
  const { instance, name } = await openWithAdmin(live);
  expect(await instance()).toMatchObject({ sendsMail: false, name: null });
  await name("Northwind Talent");
  expect((await instance()).name).toBe("Northwind Talent");
  const withMail = await openWithAdmin({ ...live, smtpUrl });
  expect((await withMail.instance()).sendsMail).toBe(true);
});
