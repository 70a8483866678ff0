import { readdirSync } from "node:fs";
import { request } from "node:http";
import type { Settings } from "@fanradar/contract";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { files, users } from "../../platform/db/schema.ts";
import { openFileStore } from "../../platform/files/file-store.ts";
import { sweepFiles } from "../../platform/files/sweep-files.ts";
import { seedAccounts } from "../../seed/seed-accounts.ts";
import { makePicture, makePixelBomb } from "../../test/make-picture.ts";
import { cookieOf, type Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();

const octets = { "content-type": "application/octet-stream" };
const send = async ({ cookie }: Person, payload: Buffer, headers: Record<string, string> = octets) => {
  const answer = await world.app.inject({
    method: "PUT",
    url: "/api/user/avatar",
    headers: { ...headers, cookie },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};
async function uploaded(person: Person, picture?: Buffer): Promise<string> {
  const { status, body } = await send(person, picture ?? (await makePicture()));
  expect([status, body]).toEqual([200, { avatar: expect.stringMatching(/^\/api\/files\/[0-9a-f]{48}$/) }]);
  return body.avatar;
}
const view = (url: string, cookie = "") => world.app.inject({ url, headers: { cookie } });
const settingsOf = async (person: Person): Promise<Settings> => (await world.get(person, "/api/user/settings")).body;
const avatarOf = async (person: Person) => (await settingsOf(person)).profile.avatar;
const nameOf = (address: string) => address.replace("/api/files/", "");
const save = async ({ cookie }: Person, payload: Settings) => {
  const answer = await world.app.inject({ method: "PUT", url: "/api/user/settings", headers: { cookie }, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const stored = () =>
  readdirSync(world.ctx.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const rowsOf = async (address: string) =>
  world.ctx.db
    .select()
    .from(files)
    .where(eq(files.name, nameOf(address)));
const expectGone = (address: string) =>
  expect.poll(async () => [stored().includes(nameOf(address)), (await rowsOf(address)).length]).toEqual([false, 0]);

test.each(["png", "jpeg", "webp"] as const)(
  "avatar: a %s is re-encoded as a square, without EXIF, location and appended data",
  async (format) => {
    const person = await world.person();
    const secret = "CANARY of a camera";
    const sent = Buffer.concat([
      await makePicture({ format, secret, orientation: 6, width: 300, height: 100 }),
      Buffer.from(secret),
    ]);
    const answer = await view(await uploaded(person, sent), person.cookie);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(answer.rawPayload.includes(secret)).toBe(false);
    const { exif, xmp, icc, comments, orientation, ...seen } = await sharp(answer.rawPayload).metadata();
    expect([exif, xmp, icc, comments, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect([seen.format, seen.width, seen.height]).toEqual(["jpeg", 256, 256]);
  },
);

test("avatar: a phone's picture of 24.5 million pixels is accepted", async () => {
  const sent = await makePicture({ format: "jpeg", width: 5_712, height: 4_284 });
  expect((await send(await world.person(), sent)).status).toBe(200);
});

test("avatar: the middle of the picture stays, upright, and transparent parts are white", async () => {
  const person = await world.person();
  const half = (background: string) => ({ create: { width: 300, height: 100, channels: 3 as const, background } });
  // Red above, blue below, stored upside down: upright it is the reverse.
  const sent = await sharp({ create: { width: 300, height: 200, channels: 4, background: "#0000" } })
    .composite([
      { input: await sharp(half("#f00")).resize(200, 80).png().toBuffer(), top: 0, left: 50 },
      { input: await sharp(half("#00f")).resize(200, 80).png().toBuffer(), top: 120, left: 50 },
    ])
    .withMetadata({ orientation: 3 })
    .webp({ lossless: true })
    .toBuffer();
  const { rawPayload } = await view(await uploaded(person, sent), person.cookie);
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)].map((part) => Math.round(part / 64) * 64);
  expect([at(5, 5), at(128, 128), at(250, 250)]).toEqual([
    [0, 0, 256],
    [256, 256, 256],
    [256, 0, 0],
  ]);
});

test("avatar: every response that names the signed-in person has their picture", async () => {
  const person = await world.person();
  expect((await world.get(person, "/api/auth/session")).body.user.avatar).toBe("");
  const avatar = await uploaded(person);
  expect(await avatarOf(person)).toBe(avatar);
  expect((await world.get(person, "/api/auth/session")).body.user.avatar).toBe(avatar);
  const { email, password } = person;
  const signedIn = await world.app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password } });
  expect(signedIn.json()).toMatchObject({ id: person.id, avatar });
});

test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
  ["nothing", () => Buffer.alloc(0), 422, "The file is empty"],
  ["text", () => Buffer.from("a face"), 422, "Expected PNG, JPEG or WebP"],
  ["SVG", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), 422, "Expected PNG"],
  ["a GIF", () => makePicture({ format: "gif" }), 422, "Expected PNG"],
  ["HTML after a PNG's start", () => Buffer.from("\x89PNG\r\n\x1a\n<script>1</script>", "latin1"), 422, "damaged"],
  ["half a PNG", async () => (await makePicture({ width: 900, height: 900 })).subarray(0, 900), 422, "damaged"],
  ["half a JPEG", async () => (await makePicture({ format: "jpeg", width: 900 })).subarray(0, 700), 422, "damaged"],
  ["a bomb of 900 million pixels", () => makePixelBomb(30_000), 422, "at most 25 megapixels"],
  ["a bomb of 26 million pixels", () => makePixelBomb(5_100), 422, "at most 25 megapixels"],
  ["a strip of 13,000 pixels", () => makePicture({ width: 13_000, height: 64 }), 422, "12,000 pixels a side"],
  ["a dot", () => makePicture({ width: 1, height: 1 }), 422, "at least 64 pixels"],
  ["11 MB", () => Buffer.alloc(11 * 1024 * 1024, 1), 413, "this file has 11 MB, the limit is 10 MB"],
])(
  "avatar: %s is refused by name, nothing is stored, and the earlier picture stays",
  async (_, bytes, status, message) => {
    const person = await world.person();
    const avatar = await uploaded(person);
    const before = [(await world.ctx.db.select().from(files)).length, stored().length];
    const answer = await send(person, await bytes());
    expect(answer.status).toBe(status);
    expect(`${answer.body.message} ${answer.body.fields?.picture}`).toContain(message);
    expect([(await world.ctx.db.select().from(files)).length, stored().length]).toEqual(before);
    expect(await avatarOf(person)).toBe(avatar);
    expect((await view(avatar, person.cookie)).statusCode).toBe(200);
  },
);

test("avatar: an upload that is an address is refused, and no server is contacted", async () => {
  const person = await world.person();
  const body = Buffer.from(JSON.stringify({ avatar: "http://127.0.0.1/face.png" }));
  expect((await send(person, body, { "content-type": "application/json" })).status).toBe(415);
  expect((await send(person, body)).status).toBe(422);
});

test("avatar: a picture is served to its person only, cannot run scripts, and has a private cache", async () => {
  const person = await world.person();
  const avatar = await uploaded(person);
  expect((await view(avatar, person.cookie)).headers).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, max-age=3600",
  });
  await seedAccounts(world.ctx.db);
  const payload = { email: "admin@fanradar.test", password: "fanradar-demo" };
  const admin = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  const strangers = ["", (await world.person()).cookie, cookieOf(admin.headers["set-cookie"])];
  const answers = await Promise.all(strangers.map((cookie) => view(avatar, cookie)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(["no-store", "no-store", "no-store"]);
});

test.each<[string, Partial<Settings["privacy"]>, "user" | "model", number]>([
  ["nobody, who chose nothing", {}, "user", 404],
  ["everybody, who is public", { profileVisibility: "public" }, "user", 200],
  ["a user who has the address, of one shown by link", { profileVisibility: "limited" }, "user", 200],
  ["nobody, of one who is private and active", { profileVisibility: "private", showActivity: true }, "user", 404],
  ["nobody, of a model whose page is public", { profileVisibility: "public" }, "model", 404],
  ["everybody, of a model who signs ratings", { profileVisibility: "private", showActivity: true }, "model", 200],
])("avatar: others see a picture if they may see the name: %s", async (_, privacy, userType, status) => {
  const person = await world.person();
  await world.ctx.db.update(users).set({ userType }).where(eq(users.id, person.id));
  const avatar = await uploaded(person);
  const settings = await settingsOf(person);
  await save(person, { ...settings, privacy: { ...settings.privacy, ...privacy } });
  expect((await view(avatar)).statusCode).toBe(status);
  expect((await view(avatar, person.cookie)).statusCode).toBe(200);
  await save(person, settings);
  expect((await view(avatar)).statusCode).toBe(404);
});

test("avatar: a rating has the picture if it has the name", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { instagramUrl: "demo.portrait" });
  const { id } = await world.report(person, model.id);
  const avatar = await uploaded(person);
  const rate = async () => (await world.post(person, `/api/reports/${id}/rate`, { isPositive: true })).body.named;
  expect(await rate()).toEqual([]);
  const settings = await settingsOf(person);
  await save(person, {
    ...settings,
    privacy: { ...settings.privacy, profileVisibility: "public", showActivity: true },
  });
  expect(await rate()).toEqual([{ name: settings.profile.name, avatar, isPositive: true }]);
});

test("avatar: saving settings keeps the picture, and refuses an invalid address of one", async () => {
  const person = await world.person();
  const avatar = await uploaded(person);
  const settings = await settingsOf(person);
  const renamed = { ...settings, profile: { ...settings.profile, name: "Zoë" } };
  expect(await save(person, renamed)).toEqual({ status: 200, body: renamed });
  const others = await uploaded(await world.person());
  for (const other of [others, "https://127.0.0.1/face.png", "//a.invalid", `${avatar}/../x`]) {
    const { status, body } = await save(person, { ...settings, profile: { ...settings.profile, avatar: other } });
    expect([status, Object.keys(body.fields)]).toEqual([422, ["profile.avatar"]]);
  }
  expect(await settingsOf(person)).toEqual(renamed);
});

test("avatar: a new picture replaces the first and its file; removing it leaves nothing, also repeatedly", async () => {
  const person = await world.person();
  const first = await uploaded(person);
  const second = await uploaded(person, await makePicture({ background: "#fff" }));
  expect(second).not.toBe(first);
  await expectGone(first);
  const remove = () =>
    world.app.inject({ method: "DELETE", url: "/api/user/avatar", headers: { cookie: person.cookie } });
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 200]);
  expect(await avatarOf(person)).toBe("");
  expect((await view(second, person.cookie)).statusCode).toBe(404);
  await expectGone(second);
});

test("avatar: of concurrent pictures one stays, and the others' files are deleted", async () => {
  const person = await world.person();
  const made = await Promise.all([1, 2, 3, 4].map((n) => makePicture({ width: 64 + n })));
  const sent = await Promise.all(made.map((picture) => uploaded(person, picture)));
  const avatar = await avatarOf(person);
  expect(sent).toContain(avatar);
  for (const other of sent) if (other !== avatar) await expectGone(other);
  expect((await view(avatar, person.cookie)).statusCode).toBe(200);
});

test("avatar: the sweep keeps a picture in use", async () => {
  const avatar = await uploaded(await world.person());
  await world.ctx.db
    .update(files)
    .set({ dueAt: sql`now() - interval '1 second'` })
    .where(eq(files.name, nameOf(avatar)));
  await sweepFiles({ db: world.ctx.db, files: openFileStore(world.ctx.config), log: world.ctx.log });
  expect([stored().includes(nameOf(avatar)), (await rowsOf(avatar)).length]).toEqual([true, 1]);
});

test("avatar: the export contains the picture", async () => {
  const person = await world.person();
  const { cookie } = person;
  const exported = async () =>
    (await world.app.inject({ method: "POST", url: "/api/user/export", headers: { cookie } })).json();
  expect(await exported()).not.toHaveProperty("avatar");
  const avatar = await uploaded(person);
  const { rawPayload } = await view(avatar, cookie);
  const { tables, ...rest } = await exported();
  expect(rest.avatar).toBe(`data:image/jpeg;base64,${rawPayload.toString("base64")}`);
  expect(tables.user_settings).toMatchObject([{ avatar: nameOf(avatar) }]);
  expect(tables.files).toMatchObject([{ name: nameOf(avatar), type: "image/jpeg" }]);
});

test("avatar: an account deleted during an upload is signed out, and no picture is left", async () => {
  const origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
  const person = await world.person();
  const picture = await makePicture({ width: 90 });
  const before = stored().length;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${origin}/api/user/avatar`, {
      method: "PUT",
      headers: { ...octets, cookie: person.cookie, "content-length": picture.length },
    });
    sent.on("response", (answer) => resolve(answer.resume().statusCode)).on("error", reject);
    sent.write(picture.subarray(0, 50), async () => {
      // Once the try is counted, the session has been seen.
      await expect
        .poll(
          async () =>
            (await world.ctx.pool.query("select 1 from limits where key = $1", [`avatar:${person.id}`])).rowCount,
        )
        .toBe(1);
      await world.ctx.pool.query("delete from users where id = $1", [person.id]);
      sent.end(picture.subarray(50));
    });
  });
  expect(status).toBe(401);
  expect(stored()).toHaveLength(before);
});
