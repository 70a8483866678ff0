import type { Report } from "@fanradar/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpNarrator } from "../../test/set-up-narrator.ts";

const { proxy, world } = await setUpNarrator();
let owner: Person;
let report: Report;
let modelId = 0;
beforeAll(async () => {
  owner = await world.person();
  modelId = (await world.analyze(owner, { name: "Mia Öz", instagramUrl: "demo.worded" })).id;
  report = await world.report(owner, modelId);
});
beforeEach(async () => {
  Object.assign(proxy.state, { model: "sandbox-narrator", requests: [], abandoned: 0 });
  await world.ctx.pool.query("delete from limits; delete from language_model_tokens; delete from report_narrations");
});

const address = () => `/api/reports/${report.id}/narration`;
const write = async () => (await world.post(owner, address())).body;

test("narration: is stored beside the report, each figure by its fact, and the sealed report does not change", async () => {
  expect((await world.get(owner, address())).body).toEqual({ by: "sandbox", narration: null });
  const { narration } = await write();
  expect(narration.narrator).toBe("sandbox");
  expect(narration.checks).toMatchObject({ dropped: 0 });
  const facts = new Map(report.metadata.sealed.facts.map((fact) => [fact.id, fact]));
  const pieces = narration.lines.flatMap((line: { pieces: object[] }) => line.pieces);
  expect(pieces.filter(({ factId }: { factId?: string }) => facts.has(factId ?? "")).length).toBeGreaterThan(0);
  for (const { text, factId } of pieces) if (factId === undefined) expect(text).not.toMatch(/\d/);
  expect((await world.get(owner, address())).body.narration).toEqual(narration);
  expect((await world.report(owner, modelId)).metadata).toEqual(report.metadata);
});

test("narration: is requested once in each language, and two concurrent requests store one", async () => {
  const [one, other] = await Promise.all([write(), write()]);
  expect(one.narration).toEqual(other.narration);
  const requestCount = proxy.state.requests.length;
  await write();
  expect(proxy.state.requests).toHaveLength(requestCount);
  await world.ctx.pool.query("update user_settings set language = 'de' where user_id = $1", [owner.id]);
  await write();
  expect(proxy.state.requests.length).toBeGreaterThan(requestCount);
  await world.ctx.pool.query("update user_settings set language = 'en' where user_id = $1", [owner.id]);
});

test("narration: blocks that are no statements are left out and counted", async () => {
  proxy.state.model = "sandbox-liar";
  const { narration } = await write();
  expect(JSON.stringify(narration)).not.toMatch(/999,999|industry/);
  expect(narration.checks.dropped).toBe(3);
});

test.each([
  ["sandbox-broken", "failed"],
  ["sandbox-refusing", "refused"],
  ["sandbox-empty", "nothing-verified"],
])("narration: with %s there is none, and the reason is stated: %s", async (model, failure) => {
  proxy.state.model = model;
  expect(await write()).toEqual({ by: "sandbox", narration: null, failure });
  expect((await world.get(owner, address())).body.narration).toBeNull();
});
