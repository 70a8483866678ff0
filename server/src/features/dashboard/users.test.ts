import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { models, ratings, reports, users } from "../../platform/db/schema.ts";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();

const day = (n: number) => new Date(Date.now() - n * 86_400_000);
const stats = async (person: Person) => (await world.get(person, `/api/user/${person.id}/stats`)).body;
const factIds = (answer: { facts: { id: string }[] }) => answer.facts.map(({ id }) => id);

test("dashboard: a new account has figures, a missing rating and no trends", async () => {
  const person = await world.person();
  const answer = await stats(person);
  expect(answer).toMatchObject({ totalModels: 0, completedReports: 0, avgRating: 0, processingModels: 0 });
  expect(factIds(answer)).toEqual(["totalModels", "completedReports", "avgRating", "processingModels"]);
  expect(answer.facts[0]).toMatchObject({ value: 0, kind: "measured", trust: "record", formula: "count.models" });
  expect(answer.facts[2]).toMatchObject({ value: null, kind: "unavailable", reason: { code: "too-few-ratings" } });
});

test("dashboard: an admin's request for an account that does not exist is 404", async () => {
  const admin = await world.person();
  await world.ctx.db.update(users).set({ userType: "admin" }).where(eq(users.id, admin.id));
  expect((await world.get(admin, `/api/user/${2 ** 30}/stats`)).status).toBe(404);
});

test("dashboard: an account older than the period has its changes against 30 days ago", async () => {
  const person = await world.person();
  const { db } = world.ctx;
  await db
    .update(users)
    .set({ createdAt: day(90) })
    .where(eq(users.id, person.id));
  for (const [age, isPositive, ratedAge] of [
    [40, true, 38],
    [35, false, 2],
    [3, undefined, 0],
  ] as const) {
    const { id } = await world.analyze(person, { tiktokUrl: `@age${age}` });
    await db
      .update(models)
      .set({ createdAt: day(age) })
      .where(eq(models.id, id));
    const [report] = await db
      .update(reports)
      .set({ createdAt: day(age) })
      .where(eq(reports.modelId, id))
      .returning();
    if (!report || isPositive === undefined) continue;
    const at = day(ratedAge);
    await db
      .insert(ratings)
      .values({ reportId: report.id, userId: person.id, isPositive, createdAt: at, updatedAt: at });
  }
  const answer = await stats(person);
  expect(answer).toMatchObject({ totalModels: 3, completedReports: 3, avgRating: 2.5 });
  const change = Object.fromEntries(answer.facts.map((fact: { id: string; value: number }) => [fact.id, fact.value]));
  expect(change["totalModels.change"]).toBeCloseTo(50);
  expect(change["completedReports.change"]).toBeCloseTo(50);
  expect(change["avgRating.change"]).toBe(-2.5);
});

test("dashboard: activity is newest first, at most ten, and the person's own", async () => {
  const [person, other] = await Promise.all([world.person(), world.person()]);
  const failed = await world.analyze(person, { instagramUrl: "fault.unknown" });
  const model = await world.analyze(person, { instagramUrl: "demo.activity" });
  await world.submit(other);
  const report = await world.report(person, model.id);
  await world.post(person, `/api/reports/${report.id}/rate`, { isPositive: false });
  const { body } = await world.get(person, `/api/user/${person.id}/activity`);
  expect(body.map(({ kind, modelId }: { kind: string; modelId: number }) => [kind, modelId])).toEqual([
    ["rated-not-helpful", model.id],
    ["report-ready", model.id],
    ["model-submitted", model.id],
    ["analysis-failed", failed.id],
    ["model-submitted", failed.id],
  ]);
});

test("dashboard: the list of models is the person's own, newest first, with the data of each row", async () => {
  const person = await world.person();
  const first = await world.analyze(person, { instagramUrl: "demo.list" });
  const second = await world.analyze(person, { twitterUrl: "demo_list" });
  const { body } = await world.get(person, `/api/user/${person.id}/models`);
  expect(body.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
  expect(body[1]).toMatchObject({
    status: "completed",
    badge: "verified-screenshot",
    sandbox: true,
    analysis: { state: "done" },
  });
});
