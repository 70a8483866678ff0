import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eventsPath, modelEventsPath } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mountedCalls } from "../domain/access/mount.ts";
import { makeToken } from "../domain/accounts/mail-token.ts";
import { users } from "../platform/db/schema.ts";
import { makePicture } from "./make-picture.ts";
import { cookieOf } from "./open-test-app.ts";
import { startWorld, type World } from "./start-world.ts";
import {
  all,
  chatStorms,
  claimStorms,
  creatorStorms,
  isConnectTimeout,
  limited,
  modelStorms,
  moderationStorms,
  reportStorms,
  type Storm,
  settingsStorms,
  signupStorms,
  times,
} from "./storms.ts";

/** Nothing of ours takes as long: what is not answered by then hangs. */
const patienceMs = 240_000;

type Person = Awaited<ReturnType<World["person"]>>;

/** Views are counted of browsers alone. */
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const octets = { "content-type": "application/octet-stream" };
const ofModels = (table: string) => `select count(*)::int as n from ${table} where username like 'storm-%'`;

const statement = async (index: number) =>
  Buffer.from(`Oct 8, 202511:54 am $${20 + index}.00 $4.00 $${16 + index}.00 Tip from A`);

/** Every call of the contract. One without a row fails. */
const storms: Record<string, Storm> = {
  "GET /api/health": all(200),
  "GET /api/ready": all(200),
  "GET /api/instance": all(200),
  "GET /api/openapi.json": all(200),
  ...settingsStorms,
  "GET /api/mailbox": all(200),
  "GET /api/creators": { ...all(200), query: "?q=demo" },
  "POST /api/auth/signup": {
    ...all(201),
    visitor: true,
    body: (index) => ({
      name: "Bo",
      email: `storm-${index}@fanradar.test`,
      password: "long enough",
      agreeToTerms: true,
    }),
    leaves: {
      count:
        "select count(*)::int as n from users join account_tokens on user_id = users.id join sessions on sessions.user_id = users.id where email like 'storm-%'",
      rows: "each",
    },
  },
  ...signupStorms,
  "POST /api/auth/login": {
    ...all(200),
    visitor: true,
    body: () => ({ email: keeper.email, password: keeper.password }),
  },
  "POST /api/auth/verify-email": {
    tally: limited(200, 1, 410),
    body: () => ({ token: tokens.verify }),
    leaves: {
      count: "select count(*)::int as n from users where is_verified and email = 'spends@fanradar.test'",
      rows: "one",
    },
  },
  "POST /api/auth/resend-verification": { tally: limited(200, 5) },
  "GET /api/auth/session": all(200),
  "POST /api/auth/forgot-password": {
    tally: limited(202, 100),
    visitor: true,
    body: (index) => ({ email: `forgot-${index}@fanradar.test` }),
    leaves: {
      count: "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'mail-reset'",
      rows: "each",
    },
  },
  "POST /api/auth/reset-password": {
    tally: limited(200, 1, 410),
    visitor: true,
    body: (index) => ({ token: tokens.reset, password: `new password ${index}` }),
  },
  "POST /api/auth/password": {
    allowed: [200, 401, 422, 429],
    once: 200,
    body: (index) => ({ current: "a correct password", password: `new password ${index}` }),
  },
  "POST /api/auth/google": { ...all(401), body: () => ({ credential: "not.a.token" }) },
  "POST /api/auth/second-factor": { ...all(401), body: () => ({ code: "000000" }) },
  "GET /api/auth/totp": all(200),
  "POST /api/auth/totp": all(200),
  "POST /api/auth/totp/enable": { tally: limited(422, 10), body: () => ({ code: "000000" }) },
  "DELETE /api/auth/totp": all(200),
  "GET /api/auth/confirm": all(200),
  "POST /api/auth/confirm": { allowed: [200, 401], once: 200, body: () => ({ password: "a correct password" }) },
  "GET /api/auth/sessions": all(200),
  "DELETE /api/auth/sessions/:id": { tally: limited(200, 1, 404), id: "session" },
  "POST /api/models": {
    ...all(201),
    body: (index) => ({
      name: "Storm",
      username: `storm-${index}`,
      instagramUrl: `demo.storm.${index % 7}`,
      twitterUrl: `demo_storm_${index % 5}`,
    }),
    leaves: { count: `${ofModels("models join analyses on model_id = models.id")} and state = 'queued'`, rows: "each" },
  },
  "POST /api/models/guest": {
    visitor: true,
    tally: limited(201, 30),
    body: (index) => ({ name: "Storm", username: `guest-${index}`, instagramUrl: `demo.storm.${index % 7}` }),
    leaves: { count: "select count(*)::int as n from models join guests on guests.id = guest_id", rows: "each" },
  },
  "GET /api/models/guest": all(200),
  ...creatorStorms,
  ...chatStorms,
  "GET /api/comparisons": { ...all(200), query: "?models=1,2" },
  "POST /api/comparisons": {
    ...all(201),
    id: "model",
    body: () => ({ models: ids.compared }),
    leaves: { count: "select count(*)::int as n from reports where report_type = 'comparison'", rows: "one" },
  },
  "GET /api/comparisons/:id": { ...all(200), id: "comparison" },
  ...moderationStorms,
  "GET /api/creators/:platform/:handle/visibility": all(404),
  "PATCH /api/creators/:platform/:handle/visibility": { ...all(404), body: () => ({ isIndexed: true }) },
  "POST /api/creators/:platform/:handle/link": all(404),
  ...modelStorms(() => whole),
  "GET /api/models/:id/report": { ...all(200), id: "model" },
  "GET /api/models/:id/reports": { ...all(200), id: "model" },
  "GET /api/reports/:id/changes": { ...all(200), id: "report" },
  ...claimStorms,
  ...reportStorms,
  "GET /api/models/:id/evidence": { ...all(200), id: "model" },
  "POST /api/models/:id/evidence": {
    ...all(201),
    id: "model",
    // Everybody's own: the same figures of a day again are the record that is there.
    body: (index) => ({
      kind: "manual",
      key: randomUUID(),
      platform: "onlyfans",
      observedOn: "2026-11-01",
      figures: [{ metric: "earnings.gross", value: 1 + index }],
    }),
    leaves: {
      count:
        "select count(*)::int as n from evidence join observations on evidence_id = evidence.id where kind = 'manual'",
      rows: "each",
    },
  },
  "GET /api/evidence/:id/removal": { ...all(200), id: "evidence" },
  "DELETE /api/evidence/:id": { tally: limited(200, 1, 404), id: "evidence" },
  "GET /api/models/:id/earnings": { ...all(200), id: "model" },
  "GET /api/models/:id/earnings.csv": { ...all(200), id: "model" },
  "GET /api/models/:id/screenshots": { ...all(200), id: "model" },
  "GET /api/files/:name": { ...all(200), id: "picture" },
  "POST /api/screenshots/:id/confirm": {
    tally: limited(200, 1, 409),
    id: "screenshot",
    body: () => ({ platform: "x", observedOn: "2026-11-01", figures: [{ metric: "followers", shown: "12.3K" }] }),
    leaves: { count: "select count(*)::int as n from evidence where screenshot_id is not null", rows: "one" },
  },
  "DELETE /api/screenshots/:id": { tally: limited(200, 1, 404), id: "screenshot" },
  "POST /api/models/:id/screenshots": {
    tally: limited(201, 99),
    id: "model",
    file: (index) => makePicture({ width: 64 + index }),
    leaves: { count: "select count(*)::int as n from screenshots join files on name = picture", rows: "each" },
  },
  "POST /api/models/:id/analyses": {
    ...all(202),
    id: "model",
    leaves: {
      count:
        "select count(*)::int as n from analyses where model_id = (select min(id) from models) and state = 'queued'",
      rows: "one",
    },
  },
  "POST /api/reports/:id/rate": {
    ...all(200),
    id: "report",
    body: (index) => ({ isPositive: index % 2 === 0 }),
    leaves: { count: "select count(*)::int as n from ratings", rows: "one" },
  },
  "GET /api/models/:id/connections": { ...all(200), id: "model" },
  "POST /api/models/:id/connections": {
    tally: limited(201, 30),
    id: "model",
    body: () => ({ platform: "instagram" }),
  },
  // Nothing is connected yet.
  "DELETE /api/models/:id/connections/:platform": { ...all(404), id: "model" },
  "POST /api/models/:id/imports/preview": { ...all(200), id: "model", file: statement },
  // With the previews before it the person has used up what an hour allows.
  "POST /api/models/:id/imports": { allowed: [201, 429], id: "model", query: "?timeZone=UTC", file: statement },
  "GET /api/user/:id/models": { ...all(200), id: "user" },
  "GET /api/user/:id/stats": { ...all(200), id: "user" },
  "GET /api/user/:id/activity": { ...all(200), id: "user" },
  "POST /api/auth/logout": all(200),
  "DELETE /api/user/delete": { allowed: [200, 401] },
};

let world: World;
let origin: string;
/** Whose model, report and id the calls with an id are about; never signed out by a storm. */
let keeper: Person;
const ids = {
  notification: 0,
  model: 0,
  spare: 0,
  spareReport: 0,
  report: 0,
  comparison: 0,
  conversation: 0,
  compared: [0],
  user: 0,
  session: 0,
  evidence: 0,
  priceChange: 0,
  screenshot: 0,
  picture: "",
};
/** The keeper's model as it was read. */
let whole: object;
const tokens = { verify: "", reset: "" };

beforeAll(async () => {
  world = await startWorld({ worker: false });
  origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
  keeper = await world.person();
  const worker = await world.startWorker();
  const model = await world.submit(keeper, { instagramUrl: "demo.storm.0" });
  expect((await world.finished(keeper, model.id)).analysis).toMatchObject({ state: "done" });
  const beside = await world.submit(keeper, { instagramUrl: "demo.storm.1" });
  await world.finished(keeper, beside.id);
  const third = await world.submit(keeper, { tiktokUrl: "demo.spare.report" });
  await world.finished(keeper, third.id);
  ids.spareReport = (await world.report(keeper, third.id)).id;
  ids.compared = [model.id, beside.id];
  const other = { models: ids.compared.toReversed() };
  ids.comparison = (await world.post(keeper, "/api/comparisons", other)).body.id;
  const message = { message: "How often should I post?", modelId: model.id };
  ids.conversation = (await world.post(keeper, "/api/ai/chat", message)).body.conversationId;
  // What the storms queue stays queued: it is counted.
  await worker.stop();
  const { body: shot } = await world.post(keeper, `/api/models/${model.id}/screenshots`, await makePicture(), octets);
  Object.assign(ids, { screenshot: shot.id, picture: shot.picture });
  ids.notification = (await world.get(keeper, "/api/notifications")).body.items[0].id;
  Object.assign(ids, { model: model.id, user: keeper.id, report: (await world.report(keeper, model.id)).id });
  const figures = storms["POST /api/models/:id/evidence"]?.body?.(times) ?? {};
  ids.evidence = (await world.post(keeper, `/api/models/${model.id}/evidence`, figures)).body.id;
  const changed = { changedOn: "2026-02-01", from: 1, to: 2 };
  ids.priceChange = (await world.post(keeper, `/api/models/${model.id}/price-changes`, changed)).body.changes[0].id;
  ids.spare = (await world.submit(keeper, { tiktokUrl: "demo.spare" })).id;
  whole = (await world.get(keeper, `/api/models/${model.id}`)).body;
  const { id: userId } = await world.person("spends@fanradar.test");
  const make = (purpose: "verify-email" | "reset-password") =>
    world.ctx.db.transaction((tx) => makeToken(tx, { userId, purpose, hours: 1 }));
  Object.assign(tokens, { verify: await make("verify-email"), reset: await make("reset-password") });
});
afterAll(() => world.close());

const urlOf = (path: string, { id, query = "" }: Storm) =>
  `${path
    .replace(/:(id|name)/, String(id ? ids[id] : ""))
    .replace(":platform", "instagram")
    .replace(":handle", "demo.storm.0")}${query}`;

/**
 * On a machine busy with other things a connection to the database may not be had in its 5 seconds: 503 says when to come
 * again, and who does is answered.
 */
async function ask(call: string, storm: Storm, index: number, cookie: string) {
  const [method = "", path = ""] = call.split(" ");
  const body = storm.body?.(index);
  const file = await storm.file?.(index);
  const signal = AbortSignal.timeout(patienceMs);
  for (;;) {
    const answer = await fetch(`${origin}${urlOf(path, storm)}`, {
      method,
      headers: { ...browser, cookie, ...(body && { "content-type": "application/json" }), ...(file && octets) },
      signal,
      ...(body && { body: JSON.stringify(body) }),
      ...(file && { body: new Uint8Array(file) }),
    }).catch((error: unknown) => {
      if (isConnectTimeout(error)) return undefined;
      throw error;
    });
    if (!answer) continue;
    const text = await answer.text();
    if (answer.status !== 503) return { call, status: answer.status, text };
    await sleep(1_000 * Number(answer.headers.get("retry-after")), undefined, { signal });
  }
}

async function rows(count: string): Promise<number> {
  return (await world.ctx.pool.query(count)).rows[0].n;
}

function tallyOf(statuses: number[]) {
  const tally: Record<number, number> = {};
  for (const status of statuses) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}

/** Who asks: the keeper about their own things, else somebody new, whose session the storm may end. */
async function cookieFor({ id, visitor, isVerified }: Storm): Promise<string> {
  if (visitor) return "";
  if (isVerified) {
    const { id: userId, cookie } = await world.person();
    await world.ctx.db.update(users).set({ isVerified }).where(eq(users.id, userId));
    return cookie;
  }
  if (id !== "session") return (id ? keeper : await world.person()).cookie;
  const spare = await world.app.inject({ method: "POST", url: "/api/auth/login", payload: keeper });
  const { body } = await world.get(keeper, "/api/auth/sessions");
  expect(spare.statusCode).toBe(200);
  ids.session = body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
  return keeper.cookie;
}

async function expectWell() {
  expect(await (await fetch(`${origin}/api/ready`)).json()).toEqual({ status: "ready" });
  expect((await world.get(keeper, `/api/user/${keeper.id}/models`)).status).toBe(200);
  const { rows: open } = await world.ctx.pool.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  expect(open[0].n).toBe(0);
}

test("every mounted call has a row, and no row is left over", () => {
  const mounted = mountedCalls(world.app).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(storms).sort()).toEqual(mounted.sort());
});

test.each(Object.entries(storms))(
  "askers of %s at once are all answered, and what was acknowledged is there",
  async (call, storm) => {
    const { tally, allowed, once, leaves } = storm;
    const cookie = await cookieFor(storm);
    const before = leaves ? await rows(leaves.count) : 0;
    const answers = await Promise.all(Array.from({ length: times }, (_, index) => ask(call, storm, index, cookie)));
    const statuses = answers.map(({ status }) => status);
    if (tally) expect(tallyOf(statuses), answers.find(({ status }) => !(status in tally))?.text).toEqual(tally);
    if (allowed) expect(statuses.filter((status) => !allowed.includes(status))).toEqual([]);
    if (once) expect(statuses.filter((status) => status === once)).toHaveLength(1);
    const acknowledged = statuses.filter((status) => status < 300).length;
    if (leaves) expect((await rows(leaves.count)) - before).toBe(leaves.rows === "one" ? 1 : acknowledged);
    await expectWell();
  },
  2 * patienceMs,
);

test("of 80 streams that one session asks for at once it gets 64, and they are let go of", async () => {
  for (const path of [eventsPath, modelEventsPath.replace(":id", String(ids.model))]) {
    const signedIn = await world.app.inject({ method: "POST", url: "/api/auth/login", payload: keeper });
    const cookie = cookieOf(signedIn.headers["set-cookie"]);
    const end = new AbortController();
    const begun = await Promise.all(
      Array.from({ length: 80 }, () => fetch(`${origin}${path}`, { headers: { cookie }, signal: end.signal })),
    );
    expect(tallyOf(begun.map(({ status }) => status))).toEqual({ 200: 64, 429: 16 });
    end.abort();
    await expectWell();
  }
});

test(
  "every call at once, ten times each and by one person, is answered by no fault of ours",
  async () => {
    const { cookie } = await world.person();
    const answers = await Promise.all(
      Object.entries(storms).flatMap(([call, storm]) =>
        Array.from({ length: 10 }, (_, index) => ask(call, storm, times + index, storm.visitor ? "" : cookie)),
      ),
    );
    const bugs = world.logLines.filter((line) => JSON.parse(line).msg === "bug");
    expect(
      answers.filter(({ status }) => status >= 500),
      bugs.join(""),
    ).toEqual([]);
    await expectWell();
  },
  2 * patienceMs,
);
