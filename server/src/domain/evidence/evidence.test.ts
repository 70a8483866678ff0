import { randomUUID } from "node:crypto";
import { isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { evidence } from "../../platform/db/schema.ts";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();

const today = new Date().toISOString().slice(0, 10);

async function type(person: Person, modelId: number, value: number, more: object = {}) {
  const entry = { kind: "manual", key: randomUUID(), platform: "instagram", observedOn: today, ...more };
  const figures = [{ metric: "followers", value }];
  const { status, body } = await world.post(person, `/api/models/${modelId}/evidence`, { figures, ...entry });
  expect(status).toBe(201);
  return body.id;
}

const list = async (person: Person, modelId: number) =>
  (await world.get(person, `/api/models/${modelId}/evidence`)).body;

test("evidence: reads of a profile are one source with its newest values, which cannot be removed", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { instagramUrl: "demo.sources" });
  const { items, conflicts } = await list(person, model.id);
  expect(items).toMatchObject([
    { id: null, kind: "api", trust: "connected", platform: "instagram", addedBy: null, readings: { value: 1 } },
  ]);
  const followers = items[0].figures.find(({ metric }: { metric: string }) => metric === "followers");
  const sealed = (await world.report(person, model.id)).metadata.sealed.facts;
  expect(followers.value).toBe(sealed.find(({ id }) => id === "instagram.followers")?.value);
  expect(conflicts).toEqual([]);
  expect(items[0].counts).toEqual([]);

  const { db } = world.ctx;
  await db.update(evidence).set({ postsDropped: 3 }).where(isNotNull(evidence.postsDropped));
  const [read] = (await list(person, model.id)).items;
  expect(read.counts).toMatchObject([{ metric: "evidence.postsDropped", value: 3, trust: "record" }]);
});

test("evidence: an analyst without the earnings switch reads and adds what is not of earnings, and finds no trace of the rest", async () => {
  const owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
  const model = await world.submit(owner, { instagramUrl: "demo.analyst", onlyfansUrl: "demo.analyst" });
  const canary = 98_765_431;
  const earned = { platform: "onlyfans", figures: [{ metric: "subscribers", value: canary }] };
  const closed = [
    await type(owner, model.id, 0, earned),
    await type(owner, model.id, 0, { ...earned, observedOn: "2026-11-01" }),
  ];
  const open = await type(owner, model.id, 7);
  const { body } = await world.post(owner, "/api/workspace/invites", {
    role: "analyst",
    scope: "all",
    seesEarnings: false,
  });
  const analyst = await world.person();
  expect((await world.post(analyst, "/api/invites/accept", { token: body.token })).status).toBe(200);

  const own = await type(analyst, model.id, 8, { platform: "tiktok" });
  const text = JSON.stringify(await list(analyst, model.id));
  expect(text).not.toMatch(new RegExp(`${canary}|onlyfans`));
  const ids = (await list(analyst, model.id)).items.map(({ id }: { id: number | null }) => id);
  expect(ids).toEqual(expect.arrayContaining([own, open]));
  expect(ids).not.toContain(closed[0]);
  for (const refused of [earned, { replaces: open }])
    await expect(type(analyst, model.id, 9, refused)).rejects.toThrow("404");
});

test("evidence: a typed figure that a read contradicts is listed beside it, and the read is chosen", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { instagramUrl: "demo.conflict" });
  const id = await type(person, model.id, 7);
  const { conflicts, sources } = await list(person, model.id);
  expect(conflicts).toMatchObject([
    {
      id: "instagram.followers",
      sides: [
        { verdict: "chosen", evidence: null, fact: { trust: "connected" } },
        { verdict: "disagrees", evidence: id, fact: { trust: "manual", value: 7 } },
      ],
    },
  ]);
  expect(sources.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["api", "manual"]);
});

test("evidence: the preview of a removal equals its result", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { tiktokUrl: "@removal" });
  const older = await type(person, model.id, 1_000, { platform: "tiktok", observedOn: "2026-11-01" });
  const newer = await type(person, model.id, 2_000, { platform: "tiktok" });
  const { changes } = (await world.get(person, `/api/evidence/${newer}/removal`)).body;
  expect(changes.find(({ id }: { id: string }) => id === "tiktok.followers")).toMatchObject({
    before: { value: 2_000 },
    after: { value: 1_000 },
  });
  expect((await list(person, model.id)).items).toHaveLength(2);
  const remove = () =>
    world.app.inject({ method: "DELETE", url: `/api/evidence/${newer}`, headers: { cookie: person.cookie } });
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(404);
  expect((await list(person, model.id)).items).toMatchObject([{ id: older }]);
  await world.post(person, `/api/models/${model.id}/analyses`);
  await world.finished(person, model.id);
  const { facts } = (await world.report(person, model.id)).metadata.sealed;
  expect(facts.find(({ id }) => id === "tiktok.followers")).toMatchObject({ value: 1_000 });
});

test("evidence: typed figures are returned as typed, whatever else is stored", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { instagramUrl: "demo.typed" });
  // Ids of observations and of evidence meet somewhere among these.
  const ids = new Map<number, number>();
  for (const value of Array.from({ length: 30 }, (_, index) => 1_000_000 + index))
    ids.set(await type(person, model.id, value), value);
  const { items } = await list(person, model.id);
  const typed = items.filter(({ id }: { id: number | null }) => id !== null);
  expect(typed).toHaveLength(30);
  for (const { id, typed: entry } of typed)
    expect(entry.figures).toEqual([{ metric: "followers", value: ids.get(id) }]);
});

test("evidence: corrected figures replace those they correct, and no others", async () => {
  const [person, other] = await Promise.all([world.person(), world.person()]);
  const model = await world.submit(person, { tiktokUrl: "@replace" });
  const foreign = await world.submit(other, { tiktokUrl: "@replace" });
  const theirs = await type(other, foreign.id, 5, { platform: "tiktok" });
  const wrong = await type(person, model.id, 10, { platform: "tiktok" });
  const right = await type(person, model.id, 100, { platform: "tiktok", replaces: wrong });
  await type(person, model.id, 1, { platform: "tiktok", replaces: theirs });
  expect((await list(person, model.id)).items.map(({ id }: { id: number }) => id)).not.toContain(wrong);
  expect((await list(person, model.id)).items.map(({ id }: { id: number }) => id)).toContain(right);
  expect((await list(other, foreign.id)).items).toMatchObject([{ id: theirs }]);
});

test("evidence: a public read cannot be deleted by its id", async () => {
  const person = await world.person();
  await world.analyze(person, { instagramUrl: "demo.shared" });
  const { rows } = await world.ctx.pool.query("select id from evidence where profile_id is not null");
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) {
    expect((await world.remove(person, `/api/evidence/${id}`)).status).toBe(404);
  }
});

test("evidence: counts are whole numbers; averages may have decimals, and amounts no part of a cent", async () => {
  const person = await world.person();
  const model = await world.submit(person, { onlyfansUrl: "onlyfans.com/demo.whole" });
  const send = (platform: string, metric: string, value: unknown) =>
    world.post(person, `/api/models/${model.id}/evidence`, {
      kind: "manual",
      key: randomUUID(),
      platform,
      observedOn: today,
      figures: [{ metric, value }],
    });
  for (const [platform, metric, value, reason] of [
    ["instagram", "followers", 1.5, "Must be a whole number"],
    ["tiktok", "likes.total", 0.1, "Must be a whole number"],
    ["onlyfans", "subscribers", 12.25, "Must be a whole number"],
    ["onlyfans", "subscription.priceCents", 999.5, "Must be a whole number"],
    ["instagram", "followers", 1e13, "This number is too large"],
    ["instagram", "followers", -1, "Must be 0 or more"],
    ["instagram", "followers", "12e3", "Must be a number"],
  ] as const) {
    const { status, body } = await send(platform, metric, value);
    expect([status, body.fields]).toEqual([422, { "figures.0.value": reason }]);
  }
  expect((await send("instagram", "likes.average", 12.5)).status).toBe(201);
  expect((await send("onlyfans", "posts.perWeek", 3.5)).status).toBe(201);
});

test("evidence: the same figures typed again are the existing record, also from two tabs at once", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { tiktokUrl: "@again" });
  const tiktok = { platform: "tiktok" };
  const twice = await Promise.all([type(person, model.id, 500, tiktok), type(person, model.id, 500, tiktok)]);
  expect(new Set(twice).size).toBe(1);
  const [first] = twice;
  expect(await type(person, model.id, 500, { ...tiktok, observedOn: "2026-11-01" })).not.toBe(first);
  const other = await type(person, model.id, 501, tiktok);
  // The typed value counts again, since it no longer equals the newest read.
  const again = await type(person, model.id, 500, tiktok);
  expect(new Set([first, other, again]).size).toBe(3);
  // Corrected to another's value: the wrong one is removed.
  expect(await type(person, model.id, 500, { ...tiktok, replaces: other })).toBe(again);
  expect(await type(person, model.id, 500, { ...tiktok, replaces: again })).toBe(again);
  const { items } = await list(person, model.id);
  expect(
    items.filter(({ id }: { id: number | null }) => id !== null).map(({ id }: { id: number }) => id),
  ).not.toContain(other);
  expect(items.map(({ id }: { id: number | null }) => id)).toContain(again);
});

test("evidence: a read that contradicts typed figures names all those of the day", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { instagramUrl: "demo.conflicts" });
  await type(person, model.id, 5, { observedOn: "2026-11-01" });
  const older = await type(person, model.id, 7);
  const newer = await type(person, model.id, 9);
  expect((await list(person, model.id)).conflicts).toMatchObject([
    {
      sides: [
        { verdict: "chosen", evidence: null },
        { verdict: "disagrees", evidence: newer, fact: { value: 9 } },
        { verdict: "replaced", evidence: older, fact: { value: 7 } },
      ],
    },
  ]);
});

test("evidence: figures over twenty times those of the nearest day are stored once they are confirmed", async () => {
  const person = await world.person();
  const { id } = await world.submit(person, { onlyfansUrl: "onlyfans.com/demo.jump" });
  const send = (subscribers: number, cents: number, more: object = {}) =>
    world.post(person, `/api/models/${id}/evidence`, {
      ...{ kind: "manual", key: randomUUID(), platform: "onlyfans", observedOn: today, ...more },
      figures: [
        { metric: "subscribers", value: subscribers },
        { metric: "earnings.net", value: cents },
      ],
    });
  expect((await send(350, 90_000)).status).toBe(201);
  const { status, body } = await send(350, 9_000_000);
  expect([status, body.code, Object.keys(body.fields)]).toEqual([422, "unusual", ["figures.1.value"]]);
  expect((await send(0, 90_000)).body.fields).toBeUndefined();
  expect(Object.keys((await send(350_000_000, 100)).body.fields)).toEqual(["figures.0.value", "figures.1.value"]);
  // Another currency is another amount.
  expect((await send(350, 9_000_000, { currency: "EUR" })).status).toBe(201);
  const confirmed = await send(350_000, 90_000, { isConfirmed: true });
  expect(confirmed.status).toBe(201);
  // A correction is not held against what it corrects.
  expect((await send(360, 90_000, { replaces: confirmed.body.id })).status).toBe(201);
});
