import { getDashboard, getStats } from "@fanradar/contract";
import { sampleCreators } from "@fanradar/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedHistory } from "../../seed/seed-history.ts";
import { startWorld, type World } from "../../test/start-world.ts";

let world: World;
let person: Awaited<ReturnType<World["person"]>>;

beforeAll(async () => {
  world = await startWorld();
  await seedHistory(world.ctx.db, new Date(), 70);
  person = await world.person();
  for (const { instagram } of sampleCreators.filter(({ instagram }) => instagram).slice(0, 2)) {
    const { id } = await world.submit(person, { name: instagram ?? "", instagramUrl: instagram ?? "" });
    await world.finished(person, id);
  }
});
afterAll(() => world.close());

const dashboardOf = async (who: { id: number } & Parameters<World["get"]>[0]) => {
  const { status, body } = await world.get(who, `/api/user/${who.id}/dashboard`);
  expect(status, JSON.stringify(body)).toBe(200);
  return getDashboard.output.parse(body);
};
const byId = <One extends { id: string }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]));

test("dashboard: portfolio figures cover the last 28 days, each with its course", async () => {
  const { now, before, facts, series } = (await dashboardOf(person)).portfolio;
  const dayMs = 86_400_000;
  for (const { from, to } of [now, before]) expect((Date.parse(to) - Date.parse(from)) / dayMs + 1).toBe(28);
  const known = byId(facts);
  const { body: analytics } = await world.get(person, `/api/user/${person.id}/analytics?period=30d&metric=followers`);
  expect(known.get("portfolio.followers")?.value).toBe(
    byId<{ id: string; value?: number }>(analytics.facts).get("portfolio.followers")?.value,
  );
  expect(known.get("portfolio.followers.change")?.period).toEqual(before);
  expect([...byId(series).keys()].sort()).toEqual([
    ...["portfolio.earnings", "portfolio.engagement", "portfolio.followers"],
  ]);
  expect(byId(series).get("portfolio.followers")?.points.length).toBeGreaterThan(10);
});

test("dashboard: its counts are those of the person's statistics", async () => {
  const { stats } = await dashboardOf(person);
  const { body } = await world.get(person, `/api/user/${person.id}/stats`);
  const { facts: _, ...counts } = stats;
  expect(counts).toMatchObject({ totalModels: 2, completedReports: 2, processingModels: 0 });
  expect(getStats.output.parse(body)).toMatchObject(counts);
});

test("dashboard: of a person without models each figure of the portfolio is missing", async () => {
  const { portfolio } = await dashboardOf(await world.person());
  expect(portfolio.facts.map(({ value, reason }) => [value, reason?.code])).toEqual([
    [null, "no-follower-count"],
    [null, "too-few-posts"],
    [null, "needs-statement"],
  ]);
  expect(portfolio.series.flatMap(({ points }) => points)).toEqual([]);
});
