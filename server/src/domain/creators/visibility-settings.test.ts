import { creatorFields, creatorLinkHeader, visibilityLevels } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { creators, profiles } from "../../platform/db/schema.ts";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const page = "/api/creators/instagram/demo.settings";
const settings = `${page}/visibility`;
let owner: Person;
let other: typeof owner;
let creatorId = 0;

const own = async (person: typeof owner) =>
  world.ctx.db.update(creators).set({ ownerUserId: person.id }).where(eq(creators.id, creatorId));
const patch = (person: typeof owner, payload: object) => world.patch(person, settings, payload);
const read = async (key?: string) => {
  const headers = key === undefined ? {} : { [creatorLinkHeader]: key };
  return (await world.app.inject({ method: "GET", url: page, headers })).statusCode;
};
const found = async () => (await world.app.inject({ method: "GET", url: "/api/creators?q=demo.settings" })).json();

const world = await setUpWorld();
[owner, other] = [await world.person(), await world.person()];
await world.analyze(other, { instagramUrl: "demo.settings" });
const [row] = await world.ctx.db.select().from(profiles).where(eq(profiles.handle, "demo.settings"));
creatorId = row?.creatorId ?? 0;
await own(owner);

test("visibility settings: an owner reads and changes them one at a time; for all others they are not found", async () => {
  const { body } = await world.get(owner, settings);
  expect(body).toEqual({
    levels: { profile: "public", figures: "public", posts: "public", earnings: "private", subscribers: "private" },
    isIndexed: false,
    showsExplicit: false,
    linkKey: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect((await patch(owner, { levels: { earnings: "link" } })).body.levels).toEqual({
    ...body.levels,
    earnings: "link",
  });
  expect((await patch(owner, { isIndexed: true })).body).toMatchObject({
    isIndexed: true,
    levels: { earnings: "link" },
  });
  const missing = await world.get(other, "/api/creators/instagram/demo.nobody/visibility");
  expect(await world.get(other, settings)).toEqual(missing);
  expect((await patch(other, { isIndexed: false })).status).toBe(404);
  expect((await world.post(other, `${page}/link`)).status).toBe(404);
  expect((await world.get(owner, settings)).body.isIndexed).toBe(true);
});

test.each([
  { levels: { earnings: "everybody" } },
  { levels: { notes: "public" } },
  { levels: { __proto__x: "public" } },
  { owner: 1 },
  { isIndexed: "yes" },
])("visibility settings: %j is refused", async (payload) => {
  expect((await patch(owner, payload)).status).toBe(422);
});

test("visibility settings: the choice in account settings applies to the whole profile, and the page's choice appears there", async () => {
  const headers = { cookie: owner.cookie };
  const url = "/api/user/settings";
  const chosen = async () => (await world.get(owner, url)).body.privacy.profileVisibility;
  const choose = async (profileVisibility: string) => {
    const { body } = await world.get(owner, url);
    const payload = { ...body, privacy: { ...body.privacy, profileVisibility } };
    return (await world.app.inject({ method: "PUT", url, headers, payload })).json().privacy.profileVisibility;
  };
  await patch(owner, { levels: { profile: "public", earnings: "link" } });
  expect(await chosen()).toBe("public");
  for (const [setting, level, status] of [
    ["limited", "link", 404],
    ["private", "private", 404],
    ["public", "public", 200],
  ] as const) {
    expect(await choose(setting)).toBe(setting);
    expect((await world.get(owner, settings)).body.levels).toMatchObject({ profile: level, earnings: "link" });
    expect(await read()).toBe(status);
    expect((await found()).creators).toHaveLength(status === 200 ? 1 : 0);
  }
  const { linkKey } = (await world.get(owner, settings)).body;
  await choose("limited");
  expect(await read(linkKey)).toBe(200);
  await patch(owner, { levels: { profile: "private" } });
  expect(await chosen()).toBe("private");
  // The settings of a person without a creator apply to their account only.
  const { body } = await world.get(other, url);
  const payload = { ...body, privacy: { ...body.privacy, profileVisibility: "public" } };
  await world.put(other, url, payload);
  expect(await read()).toBe(404);
  await patch(owner, { levels: { profile: "public", earnings: "private" } });
});

test("visibility settings: a hidden profile leaves search and its page with the same response, and returns", async () => {
  expect((await found()).creators).toHaveLength(1);
  for (const profile of ["private", "link"] as const) {
    await patch(owner, { levels: { profile } });
    expect((await found()).creators).toEqual([]);
    expect(await read()).toBe(404);
  }
  await patch(owner, { levels: { profile: "public" } });
  expect((await found()).creators).toHaveLength(1);
  expect(await read()).toBe(200);
});

test("visibility settings: a link opens fields shared by link until it is replaced, or the owner changes", async () => {
  await patch(owner, { levels: { profile: "link" } });
  const first: string = (await world.get(owner, settings)).body.linkKey;
  expect([await read(first), await read(`${first.slice(0, -1)}_`), await read("x"), await read("ü")]).toEqual([
    200, 404, 404, 404,
  ]);
  const second: string = (await world.post(owner, `${page}/link`)).body.linkKey;
  expect([await read(first), await read(second)]).toEqual([404, 200]);
  await patch(owner, { levels: { profile: "private" } });
  expect(await read(second)).toBe(404);
  await patch(owner, { levels: { profile: "link" } });
  await own(other);
  expect(await read(second)).toBe(404);
  expect((await patch(owner, { levels: { profile: "public" } })).status).toBe(404);
  await own(owner);
  await patch(owner, { levels: { profile: "public" } });
});

test("visibility settings: concurrent changes of different fields all stay", async () => {
  const levels = creatorFields.map((field, index) => [field, visibilityLevels[index % 3]] as const);
  await Promise.all(levels.map(([field, level]) => patch(owner, { levels: { [field]: level } })));
  expect((await world.get(owner, settings)).body.levels).toEqual(Object.fromEntries(levels));
  await patch(owner, { levels: { profile: "public", figures: "public", posts: "public" } });
});
