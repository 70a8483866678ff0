import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "../test/start-world.ts";

let world: World;
let owner: Awaited<ReturnType<World["person"]>>;
let other: typeof owner;
let modelId: number;
let reportId: number;
let evidenceId: number;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.person();
  other = await world.person();
  const model = await world.submit(owner, { instagramUrl: "demo.access" });
  modelId = model.id;
  await world.finished(owner, modelId);
  reportId = (await world.report(owner, modelId)).id;
  evidenceId = (await world.post(owner, `/api/models/${modelId}/evidence`, figure)).body.id;
});
afterAll(() => world.close());

const figure = {
  kind: "manual",
  key: "6f1c1d1e-0000-4000-8000-000000000001",
  platform: "tiktok",
  observedOn: "2026-11-01",
  figures: [{ metric: "followers", value: 5 }],
};
const calls = [
  ["GET", (id: number | string) => `/api/models/${id}`, () => modelId, undefined],
  ["GET", (id: number | string) => `/api/models/${id}/report`, () => modelId, undefined],
  ["GET", (id: number | string) => `/api/models/${id}/evidence`, () => modelId, undefined],
  ["GET", (id: number | string) => `/api/models/${id}/events`, () => modelId, undefined],
  ["POST", (id: number | string) => `/api/models/${id}/analyses`, () => modelId, undefined],
  ["POST", (id: number | string) => `/api/models/${id}/evidence`, () => modelId, figure],
  ["GET", (id: number | string) => `/api/evidence/${id}/removal`, () => evidenceId, undefined],
  ["POST", (id: number | string) => `/api/reports/${id}/rate`, () => reportId, { isPositive: true }],
  ["GET", (id: number | string) => `/api/user/${id}/models`, () => owner.id, undefined],
  ["GET", (id: number | string) => `/api/user/${id}/stats`, () => owner.id, undefined],
  ["GET", (id: number | string) => `/api/user/${id}/activity`, () => owner.id, undefined],
] as const;

test.each(calls)(
  "%s %s: another's answers as a missing one, and a visitor is asked to sign in",
  async (method, url, id, body) => {
    const as = (person: typeof owner, target: number | string) =>
      method === "GET" ? world.get(person, url(target)) : world.post(person, url(target), body);
    const missing = await as(other, 2_000_000_000);
    expect(missing.status).toBe(404);
    expect(await as(other, id())).toEqual(missing);
    for (const odd of ["0", "-1", "1e3", "2147483648", "99999999999999999999", "x", "1%00", "1'--"])
      expect((await as(other, odd)).status).toBe(404);
    const visitor = await world.app.inject({ method, url: url(id()), ...(body && { payload: body }) });
    expect(visitor.statusCode).toBe(401);
  },
);

test("a userId in a body is nobody's", async () => {
  const model = await world.post(other, "/api/models", { name: "Mine", username: "mine", userId: owner.id });
  expect(model.body.userId).toBe(other.id);
  const rated = await world.post(owner, `/api/reports/${reportId}/rate`, { isPositive: false, userId: other.id });
  expect(rated.body).toEqual({ positive: 0, negative: 1, mine: false, named: [] });
});
