import type { Settings } from "@fanradar/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePicture, makePixelBomb } from "../../test/make-picture.ts";
import { openTestApp, type Person, type TestApp } from "../../test/open-test-app.ts";
import { startPictureServer } from "../../test/picture-server.ts";

let server: TestApp;
let pictures: Awaited<ReturnType<typeof startPictureServer>>;
const served = new Map<string, Buffer>();
let hits = 0;
beforeAll(async () => {
  pictures = await startPictureServer((request, response) => {
    hits++;
    const body = served.get(request.url ?? "");
    // The server's content type is ignored.
    response.writeHead(body ? 200 : 404, { "content-type": body ? "text/html" : "image/png" }).end(body);
  });
  server = await openTestApp({ reach: pictures.reach });
  served.set("/me.png", await makePicture({ secret: "SECRET of the camera" }));
  served.set("/other.webp", await makePicture({ format: "webp", background: "#246" }));
  served.set("/page.png", Buffer.from("<html>no picture</html>"));
  served.set("/bomb.png", makePixelBomb(30_000));
});
afterAll(async () => {
  await server.close();
  await pictures.close();
});

const settingsOf = async ({ cookie }: Person): Promise<Settings> =>
  (await server.get("/api/user/settings", { cookie })).json();
const save = async (person: Person, profile: Partial<Settings["profile"]>) => {
  const settings = await settingsOf(person);
  const payload = { ...settings, profile: { ...settings.profile, ...profile } };
  const headers = { cookie: person.cookie };
  const answer = await server.app.inject({ method: "PUT", url: "/api/user/settings", headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const own = expect.stringMatching(/^\/api\/files\/[0-9a-f]{48}$/);

test("avatar by address: fetched once, stored as a square without hidden data, replaced and removed", async () => {
  const person = await server.person();
  const before = hits;
  const { status, body } = await save(person, { avatar: `${pictures.origin}/me.png`, name: "Renamed" });
  expect([status, body.profile]).toEqual([200, expect.objectContaining({ avatar: own, name: "Renamed" })]);
  const first = body.profile.avatar;
  const file = await server.get(first, { cookie: person.cookie });
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 256, height: 256 });
  expect(file.rawPayload.includes("SECRET")).toBe(false);
  expect(await settingsOf(person)).toMatchObject({ profile: { avatar: first } });
  // Sent back unchanged, nothing is fetched again.
  expect((await save(person, {})).body.profile.avatar).toBe(first);
  expect(hits).toBe(before + 1);
  const second = (await save(person, { avatar: `${pictures.origin}/other.webp` })).body.profile.avatar;
  expect(second).not.toBe(first);
  expect((await server.get(first, { cookie: person.cookie })).statusCode).toBe(404);
  expect((await save(person, { avatar: "" })).body.profile.avatar).toBe("");
});

test.each<[string, (origin: string) => string, RegExp]>([
  ["plain http", () => "http://pictures.example/me.png", /https:/],
  ["no address", () => "me.png", /https:/],
  ["another person's file", () => `/api/files/${"a".repeat(48)}`, /https:/],
  ["an inner service", () => "https://127.0.0.1:1/", /public internet/],
  ["what is not there", (origin) => `${origin}/gone.png`, /couldn't be fetched/],
  ["a page", (origin) => `${origin}/page.png`, /isn't a supported picture/],
  ["a bomb", (origin) => `${origin}/bomb.png`, /megapixels|damaged/],
])("avatar by address: %s is refused by name, and nothing is changed", async (_, addressOf, reason) => {
  const person = await server.person();
  const before = await settingsOf(person);
  const { status, body } = await save(person, { avatar: addressOf(pictures.origin), name: "Renamed" });
  expect([status, Object.keys(body.fields)]).toEqual([422, ["profile.avatar"]]);
  expect(body.message).toMatch(reason);
  expect(await settingsOf(person)).toEqual(before);
});

test("avatar by address: twenty in an hour are fetched for one person, uploads counted with them", async () => {
  const person = await server.person();
  const statuses = [];
  for (let tries = 0; tries < 21; tries++)
    statuses.push((await save(person, { avatar: `${pictures.origin}/gone.png` })).status);
  expect(statuses.slice(-2)).toEqual([422, 429]);
});
