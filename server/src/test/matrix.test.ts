import { afterAll, beforeAll, expect, test } from "vitest";
import { mountedCalls } from "../domain/access/mount.ts";
import { seedAccounts } from "../seed/seed-accounts.ts";
import { makePicture } from "./make-picture.ts";
import { cookieOf } from "./open-test-app.ts";
import { startWorld, type World } from "./start-world.ts";

const actors = ["visitor", "owner", "other", "admin", "guest"] as const;
type Actor = (typeof actors)[number];
const canary = "CANARY of the owner";
const methods = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;

/** What each actor is answered on a thing of the owner's, by [visitor, owner, other, admin]. Calls of the contract without a row fail. */
const own = [401, 200, 404, 404];
const readable = [401, 200, 404, 200];
const open = [200, 200, 200, 200];
interface Row {
  expected: number[];
  /** What a visitor who started an analysis of their own is answered, where it is not what every visitor is. */
  guest?: number;
  id?: keyof typeof ids;
  body?: object | (() => object);
  query?: string;
  /** Sent as a file. */
  file?: () => Promise<Buffer | string>;
}
const ids = {
  conversation: 0,
  model: 0,
  spare: 0,
  notification: 0,
  spareReport: 0,
  report: 0,
  comparison: 0,
  session: 0,
  user: 0,
  evidence: 0,
  priceChange: 0,
  screenshot: 0,
  picture: "",
};
const matrix: Record<string, Row> = {
  "GET /api/health": { expected: open },
  "GET /api/ready": { expected: open },
  "GET /api/instance": { expected: open },
  "GET /api/openapi.json": { expected: open },
  "POST /api/user/export": { expected: [401, 200, 200, 200] },
  "GET /api/user/settings": { expected: [401, 200, 200, 200] },
  "PUT /api/user/settings": { expected: [401, 422, 422, 422], body: {} },
  "PUT /api/user/avatar": { expected: [401, 200, 200, 200], file: () => makePicture() },
  "DELETE /api/user/avatar": { expected: [401, 200, 200, 200] },
  "GET /api/user/email-change": { expected: [401, 200, 200, 200] },
  "DELETE /api/user/email-change": { expected: [401, 200, 200, 200] },
  "POST /api/user/email-change/confirm": { expected: [401, 410, 410, 410], body: { token: "unknown" } },
  "POST /api/user/email-change/stop": { expected: [410, 410, 410, 410], body: { token: "unknown" } },
  "GET /api/exchange-rates": { expected: open },
  "PUT /api/language": { expected: open, body: { language: "de" } },
  "GET /api/mailbox": { expected: open },
  "GET /api/creators": { expected: open, query: "?q=demo.matrix" },
  "POST /api/auth/signup": { expected: [422, 422, 422, 422], body: {} },
  "POST /api/models/signup": { expected: [422, 422, 422, 422], body: {} },
  "GET /api/model-dashboard": { expected: [401, 200, 200, 200] },
  "GET /api/claims": { expected: [401, 200, 200, 200] },
  // Of verified addresses the admin's alone is here.
  "POST /api/creators/:platform/:handle/claim": { expected: [401, 403, 403, 201] },
  "POST /api/creators/:platform/:handle/claim/check": { expected: [401, 403, 403, 200] },
  "POST /api/creators/:platform/:handle/removal": { expected: [401, 403, 403, 200] },
  "DELETE /api/creators/:platform/:handle/claim": { expected: [401, 200, 200, 200] },
  // Nobody has claimed it: to nobody is it theirs.
  "PATCH /api/creators/:platform/:handle/veto": { expected: [401, 404, 404, 404], body: { vetoesAnalyses: true } },
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
  "POST /api/models/batch": {
    expected: [401, 201, 201, 201],
    body: { rows: [{ name: "A", username: "a", instagramUrl: "demo.batch" }] },
  },
  "POST /api/models/guest": { expected: [201, 201, 201, 201], body: { name: "A", username: "a" } },
  "GET /api/models/guest": { expected: open },
  "GET /api/models/:id": { expected: readable, guest: 404, id: "model" },
  "GET /api/user/:id/reports": { expected: readable, id: "user" },
  "PUT /api/reports/:id/favorite": { expected: own, id: "report", body: { favorite: true } },
  "DELETE /api/reports/:id": { expected: own, id: "spareReport" },
  "POST /api/reports/:id/restore": { expected: own, id: "spareReport" },
  "DELETE /api/models/:id": { expected: own, id: "spare" },
  "POST /api/models/:id/restore": { expected: own, id: "spare" },
  // The admin comes after the owner, with what was read before.
  "PATCH /api/models/:id": { expected: [401, 200, 404, 409], id: "model", body: () => ({ ...whole, name: "Changed" }) },
  "GET /api/models/:id/report": { expected: readable, guest: 404, id: "model" },
  "GET /api/models/trending": { expected: open },
  "GET /api/creators/:platform/:handle": { expected: open },
  "GET /api/creators/:platform/:handle/score": { expected: open },
  "GET /api/analytics": { expected: open },
  "GET /api/analytics.csv": { expected: open },
  "GET /api/user/:id/analytics": { expected: own, id: "user" },
  "GET /api/user/:id/analytics.csv": { expected: own, id: "user" },
  // Of a model that is not the asker's: left out, like one that does not exist.
  "GET /api/comparisons": { expected: open, query: "?models=1,2" },
  "POST /api/comparisons": { expected: [401, 404, 404, 404], body: { models: [2_000_000_000, 2_000_000_001] } },
  "GET /api/comparisons/:id": { expected: own, id: "comparison" },
  // Nobody has claimed it: to everybody it is as if it were not there.
  "GET /api/creators/:platform/:handle/visibility": { expected: [401, 404, 404, 404] },
  "PATCH /api/creators/:platform/:handle/visibility": { expected: [401, 404, 404, 404], body: {} },
  "POST /api/creators/:platform/:handle/link": { expected: [401, 404, 404, 404] },
  // Known to nobody but admins; a case that is not there is not found by them either.
  "GET /api/admin/cases": { expected: [401, 404, 404, 200] },
  "POST /api/admin/mails": {
    expected: [401, 404, 404, 202],
    body: { key: "2b7d4c1e-8d2f-4f0a-9c3b-5a6e7f809112", subject: "News", text: "All is well." },
  },
  "GET /api/admin/cases/audit": { expected: [401, 404, 404, 200] },
  "POST /api/admin/cases/:id/decision": {
    expected: [401, 404, 404, 404],
    id: "model",
    body: { decision: "kept", reason: "none" },
  },
  "POST /api/creators/:platform/:handle/problems": {
    expected: [202, 202, 202, 202],
    body: { problem: "wrong-figures" },
  },
  "POST /api/removals": {
    expected: [202, 202, 202, 202],
    body: { platform: "tiktok", profile: "@demo.removal", email: "asks@fanradar.test", isMine: true },
  },
  "POST /api/ai/chat": { expected: open, body: { message: "How often should I post?" } },
  "POST /api/ai/chat/stream": { expected: open, body: { message: "How often should I post?" } },
  // Of a model that is not listed: nobody else's to know.
  "POST /api/ai/pricing-analysis": {
    expected: [404, 200, 404, 404],
    body: () => ({ modelId: ids.model }),
  },
  "GET /api/models/:id/price-changes": { expected: own, id: "model" },
  "POST /api/models/:id/price-changes": {
    expected: [401, 201, 404, 404],
    id: "model",
    body: { changedOn: "2026-01-01", from: 9.99, to: 12.49, note: canary },
  },
  "DELETE /api/price-changes/:id": { expected: own, id: "priceChange" },
  "GET /api/conversations": { expected: [401, 200, 200, 200] },
  "GET /api/conversations/:id": { expected: own, id: "conversation" },
  "PATCH /api/conversations/:id": { expected: own, id: "conversation", body: { title: "Posting" } },
  // Deleted by its owner, it is there for nobody after.
  "DELETE /api/conversations/:id": { expected: own, id: "conversation" },
  "GET /api/models/:id/reports": { expected: readable, id: "model" },
  "GET /api/reports/:id/changes": { expected: readable, id: "report" },
  "GET /api/reports/:id/narration": { expected: own, id: "report" },
  "POST /api/reports/:id/narration": { expected: own, id: "report" },
  "GET /api/reports/:id/pdf": { expected: readable, guest: 404, id: "report" },
  "GET /api/reports/:id/share": { expected: own, id: "report" },
  // The owner's address is not verified.
  "POST /api/reports/:id/share": {
    expected: [401, 403, 404, 404],
    id: "report",
    body: { which: "newest", sections: ["growthPotential"], days: 7 },
  },
  "DELETE /api/reports/:id/share": { expected: own, id: "report" },
  "POST /api/unsubscribe": { expected: [410, 410, 410, 410], body: { token: "unknown" } },
  "GET /api/notifications": { expected: [401, 200, 200, 200] },
  "POST /api/notifications/read": { expected: [401, 200, 200, 200], body: { upTo: 1 } },
  "POST /api/notifications/:id/read": { expected: own, id: "notification" },
  "POST /api/shares/problems": { expected: [404, 404, 404, 404], body: { token: "unknown" } },
  "POST /api/shares/open": { expected: [404, 404, 404, 404], body: { token: "unknown" } },
  "GET /api/verify": { expected: [404, 404, 404, 404], query: `?report=1&hash=${"0".repeat(64)}` },
  "GET /api/models/:id/evidence": { expected: own, id: "model" },
  "POST /api/models/:id/evidence": {
    expected: [401, 201, 404, 404],
    guest: 404,
    id: "model",
    body: {
      kind: "manual",
      key: "6f1c1d1e-0000-4000-8000-000000000002",
      platform: "onlyfans",
      observedOn: "2026-11-01",
      figures: [{ metric: "earnings.gross", value: 987654321 }],
    },
  },
  "POST /api/models/:id/imports/preview": {
    expected: own,
    id: "model",
    file: async () => "Oct 8, 202511:54 am $14.99 $3.00 $11.99 Tip from A",
  },
  "POST /api/models/:id/imports": {
    expected: [401, 201, 404, 404],
    id: "model",
    query: "?timeZone=UTC",
    file: async () => "Oct 8, 202511:54 am $14.99 $3.00 $11.99 Tip from A",
  },
  "GET /api/models/:id/earnings": { expected: own, id: "model" },
  "GET /api/models/:id/earnings.csv": { expected: own, id: "model" },
  "GET /api/evidence/:id/removal": { expected: own, id: "evidence" },
  "DELETE /api/evidence/:id": { expected: own, id: "evidence" },
  "GET /api/models/:id/connections": { expected: own, id: "model" },
  "POST /api/models/:id/connections": {
    expected: [401, 201, 404, 404],
    id: "model",
    body: { platform: "instagram" },
  },
  // Nothing is connected: whoever may not end it is answered alike.
  "DELETE /api/models/:id/connections/:platform": { expected: [401, 404, 404, 404], id: "model" },
  "POST /api/models/:id/screenshots": { expected: [401, 201, 404, 404], id: "model", file: () => makePicture() },
  "GET /api/models/:id/screenshots": { expected: own, id: "model" },
  // A visitor may see some files; this one is not there for them.
  "GET /api/files/:name": { expected: [404, 200, 404, 404], id: "picture" },
  "POST /api/screenshots/:id/confirm": {
    expected: own,
    id: "screenshot",
    body: { platform: "instagram", observedOn: "2026-11-01", figures: [{ metric: "followers", shown: "12.3K" }] },
  },
  "DELETE /api/screenshots/:id": { expected: own, id: "screenshot" },
  "POST /api/models/:id/analyses": { expected: [401, 202, 404, 404], guest: 404, id: "model" },
  "POST /api/reports/:id/rate": { expected: own, id: "report", body: { isPositive: true } },
  "GET /api/user/:id/models": { expected: readable, id: "user" },
  "GET /api/user/:id/stats": { expected: readable, id: "user" },
  "GET /api/user/:id/activity": { expected: readable, id: "user" },
  // Last: it ends the sessions.
  "POST /api/auth/logout": { expected: open },
  "DELETE /api/user/delete": { expected: [401, 401, 401, 401] },
};

const octets = { "content-type": "application/octet-stream" };
let world: World;
/** What no answer may ever carry: every stored hash of a password or token, as the database has it. */
let secrets: string[];
let ownersEmail: string;
/** The owner's model as it was read. */
let whole: object;
const cookies = new Map<Actor, string>();
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
  ids.notification = (await world.get(owner, "/api/notifications")).body.items[0].id;
  const { body: evidence } = await world.post(owner, `/api/models/${model.id}/evidence`, {
    kind: "manual",
    key: "6f1c1d1e-0000-4000-8000-000000000003",
    platform: "tiktok",
    observedOn: "2026-11-01",
    figures: [{ metric: "followers", value: 5 }],
  });
  const changed = { changedOn: "2026-02-01", from: 1, to: 2, note: canary };
  const { body: logged } = await world.post(owner, `/api/models/${model.id}/price-changes`, changed);
  const picture = await makePicture({ background: "#fff" });
  const { body: screenshot } = await world.post(owner, `/api/models/${model.id}/screenshots`, picture, octets);
  const beside = await world.submit(owner, { instagramUrl: "demo.beside", notes: canary });
  await world.finished(owner, beside.id);
  const third = await world.submit(owner, { tiktokUrl: "demo.spare.report" });
  await world.finished(owner, third.id);
  ids.spareReport = (await world.report(owner, third.id)).id;
  const { body: compared } = await world.post(owner, "/api/comparisons", { models: [model.id, beside.id] });
  const { body: talk } = await world.post(owner, "/api/ai/chat", { message: canary, modelId: model.id });
  Object.assign(ids, {
    conversation: talk.conversationId,
    comparison: compared.id,
    evidence: evidence.id,
    priceChange: logged.changes[0].id,
    model: model.id,
    spare: (await world.submit(owner, { tiktokUrl: "demo.spare" })).id,
    report: (await world.report(owner, model.id)).id,
    user: owner.id,
    screenshot: screenshot.id,
    picture: screenshot.picture,
  });
  whole = (await world.get(owner, `/api/models/${model.id}`)).body;
  await seedAccounts(world.ctx.db);
  ownersEmail = email;
  const { rows } = await world.ctx.pool.query(
    `select password_hash as secret from users where password_hash is not null
      union all select encode(token_hash, form) from sessions, unnest(array['hex', 'base64']) as form
      union all select encode(token_hash, form) from guests, unnest(array['hex', 'base64']) as form
      union all select encode(token_hash, form) from account_tokens, unnest(array['hex', 'base64']) as form`,
  );
  secrets = rows.map(({ secret }) => secret);
  expect(secrets.length).toBeGreaterThan(8);
  const payload = { email: "admin@fanradar.test", password: "fanradar-demo" };
  const admin = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  const started = { name: "A", username: "a", tiktokUrl: "demo.guest" };
  const guest = await world.app.inject({ method: "POST", url: "/api/models/guest", payload: started });
  cookies.set("guest", cookieOf(guest.headers["set-cookie"]));
  cookies.set("owner", owner.cookie).set("other", other.cookie).set("admin", cookieOf(admin.headers["set-cookie"]));
});
afterAll(() => world.close());

test("every mounted call has a row, and no row is left over", () => {
  const mounted = mountedCalls(world.app).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(matrix).sort()).toEqual(mounted.sort());
});

test.each(Object.entries(matrix))(
  "%s answers each actor what they may have",
  async (call, { expected, guest = expected[0], id, body, query = "", file }) => {
    const [name, path] = call.split(" ");
    const method = methods.find((one) => one === name);
    if (!method) throw new Error(`no method of ours: ${call}`);
    const answers: Record<string, number> = {};
    for (const actor of actors) {
      const answer = await world.app.inject({
        method,
        url:
          (path ?? "")
            .replace(/:(id|name)/, String(id ? ids[id] : ""))
            .replace(":platform", "instagram")
            .replace(":handle", "demo.matrix") + query,
        headers: { cookie: cookies.get(actor) ?? "", ...(file && octets) },
        ...(body && { payload: typeof body === "function" ? body() : body }),
        ...(file && { payload: await file() }),
      });
      answers[actor] = answer.statusCode;
      const isStranger = actor === "other" || actor === "visitor" || actor === "guest";
      if (isStranger) expect(answer.body).not.toContain(canary);
      expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([]);
      // The demo's mailbox is open to all, by its nature.
      if (isStranger && path !== "/api/mailbox") expect(answer.body).not.toContain(ownersEmail);
      expect(answer.body).not.toMatch(/argon2|passwordHash|twoFactorSecret|tokenHash/);
    }
    expect(answers).toEqual(
      Object.fromEntries(actors.map((actor, index) => [actor, actor === "guest" ? guest : expected[index]])),
    );
  },
);
