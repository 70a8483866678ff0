import { type SealedReport, usualEngagement } from "@fanradar/engine";
import { drawnSampleCreators, sampleCreators } from "@fanradar/sandbox";
import { statementText } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import { count, eq, inArray, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  analyses,
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
import { seedCreatorsJob } from "./fill-demo.ts";
import { seed } from "./seed.ts";
import { visitDemo } from "./visit-demo.ts";

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

async function signIn(email: string) {
  const payload = { email, password: "fanradar-demo" };
  const signedIn = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  return {
    ...{ id: signedIn.json().id, email, password: "" },
    cookie: String(signedIn.headers["set-cookie"]).split(";", 1)[0] ?? "",
  };
}

/** Enough for a forecast; the demo has 400. */
const days = 45;

test("seed: a demo has three people who sign in, each day of its creators, and eight models that end in every possible way", async () => {
  const { db } = world.ctx;
  const config = { ...world.ctx.config, demoSize: "small" as const };
  await seed(db, config, days);
  const first = await counts();
  await seed(db, config, days);
  expect(await counts()).toEqual(first);
  expect(await db.$count(users, isNotNull(users.passwordHash))).toBe(3);
  // One, two and three weeks of versions, and two cases.
  expect(first.slice(-2)).toEqual([6, 2]);
  // Each of them once, of the models that they name.
  expect([await db.$count(todos), await db.$count(todos, isNotNull(todos.doneAt)), await db.$count(teamNotes)]).toEqual(
    [4, 1, 1],
  );
  expect(await db.$count(todos, isNotNull(todos.modelId))).toBe(3);
  expect(await db.$count(goals)).toBe(2);
  const listed = await db.select({ n: count() }).from(creators).where(eq(creators.isListed, true));
  // Eight of the demo person, the own record of the creator that the demo's model owns, and those of the owners who show their price.
  expect(await db.$count(modelOwners, isNotNull(modelOwners.userId))).toBe(9 + 14);
  expect(await db.select({ n: count() }).from(creators)).toEqual(listed);

  const [profile] = await db.select().from(profiles).where(eq(profiles.platform, "instagram")).orderBy(profiles.id);
  const readings = await db
    .select()
    .from(observations)
    .where(eq(observations.profileId, profile?.id ?? 0));
  const followers = readings.filter(({ metric }) => metric === "followers");
  expect(new Set(followers.map(({ observedAt }) => observedAt.toISOString().slice(0, 10))).size).toBe(days);

  const demo = await signIn("demo@fanradar.test");
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
    "completed verified-screenshot",
    "completed verified-screenshot",
    "completed verified-screenshot",
    "failed sources-unknown",
    "failed sources-unreachable",
  ]);
  await expect.poll(() => scoresOf(db).then(({ length }) => length)).toBeGreaterThan(60);
  const scores = await scoresOf(db);
  const ahead = scores.filter((score) => score >= 95).length / scores.length;
  expect(ahead, "share of the first, places are among the whole world").toBeLessThan(0.2);
  expect(new Set(scores).size).toBeGreaterThan(30);

  const followedWithPast = sampleCreators.find(({ instagram, x }) => instagram && x);
  const withPast = await world.report(
    demo,
    body.find(({ username }: { username: string }) => username === followedWithPast?.username).id,
  );
  const { facts } = withPast.metadata.sealed;
  expect(facts.find(({ metric }) => metric === "audience.postsThen")).toMatchObject({ kind: "derived" });
  const forecast = facts.find(({ id }) => id === "instagram.gain");
  expect(forecast).toMatchObject({ kind: "derived" });

  const model = await signIn("model@fanradar.test");
  const { body: page } = await world.get(model, "/api/model-dashboard");
  expect(page).toMatchObject({
    creator: { isPublic: true, vetoesAnalyses: false },
    steps: { isVerified: true, isClaimed: true, hasEvidence: true },
    nextStep: "connect",
  });
  expect(page.sources.filter(({ isClaimed }: { isClaimed: boolean }) => isClaimed)).toHaveLength(2);
  expect((await world.finished(model, page.modelId)).status).toBe("completed");
});

/** Reports of the demo's models, those that have one. */
async function reportsOfDemo(): Promise<SealedReport[]> {
  const demo = await signIn("demo@fanradar.test");
  const { body } = await world.get(demo, `/api/user/${demo.id}/models`);
  const completed = body.filter(({ status }: { status: string }) => status === "completed");
  return Promise.all(completed.map(async ({ id }: { id: number }) => (await world.report(demo, id)).metadata.sealed));
}

test("demo: every page that somebody owns is analysed, since public editions skip it", async () => {
  const { db } = world.ctx;
  const owned = await db.select({ id: creators.id }).from(creators).where(isNotNull(creators.ownerUserId));
  const analysed = new Set((await db.select({ id: analyses.modelId }).from(analyses)).map(({ id }) => id));
  expect(owned.length).toBeGreaterThan(1);
  expect(owned.filter(({ id }) => !analysed.has(id))).toEqual([]);
});

test("demo: what is usual for the size stands beside the engagement of 95 % of the profiles that were read", async () => {
  const rated = (await reportsOfDemo()).flatMap(({ facts }) =>
    facts.flatMap(({ metric, platform, value }) =>
      metric === "engagement" && platform && value !== null ? [usualEngagement(facts, platform)?.id] : [],
    ),
  );
  expect(rated.length).toBeGreaterThanOrEqual(8);
  expect(rated.filter((usual) => usual !== undefined).length / rated.length).toBeGreaterThanOrEqual(0.95);
});

test("demo: who renews after a discounted first month is stated of the model whose price is logged and often discounted", async () => {
  const said = (await reportsOfDemo()).flatMap(({ statements }) => statements.map(({ key }) => key));
  expect(said.filter((key) => key === "money.stayByDiscount")).toHaveLength(1);
});

test("look-alikes: creators alike are answered with what they share, and each is gone at once who hides, refuses analyses or is off the lists", async () => {
  const { db } = world.ctx;
  const demo = await signIn("demo@fanradar.test");
  const { body: own } = await world.get(demo, `/api/user/${demo.id}/models`);
  const answers: { id: number; statements: { key: string }[] }[][] = await Promise.all(
    own.map(async ({ id }: { id: number }) => (await world.get(demo, `/api/models/${id}/look-alikes`)).body.creators),
  );
  const place = answers.findIndex(({ length }) => length > 0);
  const alike = async () => (await world.get(demo, `/api/models/${own[place].id}/look-alikes`)).body;
  for (const change of [
    { visibility: { figures: "private" } },
    { vetoesAnalyses: true },
    { isListed: false },
  ] as const) {
    const { creators: found, facts } = await alike();
    const [first] = found;
    expect(first.statements[0].key).toMatch(/^alike\.(one|two)$/);
    const ids = facts.map(({ id }: { id: string }) => id);
    for (const id of Object.values(first.statements[0].slots)) expect(ids).toContain(id);
    const before = await db.select().from(creators).where(eq(creators.id, first.id));
    await db.update(creators).set(change).where(eq(creators.id, first.id));
    const after = await alike();
    expect(JSON.stringify(after)).not.toContain(JSON.stringify(first.name));
    expect(after.facts.filter(({ id }: { id: string }) => id.startsWith(`${first.id}.`))).toEqual([]);
    const [{ visibility, vetoesAnalyses, isListed } = {}] = before;
    await db.update(creators).set({ visibility, vetoesAnalyses, isListed }).where(eq(creators.id, first.id));
  }
});

test("demo: reports of two models have less than half of their sentences in common", async () => {
  const format = { locale: "en-US", timeZone: "UTC", words: tables.en };
  const sentences = (await reportsOfDemo()).map(({ facts, statements }) => {
    const byId = new Map(facts.map((fact) => [fact.id, fact]));
    return new Set(statements.map((one) => statementText(one, byId, format, tables.en.statementWords)));
  });
  expect(sentences.length).toBeGreaterThanOrEqual(6);
  for (const [at, one] of sentences.entries())
    for (const other of sentences.slice(at + 1)) {
      const shared = [...one].filter((sentence) => other.has(sentence));
      expect(shared.length / Math.min(one.size, other.size), shared.join("\n")).toBeLessThan(0.5);
    }
});

test("demo: the job that fills it stores the next creators with their editions, each listed once however many platforms", async () => {
  const { db } = world.ctx;
  const from = drawnSampleCreators.length - 5;
  await seedCreatorsJob.handle(world.ctx, { from });
  const of = drawnSampleCreators.slice(from);
  const names = of.map(({ name }) => name);
  const stored = await db.select().from(creators).where(inArray(creators.displayName, names));
  expect(stored.map(({ displayName }) => displayName).toSorted()).toEqual(names.toSorted());
  const linked = await db
    .select({ creatorId: profiles.creatorId })
    .from(profiles)
    .where(inArray(profiles.displayName, names));
  expect(linked.length).toBeGreaterThan(of.length);
  const ids = stored.map(({ id }) => id);
  expect(new Set(linked.map(({ creatorId }) => creatorId))).toEqual(new Set(ids));
  expect(await db.$count(analyses, inArray(analyses.modelId, ids))).toBe(of.length);
});

test("demo: its person has a comparison and a conversation with answers from the running product, once", async () => {
  const { db } = world.ctx;
  const demo = await signIn("demo@fanradar.test");
  const origin = await world.app.listen({ port: 0 });
  expect(await visitDemo(db, origin)).toBe(true);
  const { body: all } = await world.get(demo, "/api/conversations");
  expect(all).toHaveLength(1);
  const { body: conversation } = await world.get(demo, `/api/conversations/${all[0].id}`);
  const answers = conversation.messages.filter(({ type }: { type: string }) => type === "ai");
  expect(answers.length).toBeGreaterThanOrEqual(5);
  for (const { answer } of answers) expect(answer.checks.figures).toBeGreaterThan(0);
  expect(await db.$count(reports, eq(reports.reportType, "comparison"))).toBe(1);
  expect(await visitDemo(db, origin)).toBe(true);
  expect((await world.get(demo, "/api/conversations")).body).toHaveLength(1);
});
