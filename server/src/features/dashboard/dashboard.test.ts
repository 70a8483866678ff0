import { getDashboard, getStats } from "@fanradar/contract";
import { sampleCreators } from "@fanradar/sandbox";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { analyses, evidence } from "../../platform/db/schema.ts";
import { seedHistory } from "../../seed/seed-history.ts";
import { insertSubmission } from "../../test/insert-submission.ts";
import { setUpWorld, type World } from "../../test/start-world.ts";

const world = await setUpWorld();
await seedHistory(world.ctx.db, new Date(), { days: 70, of: sampleCreators.slice(0, 8) });
const person = await world.person();
for (const { instagram } of sampleCreators.filter(({ instagram }) => instagram).slice(0, 2)) {
  await world.analyze(person, { name: instagram ?? "", instagramUrl: instagram ?? "" });
}

const dashboardOf = async (who: { id: number } & Parameters<World["get"]>[0]) => {
  const { status, body } = await world.get(who, `/api/user/${who.id}/dashboard`);
  expect(status, JSON.stringify(body)).toBe(200);
  return getDashboard.output.parse(body);
};
const byId = <One extends { id: string }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]));

test("dashboard: portfolio figures are those of Analytics over 30 days, each with its course", async () => {
  const { facts, series } = (await dashboardOf(person)).portfolio;
  const { body: analytics } = await world.get(person, `/api/user/${person.id}/analytics?period=30d&metric=followers`);
  const inAnalytics = byId<{ id: string; value?: number; period?: unknown }>(analytics.facts);
  expect(facts.length).toBeGreaterThan(3);
  for (const { id, value, period } of facts)
    expect({ id, value, period }).toEqual({
      id,
      value: inAnalytics.get(id)?.value,
      period: inAnalytics.get(id)?.period,
    });
  expect([...byId(series).keys()].sort()).toEqual([
    ...["portfolio.earnings", "portfolio.engagement", "portfolio.followers"],
  ]);
  expect(byId(series).get("portfolio.followers")?.points.length).toBe(6);
});

test("dashboard: a batch says how far it is and when its last report is expected, until none waits", async () => {
  const adder = await world.person();
  const { db } = world.ctx;
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const createdAt = ago(10);
  for (const endedAt of [ago(8), ago(6), ago(4), ago(2), null, null]) {
    const modelId = await insertSubmission(db, { userId: adder.id, workspaceId: adder.id });
    const state = endedAt ? ("done" as const) : ("queued" as const);
    await db.insert(analyses).values({ modelId, cause: "batch", state, createdAt, endedAt });
  }
  const { batch } = await dashboardOf(adder);
  expect(batch).toMatchObject({ waiting: 2, total: 6, measuredBy: 4 });
  // Two minutes each, since the last one ended two minutes ago.
  expect((Date.parse(batch?.endsAt ?? "") - Date.now()) / 60_000).toBeCloseTo(2, 0);
  await db
    .update(analyses)
    .set({ state: "failed", endedAt: ago(0) })
    .where(eq(analyses.state, "queued"));
  expect((await dashboardOf(adder)).batch).toBeNull();
});

test("dashboard: earnings typed for a month are in the portfolio's figure and in the model's row", async () => {
  const typist = await world.person();
  const { id } = await world.submit(typist, { onlyfansUrl: "onlyfans.com/typed.month" });
  const observedOn = new Date().toISOString().slice(0, 10);
  const figures = [{ metric: "earnings.net", value: 61_240, currency: "USD" }];
  const given = { kind: "manual", key: crypto.randomUUID(), platform: "onlyfans", observedOn, figures };
  const added = await world.post(typist, `/api/models/${id}/evidence`, given);
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  const { portfolio } = await dashboardOf(typist);
  const earned = { value: 61_240, currency: "USD", trust: "manual" };
  expect(byId(portfolio.facts).get("portfolio.earnings")).toMatchObject(earned);
  const { body: list } = await world.get(typist, `/api/user/${typist.id}/portfolio`);
  expect(byId<{ id: string }>(list.facts).get(`${id}.portfolio.earnings`)).toMatchObject(earned);
});

test("dashboard: its counts are those of the person's statistics", async () => {
  const { stats } = await dashboardOf(person);
  const { body } = await world.get(person, `/api/user/${person.id}/stats`);
  const { facts: _, ...counts } = stats;
  expect(counts).toMatchObject({ totalModels: 2, completedReports: 2, processingModels: 0 });
  expect(getStats.output.parse(body)).toMatchObject(counts);
});

test("dashboard: an analysis that waits for a worker is in progress, as one that runs", async () => {
  const waiting = await world.person();
  const { id } = await world.submit(waiting, { onlyfansUrl: "onlyfans.com/waits" });
  await world.finished(waiting, id);
  for (const state of ["queued", "running"] as const) {
    await world.ctx.db.update(analyses).set({ state }).where(eq(analyses.modelId, id));
    expect((await dashboardOf(waiting)).stats.processingModels, state).toBe(1);
  }
  await world.ctx.db.update(analyses).set({ state: "done" }).where(eq(analyses.modelId, id));
});

test("dashboard: of a person without models each figure of the portfolio is missing", async () => {
  const { portfolio } = await dashboardOf(await world.person());
  expect(portfolio.facts.map(({ value, reason }) => [value, reason?.code])).toEqual([
    [0, undefined],
    [null, "no-follower-count"],
    [null, "too-few-posts"],
    [null, "needs-statement"],
  ]);
  expect(portfolio.series.flatMap(({ points }) => points)).toEqual([]);
});

test("dashboard: first steps depend on the person's own models alone", async () => {
  const newcomer = await world.person();
  const none = { hasModels: false, hasStatement: false, isConnected: false, isRefreshed: false };
  expect((await dashboardOf(newcomer)).firstSteps).toEqual(none);
  const { firstSteps } = await dashboardOf(person);
  expect(firstSteps).toEqual({ ...none, hasModels: true });
  const [model] = (await world.get(person, `/api/user/${person.id}/models`)).body;
  await world.ctx.db.insert(evidence).values({
    ...{ key: crypto.randomUUID(), kind: "file", sandbox: true, scope: "owner" },
    ...{ platform: "onlyfans", modelId: model.id, addedBy: person.id },
  });
  expect((await dashboardOf(person)).firstSteps).toMatchObject({ hasStatement: true });
  // That a model is to be refreshed weekly is how it begins, and no step that anybody took.
  await world.ctx.db.insert(analyses).values({ modelId: model.id, cause: "scheduled", state: "done" });
  expect((await dashboardOf(person)).firstSteps).toMatchObject({ isRefreshed: true });
  expect((await dashboardOf(newcomer)).firstSteps).toEqual(none);
});
