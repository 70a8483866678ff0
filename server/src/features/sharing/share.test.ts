import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries, creators, models, moderationCases, profiles, shares, users } from "../../platform/db/schema.ts";
import { dumpDatabase } from "../../test/dump-database.ts";
import { makePicture } from "../../test/make-picture.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { findSharedPage } from "./share-routes.ts";

const everything = ["platformOverview", "engagementMetrics", "contentAnalysis", "growthPotential", "riskAssessment"];
const shareBody = { which: "version", sections: everything, days: 7 };

let modelId = 0;
let reportId = 0;
const world = await setUpWorld();
const owner = await world.person();
beforeAll(async () => {
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, owner.id));
  const model = await world.submit(owner, {
    name: "Canary Name",
    username: "canary_username",
    notes: "canary of the notes",
    instagramUrl: "demo.share",
    onlyfansUrl: "onlyfans.com/demo.share",
  });
  modelId = model.id;
  const figures = [
    { metric: "subscribers", value: 987_654_321 },
    { metric: "earnings.net", value: 876_543_210 },
  ];
  const typed = { kind: "manual", key: crypto.randomUUID(), platform: "onlyfans", observedOn: today(), figures };
  expect((await world.post(owner, `/api/models/${modelId}/evidence`, typed)).status).toBe(201);
  await world.finished(owner, modelId);
  await again();
  reportId = (await world.report(owner, modelId)).id;
});
beforeEach(() => world.ctx.pool.query("delete from limits"));

const today = () => new Date().toISOString().slice(0, 10);
async function again() {
  await world.post(owner, `/api/models/${modelId}/analyses`);
  await world.finished(owner, modelId);
}
async function share(change: object = {}): Promise<string> {
  const replaces = (await state())?.createdAt;
  const sent = { ...shareBody, replaces, ...change };
  const { status, body } = await world.post(owner, `/api/reports/${reportId}/share`, sent);
  expect(status).toBe(201);
  return body.token;
}
async function open(token: string, password?: string, cookie = "") {
  const payload = { token, ...(password !== undefined && { password }) };
  const answer = await world.app.inject({ method: "POST", url: "/api/shares/open", payload, headers: { cookie } });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}
const state = async () => (await world.get(owner, `/api/reports/${reportId}/share`)).body.share;

test("share link: its page is drawn as its reader sees it, without a look being counted; of a link with a password or an ended one nothing is drawn", async () => {
  const reader = { language: "en", timeZone: "UTC", currency: "USD" } as const;
  const drawn = (token: string) => findSharedPage(world.ctx.db, token, { network: "192.0.2.7", reader });
  const token = await share();
  const shown = await drawn(token);
  expect(JSON.stringify(shown)).not.toMatch(/987.?654.?321|876.?543.?210|canary/i);
  expect((await state()).views).toBe(0);
  const opened = await open(token);
  expect(shown).toEqual(opened.body);
  expect((await state()).views).toBe(1);
  expect(await drawn(await share({ password: "a long password" }))).toBeUndefined();
  expect(await drawn(token)).toBeUndefined();
});

test("share link: 'this may be a minor' by a person with a verified address ends it and hides the creator at once, by a visitor it does not; an unknown link has no effect", async () => {
  const person = await world.person();
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, person.id));
  const model = await world.analyze(person, { instagramUrl: "demo.young.share", tiktokUrl: "@demoyoungshare" });
  const { id } = await world.report(person, model.id);
  const { token } = (await world.post(person, `/api/reports/${id}/share`, shareBody)).body;
  expect((await open(token)).status).toBe(200);
  const report = (payload: object, { cookie } = person) =>
    world.app.inject({ method: "POST", url: "/api/shares/problems", payload, headers: { cookie } });
  expect((await report({ token: "unknown" })).statusCode).toBe(404);
  const page = async () => (await world.app.inject("/api/creators/instagram/demo.young.share")).statusCode;
  expect((await report({ token }, { ...person, cookie: "" })).json()).toEqual({ isHidden: false });
  expect(await page()).toBe(200);
  const answer = await report({ token });
  expect([answer.statusCode, answer.json()]).toEqual([202, { isHidden: true }]);
  expect(await page()).toBe(404);
  expect((await open(token)).status).toBe(404);
  expect((await report({ token })).statusCode).toBe(404);
  const cases = await world.ctx.db.select().from(moderationCases).where(eq(moderationCases.kind, "minor"));
  expect(cases.map(({ platform, handle }) => `${platform} ${handle}`).sort()).toEqual([
    "instagram demo.young.share",
    "tiktok demoyoungshare",
  ]);
  // Cleared by a moderator: it opens again, and the next report of it hides nothing.
  await world.ctx.db.update(profiles).set({ quarantinedAt: null, clearedAt: new Date() });
  await world.ctx.db.update(moderationCases).set({ decision: "kept", decidedAt: new Date() });
  expect((await open(token)).status).toBe(200);
  expect((await report({ token })).json()).toEqual({ isHidden: false });
  expect((await open(token)).status).toBe(200);
});

test("share link: needs a verified address", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { instagramUrl: "demo.unverified" });
  const { id } = await world.report(person, model.id);
  const answer = await world.post(person, `/api/reports/${id}/share`, shareBody);
  expect(answer).toMatchObject({ status: 403, body: { code: "unverified" } });
});

test("share link: opens the report to its holders, counts them, and opens nothing once revoked", async () => {
  const token = await share();
  expect(token).toMatch(/^[\w-]{43}$/);
  const opened = await open(token);
  expect(opened).toMatchObject({ status: 200, body: { id: reportId, which: "version", isOwn: false } });
  expect(opened.body.renderingHash).toMatch(/^[0-9a-f]{64}$/);
  const kinds = opened.body.summary.tiles.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(["audience", "engagement", "posting"]);
  const own = (await world.report(owner, modelId)).metadata.summary.tiles;
  expect(own.map(({ kind }: { kind: string }) => kind)).toContain("earnings");
  expect(opened.body.hash).toBe((await world.report(owner, modelId)).metadata.hash);
  expect((await open(token)).text).toBe(opened.text);
  expect((await open(token, undefined, owner.cookie)).body.isOwn).toBe(true);
  expect(await state()).toMatchObject({ views: 2, hasPassword: false, isExpired: false, sections: everything });
  expect((await world.remove(owner, `/api/reports/${reportId}/share`)).status).toBe(200);
  expect((await open(token)).status).toBe(404);
  expect(await state()).toBeNull();
});

test("share link: one that somebody else made meanwhile is not ended unseen, an expired one may be; the log has who made and who ended one", async () => {
  const token = await share();
  const another = (replaces?: unknown) =>
    world.post(owner, `/api/reports/${reportId}/share`, { ...shareBody, replaces });
  for (const unseen of [undefined, null, "2026-01-01T00:00:00.000Z"])
    expect(await another(unseen)).toMatchObject({ status: 409, body: { code: "stale" } });
  expect((await open(token)).status).toBe(200);
  const seen = (await state()).createdAt;
  const answers = await Promise.all(Array.from({ length: 5 }, () => another(seen)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect((await open(token)).status).toBe(404);
  await world.ctx.db.update(shares).set({ expiresAt: new Date(0) });
  expect((await another()).status).toBe(201);
  await world.remove(owner, `/api/reports/${reportId}/share`);
  await world.remove(owner, `/api/reports/${reportId}/share`);
  const entries = await world.ctx.db.select().from(auditEntries).where(eq(auditEntries.modelId, modelId));
  expect(
    entries
      .map(({ act }) => act)
      .filter((act) => act.startsWith("share."))
      .slice(-4),
  ).toEqual([...["share.create", "share.create", "share.create", "share.end"]]);
});

test("share link: names its author only if their settings show the name; the seal is the same", async () => {
  const token = await share();
  const before = (await open(token)).body;
  expect(before.sharedBy).toBeNull();
  const choose = async (profileVisibility: string) => {
    const settings = (await world.get(owner, "/api/user/settings")).body;
    const payload = { ...settings, privacy: { ...settings.privacy, profileVisibility } };
    expect((await world.put(owner, "/api/user/settings", payload)).status).toBe(200);
    return (await open(token)).body;
  };
  const name = (await world.get(owner, "/api/auth/session")).body.user.name;
  const headers = { cookie: owner.cookie, "content-type": "application/octet-stream" };
  const payload = await makePicture();
  const { avatar } = (await world.app.inject({ method: "PUT", url: "/api/user/avatar", headers, payload })).json();
  expect(avatar).toMatch(/^\/api\/files\//);
  for (const shown of ["public", "limited"])
    expect(await choose(shown)).toMatchObject({ sharedBy: { name, avatar }, renderingHash: before.renderingHash });
  expect((await choose("private")).sharedBy).toBeNull();
});

test("share link: names only the creator listed publicly under the profiles", async () => {
  const token = await share();
  const { name, renderingHash } = (await open(token)).body;
  const { rows } = await world.ctx.pool.query(
    "select distinct creators.display_name from creators join profiles on creator_id = creators.id join model_profiles on profile_id = profiles.id where model_id = $1",
    [modelId],
  );
  expect([{ display_name: name }]).toEqual(rows);
  await world.ctx.pool.query("update creators set is_listed = false");
  expect((await open(token)).body).toMatchObject({ name: null, renderingHash });
  await world.ctx.pool.query("update creators set is_listed = true");
});

test("share link: shows nothing that the submitter typed, named or noted", async () => {
  const { text } = await open(await share());
  expect(text.replace(/(\d),(?=\d{3})/g, "$1")).not.toMatch(/canary|987654321|876543210|8765432|987\.7M/i);
  expect(text).toContain('"scope":"public"');
  expect(text).not.toContain('"scope":"owner"');
});

test("share link: the response has the chosen sections only, with their facts", async () => {
  const { body } = await open(await share({ sections: ["growthPotential"] }));
  const { statements, facts, series } = body.sealed;
  expect(new Set(statements.map(({ section }: { section: string }) => section))).toEqual(new Set(["growthPotential"]));
  expect(series.every(({ metric }: { metric: string }) => metric === "followers")).toBe(true);
  const metrics = facts.map(({ metric }: { metric: string }) => metric);
  expect(metrics.filter((metric: string) => /^(theme|hourChange|engagement)/.test(metric))).toEqual([]);
  expect(metrics).toContain("forecast");
});

test("share link: the token is in no table and no log, and a new link ends the one before", async () => {
  const first = await share();
  const second = await share();
  expect((await open(first)).status).toBe(404);
  expect((await open(second)).status).toBe(200);
  const dump = await dumpDatabase(world.ctx.pool);
  for (const token of [first, second]) {
    expect(dump).not.toContain(token);
    expect(world.logLines.join("")).not.toContain(token);
  }
});

test("share link: expires at its time", async () => {
  const token = await share({ days: 1 });
  await world.ctx.pool.query("update shares set expires_at = now() - interval '1 second'");
  expect((await open(token)).status).toBe(404);
  expect(await state()).toMatchObject({ isExpired: true });
  expect((await open(await share({ days: null }))).status).toBe(200);
});

test("share link: a required password has ten tries of a network, however many are concurrent; a new link begins anew", async () => {
  const token = await share({ password: "open sesame 1" });
  expect(await open(token)).toMatchObject({ status: 403, body: { code: "share-password" } });
  for (let turn = 0; turn < 12; turn++) expect((await open(token, "open sesame 1")).status).toBe(200);
  const tries = await Promise.all(Array.from({ length: 30 }, (_, index) => open(token, `wrong ${index}`)));
  expect(tries.filter(({ status }) => status === 403)).toHaveLength(10);
  expect((await open(token, "open sesame 1")).status).toBe(429);
  const elsewhere = await world.app.inject({
    method: "POST",
    url: "/api/shares/open",
    remoteAddress: "10.9.8.7",
    payload: { token, password: "open sesame 1" },
  });
  expect(elsewhere.statusCode).toBe(200);
  const renewed = await share({ password: "open sesame 1" });
  expect((await open(renewed, "open sesame 1")).status).toBe(200);
  expect(await dumpDatabase(world.ctx.pool)).not.toContain("open sesame 1");
});

test("share link: one on a version stays with it, one on the newest follows", async () => {
  const fixed = await share();
  const own = reportId;
  const newest = async () => (await world.report(owner, modelId)).id;
  await again();
  expect((await open(fixed)).body.id).toBe(own);
  const moving = await share({ which: "newest" });
  expect((await open(moving)).body.id).toBe(await newest());
  await again();
  expect((await open(moving)).body.id).toBe(await newest());
});

test("share link: of a creator's own record it shows fields shared by link, and nothing while private or removed", async () => {
  const { db } = world.ctx;
  const [row] = await db
    .select({ creatorId: creators.id, modelId: models.id })
    .from(creators)
    .innerJoin(models, eq(models.creatorId, creators.id))
    .innerJoin(profiles, eq(profiles.creatorId, creators.id))
    .where(eq(profiles.handle, "demo.share"));
  if (!row) throw new Error("the profile is not listed");
  const choose = (visibility: object, isListed = true) =>
    db
      .update(creators)
      .set({ ownerUserId: owner.id, visibility: { ...visibility }, isListed })
      .where(eq(creators.id, row.creatorId));
  await choose({});
  expect((await world.post(owner, `/api/models/${row.modelId}/analyses`)).status).toBe(202);
  await world.finished(owner, row.modelId);
  const { id } = await world.report(owner, row.modelId);
  const { body } = await world.post(owner, `/api/reports/${id}/share`, shareBody);
  expect((await world.get(owner, `/api/reports/${id}/share`)).body.isOwnPage).toBe(true);
  expect((await world.get(owner, `/api/reports/${reportId}/share`)).body.isOwnPage).toBe(false);
  const figures = async () => (await open(body.token)).text.includes('"metric":"followers"');
  expect(await figures()).toBe(true);
  await choose({ figures: "link" });
  expect(await figures()).toBe(true);
  await choose({ figures: "private" });
  expect(await figures()).toBe(false);
  await choose({ profile: "private" });
  expect((await open(body.token)).status).toBe(404);
  await choose({}, false);
  expect((await open(body.token)).status).toBe(404);
});

test("seal check: a report's number and seal return its time and engine; anything else returns nothing", async () => {
  const report = await world.report(owner, modelId);
  const verify = (query: string) => world.app.inject({ method: "GET", url: `/api/verify?${query}` });
  const verified = await verify(`report=${report.id}&hash=${report.metadata.hash.toUpperCase()}`);
  expect(verified.json()).toEqual({
    id: report.id,
    sealedAt: report.createdAt,
    engineVersion: report.metadata.sealed.engineVersion,
  });
  const wrong = await verify(`report=${report.id}&hash=${"0".repeat(64)}`);
  expect(wrong.statusCode).toBe(404);
  expect((await verify(`report=999999&hash=${report.metadata.hash}`)).json()).toEqual(wrong.json());
  expect((await verify(`report=${report.id}&hash=abc`)).statusCode).toBe(422);
});

test("share link: a private figure is shown only where its kind is released, and nothing of another kind", async () => {
  const subscribers = async (releases: string[]) => {
    const { body } = await open(await share({ releases }));
    const found = body.sealed.facts.find(
      ({ metric, platform }: { metric: string; platform: string }) =>
        metric === "subscribers" && platform === "onlyfans",
    );
    return found?.value ?? null;
  };
  const { id } = await world.report(owner, modelId);
  reportId = id;
  expect(await subscribers([])).toBeNull();
  expect(await subscribers(["audience", "reach"])).toBeNull();
  expect(await subscribers(["earnings"])).toBe(987_654_321);
  expect(await state()).toMatchObject({ releases: ["earnings"] });
});

test("share link: ends with a deleted report", async () => {
  const token = await share();
  await world.ctx.pool.query("delete from reports where id = $1", [reportId]);
  expect((await open(token)).status).toBe(404);
  expect(await world.ctx.db.select().from(shares).where(eq(shares.reportId, reportId))).toEqual([]);
});
