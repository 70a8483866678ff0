import { beforeAll, expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();
let owner: Person;
let client: Person;

/** Two models of a workspace, of one of which earnings and subscribers were typed; a client who sees both without earnings. */
beforeAll(async () => {
  owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
  const first = await world.submit(owner, {
    name: "Vera Amber",
    instagramUrl: "demo.vera",
    onlyfansUrl: "onlyfans.com/vera.amber",
  });
  const second = await world.submit(owner, { name: "Cleo Stone", instagramUrl: "demo.cleo" });
  for (const { id } of [first, second]) await world.finished(owner, id);
  const figures = [
    { metric: "earnings.net", value: 777_700 },
    { metric: "subscribers", value: 987_654 },
  ];
  const typed = { kind: "manual", key: crypto.randomUUID(), platform: "onlyfans", observedOn: "2026-11-01", figures };
  const added = await world.post(owner, `/api/models/${first.id}/evidence`, typed);
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  await world.post(owner, `/api/models/${first.id}/analyses`);
  await world.finished(owner, first.id);
  const grant = { role: "client", scope: "models", modelIds: [first.id, second.id], seesEarnings: false };
  client = await world.member(owner, grant);
});

const earnings = /7[.,]?777|987[.,]?\d/;

test.each([
  "Compare Vera Amber with Cleo Stone",
  "Compare Vera Amber with Cleo Stone: earnings",
  "Compare Vera Amber and Cleo Stone: subscribers",
  "Which of my models earns most?",
  "What did we earn leaving Cleo Stone out?",
  "compara los ingresos de Vera Amber y Cleo Stone",
])("Assistant: '%s' states earnings and subscribers only to members who may see them", async (message) => {
  const answerTo = async (person: Person) => {
    const { status, body } = await world.post(person, "/api/ai/chat", { message });
    expect(status, JSON.stringify(body)).toBe(200);
    return JSON.stringify([body.response, body.answer]);
  };
  expect(await answerTo(owner)).toMatch(earnings);
  expect(await answerTo(client)).not.toMatch(earnings);
});

test("Assistant: a member whose role hides earnings reads that as the reason, and no advice to connect an account or import a statement", async () => {
  for (const message of [
    "How much did Vera Amber earn last month?",
    "earnings of Vera Amber",
    "What was Vera Amber's biggest single payment?",
    "Which of my models earns most?",
    "biggest payment ever",
  ]) {
    const { body } = await world.post(client, "/api/ai/chat", { message });
    expect(body.response).toMatch(/role/);
    expect(body.response).not.toMatch(/[Cc]onnect|[Ii]mport/);
  }
});
