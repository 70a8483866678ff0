import { sampleCreators } from "@fanradar/sandbox";
import { count, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  creators,
  evidence,
  goals,
  modelOwners,
  models,
  moderationCases,
  observations,
  profiles,
  reports,
  teamNotes,
  todos,
  users,
} from "../platform/db/schema.ts";
import { setUpWorld, type World } from "../test/start-world.ts";
import { seed } from "./seed.ts";

const world = await setUpWorld({ worker: false });

const scoresOf = async (db: World["ctx"]["db"]) =>
  (await db.select({ score: models.trendingScore }).from(models)).flatMap(({ score }) => score ?? []);

const counts = async () => {
  const { db } = world.ctx;
  const tables = [users, models, profiles, evidence, observations, reports, moderationCases];
  return Promise.all(tables.map(async (table) => (await db.select({ n: count() }).from(table))[0]?.n));
};

test("seed: a live instance is not seeded", async () => {
  await seed(world.ctx.db, { ...world.ctx.config, mode: "live" });
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

/** Enough for a forecast; the demo has 400. */
const days = 45;

test("seed: a demo has three people, each day of its creators, and eight models that end in every possible way", async () => {
  const { db, config } = world.ctx;
  await seed(db, config, days);
  const first = await counts();
  await seed(db, config, days);
  expect(await counts()).toEqual(first);
  expect(first[0]).toBe(3);
  // One, two and three weeks of versions, and two cases.
  expect(first.slice(-2)).toEqual([6, 2]);
  // Each of them once, of the models that they name.
  expect([await db.$count(todos), await db.$count(todos, isNotNull(todos.doneAt)), await db.$count(teamNotes)]).toEqual(
    [4, 1, 1],
  );
  expect(await db.$count(todos, isNotNull(todos.modelId))).toBe(3);
  expect(await db.$count(goals)).toBe(2);
  const listed = await db.select({ n: count() }).from(creators).where(eq(creators.isListed, true));
  // Eight of the demo person, and the own record of the creator that the demo's model owns.
  expect(await db.$count(modelOwners, isNotNull(modelOwners.userId))).toBe(9);
  expect(await db.select({ n: count() }).from(creators)).toEqual(listed);

  const [profile] = await db.select().from(profiles).where(eq(profiles.platform, "instagram")).orderBy(profiles.id);
  const readings = await db
    .select()
    .from(observations)
    .where(eq(observations.profileId, profile?.id ?? 0));
  const followers = readings.filter(({ metric }) => metric === "followers");
  expect(new Set(followers.map(({ observedAt }) => observedAt.toISOString().slice(0, 10))).size).toBe(days);

  const signedIn = await world.app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email: "demo@fanradar.test", password: "fanradar-demo" },
  });
  const cookie = String(signedIn.headers["set-cookie"]).split(";", 1)[0] ?? "";
  const demo = { id: signedIn.json().id, cookie, email: "", password: "" };
  await world.startWorker();
  const { body } = await world.get(demo, `/api/user/${demo.id}/models`);
  const ends: Record<string, string> = {};
  for (const model of body) {
    const done = await world.finished(demo, model.id);
    ends[done.name] = `${done.status} ${done.badge ?? done.analysis.failure?.code}`;
  }
  expect(Object.values(ends).toSorted()).toEqual([
    "completed manual-entry",
    "completed manual-entry",
    "completed manual-entry",
    "completed manual-entry",
    "completed verified-screenshot",
    "completed verified-screenshot",
    "failed sources-unknown",
    "failed sources-unreachable",
  ]);
  await expect.poll(() => scoresOf(db).then(({ length }) => length)).toBeGreaterThan(80);
  const scores = await scoresOf(db);
  const ahead = scores.filter((score) => score >= 95).length / scores.length;
  expect(ahead, "share of the first, places are among the whole world").toBeLessThan(0.2);
  expect(new Set(scores).size).toBeGreaterThan(30);

  const followedWithPast = sampleCreators.find(({ instagram, x }) => instagram && x);
  const withPast = await world.report(
    demo,
    body.find(({ username }: { username: string }) => username === followedWithPast?.username).id,
  );
  const forecast = withPast.metadata.sealed.facts.find(({ id }) => id === "instagram.gain");
  expect(forecast).toMatchObject({ kind: "derived" });

  const payload = { email: "model@fanradar.test", password: "fanradar-demo" };
  const asModel = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  const model = { ...demo, cookie: String(asModel.headers["set-cookie"]).split(";", 1)[0] ?? "" };
  const { body: page } = await world.get(model, "/api/model-dashboard");
  expect(page).toMatchObject({
    creator: { isPublic: true, vetoesAnalyses: false },
    steps: { isVerified: true, isClaimed: true, hasEvidence: true },
    nextStep: "connect",
  });
  expect(page.sources.filter(({ isClaimed }: { isClaimed: boolean }) => isClaimed)).toHaveLength(2);
  expect((await world.finished(model, page.modelId)).status).toBe("completed");
});
