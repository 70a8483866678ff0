import { beforeAll, expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();
let owner: Person;
let client: Person;
let modelId: number;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Two models, each with a to-do and a goal; a client who sees one of them, without earnings. */
beforeAll(async () => {
  owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
  const seen = await world.submit(owner, { name: "Vera Amber", instagramUrl: "demo.vera" });
  const other = await world.submit(owner, { name: "Cleo Stone", instagramUrl: "demo.cleo" });
  modelId = seen.id;
  for (const [{ id }, title] of [
    [seen, "Fix the bio"],
    [other, "Sign the contract"],
  ] as const) {
    await world.finished(owner, id);
    const todo = await world.post(owner, "/api/todos", { title, modelId: id, dueOn: dayIn(0) });
    expect(todo.status, JSON.stringify(todo.body)).toBe(201);
    const goal = { metric: "followers", platform: "instagram", value: 999_000_000, dueOn: dayIn(20) };
    expect((await world.post(owner, `/api/models/${id}/goals`, goal)).status).toBe(201);
  }
  const grant = { role: "client", scope: "models", modelIds: [modelId], seesEarnings: false };
  client = await world.member(owner, grant);
});

const answerTo = async (person: Person, message: string): Promise<string> => {
  const { status, body } = await world.post(person, "/api/ai/chat", { message });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.response;
};

test("Assistant: what is due lists the to-dos of all models that the asker sees, and of no others", async () => {
  const answer = await answerTo(owner, "What is due today?");
  expect(answer).toContain("Fix the bio");
  expect(answer).toContain("Sign the contract");
  expect(await answerTo(client, "What is due today?")).not.toContain("Sign the contract");
});

test("Assistant: of one model that is named only its to-dos are listed", async () => {
  const answer = await answerTo(owner, "Which tasks are open for Vera Amber?");
  expect(answer).toContain("Fix the bio");
  expect(answer).not.toContain("Sign the contract");
});

test("Assistant: goals are listed with where they stand, as far as the asker sees their models", async () => {
  const answer = await answerTo(owner, "Which goals are behind?");
  expect(answer).toContain("999,000,000");
  for (const name of ["Vera Amber", "Cleo Stone"]) expect(answer).toContain(name);
  expect(await answerTo(client, "Which goals are behind?")).not.toContain("Cleo Stone");
});
