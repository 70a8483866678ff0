import { expect, test } from "vitest";
import { setUpWorld, type World } from "../../test/start-world.ts";

const world = await setUpWorld();

const facts = (report: Awaited<ReturnType<World["report"]>>) =>
  new Map(report.metadata.sealed.facts.map((fact) => [fact.id, fact]));

test("submit: a submission becomes a completed report of the platforms' answers", async () => {
  const person = await world.person();
  const model = await world.submit(person, {
    instagramUrl: "https://www.instagram.com/demo.first/",
    twitterUrl: "@demo_first",
  });
  expect(model).toMatchObject({ status: "pending", badge: null, analysis: { state: "queued", stagesDone: 0 } });

  const done = await world.finished(person, model.id);
  expect(done).toMatchObject({ status: "completed", badge: "verified-screenshot", sandbox: true });
  expect(done.analysis).toMatchObject({ state: "done", stage: null, stagesDone: 5, failure: null });
  expect(done.analysis.readings).toEqual([
    { platform: "instagram", handle: "demo.first", outcome: "ok" },
    { platform: "x", handle: "demo_first", outcome: "ok" },
  ]);
  const report = await world.report(person, model.id);
  expect(facts(report).get("instagram.followers")).toMatchObject({
    kind: "measured",
    trust: "connected",
    sandbox: true,
  });
  expect(report.content.engagementMetrics.instagram?.followers).toMatch(/\d/);
  expect(report.ratings).toEqual({ positive: 0, negative: 0, mine: null, named: [] });
  expect(report.metadata.reportType).toBe("standard");
});

test("report: a model without one yet responds so", async () => {
  const person = await world.person();
  await world.fault({ platform: "instagram", fault: "slow", handle: "demo.slow" });
  const model = await world.submit(person, { instagramUrl: "demo.slow" });
  expect(await world.get(person, `/api/models/${model.id}/report`)).toMatchObject({
    status: 404,
    body: { code: "no-report" },
  });
});
