import type { ReleaseKind } from "@fanradar/contract";
import type { Fact, SealedReport } from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";
import { sampleCreators } from "@fanradar/sandbox";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  breakdowns,
  creators,
  evidence,
  models,
  observations,
  posts,
  profiles,
  reports,
  users,
} from "../../platform/db/schema.ts";
import { seedAccounts } from "../../seed/seed-accounts.ts";
import { seedHistory } from "../../seed/seed-history.ts";
import { connect } from "../../test/consent.ts";
import { containsSecret } from "../../test/mixed-evidence.ts";
import { cookieOf, type Person } from "../../test/open-test-app.ts";
import { textOfPdf } from "../../test/read-pdf.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { recomputeTrending } from "../creators/trending/recompute-trending.ts";

const [handle = "", otherHandle = ""] = sampleCreators.flatMap(({ instagram }) => instagram ?? []);
const sections = ["platformOverview", "engagementMetrics", "contentAnalysis", "growthPotential", "riskAssessment"];

let owner: Person;
let agency: Person;
let other: Person;
let admin: { cookie: string };
/** The creator's own record, and an agency's submission of the same profile; both are connected. */
const ids = { own: 0, submission: 0, other: 0 };
/** Other viewers' data of each before its account was connected. */
const before: { page: Answer | undefined; share: Answer | undefined } = { page: undefined, share: undefined };

interface Answer {
  facts: Fact[];
  sealed: SealedReport;
  text: string;
}

const world = await setUpWorld();
beforeAll(async () => {
  const { db } = world.ctx;
  await seedHistory(db, new Date(), { days: 70 });
  [owner, agency, other] = [await world.person(), await world.person(), await world.person()];
  await db
    .update(users)
    .set({ isVerified: true })
    .where(inArray(users.id, [owner.id, agency.id, other.id]));
  await seedAccounts(db);
  const login = { email: "admin@fanradar.test", password: "fanradar-demo" };
  const signedIn = await world.app.inject({ method: "POST", url: "/api/auth/login", payload: login });
  admin = { cookie: cookieOf(signedIn.headers["set-cookie"]) };

  const submission = await world.analyze(agency, { instagramUrl: handle });
  const [row] = await db
    .select({ creatorId: profiles.creatorId, modelId: models.id })
    .from(profiles)
    .innerJoin(models, eq(models.creatorId, profiles.creatorId))
    .where(eq(profiles.handle, handle));
  if (!row?.creatorId) throw new Error(`${handle} is not listed`);
  await db.update(creators).set({ ownerUserId: owner.id }).where(eq(creators.id, row.creatorId));
  const compared = await world.submit(other, { instagramUrl: "demo.compared" });
  Object.assign(ids, { own: row.modelId, submission: submission.id, other: compared.id });
  await world.finished(other, ids.other);
  await analyse(owner, ids.own);
  Object.assign(before, { page: await openPage(), share: await openShare() });
  await connectWithSecrets(owner, ids.own);
  await connectWithSecrets(agency, ids.submission);
  await recomputeTrending(db, new Date());
});
beforeEach(() => world.ctx.pool.query("delete from limits"));

async function analyse(person: Person, modelId: number) {
  expect((await world.post(person, `/api/models/${modelId}/analyses`)).status).toBe(202);
  expect((await world.finished(person, modelId)).analysis.state).toBe("done");
}

/** Connects the account and replaces all its observations by values that no public figure has. */
async function connectWithSecrets(person: Person, modelId: number) {
  const { db } = world.ctx;
  expect(await connect(world, person, { modelId, platform: "instagram", handle })).toBe("done");
  await world.finished(person, modelId);
  const [given] = await db.select({ id: evidence.id }).from(evidence).where(eq(evidence.modelId, modelId));
  const id = given?.id ?? 0;
  await db.update(observations).set({ value: 987_654_321 }).where(eq(observations.evidenceId, id));
  await db
    .update(posts)
    .set({ likes: 987_654_322, reach: 987_654_323, caption: "canary #canary" })
    .where(eq(posts.evidenceId, id));
  await db
    .update(breakdowns)
    .set({ parts: [{ key: "Canary", value: 987_654_324 }] })
    .where(eq(breakdowns.evidenceId, id));
  await analyse(person, modelId);
}

async function request(url: string, { cookie = "", payload }: { cookie?: string; payload?: object } = {}) {
  const answer = await world.app.inject({
    ...{ method: payload ? ("POST" as const) : ("GET" as const), url, headers: { cookie } },
    ...(payload && { payload }),
  });
  expect([200, 201], answer.body).toContain(answer.statusCode);
  return answer;
}

async function openPage(cookie = ""): Promise<Answer> {
  const { body, json } = await request(`/api/creators/instagram/${handle}`, { cookie }).then((answer) => ({
    body: answer.body,
    json: answer.json(),
  }));
  const { sealed } = json.edition.metadata;
  return { facts: sealed.facts, sealed, text: body };
}

async function openShare(change: object = {}): Promise<Answer> {
  const { id } = await world.report(agency, ids.submission);
  const path = `/api/reports/${id}/share`;
  const before = await world.get(agency, path);
  const payload = { which: "version", sections, days: 7, replaces: before.body.share?.createdAt, ...change };
  const { token } = (await request(path, { cookie: agency.cookie, payload })).json();
  const answer = await request("/api/shares/open", { payload: { token } });
  const { sealed } = answer.json();
  return { facts: sealed.facts, sealed, text: answer.body };
}

/** What other creators of the instance had when a report was made: they are read on while these tests run. */
const ofOthers = ["tierPercentile", "peerEngagement", "growthPercentile", "peerGrowth", "market.position"];
const figuresOf = (answer: Answer | undefined) =>
  (answer?.facts ?? [])
    .filter(({ value, metric }) => value !== null && metric !== "daysSincePost" && metric !== "dataAge")
    .map(({ id, metric, value, trust, scope }) => [id, ofOthers.includes(metric) ? "of others" : value, trust, scope]);

test("public views: a connected account's own report uses the private source, seals the public figures beside it and keeps its hash", async () => {
  for (const [person, modelId] of [
    [owner, ids.own],
    [agency, ids.submission],
  ] as const) {
    const { metadata } = await world.report(person, modelId);
    const followers = metadata.sealed.facts.find(({ id }) => id === "instagram.followers");
    expect(followers).toMatchObject({ value: 987_654_321, scope: "owner" });
    expect(metadata.sealed.publicLedger?.facts.length).toBeGreaterThan(20);
    expect(hashSealed(metadata.sealed)).toBe(metadata.hash);
    const [row] = await world.ctx.db.select().from(reports).where(eq(reports.hash, metadata.hash));
    expect(row && hashSealed(row.sealed)).toBe(metadata.hash);
  }
});

test("public views: a creator's page keeps every public figure, sentence and line after its account is connected", async () => {
  const page = await openPage();
  expect(figuresOf(before.page)).toEqual(
    expect.arrayContaining([["instagram.followers", expect.any(Number), "connected", "public"]]),
  );
  expect(figuresOf(page)).toEqual(figuresOf(before.page));
  const statedOf = (answer: Answer | undefined) =>
    answer?.sealed.statements.filter(({ slots }) => !("place" in slots) && !("position" in slots));
  expect(statedOf(page)).toEqual(statedOf(before.page));
  expect(page.sealed.series).toEqual(before.page?.sealed.series);
  expect(page.sealed.sources).toEqual(before.page?.sealed.sources);
  for (const cookie of [other.cookie, admin.cookie, owner.cookie])
    expect(figuresOf(await openPage(cookie))).toEqual(figuresOf(page));
});

test("public views: a shared report keeps every public figure after its account is connected, and counts what it shows", async () => {
  const share = await openShare();
  expect(figuresOf(share)).toEqual(figuresOf(before.share));
  expect(share.sealed.series).toEqual(before.share?.sealed.series);
  for (const one of [share, await openShare({ sections: ["growthPotential"] })]) {
    const slots = one.sealed.statements.flatMap(({ slots }) => Object.keys(slots)).length;
    expect(one.sealed.checks).toEqual({
      figures: one.facts.length + slots,
      passed: one.facts.length + slots,
      dropped: 0,
    });
  }
});

test("public views: a creator's page with closed figures shows none of them, public or private", async () => {
  const [row] = await world.ctx.db.select().from(models).where(eq(models.id, ids.own));
  const choose = (visibility: object) =>
    world.ctx.db
      .update(creators)
      .set({ visibility: { ...visibility } })
      .where(eq(creators.id, row?.creatorId ?? 0));
  await choose({ figures: "private" });
  const page = await openPage();
  await choose({});
  expect(page.facts.map(({ metric }) => metric)).not.toContain("followers");
  expect(page.facts.map(({ metric }) => metric)).toContain("postFrequency");
});

const question = "followers, engagement rate, growth in 28 days, themes, reach, audience by country";
/** Every view of the creator or of the agency's report for others, and its request. */
const views: Record<string, () => Promise<string>> = {
  share: async () => (await openShare()).text,
  "creator's page": async () => (await openPage(other.cookie)).text,
  "score of a creator": async () => (await request(`/api/creators/instagram/${handle}/score`)).body,
  search: async () => (await request(`/api/creators?q=${handle}`)).body,
  trending: async () => (await request("/api/models/trending?limit=50")).body,
  "trending cards and the sample report": async () => (await request("/api/creators/trending")).body,
  comparison: async () => (await request(`/api/comparisons?models=${ids.own}`)).body,
  "saved comparison": async () => {
    const payload = { models: [ids.own, ids.other] };
    const { id } = (await request("/api/comparisons", { cookie: other.cookie, payload })).json();
    return (await request(`/api/comparisons/${id}`, { cookie: other.cookie })).body;
  },
  "analytics of creators": async () => (await request("/api/analytics")).body,
  "analytics of creators, as CSV": async () => (await request("/api/analytics.csv")).body,
  "question of a visitor": async () =>
    (await request("/api/ai/chat", { payload: { message: question, modelId: ids.own } })).body,
  "question of another account": async () =>
    (await request("/api/ai/chat", { cookie: other.cookie, payload: { message: question, modelId: ids.own } })).body,
  "pricing of another account": async () =>
    (await request("/api/ai/pricing-analysis", { cookie: other.cookie, payload: { modelId: ids.own } })).body,
  "report as an admin reads it": async () => (await request(`/api/models/${ids.submission}/report`, admin)).body,
  "changes as an admin reads them": async () => {
    const { id } = await world.report(agency, ids.submission);
    return (await request(`/api/reports/${id}/changes`, admin)).body;
  },
};
/** The public figures that each of them shows. */
const publicReading: Record<string, RegExp> = {
  share: /"id":"instagram\.engagement"[^}]*"value":\d/,
  "creator's page": /"id":"instagram\.engagement"[^}]*"value":\d/,
  search: /"metric":"followers"[^}]*"value":\d/,
  "score of a creator": /"metric":"trendingPlace"/,
  trending: new RegExp(`"handle":"${handle}"`),
  comparison: /\.instagram\.followers"[^}]*"value":\d/,
  "saved comparison": /\.instagram\.engagement"[^}]*"value":\d/,
  "analytics of creators": /portfolio\.followers"[^}]*"value":\d/,
  "analytics of creators, as CSV": /Followers",\d/,
  "question of a visitor": /"factId":"instagram\.engagement"/,
  "question of another account": /"factId":"instagram\.engagement"/,
  "report as an admin reads it": /"id":"instagram\.engagement"[^}]*"value":\d/,
};

test.each(Object.keys(views))(
  "public views: %s shows the public reading of a connected account, and no private value",
  async (name) => {
    const text = (await views[name]?.()) ?? "";
    const expected = publicReading[name];
    if (expected) expect(text).toMatch(expected);
    expect(containsSecret(text)).toBe(false);
    expect(text).not.toContain('"publicLedger"');
  },
);

const allReleases: readonly ReleaseKind[] = ["audience", "reach", "earnings"];
/** The text of a report's PDF, as somebody exports it; undefined where they get none. */
async function readPdf(cookie: string, modelId: number, releases: readonly ReleaseKind[]) {
  const { id } = await world.report(modelId === ids.own ? owner : agency, modelId);
  const query = releases.length > 0 ? `?releases=${releases.join()}` : "";
  const { statusCode, rawPayload } = await world.app.inject({
    ...{ method: "GET", url: `/api/reports/${id}/pdf${query}` },
    headers: { cookie },
  });
  return statusCode === 200 ? await textOfPdf(rawPayload) : undefined;
}

test("public views: the text of a PDF has the public figures, and private ones only of the kinds that its owner released", async () => {
  for (const [cookie, modelId] of [
    [owner.cookie, ids.own],
    [agency.cookie, ids.submission],
  ] as const) {
    const texts: string[] = [];
    for (const releases of [[], ["audience"], ["reach"], allReleases] as const)
      texts.push((await readPdf(cookie, modelId, releases)) ?? "");
    for (const text of texts) expect(text).toMatch(/Engagement\s+\d/);
    // The country of the audience; a theme of the account's own posts is written in small letters.
    expect(texts.map((text) => /Canary/.test(text))).toEqual([false, true, false, true]);
    expect(texts.map((text) => text.includes("Not public."))).toEqual([true, false, true, false]);
    expect(texts.map((text) => /987,654,32[13]/.test(text))).toEqual([false, false, true, true]);
    expect(containsSecret(texts[0] ?? "")).toBe(false);
  }
});

test("public views: an admin's PDF of a report has the public figures in its text, whatever they ask for, and others get none", async () => {
  const text = (await readPdf(admin.cookie, ids.submission, allReleases)) ?? "";
  expect(text).toMatch(/Engagement\s+\d/);
  expect(containsSecret(text)).toBe(false);
  for (const cookie of [other.cookie, owner.cookie, ""])
    expect(await readPdf(cookie, ids.submission, allReleases)).toBeUndefined();
  for (const cookie of [other.cookie, agency.cookie, ""])
    expect(await readPdf(cookie, ids.own, allReleases)).toBeUndefined();
});

test("public views: the account's own report, comparison and answers have the private figures", async () => {
  const own = [
    (await request(`/api/models/${ids.own}/report`, owner)).body,
    (await request(`/api/comparisons?models=${ids.own}`, owner)).body,
    (
      await request("/api/ai/chat", {
        ...{ cookie: owner.cookie, payload: { message: "How many followers does she have?", modelId: ids.own } },
      })
    ).body,
  ];
  for (const text of own) expect(containsSecret(text)).toBe(true);
});

test("public views: a saved comparison shows the public reading of a creator whose page passed to somebody else", async () => {
  const beside = await world.analyze(owner, { instagramUrl: otherHandle });
  const payload = { models: [ids.own, beside.id] };
  const { id } = (await request("/api/comparisons", { cookie: owner.cookie, payload })).json();
  const read = async () => (await request(`/api/comparisons/${id}`, { cookie: owner.cookie })).body;
  const mine = await read();
  expect(containsSecret(mine)).toBe(true);
  const ownCreator = eq(creators.id, ids.own);
  await world.ctx.db.update(creators).set({ ownerUserId: other.id }).where(ownCreator);
  const body = await read();
  const exported = (await request("/api/user/export", { cookie: owner.cookie, payload: {} })).body;
  await world.ctx.db.update(creators).set({ ownerUserId: owner.id }).where(ownCreator);
  expect(await read()).toBe(mine);
  expect(containsSecret(body)).toBe(false);
  const valuesOf = (facts: Fact[], prefix: string) =>
    facts
      .filter((fact) => fact.id.startsWith(prefix) && fact.value !== null)
      .map((fact) => [fact.id.slice(prefix.length), fact.value, fact.scope]);
  const { facts, leads, series, members } = JSON.parse(body);
  const shown = valuesOf(facts, `${ids.own}.`);
  const ofPage = figuresOf(await openPage()).map(([name, value, , scope]) => [name, value, scope]);
  const known = ["instagram.followers", "instagram.engagement", "instagram.postFrequency", "follows.total"];
  for (const name of known) expect(shown).toContainEqual(ofPage.find(([one]) => one === name));
  expect(members).toHaveLength(2);
  expect(valuesOf(facts, `${beside.id}.`)).toEqual(valuesOf(JSON.parse(mine).facts, `${beside.id}.`));
  expect(leads.map(({ metric }: { metric: string }) => metric)).toContain("follows.total");
  expect(series.some((one: { id: string }) => one.id.startsWith(`${ids.own}.`))).toBe(true);
  const saved = JSON.parse(exported).tables.reports.find((one: { id: number }) => one.id === id);
  expect(containsSecret(JSON.stringify(saved))).toBe(false);
});
