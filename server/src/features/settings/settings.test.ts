import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defaultSettings, type Settings } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { creators } from "../../platform/db/schema.ts";
import { dumpDatabase } from "../../test/dump-database.ts";
import { makePicture } from "../../test/make-picture.ts";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();

const put = async (person: Person, payload: object) => {
  const headers = { cookie: person.cookie };
  const answer = await world.app.inject({ method: "PUT", url: "/api/user/settings", headers, payload });
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
};
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const settingsOf = async (person: Person): Promise<Settings> => (await world.get(person, "/api/user/settings")).body;

test("settings: begin with the specification's defaults, and the account's name and address", async () => {
  const person = await world.person();
  expect(await settingsOf(person)).toEqual({
    profile: { name: expect.any(String), email: person.email, bio: "", avatar: "" },
    ...defaultSettings,
  });
});

test("settings: saved ones are returned, and stored on the device for the next page", async () => {
  const person = await world.person();
  const before = await settingsOf(person);
  const chosen: Settings = {
    profile: { ...before.profile, name: "Zoë", bio: "two\nlines" },
    notifications: {
      ...{ emailAlerts: false, reportUpdates: false, marketingEmails: true, weeklyDigest: false },
      digestTag: "Berlin",
    },
    privacy: { profileVisibility: "limited", showActivity: true, dataSharing: true, analyticsTracking: false },
    preferences: { theme: "dark", language: "de", timezone: "Asia/Tokyo", currency: "EUR" },
  };
  const { status, body, cookies } = await put(person, chosen);
  expect([status, body]).toEqual([200, chosen]);
  expect(await settingsOf(person)).toEqual(chosen);
  expect((await world.get(person, "/api/auth/session")).body.user.name).toBe("Zoë");
  expect(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))).toMatchObject({
    language: "de",
    theme: "dark",
  });
});

test.each([
  ["name", { name: "Mia, 16" }],
  ["bio", { bio: "I am 16 years old" }],
])("settings: a %s that states an age under 18 is refused, and nothing is stored", async (field, more) => {
  const person = await world.person();
  const before = await settingsOf(person);
  const { status, body } = await put(person, { ...before, profile: { ...before.profile, ...more } });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ [`profile.${field}`]: expect.stringMatching(/^States an age under 18/) });
  expect(await settingsOf(person)).toEqual(before);
});

test.each<[string, (settings: Settings) => object, string]>([
  ["no address", (one) => ({ ...one, profile: { ...one.profile, email: "x" } }), "profile.email"],
  ["a bio of 501", (one) => ({ ...one, profile: { ...one.profile, bio: "a".repeat(501) } }), "profile.bio"],
  ["no zone", (one) => ({ ...one, preferences: { ...one.preferences, timezone: "Mars" } }), "preferences.timezone"],
  [
    "a foreign picture",
    (one) => ({ ...one, profile: { ...one.profile, avatar: "http://a.invalid" } }),
    "profile.avatar",
  ],
  ["an unknown member", (one) => ({ ...one, isAdmin: true }), "isAdmin"],
])("settings: %s is refused, and nothing is changed", async (_, change, field) => {
  const person = await world.person();
  const before = await settingsOf(person);
  const { status, body } = await put(person, change(before));
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  expect(await settingsOf(person)).toEqual(before);
});

test("settings: reports, errors and mails are in the chosen language", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { tiktokUrl: "https://www.tiktok.com/@demo.german" });
  const observedOn = new Date().toISOString().slice(0, 10);
  const typed = { kind: "manual", key: crypto.randomUUID(), platform: "tiktok", observedOn };
  const figures = [{ metric: "followers", value: 4_321 }];
  expect((await world.post(person, `/api/models/${model.id}/evidence`, { ...typed, figures })).status).toBe(201);
  expect((await world.post(person, `/api/models/${model.id}/analyses`)).status).toBe(202);
  await world.finished(person, model.id);
  const english = await world.report(person, model.id);
  const settings = await settingsOf(person);
  await put(person, { ...settings, preferences: { ...settings.preferences, language: "de" } });
  const german = await world.report(person, model.id);
  expect(german.metadata.hash).toBe(english.metadata.hash);
  expect(english.content.engagementMetrics.tiktok?.followers).toContain("4.3K");
  expect(german.content.engagementMetrics.tiktok?.followers).toContain("4,3K");
});

test("account export: has a member for every table that refers to the account, and no credentials", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { instagramUrl: "demo.export", notes: "CANARY notes" });
  const settings = await settingsOf(person);
  const email = `new.${person.email}`;
  expect((await put(person, { ...settings, profile: { ...settings.profile, email } })).status).toBe(200);
  const other = await world.person();
  await world.submit(other, { instagramUrl: "demo.export", notes: "CANARY of another" });
  const [creator] = await world.ctx.db
    .update(creators)
    .set({ ownerUserId: person.id })
    .where(sql`id = (select creator_id from profiles where handle = 'demo.export')`)
    .returning({ id: creators.id });
  const headers = { cookie: person.cookie };
  const answer = await world.app.inject({ method: "POST", url: "/api/user/export", headers });
  expect(answer.headers["content-disposition"]).toMatch(/fanradar-export-\d{4}-\d\d-\d\d\.json/);
  const { tables } = answer.json();
  const { rows } = await world.ctx.pool.query<{ name: string }>(
    "select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass",
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ name }) => name).filter((name) => !(name in tables))).toEqual([]);
  expect(tables.users).toHaveLength(1);
  expect(tables.email_changes).toMatchObject([{ email }]);
  expect(new Set(tables.models.map(({ id }: { id: number }) => id))).toEqual(new Set([model.id, creator?.id]));
  expect(tables.reports.length).toBeGreaterThan(0);
  expect(answer.body).toContain("CANARY notes");
  expect(answer.body).not.toContain("CANARY of another");
  expect(answer.body).not.toContain(other.email);
  expect(answer.body).not.toMatch(/argon2|password_hash|token_hash|two_factor_secret/);
});

test("account export: no link of a mail is in it, so that it proves no mailbox", async () => {
  const person = await world.person();
  const settings = await settingsOf(person);
  const email = `claimed.${person.email}`;
  expect((await put(person, { ...settings, profile: { ...settings.profile, email } })).status).toBe(200);
  await world.post(person, "/api/auth/forgot-password", { email: person.email });
  const mailsOf = async () =>
    (await world.ctx.pool.query<{ text: string }>("select text from mails where user_id = $1", [person.id])).rows;
  // A job writes the link that resets the password, after the answer.
  await expect.poll(async () => (await mailsOf()).some(({ text }) => text.includes("/reset-password?"))).toBe(true);
  const rows = await mailsOf();
  const links = rows.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  expect(links.length).toBeGreaterThan(2);
  const headers = { cookie: person.cookie };
  const answer = await world.app.inject({ method: "POST", url: "/api/user/export", headers });
  expect(answer.json().tables.mails).toHaveLength(rows.length);
  expect(links.filter((link) => answer.body.includes(link))).toEqual([]);
  expect(answer.body).not.toMatch(/[?&](?:token|confirm)=/);
});

test("account deletion: removes every text of the person", async () => {
  const canary = "CANARYq7";
  const person = await world.person(`${canary}@fanradar.test`);
  const settings = await settingsOf(person);
  const profile = { ...settings.profile, name: canary, bio: canary, email: `${canary}.new@fanradar.test` };
  expect((await put(person, { ...settings, profile })).status).toBe(200);
  const model = await world.analyze(person, { name: canary, instagramUrl: "demo.deleted", notes: canary });
  await world.post(person, "/api/auth/forgot-password", { email: person.email });
  const before = filesIn(world.ctx.config.dataDir);
  const picture = await makePicture({ background: "#123456" });
  const octets = { "content-type": "application/octet-stream" };
  expect((await world.post(person, `/api/models/${model.id}/screenshots`, picture, octets)).status).toBe(201);
  const portrait = await makePicture({ secret: canary });
  const upload = { method: "PUT", url: "/api/user/avatar", headers: { cookie: person.cookie, ...octets } } as const;
  const { avatar } = (await world.app.inject({ ...upload, payload: portrait })).json();
  const portraitName = avatar.replace("/api/files/", "");
  expect(await dumpDatabase(world.ctx.pool)).toContain(portraitName);
  const pictures = filesIn(world.ctx.config.dataDir).filter((name) => !before.includes(name));
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter((name) => name.endsWith(portraitName))).toHaveLength(1);
  const chat = await world.post(person, "/api/ai/chat", { message: `${canary} followers`, modelId: model.id });
  expect(chat.body.conversationId).toBeTypeOf("number");
  const priced = { changedOn: "2026-11-02", from: 5, to: 9.99, note: canary };
  expect((await world.post(person, `/api/models/${model.id}/price-changes`, priced)).status).toBe(201);
  expect(await dumpDatabase(world.ctx.pool)).toContain(canary);
  const answer = await world.remove(person, "/api/user/delete");
  expect([answer.status, answer.body]).toEqual([200, {}]);
  await expect.poll(async () => (await dumpDatabase(world.ctx.pool)).toLowerCase()).not.toContain(canary.toLowerCase());
  expect((await world.get(person, "/api/user/settings")).status).toBe(401);
  const left = () => filesIn(world.ctx.config.dataDir).filter((name) => pictures.includes(name));
  await expect.poll(left).toEqual([]);
  await expect.poll(() => dumpDatabase(world.ctx.pool)).not.toContain(portraitName);
  // The address is free again.
  expect((await world.person(person.email)).email).toBe(person.email);
});

test("account deletion: needs a recently confirmed session", async () => {
  const person = await world.person();
  await world.ctx.pool.query("update sessions set confirmed_at = now() - interval '11 minutes' where user_id = $1", [
    person.id,
  ]);
  const answer = await world.remove(person, "/api/user/delete");
  expect([answer.status, answer.body.code]).toEqual([403, "confirm-needed"]);
  expect((await world.get(person, "/api/user/settings")).status).toBe(200);
});
