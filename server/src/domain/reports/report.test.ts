import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { setUpWorld, type World } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";

const world = await setUpWorld();

const factOf = (report: Awaited<ReturnType<World["report"]>>, id: string) =>
  report.metadata.sealed.facts.find((fact) => fact.id === id);

test("report: a typed figure is in the next report as self-reported, and makes it premium", async () => {
  const person = await world.person();
  const model = await world.submit(person, { tiktokUrl: "@ava", onlyfansUrl: "onlyfans.com/ava" });
  const first = await world.finished(person, model.id);
  expect(first).toMatchObject({ status: "completed", badge: "manual-entry", sandbox: false });
  expect(factOf(await world.report(person, model.id), "tiktok.followers")).toMatchObject({
    kind: "unavailable",
    value: null,
  });

  const isBehind = async () => (await world.get(person, `/api/models/${model.id}`)).body.analysis.hasNewEvidence;
  expect(await isBehind()).toBeUndefined();
  const entry = typedFigures("tiktok", { followers: 4_321 });
  const added = await world.post(person, `/api/models/${model.id}/evidence`, entry);
  expect(added).toMatchObject({
    status: 201,
    body: { platform: "tiktok", observedOn: entry.observedOn, figures: entry.figures },
  });
  expect(
    await world.post(person, `/api/models/${model.id}/evidence`, { ...entry, figures: [], contentStyle: "x" }),
  ).toEqual(added);
  const { items } = (await world.get(person, `/api/models/${model.id}/evidence`)).body;
  expect(items).toMatchObject([{ id: added.body.id, trust: "manual", addedBy: "Somebody", typed: added.body }]);

  expect(await isBehind()).toBe(true);
  const again = await world.post(person, `/api/models/${model.id}/analyses`);
  expect(await isBehind()).toBeUndefined();
  // A worker may have taken it up before it is answered.
  expect(again).toMatchObject({
    status: 202,
    body: { cause: "new-evidence", state: expect.stringMatching(/^(queued|running)$/) },
  });
  expect(await world.finished(person, model.id)).toMatchObject({ status: "completed", badge: "manual-entry" });
  // Given while its run waited, and read by it: the report has it.
  await world.ctx.pool.query("update analyses set created_at = created_at - interval '1 hour' where model_id = $1", [
    model.id,
  ]);
  expect(await isBehind()).toBeUndefined();
  const report = await world.report(person, model.id);
  expect(report.metadata.reportType).toBe("premium");
  expect(factOf(report, "tiktok.followers")).toMatchObject({
    kind: "self-reported",
    trust: "manual",
    value: 4_321,
    scope: "owner",
  });
  expect(report.content.engagementMetrics.tiktok?.followers).toContain("4.3K");
});

test("report: figures typed by one person are in no other person's report", async () => {
  const [one, other] = await Promise.all([world.person(), world.person()]);
  const [mine, theirs] = await Promise.all([
    world.submit(one, { tiktokUrl: "@shared" }),
    world.submit(other, { tiktokUrl: "@shared" }),
  ]);
  await world.post(
    one,
    `/api/models/${mine.id}/evidence`,
    typedFigures("tiktok", { followers: 987_654_321 }, { observedOn: "2026-11-01" }),
  );
  await world.finished(other, theirs.id);
  await world.post(other, `/api/models/${theirs.id}/analyses`);
  await world.finished(other, theirs.id);
  expect(JSON.stringify(await world.report(other, theirs.id))).not.toContain("987654321");
});

test.each([
  ["figures", { figures: [] }],
  ["figures.0.value", { figures: [{ metric: "followers", value: -1 }] }],
  ["figures.0.value", { figures: [{ metric: "followers", value: "5" }] }],
  ["figures.0.metric", { figures: [{ metric: "subscribers", value: 1 }] }],
  [
    "figures.1.metric",
    {
      figures: [
        { metric: "followers", value: 1 },
        { metric: "followers", value: 2 },
      ],
    },
  ],
  ["observedOn", { observedOn: "2026-02-30" }],
  ["observedOn", { observedOn: "2999-01-01" }],
  ["currency", { currency: "XXX" }],
  ["key", { key: "not-a-uuid" }],
  ["contentStyle", { contentStyle: "a\u0000" }],
])("report: a bad %s in %j is refused by its name", async (field, change) => {
  const person = await world.person();
  const model = await world.submit(person);
  const entry = {
    kind: "manual",
    key: randomUUID(),
    platform: "tiktok",
    observedOn: "2026-11-01",
    figures: [{ metric: "followers", value: 1 }],
    ...change,
  };
  const { status, body } = await world.post(person, `/api/models/${model.id}/evidence`, entry);
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toContain(field);
  expect((await world.get(person, `/api/models/${model.id}/evidence`)).body.items).toEqual([]);
});

test("report: a rating is one per person and report, and a change replaces it", async () => {
  const person = await world.person();
  const model = await world.analyze(person);
  const { id } = await world.report(person, model.id);
  const rate = async (isPositive: unknown) =>
    (await world.post(person, `/api/reports/${id}/rate`, { isPositive })).body;
  expect(await rate(true)).toEqual({ positive: 1, negative: 0, mine: true, named: [] });
  expect(await rate(true)).toEqual({ positive: 1, negative: 0, mine: true, named: [] });
  expect(await rate(false)).toEqual({ positive: 0, negative: 1, mine: false, named: [] });
  expect((await rate("yes")).fields).toHaveProperty("isPositive");
  expect((await world.report(person, model.id)).ratings).toEqual({ positive: 0, negative: 1, mine: false, named: [] });
  expect((await world.get(person, `/api/user/${person.id}/stats`)).body).toMatchObject({
    avgRating: 0,
    completedReports: 1,
    totalModels: 1,
  });
});
