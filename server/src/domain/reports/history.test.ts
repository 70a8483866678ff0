import type { HistoryEntry } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reportFavorites, reports } from "../../platform/db/schema.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { purgeReport } from "./delete-report.ts";

const models: Record<string, number> = {};
const world = await setUpWorld();
const owner = await world.person();
const other = await world.person();
for (const [name, links] of [
  ["Zoë 100%", { tiktokUrl: "@demo.h.one" }],
  ["anna", { instagramUrl: "demo.h.two", twitterUrl: "demo_h_two" }],
  ["Bea", { onlyfansUrl: "onlyfans.com/demo.h" }],
] as const) {
  const { id } = await world.submit(owner, { ...links, name, username: `${name.slice(0, 3)}_handle` });
  models[name] = id;
  await world.finished(owner, id);
}
await world.post(owner, `/api/models/${models.anna}/analyses`);
await world.finished(owner, models.anna ?? 0);

const page = async (query = "", person = owner) => {
  const answer = await world.get(person, `/api/user/${owner.id}/reports${query}`);
  expect(answer.status, query).toBe(200);
  const entries: HistoryEntry[] = answer.body;
  return entries;
};
const names = (entries: HistoryEntry[]) => entries.map(({ modelName }) => modelName);

test("history: lists every version of every model's report, newest first, with the data of its card", async () => {
  const all = await page();
  expect(names(all)).toEqual(["anna", "Bea", "anna", "Zoë 100%"]);
  expect(all[0]).toMatchObject({
    ...{ modelId: models.anna, modelUsername: "ann_handle", reportType: "standard", rating: 0, ratings: 0 },
    ...{ favorite: false, platforms: ["instagram", "twitter"], sandbox: true, isNewest: true, hasEarlier: true },
  });
  expect(all[2]).toMatchObject({ isNewest: false, hasEarlier: false });
  expect(all[1]).toMatchObject({ platforms: ["onlyfans"], isNewest: true, hasEarlier: false });
});

test.each(["newest", "oldest", "rating", "name"])(
  "history: by %s, pages of one row each list every row once",
  async (sort) => {
    const [rated] = await page("?q=bea");
    await world.post(owner, `/api/reports/${rated?.id}/rate`, { isPositive: true });
    const whole = await page(`?sort=${sort}`);
    const found: HistoryEntry[] = [];
    for (let after = ""; ; ) {
      const [one, ...more] = await page(`?sort=${sort}&limit=1${after}`);
      expect(more).toEqual([]);
      if (!one) break;
      found.push(one);
      after = `&after=${one.cursor}`;
    }
    expect(found).toEqual(whole);
    expect(names(whole)).toEqual(
      {
        newest: ["anna", "Bea", "anna", "Zoë 100%"],
        oldest: ["Zoë 100%", "anna", "Bea", "anna"],
        rating: ["Bea", "anna", "anna", "Zoë 100%"],
        name: ["anna", "anna", "Bea", "Zoë 100%"],
      }[sort],
    );
    expect(whole.find(({ id }) => id === rated?.id)).toMatchObject({ rating: 5, ratings: 1 });
  },
);

test("history: search, stars, types and comparisons narrow the list; wildcards of a pattern are literal", async () => {
  expect(names(await page("?q=%25"))).toEqual(["Zoë 100%"]);
  expect(names(await page("?q=ANN_"))).toEqual(["anna", "anna"]);
  expect(names(await page("?q=_____"))).toEqual([]);
  const [one] = await page("?q=bea");
  const star = (favorite: boolean, person = owner) =>
    world.app.inject({
      method: "PUT",
      url: `/api/reports/${one?.id}/favorite`,
      headers: { cookie: person.cookie },
      payload: { favorite },
    });
  expect((await star(true)).json()).toEqual({ favorite: true });
  expect((await star(true)).statusCode).toBe(200);
  expect((await star(true, other)).statusCode).toBe(404);
  expect(names(await page("?filter=favorites"))).toEqual(["Bea"]);
  await star(false);
  expect(await page("?filter=favorites")).toEqual([]);
  expect(await world.ctx.db.select().from(reportFavorites)).toEqual([]);
  expect(await page("?filter=premium")).toEqual([]);
  const saved = await world.post(owner, "/api/comparisons", { models: [models.anna, models.Bea] });
  expect(saved.status).toBe(201);
  const [comparison, ...more] = await page("?filter=comparisons");
  expect(more).toEqual([]);
  expect(comparison).toMatchObject({
    ...{ id: saved.body.id, modelId: null, modelName: "anna · Bea", reportType: "comparison", hasEarlier: false },
    platforms: ["onlyfans", "instagram", "twitter"],
  });
  expect((await world.remove(owner, `/api/reports/${saved.body.id}`)).status).toBe(200);
  expect(await page("?filter=comparisons")).toEqual([]);
  expect((await world.post(owner, `/api/reports/${saved.body.id}/restore`)).status).toBe(200);
  expect(await page("?filter=comparisons")).toHaveLength(1);
});

test("history: a cursor of another order is refused; another person's history is not found", async () => {
  const [first] = await page("?sort=name&limit=1");
  for (const query of [
    "?after=x",
    `?sort=rating&after=${first?.cursor}`,
    "?limit=0",
    "?limit=99",
    "?sort=up",
    "?filter=x",
  ])
    expect((await world.get(owner, `/api/user/${owner.id}/reports${query}`)).status, query).toBe(422);
  const missing = await world.get(other, "/api/user/2000000000/reports");
  expect(missing.status).toBe(404);
  expect(await world.get(other, `/api/user/${owner.id}/reports`)).toEqual(missing);
});

test("history: a deleted report is hidden, can be restored in its place, and is then erased", async () => {
  const newest = (await page("?q=ann_")).find(({ isNewest, modelId }) => isNewest && modelId !== null);
  const id = newest?.id ?? 0;
  const paths = [`/api/models/${models.anna}/report?version=${id}`, `/api/reports/${id}/changes`];
  const statuses = () => Promise.all(paths.map(async (path) => (await world.get(owner, path)).status));
  expect(await statuses()).toEqual([200, 200]);
  expect((await world.remove(other, `/api/reports/${id}`)).status).toBe(404);
  expect((await world.remove(owner, `/api/reports/${id}`)).status).toBe(200);
  expect(await statuses()).toEqual([404, 404]);
  expect((await world.report(owner, models.anna ?? 0)).id).toBeLessThan(id);
  expect((await page("?q=anna")).map((entry) => entry.id)).not.toContain(id);
  expect((await world.post(other, `/api/reports/${id}/restore`)).status).toBe(404);
  expect((await world.post(owner, `/api/reports/${id}/restore`)).status).toBe(200);
  expect(await statuses()).toEqual([200, 200]);

  expect((await world.remove(owner, `/api/reports/${id}`)).status).toBe(200);
  await purgeReport(world.ctx.db, { reportId: id, now: new Date() });
  expect(await world.ctx.db.select().from(reports).where(eq(reports.id, id))).toHaveLength(1);
  await world.ctx.db
    .update(reports)
    .set({ deletedAt: new Date(Date.now() - 13_000) })
    .where(eq(reports.id, id));
  expect((await world.post(owner, `/api/reports/${id}/restore`)).status).toBe(404);
  await purgeReport(world.ctx.db, { reportId: id, now: new Date() });
  expect(await world.ctx.db.select().from(reports).where(eq(reports.id, id))).toEqual([]);
});
