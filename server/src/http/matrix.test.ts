import { afterAll, beforeAll, expect, test } from "vitest";
import { seedAccounts } from "../accounts/seed-accounts.ts";
import { cookieOf } from "../test/open-test-app.ts";
import { startWorld, type World } from "../test/start-world.ts";
import { mountedCalls } from "./mount.ts";

const actors = ["visitor", "owner", "other", "admin"] as const;
type Actor = (typeof actors)[number];

/** What each actor is answered on a thing of the owner's, by [visitor, owner, other, admin]. Calls of the contract without a row fail. */
const own = [401, 200, 404, 404];
const readable = [401, 200, 404, 200];
const open = [200, 200, 200, 200];
const matrix: Record<string, { expected: number[]; id?: "model" | "report" | "session" | "user"; body?: object }> = {
  "GET /api/health": { expected: open },
  "GET /api/ready": { expected: open },
  "GET /api/instance": { expected: open },
  "GET /api/openapi.json": { expected: open },
  "GET /api/mailbox": { expected: open },
  "POST /api/auth/signup": { expected: [422, 422, 422, 422], body: {} },
  "POST /api/auth/login": { expected: [401, 401, 401, 401], body: {} },
  "POST /api/auth/verify-email": { expected: [410, 410, 410, 410], body: { token: "unknown" } },
  "POST /api/auth/resend-verification": { expected: [401, 200, 200, 200] },
  "GET /api/auth/session": { expected: open },
  "POST /api/auth/forgot-password": { expected: [202, 202, 202, 202], body: { email: "nobody@fanradar.test" } },
  "POST /api/auth/reset-password": {
    expected: [410, 410, 410, 410],
    body: { token: "unknown", password: "a long password" },
  },
  "POST /api/auth/password": {
    expected: [401, 422, 422, 422],
    body: { current: "not it", password: "a long password" },
  },
  "POST /api/auth/google": { expected: [401, 401, 401, 401], body: { credential: "not.a.token" } },
  "POST /api/auth/second-factor": { expected: [401, 401, 401, 401], body: { code: "000000" } },
  "GET /api/auth/totp": { expected: [401, 200, 200, 200] },
  "POST /api/auth/totp": { expected: [401, 200, 200, 200] },
  "POST /api/auth/totp/enable": { expected: [401, 422, 422, 422], body: { code: "abc" } },
  "GET /api/auth/confirm": { expected: [401, 200, 200, 200] },
  "POST /api/auth/confirm": { expected: [401, 422, 422, 422], body: { password: "not it" } },
  "GET /api/auth/sessions": { expected: [401, 200, 200, 200] },
  "DELETE /api/auth/sessions/:id": { expected: own, id: "session" },
  // After it: it ends the other sessions.
  "DELETE /api/auth/totp": { expected: [401, 200, 200, 200] },
  "POST /api/models": { expected: [401, 201, 201, 201], body: { name: "A", username: "a" } },
  "GET /api/models/:id": { expected: readable, id: "model" },
  "GET /api/models/:id/report": { expected: readable, id: "model" },
  "GET /api/models/:id/reports": { expected: readable, id: "model" },
  "GET /api/reports/:id/changes": { expected: readable, id: "report" },
  "GET /api/models/:id/evidence": { expected: own, id: "model" },
  "POST /api/models/:id/evidence": {
    expected: [401, 201, 404, 404],
    id: "model",
    body: {
      kind: "manual",
      key: "6f1c1d1e-0000-4000-8000-000000000002",
      platform: "onlyfans",
      observedOn: "2026-11-01",
      figures: [{ metric: "earnings.gross", value: 987654321 }],
    },
  },
  "POST /api/models/:id/analyses": { expected: [401, 202, 404, 404], id: "model" },
  "POST /api/reports/:id/rate": { expected: own, id: "report", body: { isPositive: true } },
  "GET /api/user/:id/models": { expected: readable, id: "user" },
  "GET /api/user/:id/stats": { expected: readable, id: "user" },
  "GET /api/user/:id/activity": { expected: readable, id: "user" },
  // Last: it ends the sessions.
  "POST /api/auth/logout": { expected: open },
};

const canary = "CANARY of the owner";
let world: World;
const cookies = new Map<Actor, string>();
const ids = { model: 0, report: 0, session: 0, user: 0 };
beforeAll(async () => {
  world = await startWorld();
  const owner = await world.person();
  const other = await world.person();
  const model = await world.submit(owner, { instagramUrl: "demo.matrix", notes: canary });
  expect((await world.finished(owner, model.id)).analysis).toMatchObject({ state: "done", failure: null });
  const { email, password } = owner;
  await world.app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password } });
  const { body: sessions } = await world.get(owner, "/api/auth/sessions");
  ids.session = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
  Object.assign(ids, { model: model.id, report: (await world.report(owner, model.id)).id, user: owner.id });
  await seedAccounts(world.ctx.db);
  const payload = { email: "admin@fanradar.test", password: "fanradar-demo" };
  const admin = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  cookies.set("owner", owner.cookie).set("other", other.cookie).set("admin", cookieOf(admin.headers["set-cookie"]));
});
afterAll(() => world.close());

test("every mounted call has a row, and no row is left over", () => {
  const mounted = mountedCalls(world.app).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(matrix).sort()).toEqual(mounted.sort());
});

test.each(Object.entries(matrix))("%s answers each actor what they may have", async (call, { expected, id, body }) => {
  const [method, path] = call.split(" ");
  const answers: Record<string, number> = {};
  for (const actor of actors) {
    const answer = await world.app.inject({
      method: method === "GET" || method === "DELETE" ? method : "POST",
      url: (path ?? "").replace(":id", String(id ? ids[id] : "")),
      headers: { cookie: cookies.get(actor) ?? "" },
      ...(body && { payload: body }),
    });
    answers[actor] = answer.statusCode;
    if (actor === "other" || actor === "visitor") expect(answer.body).not.toContain(canary);
    expect(answer.body).not.toMatch(/argon2|passwordHash|twoFactorSecret|tokenHash/);
  }
  expect(answers).toEqual(Object.fromEntries(actors.map((actor, index) => [actor, expected[index]])));
});
