import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { analyses, models, submissions } from "../../platform/db/schema.ts";
import { setUpWorld, type World } from "../../test/start-world.ts";

const world = await setUpWorld();

const modelsOf = (userId: number) => world.ctx.db.select().from(submissions).where(eq(submissions.userId, userId));
const send = (person: Parameters<World["post"]>[0], payload: object, key?: string) =>
  world.post(person, "/api/models", payload, key === undefined ? {} : { "idempotency-key": key });

test("idempotency: fifty equal concurrent submissions are one model, one run, one read and fifty equal responses", async () => {
  const person = await world.person();
  const payload = { name: "Ava", username: "ava", instagramUrl: "demo.fifty" };
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(person, payload, "once")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const [model, ...more] = await modelsOf(person.id);
  expect(more).toEqual([]);
  const modelId = model?.id ?? 0;
  await world.finished(person, modelId);
  expect(await world.ctx.db.select().from(analyses).where(eq(analyses.modelId, modelId))).toHaveLength(1);
  expect(await world.requestsOf("instagram:demo.fifty")).toBe(1);
  // Long after, and with another run since, the answer is still the first one.
  await world.post(person, `/api/models/${modelId}/analyses`);
  await world.finished(person, modelId);
  expect((await send(person, payload, "once")).body).toEqual(answers[0]?.body);
});

test("idempotency: another spelling of the same submission is the same body; another body is refused", async () => {
  const person = await world.person();
  const first = await send(person, { name: "Ava", username: "ava", instagramUrl: "@demo.key" }, "k");
  const again = await send(
    person,
    {
      name: " Ava ",
      username: "ava",
      instagramUrl: "https://instagram.com/Demo.Key",
      twitterUrl: "",
      userId: person.id,
    },
    "k",
  );
  expect(again).toEqual(first);
  const changed = await send(person, { name: "Eva", username: "ava", instagramUrl: "@demo.key" }, "k");
  expect(changed).toMatchObject({ status: 422, body: { code: "idempotency-conflict" } });
  expect(await modelsOf(person.id)).toHaveLength(1);
});

test("idempotency: a key belongs to the person who used it", async () => {
  const [one, other] = await Promise.all([world.person(), world.person()]);
  const payload = { name: "Ava", username: "ava" };
  const [first, second] = await Promise.all([send(one, payload, "shared"), send(other, payload, "shared")]);
  expect(first?.body.id).not.toBe(second?.body.id);
  expect(second?.body.userId).toBe(other.id);
});

test("idempotency: windows and members that submit the same at once, each with a key, make one model", async () => {
  const owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
  const member = await world.member(owner, { role: "manager", scope: "all", seesEarnings: false });
  const payload = { name: "Ava", username: "ava", instagramUrl: "demo.windows" };
  const sent = [owner, owner, owner, member].map((person, window) => send(person, payload, `window ${window}`));
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test("idempotency: a key over 100 characters is refused by name", async () => {
  const person = await world.person();
  const { status, body } = await send(person, { name: "Ava", username: "ava" }, "k".repeat(101));
  expect(status).toBe(422);
  expect(body.fields).toHaveProperty("Idempotency-Key");
  expect(await modelsOf(person.id)).toEqual([]);
});

test("idempotency: without a key a double click is one model, and later the same body is a new one", async () => {
  const person = await world.person();
  const payload = { name: "Ava", username: "ava" };
  const clicks = await Promise.all(Array.from({ length: 8 }, () => send(person, payload)));
  expect(new Set(clicks.map(({ body }) => body.id)).size).toBe(1);
  await world.ctx.db
    .update(models)
    .set({ createdAt: new Date(Date.now() - 3_000) })
    .where(eq(models.id, clicks[0]?.body.id));
  expect((await send(person, payload)).body.id).not.toBe(clicks[0]?.body.id);
});
