import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails, modelTags, notifications, users } from "../../platform/db/schema.ts";
import { insertSubmission } from "../../test/insert-submission.ts";
import { type Person, setUpApp } from "../../test/open-test-app.ts";
import { findSettings, storeSettings } from "../settings/user-settings.ts";
import { createNotification, type News } from "./create-notification.ts";
import { mailDigests } from "./mail-digests.ts";
import { mailNotifications } from "./mail-notifications.ts";

const server = await setUpApp();

async function verified(): Promise<Person> {
  const person = await server.person();
  await server.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, person.id));
  return person;
}
let count = 0;
const notifyPerson = (person: Person, ...kinds: News["kind"][]) =>
  server.ctx.db.transaction(async (tx) => {
    for (const kind of kinds)
      await createNotification(tx, { userId: person.id, kind, key: `${count++}`, platform: "instagram" });
  });
const mailed = async (person: Person) =>
  (await server.ctx.db.select().from(mails).where(eq(mails.userId, person.id)).orderBy(desc(mails.id))).filter(
    ({ setting }) => setting !== null,
  );
async function choose(person: Person, change: object, preferences: object = {}) {
  const { db } = server.ctx;
  const settings = await findSettings(db, person.id);
  if (!settings) throw new Error("no such account");
  await db.transaction((tx) =>
    storeSettings(tx, person.id, {
      ...settings,
      notifications: { ...settings.notifications, ...change },
      preferences: { ...settings.preferences, ...preferences },
    }),
  );
}
const linkIn = (text: string) => /https?:\/\/\S+unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? "";

test("mails: unread notifications go into one mail for each setting, once, without names", async () => {
  const person = await verified();
  await notifyPerson(person, "report-ready", "report-ready", "unusual-rise", "engagement-down");
  await mailNotifications(server.ctx, { userId: person.id });
  await mailNotifications(server.ctx, { userId: person.id });
  const sent = await mailed(person);
  expect(sent.map(({ setting }) => setting).sort()).toEqual(["emailAlerts", "reportUpdates"]);
  for (const { subject, text } of sent) {
    expect(`${subject} ${text}`).not.toMatch(/instagram|tiktok|onlyfans|ava\b|%|\$/i);
    expect(linkIn(text)).not.toBe("");
  }
  expect(sent.find(({ setting }) => setting === "reportUpdates")?.text).toContain("A report is ready (2 times)");
});

test("mails: the link leads to the page that all of it is about, and of several pages to the dashboard", async () => {
  const linkOf = async (...kinds: News["kind"][]) => {
    const person = await verified();
    await notifyPerson(person, ...kinds);
    await mailNotifications(server.ctx, { userId: person.id });
    const [sent] = await mailed(person);
    return [...(sent?.text ?? "").matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link).pathname)[0];
  };
  expect(await linkOf("case-opened", "case-opened")).toBe("/admin");
  expect(await linkOf("new-sign-in")).toBe("/security");
  expect(await linkOf("case-opened", "unusual-rise")).toBe("/dashboard");
});

test("mails: read notifications, settings that are off and unverified addresses get no mail", async () => {
  const reader = await verified();
  await notifyPerson(reader, "rated");
  await server.post("/api/notifications/read", { upTo: 2_147_483_647 }, { cookie: reader.cookie });
  const silent = await verified();
  await choose(silent, { emailAlerts: false });
  await notifyPerson(silent, "rated");
  const unproven = await server.person();
  await notifyPerson(unproven, "rated");
  for (const person of [reader, silent, unproven]) {
    await mailNotifications(server.ctx, { userId: person.id });
    expect(await mailed(person)).toEqual([]);
  }
  await choose(silent, { emailAlerts: true });
  await mailNotifications(server.ctx, { userId: silent.id });
  expect(await mailed(silent)).toEqual([]);
});

test("mails: the unsubscribe link turns off its setting for any holder, repeatedly, and opening it alone does not", async () => {
  const person = await verified();
  await notifyPerson(person, "rated");
  await mailNotifications(server.ctx, { userId: person.id });
  const [mail] = await mailed(person);
  const token = linkIn(mail?.text ?? "");
  const wants = async () => (await findSettings(server.ctx.db, person.id))?.notifications;
  expect((await server.get(`/api/unsubscribe?token=${token}`)).statusCode).toBe(404);
  expect(await wants()).toMatchObject({ emailAlerts: true });
  for (let turn = 0; turn < 2; turn++)
    expect((await server.post("/api/unsubscribe", { token })).json()).toEqual({ setting: "emailAlerts" });
  expect(await wants()).toMatchObject({ emailAlerts: false, reportUpdates: true, weeklyDigest: true });
});

test("mails: one-click unsubscribe works by a form whose body is ignored", async () => {
  const person = await verified();
  await notifyPerson(person, "report-ready");
  await mailNotifications(server.ctx, { userId: person.id });
  const [mail] = await mailed(person);
  const press = (token: string) =>
    server.app.inject({
      method: "POST",
      url: `/api/unsubscribe/one-click?token=${token}`,
      payload: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  expect((await press(linkIn(mail?.text ?? ""))).statusCode).toBe(200);
  expect((await findSettings(server.ctx.db, person.id))?.notifications.reportUpdates).toBe(false);
  expect((await press("made.up.token")).statusCode).toBe(410);
});

test("mails: an altered unsubscribe link turns nothing off", async () => {
  const [person, other] = [await verified(), await verified()];
  await notifyPerson(person, "rated");
  await mailNotifications(server.ctx, { userId: person.id });
  const token = linkIn((await mailed(person))[0]?.text ?? "");
  const [, setting, signature] = token.split(".");
  for (const forged of [`${other.id}.${setting}.${signature}`, `${person.id}.weeklyDigest.${signature}`, "x", ""])
    expect((await server.post("/api/unsubscribe", { token: forged })).statusCode).toBe(410);
  expect((await findSettings(server.ctx.db, other.id))?.notifications.emailAlerts).toBe(true);
});

test("mails: the weekly mail is sent on Monday at eight in the recipient's time zone, once and only after activity", async () => {
  const { ctx } = server;
  const [here, there, quiet, off] = [await verified(), await verified(), await verified(), await verified()];
  await choose(there, {}, { timezone: "America/Los_Angeles" });
  await choose(off, { weeklyDigest: false });
  await notifyPerson(here, "report-ready", "rated");
  await notifyPerson(there, "rated");
  await notifyPerson(off, "rated");
  const monday = await mondayAfterNotifications();
  const at = (hour: number) => new Date(monday.getTime() + hour * 3_600_000);
  await mailDigests(ctx, at(7));
  expect(await mailed(here)).toEqual([]);
  await mailDigests(ctx, at(8));
  await mailDigests(ctx, at(8));
  expect(await mailed(here)).toMatchObject([{ setting: "weeklyDigest", subject: "Your weekly summary" }]);
  expect(await mailed(there)).toEqual([]);
  // Pacific time is 7 or 8 hours behind.
  await mailDigests(ctx, at(15));
  await mailDigests(ctx, at(16));
  expect(await mailed(there)).toHaveLength(1);
  expect([await mailed(quiet), await mailed(off)]).toEqual([[], []]);
});

test("mails: an admin's mail goes once to those with the setting on, and its link turns it off; for others the call is not found", async () => {
  const { ctx, app } = server;
  const [subscriber, silent] = [await verified(), await verified()];
  const unverified = await server.person();
  for (const one of [subscriber, unverified]) await choose(one, { marketingEmails: true });
  await choose(silent, { marketingEmails: false });
  const send = async (person: Person, key = crypto.randomUUID()) => {
    const payload = { key, subject: "News", text: "All is well.\nTruly." };
    const headers = { cookie: person.cookie };
    const answer = await app.inject({ method: "POST", url: "/api/admin/mails", payload, headers });
    return [answer.statusCode, answer.json()];
  };
  expect(await send(subscriber)).toMatchObject([404, {}]);
  const admin = await server.person();
  await ctx.db.update(users).set({ userType: "admin" }).where(eq(users.id, admin.id));
  const key = crypto.randomUUID();
  expect(await send(admin, key)).toEqual([202, { recipients: 1 }]);
  expect(await send(admin, key)).toEqual([202, { recipients: 0 }]);
  const [mail] = await mailed(subscriber);
  expect(mail).toMatchObject({ setting: "marketingEmails", subject: "News" });
  expect(mail?.text).toMatch(/^All is well\.\nTruly\.\n-- \nYou get this .*\n\nTurn off marketing emails:\nhttp/);
  expect([await mailed(silent), await mailed(unverified)]).toEqual([[], []]);
  const token = linkIn(mail?.text ?? "");
  const off = await app.inject({ method: "POST", url: "/api/unsubscribe", payload: { token } });
  expect(off.json()).toEqual({ setting: "marketingEmails" });
  expect(await send(admin)).toEqual([202, { recipients: 0 }]);
});

test("mails: a weekly mail with a tag has only models with that tag", async () => {
  const { ctx } = server;
  const [person, without] = [await verified(), await verified()];
  const model = async (owner: Person, tag: string) => {
    const modelId = await insertSubmission(ctx.db, { userId: owner.id, workspaceId: owner.id });
    await ctx.db.insert(modelTags).values({ modelId, tag });
    await ctx.db.transaction((tx) =>
      createNotification(tx, {
        userId: owner.id,
        workspaceId: owner.id,
        kind: "report-ready",
        key: `tag ${tag}`,
        modelId,
      }),
    );
  };
  await model(person, "Berlin");
  await model(person, "Paris");
  await notifyPerson(person, "rated");
  await choose(person, { digestTag: "berlin" });
  await model(without, "Paris");
  await choose(without, { digestTag: "berlin" });
  const monday = await mondayAfterNotifications();
  await mailDigests(ctx, new Date(monday.getTime() + 8 * 3_600_000));
  const [digest] = await mailed(person);
  expect(digest?.text.match(/^- .*$/gm)).toEqual(["- A report is ready."]);
  expect(await mailed(without)).toEqual([]);
});

/** A Monday, with all notifications dated to the Sunday before: the test's week is independent of the clock. */
async function mondayAfterNotifications(): Promise<Date> {
  const monday = new Date("2030-01-07T00:00:00Z");
  await server.ctx.db.update(notifications).set({ createdAt: new Date(monday.getTime() - 12 * 3_600_000) });
  return monday;
}
