import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, creators, models, profiles } from "../../platform/db/schema.ts";
import { seedAccounts } from "../../seed/seed-accounts.ts";
import { cookieOf, type Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();
const owner = await world.person();
const other = await world.person();
await seedAccounts(world.ctx.db);
const payload = { email: "admin@fanradar.test", password: "fanradar-demo" };
const answer = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
const admin = { ...payload, id: answer.json().id, cookie: cookieOf(answer.headers["set-cookie"]) };

const read = async (person: Person, id: number) => (await world.get(person, `/api/models/${id}`)).body;
const change = (person: Person, id: number, body: object) => world.patch(person, `/api/models/${id}`, body);
const audits = (modelId: number) =>
  world.ctx.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.modelId, modelId), eq(auditEntries.act, "model.change")))
    .orderBy(auditEntries.id);
const trending = async () => (await world.get(owner, "/api/creators?q=demo.change.listed")).body.creators[0];

test("change model: name, username, notes, tags and schedule are saved; computed fields are ignored; the audit entry has no texts", async () => {
  const { id } = await world.analyze(owner, { tiktokUrl: "@demo.change" });
  const before = await read(owner, id);
  const { status, body } = await change(owner, id, {
    ...before,
    name: "  Renamed  ",
    username: "renamed",
    notes: "CANARY note",
    tags: ["Gym", "gym", "Berlin"],
    schedule: "daily",
    timeZone: "Europe/Berlin",
    ...{ status: "failed", trendingScore: 99, viewCount: 1e6, engagementRate: "9", createdAt: "x", analysis: 7 },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ name: "Renamed", username: "renamed", notes: "CANARY note", timeZone: "Europe/Berlin", schedule: "daily" },
    ...{ tags: ["Berlin", "Gym"], status: "completed", createdAt: before.createdAt },
  });
  expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  expect(await read(owner, id)).toEqual(body);
  const changed = ["name", "username", "notes", "timeZone", "schedule", "tags"];
  expect(await audits(id)).toMatchObject([
    {
      actorId: owner.id,
      act: "model.change",
      changes: Object.fromEntries(changed.map((member) => [member, "changed"])),
    },
  ]);
  expect(JSON.stringify(await audits(id))).not.toContain("CANARY");
  expect((await change(owner, id, body)).body).toEqual(body);
  expect(await audits(id)).toHaveLength(1);
});

test("list models: filtered by tag in any spelling; an unused tag lists none", async () => {
  const person = await world.person();
  const [tagged, bare] = [await world.submit(person), await world.submit(person, { tiktokUrl: "@demo.tag.bare" })];
  await change(person, tagged.id, { ...(await read(person, tagged.id)), tags: ["Gym", "Berlin"] });
  const listed = async (query: string) =>
    (await world.get(person, `/api/user/${person.id}/models${query}`)).body.map(({ id }: { id: number }) => id);
  expect(await listed("")).toEqual([bare.id, tagged.id]);
  expect(await listed("?tag=")).toEqual([bare.id, tagged.id]);
  expect(await listed("?tag=gYM")).toEqual([tagged.id]);
  expect(await listed("?tag=gy")).toEqual([]);
});

test("change model: changed links start an analysis of the new ones, also while one of the old is running", async () => {
  const { id } = await world.submit(owner, { instagramUrl: "demo.change.old" });
  const before = await read(owner, id);
  const { status, body } = await change(owner, id, {
    ...before,
    instagramUrl: "",
    twitterUrl: "x.com/demo_change_new",
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ instagramUrl: null, twitterUrl: "https://x.com/demo_change_new" });
  const done = await world.finished(owner, id);
  expect(done.analysis).toMatchObject({ state: "done", readings: [{ platform: "x", outcome: "ok" }] });
  expect((await world.report(owner, id)).metadata.sealed.subjects.map(({ handle }) => handle)).toEqual([
    "demo_change_new",
  ]);
  expect((await world.get(owner, `/api/models/${id}/reports`)).body).toHaveLength(1);
});

test("change model: bad and unknown members are refused by name, and nothing changes", async () => {
  const { id } = await world.submit(owner, { tiktokUrl: "@demo.change.bad" });
  const before = await read(owner, id);
  const refused = async (body: object) => {
    const answer = await change(owner, id, { ...before, ...body });
    expect(answer.status).toBe(422);
    return Object.keys(answer.body.fields);
  };
  expect(await refused({ isAdmin: true })).toEqual(["isAdmin"]);
  expect(await refused({ name: " " })).toEqual(["name"]);
  expect(await refused({ instagramUrl: "https://example.com/x" })).toEqual(["instagramUrl"]);
  expect(await refused({ instagramUrl: "nobody.the.sandbox.knows" })).toEqual(["instagramUrl"]);
  expect(await refused({ tags: Array.from({ length: 13 }, (_, index) => `t${index}`) })).toEqual(["tags"]);
  expect(await refused({ tags: ["x".repeat(31)] })).toEqual(["tags.0"]);
  expect(await refused({ tags: [" "] })).toEqual(["tags.0"]);
  expect(await refused({ schedule: "hourly" })).toEqual(["schedule"]);
  expect(await refused({ updatedAt: undefined })).toEqual(["updatedAt"]);
  expect(await refused({ isVerified: "true" })).toEqual(["isVerified"]);
  expect((await read(owner, id)).updatedAt).toBe(before.updatedAt);
  expect(await audits(id)).toEqual([]);
});

test("change model: badges and owner cannot be set; another person's id is not found", async () => {
  const { id } = await world.submit(owner, { tiktokUrl: "@demo.change.flags" });
  const before = await read(owner, id);
  for (const body of [{ isVerified: true }, { isFeatured: true }, { isOwnerVerified: true }, { userId: other.id }])
    expect((await change(owner, id, { ...before, ...body })).status).toBe(403);
  const missing = await change(other, 2_000_000_000, { ...before, name: "Mine" });
  expect(missing.status).toBe(404);
  expect(await change(other, id, { ...before, name: "Mine" })).toEqual(missing);
  expect((await change(admin, id, { ...before, name: "Mine" })).status).toBe(403);
  expect((await read(owner, id)).name).toBe("Ava");
});

test("change model: of two concurrent changes of a member the second gets the current value, and loses nothing", async () => {
  const { id } = await world.analyze(owner, { tiktokUrl: "@demo.change.race" });
  const before = await read(owner, id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => change(owner, id, { ...before, name: `Name ${index}` })),
  );
  const accepted = answers.filter(({ status }) => status === 200);
  expect(accepted).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(19);
  for (const { body } of refused) expect(body).toMatchObject({ code: "stale", current: accepted[0]?.body });
  expect(await audits(id)).toHaveLength(1);
  const [one] = refused;
  const again = await change(owner, id, { ...before, name: "Second", updatedAt: one?.body.current.updatedAt });
  expect(again.body.name).toBe("Second");
  expect((await change(owner, id, { ...before, name: "Future", updatedAt: "2099-01-01T00:00:00Z" })).status).toBe(409);
});

const platformsOf = async (modelId: number) => {
  const { rows } = await world.ctx.pool.query(
    "select platform from model_profiles join profiles on profiles.id = profile_id where model_id = $1 order by platform",
    [modelId],
  );
  return rows.map(({ platform }) => platform);
};

test("change model: an owner takes no other creator's name, however it is written, unless a linked profile has it on its platform", async () => {
  await world.analyze(owner, { instagramUrl: "demo.change.famous" });
  await world.analyze(owner, { instagramUrl: "demo.change.rival" });
  const listing = async (handle: string) => (await world.get(owner, `/api/creators/instagram/${handle}`)).body;
  const [{ name: famous }, rival] = [await listing("demo.change.famous"), await listing("demo.change.rival")];
  const { db } = world.ctx;
  await db.update(creators).set({ ownerUserId: other.id, isOwnerVerified: true }).where(eq(creators.id, rival.id));
  const named = (name: string) =>
    change(other, rival.id, {
      ...{ userId: other.id, name, username: rival.username, instagramUrl: rival.instagramUrl },
      ...{ isFeatured: false, isVerified: false, isOwnerVerified: true, updatedAt: rival.updatedAt },
    });
  const refused = await named(`${famous.toUpperCase()} ✓`);
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { name: expect.stringContaining("Another creator") } },
  });
  expect((await listing("demo.change.rival")).name).toBe(rival.name);
  await db.update(profiles).set({ displayName: famous }).where(eq(profiles.creatorId, rival.id));
  expect(await named(famous)).toMatchObject({ status: 200, body: { name: famous } });
});

test("change model: an admin sets a creator's badges, its owner its name; others set nothing, and a hidden one is not found", async () => {
  await world.analyze(owner, { instagramUrl: "demo.change.listed" });
  const { id } = await trending();
  const listing = (await world.get(owner, "/api/creators/instagram/demo.change.listed")).body;
  const [stored] = await world.ctx.db.select().from(models).where(eq(models.id, id));
  if (!stored?.creatorId) throw new Error("no record");
  const whole = {
    ...{ userId: null, name: listing.name, username: listing.username, instagramUrl: listing.instagramUrl },
    ...{ isFeatured: false, isVerified: false, isOwnerVerified: false, updatedAt: listing.updatedAt },
  };
  expect((await change(owner, id, { ...whole, isVerified: true })).status).toBe(403);
  expect((await change(owner, id, { ...whole, name: "Mine now" })).status).toBe(403);
  expect((await change(owner, id, whole)).status).toBe(200);
  const set = await change(admin, id, { ...whole, isVerified: true, isFeatured: true });
  expect(set).toMatchObject({ status: 200, body: { isVerified: true, isFeatured: true, isOwnerVerified: false } });
  expect(await trending()).toMatchObject({ isVerified: true, isFeatured: true });
  expect(await audits(id)).toMatchObject([
    {
      actorId: admin.id,
      changes: { isVerified: { from: false, to: true }, isFeatured: { from: false, to: true } },
    },
  ]);
  const { updatedAt } = set.body;
  const now = { ...whole, isVerified: true, isFeatured: true, updatedAt };
  expect((await change(admin, id, { ...now, name: "An admin's" })).status).toBe(403);

  await world.ctx.db.update(creators).set({ ownerUserId: other.id }).where(eq(creators.id, stored.creatorId));
  const named = await change(other, id, { ...now, userId: other.id, name: "My own name" });
  expect(named).toMatchObject({ status: 200, body: { name: "My own name" } });
  expect((await trending()).name).toBe("My own name");
  const next = { ...now, userId: other.id, name: "My own name", updatedAt: named.body.updatedAt };
  expect((await change(other, id, { ...next, isOwnerVerified: true })).status).toBe(403);
  expect((await change(other, id, { ...next, username: "another" })).status).toBe(403);
  // Profiles with a bio are linked by a claim; others on their owner's word only.
  expect((await change(other, id, { ...next, twitterUrl: "@demo_change" })).status).toBe(403);
  expect((await change(owner, id, { ...next, tiktokUrl: "@demochange" })).status).toBe(403);
  const pages = { onlyfansUrl: "onlyfans.com/demochange", tiktokUrl: "@demochange" };
  const linked = await change(other, id, { ...next, ...pages });
  expect(linked).toMatchObject({
    status: 200,
    body: { onlyfansUrl: "https://onlyfans.com/demochange", tiktokUrl: "https://www.tiktok.com/@demochange" },
  });
  expect(await platformsOf(id)).toEqual(["instagram", "onlyfans", "tiktok"]);
  const without = await change(other, id, { ...next, tiktokUrl: pages.tiktokUrl, updatedAt: linked.body.updatedAt });
  expect(without.body).toMatchObject({ onlyfansUrl: null, instagramUrl: next.instagramUrl });
  expect(await platformsOf(id)).toEqual(["instagram", "tiktok"]);

  await world.ctx.db
    .update(creators)
    .set({ visibility: { profile: "private" } })
    .where(eq(creators.id, stored.creatorId));
  expect((await change(owner, id, next)).status).toBe(404);
  expect((await change(admin, id, next)).status).toBe(404);
});
