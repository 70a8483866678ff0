import { type MemberRole, type ModelGoals, mostGoals, type Notification } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { openGoalFigures } from "../../open-more-figures.ts";
import { auditEntries, goals } from "../../platform/db/schema.ts";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { checkGoals } from "./check-goals.ts";

const world = await setUpWorld();
let owner: Person;
let workspaceId: number;
let modelId: number;
let otherModelId: number;
let followers: number;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  owner = await world.person();
  workspaceId = (await world.post(owner, "/api/workspaces", { name: "Agency" })).body.id;
  modelId = (await world.submit(owner, { instagramUrl: "demo.goal", onlyfansUrl: "demo.goal" })).id;
  otherModelId = (await world.submit(owner, { instagramUrl: "demo.goal.other" })).id;
  await world.finished(owner, modelId);
  const { sealed } = (await world.report(owner, modelId)).metadata;
  followers = Number(sealed.facts.find(({ id }) => id === "instagram.followers")?.value);
});

const joined = (role: Exclude<MemberRole, "owner">, grant: object) =>
  world.member(owner, { role, seesEarnings: false, ...grant });
const set = (by: Person, body: object, of = modelId) =>
  world.post(by, `/api/models/${of}/goals`, { metric: "followers", platform: "instagram", dueOn: dayIn(20), ...body });
const made = async (by: Person, body: object, of?: number): Promise<number> => {
  const answer = await set(by, body, of);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
};
const listed = async (by: Person): Promise<ModelGoals> => (await world.get(by, "/api/goals")).body;
const idsOf = async (by: Person) => (await listed(by)).goals.map(({ id }) => id);
const changed = (by: Person, id: number, payload: object) => world.patch(by, `/api/goals/${id}`, payload);

test("goals: a goal is set, held against the report's own figure, changed and deleted, and each leaves an audit entry", async () => {
  const id = await made(owner, { value: followers * 2 });
  const { goals: found, facts, sources } = await listed(owner);
  const goal = found.find((one) => one.id === id);
  expect(goal).toMatchObject({ metric: "followers", value: followers * 2, reachedOn: null, mayChange: true });
  const [now, share] = [goal?.now, goal?.share].map((name) => facts.find((fact) => fact.id === name));
  expect(now).toMatchObject({ metric: "followers", value: followers });
  expect(share).toMatchObject({ metric: "goal.share", value: 50, inputs: [now?.id] });
  expect(sources.map(({ evidence }) => evidence)).toEqual(expect.arrayContaining(now?.sources ?? ["none"]));
  expect((await changed(owner, id, { value: followers * 4, dueOn: dayIn(30) })).status).toBe(200);
  expect((await listed(owner)).goals).toMatchObject([{ value: followers * 4, dueOn: dayIn(30) }]);
  expect((await world.remove(owner, `/api/goals/${id}`)).status).toBe(200);
  expect(await idsOf(owner)).toEqual([]);
  const entries = await world.ctx.db.select().from(auditEntries).where(eq(auditEntries.modelId, modelId));
  expect(entries.map(({ act }) => act).filter((act) => act.startsWith("goal."))).toEqual([
    ...["goal.set", "goal.change", "goal.remove"],
  ]);
});

test("goals: analysts and above set them; those on earnings or subscribers are hidden from who sees no earnings", async () => {
  const analyst = await joined("analyst", { scope: "all" });
  const client = await joined("client", { scope: "models", modelIds: [modelId] });
  const paid = await joined("client", { scope: "models", modelIds: [modelId], seesEarnings: true });
  const outside = await joined("viewer", { scope: "models", modelIds: [otherModelId] });
  const open = await made(analyst, { value: followers * 2 });
  const earnings = { metric: "earningsNet", platform: null, currency: "USD", value: 500_000 };
  const money = await made(owner, earnings);
  const subscribers = await made(owner, { metric: "subscribers", platform: "onlyfans", value: 400 });
  expect((await set(analyst, earnings)).status).toBe(404);
  expect((await changed(analyst, money, { value: 1, dueOn: dayIn(9) })).status).toBe(404);
  for (const person of [client, outside]) expect((await set(person, { value: followers * 2 })).status).toBe(404);
  expect(await idsOf(client)).toEqual([open]);
  expect((await idsOf(paid)).sort()).toEqual([open, money, subscribers].sort());
  expect(await idsOf(analyst)).toEqual([open]);
  expect(await idsOf(outside)).toEqual([]);
  for (const id of await idsOf(owner)) await world.remove(owner, `/api/goals/${id}`);
});

test("goals: a number, platform, currency or day that cannot be is refused by its field", async () => {
  const fieldsOf = async (body: object) => (await set(owner, body)).body.fields;
  expect(await fieldsOf({ value: followers })).toEqual({ value: expect.stringContaining("high already") });
  expect(await fieldsOf({ value: 0 })).toHaveProperty("value");
  expect(await fieldsOf({ value: followers * 2 + 0.5 })).toHaveProperty("value");
  expect(await fieldsOf({ value: followers * 2, dueOn: dayIn(-1) })).toHaveProperty("dueOn");
  expect(await fieldsOf({ value: followers * 2, dueOn: dayIn(800) })).toHaveProperty("dueOn");
  expect(await fieldsOf({ value: 9, metric: "engagement", platform: null })).toHaveProperty("platform");
  expect(await fieldsOf({ value: 101, metric: "engagement" })).toHaveProperty("value");
  expect(await fieldsOf({ value: 9_000, metric: "earningsNet", platform: null })).toHaveProperty("currency");
  expect(await fieldsOf({ value: 9_000, platform: "tiktok" })).toEqual({
    platform: "The model has no profile there. Expected a platform that it links",
  });
});

test("goals: a model has at most twenty, however many are set at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: mostGoals + 3 }, () => set(owner, { value: followers * 3 }, modelId)),
  );
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused.map(({ body }) => Object.keys(body.fields))).toEqual([["metric"], ["metric"], ["metric"]]);
  for (const id of await idsOf(owner)) await world.remove(owner, `/api/goals/${id}`);
});

test("goals: one that is reached keeps its day, and who may see it is notified once", async () => {
  const client = await joined("client", { scope: "models", modelIds: [modelId] });
  const paid = await joined("client", { scope: "models", modelIds: [modelId], seesEarnings: true });
  const typed = {
    ...{ kind: "manual", key: crypto.randomUUID(), platform: "onlyfans", observedOn: dayIn(0) },
    figures: [{ metric: "subscribers", value: 250 }],
  };
  expect((await world.post(owner, `/api/models/${modelId}/evidence`, typed)).status).toBe(201);
  await world.post(owner, `/api/models/${modelId}/analyses`);
  await world.finished(owner, modelId);
  const about = { workspaceId, modelId, dueOn: dayIn(20) };
  const [open, hidden] = await world.ctx.db
    .insert(goals)
    .values([
      { ...about, metric: "followers", platform: "instagram", value: followers - 1 },
      { ...about, metric: "subscribers", platform: "onlyfans", value: 200 },
      { ...about, metric: "followers", platform: "instagram", value: followers * 9 },
    ])
    .returning({ id: goals.id });
  const figures = openGoalFigures(world.ctx.db);
  expect(await checkGoals(world.ctx.db, figures, new Date())).toBe(2);
  expect(await checkGoals(world.ctx.db, figures, new Date())).toBe(0);
  const reached = async (by: Person) =>
    (await listed(by)).goals.filter(({ outlook }) => outlook === "reached").map(({ id, reachedOn }) => [id, reachedOn]);
  expect(await reached(client)).toEqual([[open?.id, dayIn(0)]]);
  expect(await reached(paid)).toEqual([
    [open?.id, dayIn(0)],
    [hidden?.id, dayIn(0)],
  ]);
  const notified = async (person: Person) =>
    (await world.get(person, "/api/notifications")).body.items.filter(
      ({ kind }: Notification) => kind === "goal-reached",
    );
  expect([(await notified(client)).length, (await notified(paid)).length]).toEqual([1, 2]);
  expect((await changed(owner, open?.id ?? 0, { value: followers * 5, dueOn: dayIn(9) })).status).toBe(404);
});
