import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  auditEntries,
  connections,
  creators,
  mails,
  moderationCases,
  profiles,
  users,
} from "../../platform/db/schema.ts";
import { seedAccounts } from "../../seed/seed-accounts.ts";
import { dumpDatabase } from "../../test/dump-database.ts";
import { cookieOf, type Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";
import { startScheduledAnalyses } from "../analyses/scheduled-analyses.ts";

let admin: Person;
let networks = 0;

const world = await setUpWorld({ config: { trustedProxies: ["127.0.0.1"] } });
const submitter = await world.person("submitter@fanradar.test");
beforeAll(async () => {
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, submitter.id));
  await seedAccounts(world.ctx.db);
  const payload = { email: "admin@fanradar.test", password: "fanradar-demo" };
  const signedIn = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  admin = { ...payload, id: signedIn.json().id, cookie: cookieOf(signedIn.headers["set-cookie"]) };
});

/** From a network of its own, unless one is named. */
async function request(method: "GET" | "POST", url: string, payload?: object, { from = "", cookie = "" } = {}) {
  const headers = { cookie, "x-forwarded-for": from || `10.1.${++networks >> 8}.${networks % 256}` };
  const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}
const listed = async (handle: string) => {
  const model = await world.analyze(submitter, { instagramUrl: handle, notes: `note on ${handle}` });
  expect((await request("GET", page(handle))).status).toBe(200);
  return model;
};
const page = (handle: string) => `/api/creators/instagram/${handle}`;
const found = async (handle: string) => (await request("GET", `/api/creators?q=${handle}`)).body.creators.length;
const removal = (handle: string, more: object = {}) => ({
  ...{ platform: "instagram", profile: `@${handle}`, email: "person@fanradar.test", isMine: true },
  ...more,
});
const openCases = async () => (await request("GET", "/api/admin/cases", undefined, { cookie: admin.cookie })).body;
const caseOf = async (handle: string) => {
  const known = (await openCases()).find((one: { handle: string }) => one.handle === handle);
  expect(known, handle).toBeDefined();
  return known;
};
const decide = (id: number, decision: string, { cookie }: { cookie: string } = admin, reason = "looked at it") =>
  request("POST", `/api/admin/cases/${id}/decision`, { decision, reason }, { cookie });
const takeStep = (id: number, step: string, cookie = admin.cookie) =>
  request("POST", `/api/admin/cases/${id}/steps`, { step }, { cookie });
const mailsTo = async (recipient: string) =>
  (await world.ctx.db.select().from(mails).where(eq(mails.recipient, recipient))).map(({ text }) => text);

test("moderation: a removal request hides an unclaimed creator at once; one that is kept is restored", async () => {
  await listed("demo.requested");
  const { status, body } = await request("POST", "/api/removals", removal("demo.requested", { words: "It is me" }));
  expect(status).toBe(202);
  const days = (Date.parse(body.dueAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  expect((await request("GET", page("demo.requested"))).status).toBe(404);
  expect(await found("demo.requested")).toBe(0);
  const known = await caseOf("demo.requested");
  expect(known).toMatchObject({ kind: "removal", words: "It is me", contact: "person@fanradar.test", isHidden: true });
  expect((await decide(known.id, "kept")).body).toMatchObject({ decision: "kept", contact: null, isHidden: false });
  expect((await request("GET", page("demo.requested"))).status).toBe(200);
  expect(await found("demo.requested")).toBe(1);
  expect((await mailsTo("person@fanradar.test")).join()).toContain("was declined");
});

test("moderation: no row, search, submission or case names a removed creator; submitters are notified; it cannot be resubmitted", async () => {
  const handle = "demo.gone.for.good";
  const { id } = await listed(handle);
  const report = await world.report(submitter, id);
  const typed = typedFigures("onlyfans", { subscribers: 192_837_465 }, { observedOn: "2026-11-01" });
  expect((await world.post(submitter, `/api/models/${id}/evidence`, typed)).status).toBe(201);
  await request("POST", `${page(handle)}/problems`, { problem: "wrong-figures", words: `about ${handle}` });
  await request("POST", "/api/removals", removal(handle, { email: "creator@fanradar.test" }));
  const known = (await openCases()).find(
    (one: { handle: string; kind: string }) => one.handle === handle && one.kind === "removal",
  );
  expect((await decide(known.id, "removed")).body).toMatchObject({ decision: "removed", handle: null, words: null });

  const dump = (await dumpDatabase(world.ctx.pool)).toLowerCase();
  expect(dump).not.toContain(handle);
  expect(dump).not.toContain("192837465");
  expect(await found(handle)).toBe(0);
  expect((await request("GET", page(handle))).status).toBe(404);
  expect((await openCases()).filter((one: { handle: string }) => one.handle === null)).toEqual([]);

  const shell = await world.get(submitter, `/api/models/${id}/report`);
  expect(shell.status).toBe(410);
  expect(shell.body).toMatchObject({
    code: "report-removed",
    message: "This report was removed at the creator's request.",
    current: [{ id: report.id, createdAt: report.createdAt }],
  });
  expect((await world.get(submitter, `/api/models/${id}`)).body).toMatchObject({
    name: "—",
    notes: null,
    instagramUrl: null,
  });
  expect((await mailsTo("submitter@fanradar.test")).join()).toContain(`#FR-${report.id}`);
  const { items } = (await world.get(submitter, "/api/notifications")).body;
  expect(items.map(({ kind }: { kind: string }) => kind)).toContain("removal");
  expect((await mailsTo("creator@fanradar.test")).join()).toContain("was approved");

  const again = { name: "A", username: "a", instagramUrl: handle.toUpperCase() };
  for (const url of ["/api/models", "/api/models/guest"]) {
    const refused = await request("POST", url, again, { cookie: submitter.cookie });
    expect(refused.status).toBe(422);
    expect(refused.body.fields.instagramUrl).toContain("removed at its owner's request");
  }
  expect((await dumpDatabase(world.ctx.pool)).toLowerCase()).not.toContain(handle);
});

test("moderation: after a concurrent submission and removal no row of the removed profile is left", async () => {
  for (let round = 0; round < 8; round++) {
    const handle = `demo.race.${round}`;
    await listed(handle);
    await request("POST", "/api/removals", removal(handle));
    const known = await caseOf(handle);
    const others = Array.from({ length: 6 }, () =>
      request("POST", "/api/models", { name: "R", username: "r", instagramUrl: handle }, { cookie: submitter.cookie }),
    );
    const [decided, ...answers] = await Promise.all([decide(known.id, "removed"), ...others]);
    expect(decided?.status).toBe(200);
    for (const { status } of answers) expect([201, 422]).toContain(status);
    const left = await world.ctx.db.select().from(profiles).where(eq(profiles.handle, handle));
    expect(left).toEqual([]);
  }
});

test("moderation: of ten concurrent admins one decides; for all others a case is not found", async () => {
  await listed("demo.decided");
  await request("POST", "/api/removals", removal("demo.decided"));
  const { id } = await caseOf("demo.decided");
  for (const { cookie } of [{ cookie: "" }, submitter]) {
    const status = cookie === "" ? 401 : 404;
    expect((await decide(id, "removed", { cookie })).status).toBe(status);
    expect((await request("GET", "/api/admin/cases", undefined, { cookie })).status).toBe(status);
  }
  expect((await decide(id, "removed", admin, " ")).status).toBe(422);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => decide(id, index % 2 ? "kept" : "removed")),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const { body } = await request("GET", "/api/admin/audit?act=case.decide", undefined, { cookie: admin.cookie });
  expect(body.items[0]).toMatchObject({ kind: "removal", reason: "looked at it", actor: { name: "Admin" } });
  expect(await world.ctx.db.$count(auditEntries, eq(auditEntries.caseId, id))).toBe(1);
});

test("moderation: an admin hides a page over wrong figures until the decision, which shows it again; another kept case does not", async () => {
  await listed("demo.wrong");
  await request("POST", `${page("demo.wrong")}/problems`, { problem: "wrong-figures" });
  const { id, steps } = await caseOf("demo.wrong");
  expect(steps).toEqual(["hide", "read-again"]);
  for (const { cookie, status } of [
    { cookie: "", status: 401 },
    { cookie: submitter.cookie, status: 404 },
  ])
    expect((await takeStep(id, "hide", cookie)).status).toBe(status);
  expect((await takeStep(id, "close")).status).toBe(422);
  expect((await takeStep(id, "hide")).body).toMatchObject({ isHidden: true, steps: [], decision: null });
  expect((await request("GET", page("demo.wrong"))).status).toBe(404);
  expect(await found("demo.wrong")).toBe(0);
  expect((await takeStep(id, "hide")).status).toBe(404);

  await request("POST", "/api/removals", removal("demo.wrong"));
  const other = (await openCases()).find(
    (one: { handle: string; kind: string }) => one.handle === "demo.wrong" && one.kind === "removal",
  );
  expect((await decide(other.id, "kept")).body.isHidden).toBe(true);
  expect((await request("GET", page("demo.wrong"))).status).toBe(404);
  expect((await decide(id, "kept")).body.isHidden).toBe(false);
  expect((await request("GET", page("demo.wrong"))).status).toBe(200);
  expect((await takeStep(id, "hide")).status).toBe(409);
});

test("moderation: an admin has a profile read again on a day that has its reading, and the case says when it was read", async () => {
  await listed("demo.stale");
  await request("POST", `${page("demo.stale")}/problems`, { problem: "wrong-figures" });
  const { id, readAt } = await caseOf("demo.stale");
  // Of an earlier hour: a profile is read at most once within one.
  await world.ctx.db.execute(
    sql`update evidence set key = key || ':earlier' where key like 'api:instagram:demo.stale:%'`,
  );
  expect((await takeStep(id, "read-again")).status).toBe(200);
  await expect.poll(async () => (await caseOf("demo.stale")).readAt > readAt, { timeout: 20_000 }).toBe(true);
  const { body } = await request("GET", "/api/admin/audit?act=case.read-again", undefined, { cookie: admin.cookie });
  expect(body.items[0]).toMatchObject({ act: "case.read-again", kind: "problem", actor: { name: "Admin" } });
});

test("moderation: 'this may be a minor' by a person with a verified address hides a page at once, also a claimed one; once cleared, the next report hides nothing", async () => {
  const owner = await world.person();
  await listed("demo.young");
  const { creatorId } = await profileOf("demo.young");
  await world.ctx.db
    .update(creators)
    .set({ ownerUserId: owner.id })
    .where(eq(creators.id, creatorId ?? 0));
  const report = () => request("POST", `${page("demo.young")}/problems`, { problem: "minor" }, submitter);
  expect(await report()).toMatchObject({ status: 202, body: { isHidden: true } });
  for (const { cookie } of [{ cookie: "" }, owner, admin])
    expect(await request("GET", page("demo.young"), undefined, { cookie })).toMatchObject({
      status: 404,
      body: { code: "in-review" },
    });
  const run = await world.post(submitter, "/api/models", { name: "Y", username: "y", instagramUrl: "demo.young" });
  const { analysis } = await world.finished(submitter, run.body.id);
  expect(analysis).toMatchObject({ state: "failed", failure: { code: "profile-quarantined" } });
  const known = await caseOf("demo.young");
  expect((await decide(known.id, "kept")).body.isHidden).toBe(false);
  expect((await request("GET", page("demo.young"))).status).toBe(200);
  expect(await report()).toMatchObject({ status: 202, body: { isHidden: false } });
  expect((await request("GET", page("demo.young"))).status).toBe(200);
});

test.each(["minor", "non-consensual"])(
  "moderation: a report of '%s' by a visitor or an unverified person hides nothing, is due within 48 hours, and an admin hides the page",
  async (problem) => {
    const handle = `demo.stranger.${problem.length}`;
    const { id } = await listed(handle);
    for (const by of [{ cookie: "" }, await world.person()]) {
      const reported = await request("POST", `${page(handle)}/problems`, { problem }, by);
      expect(reported).toMatchObject({ status: 202, body: { isHidden: false } });
    }
    expect((await request("GET", page(handle))).status).toBe(200);
    expect(await newsOf(submitter, id)).toEqual([]);
    expect(await newsOf(admin, null)).toContain("case-opened");
    const known = await caseOf(handle);
    expect(Date.parse(known.dueAt) - Date.now()).toBeLessThanOrEqual(48 * 3_600_000);
    expect((await takeStep(known.id, "hide")).body).toMatchObject({ isHidden: true });
    expect((await request("GET", page(handle))).body.code).toBe("in-review");
    expect(await newsOf(submitter, id)).toEqual(["page-hidden"]);
  },
);

test("moderation: a report that hides a page notifies the admins and who works with the profile, takes their answer, and says when it is shown again", async () => {
  const handle = "demo.without.consent";
  const { id } = await listed(handle);
  const owner = await world.person();
  const { creatorId } = await profileOf(handle);
  await world.ctx.db
    .update(creators)
    .set({ ownerUserId: owner.id })
    .where(eq(creators.id, creatorId ?? 0));
  const report = () => request("POST", `${page(handle)}/problems`, { problem: "non-consensual" }, submitter);
  expect((await report()).body).toEqual({ isHidden: true });
  expect((await request("GET", page(handle))).status).toBe(404);
  const known = await caseOf(handle);
  const hours = (Date.parse(known.dueAt) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47);
  expect(hours).toBeLessThanOrEqual(48);
  expect(await newsOf(submitter, id)).toEqual(["page-hidden"]);
  expect(await newsOf(owner, creatorId)).toEqual(["page-hidden"]);
  expect(await newsOf(admin, null)).toContain("case-opened");
  const model = (await world.get(submitter, `/api/models/${id}`)).body;
  expect(model.caseNotice).toEqual({ reason: "non-consensual", dueAt: known.dueAt, isAnswered: false });
  await world.post(submitter, `/api/models/${id}/case-answer`, { words: "She agreed in writing" });
  expect((await caseOf(handle)).teams).toContainEqual(expect.objectContaining({ answer: "She agreed in writing" }));

  const before = await newsOf(admin, null);
  expect((await decide(known.id, "kept")).body.isHidden).toBe(false);
  expect((await newsOf(admin, null)).length).toBe(before.length - 1);
  expect(await newsOf(submitter, id)).toEqual(["page-shown"]);
  expect(await newsOf(owner, creatorId)).toEqual(["page-shown"]);
  expect((await report()).body).toEqual({ isHidden: false });
  expect((await request("GET", page(handle))).status).toBe(200);
  expect((await world.get(submitter, `/api/models/${id}`)).body.caseNotice).toBeUndefined();
});

test.each(["wrong-person", "wrong-figures", "explicit", "other"])(
  "moderation: a report of '%s' hides nothing",
  async (problem) => {
    const handle = `demo.stays.${problem.replace("-", ".")}`;
    const { id } = await listed(handle);
    const reported = await request("POST", `${page(handle)}/problems`, { problem });
    expect(reported.body).toEqual({ isHidden: false });
    expect((await request("GET", page(handle))).status).toBe(200);
    expect(await newsOf(submitter, id)).toEqual([]);
  },
);

test("moderation: a claimed creator stays visible after a removal request by form", async () => {
  const owner = await world.person();
  await listed("demo.owned");
  const { creatorId } = await profileOf("demo.owned");
  await world.ctx.db
    .update(creators)
    .set({ ownerUserId: owner.id })
    .where(eq(creators.id, creatorId ?? 0));
  expect((await request("POST", "/api/removals", removal("demo.owned"))).status).toBe(202);
  expect((await request("GET", page("demo.owned"))).status).toBe(200);
  expect(await caseOf("demo.owned")).toMatchObject({ isClaimed: true, isHidden: false });
});

test("moderation: a removal by form hides the page, leaves a workspace its model and figures, and its team is notified and answers", async () => {
  const handle = "demo.managed";
  const { id } = await listed(handle);
  const report = await world.report(submitter, id);
  const typed = typedFigures("onlyfans", { subscribers: 4_711 }, { observedOn: "2026-11-01" });
  expect((await world.post(submitter, `/api/models/${id}/evidence`, typed)).status).toBe(201);
  await request("POST", "/api/removals", removal(handle));
  expect((await request("GET", page(handle))).status).toBe(404);
  const model = (await world.get(submitter, `/api/models/${id}`)).body;
  expect(model).toMatchObject({
    status: "completed",
    moderation: "quarantined",
    caseNotice: { isAnswered: false },
  });
  expect((await world.get(submitter, `/api/models/${id}/report`)).body.id).toBe(report.id);
  const { items } = (await world.get(submitter, "/api/notifications")).body;
  const requests = items.filter(({ kind }: { kind: string }) => kind === "removal-requested");
  expect(requests.map(({ model }: { model: { id: number } }) => model.id)).toContain(id);
  await world.post(submitter, `/api/models/${id}/analyses`);
  const { analysis } = await world.finished(submitter, id);
  expect(analysis).toMatchObject({ state: "failed", failure: { code: "profile-quarantined" } });

  const answer = (words: string, person = submitter) => world.post(person, `/api/models/${id}/case-answer`, { words });
  expect((await answer("Not mine", await world.person())).status).toBe(404);
  expect((await answer("We have managed her since May")).body).toMatchObject({ isAnswered: true });
  const known = await caseOf(handle);
  expect(known.teams).toMatchObject([
    { name: "Somebody", isConnected: false, answer: "We have managed her since May" },
  ]);
  expect((await decide(known.id, "kept")).body.isHidden).toBe(false);
  expect((await world.get(submitter, `/api/models/${id}`)).body).toMatchObject({ moderation: null });
  expect((await answer("Too late")).status).toBe(404);
});

test("moderation: a removal by form hides no page whose account is connected; its team is notified", async () => {
  const handle = "demo.connected";
  const { id } = await listed(handle);
  await world.ctx.db.insert(connections).values({
    ...{ modelId: id, platform: "instagram", userId: submitter.id, externalId: "1", handle, scopes: [] },
    ...{ sealedTokens: "sealed", keyId: "a", accessExpiresAt: new Date(Date.now() + 86_400_000), sandbox: true },
  });
  await request("POST", "/api/removals", removal(handle));
  expect((await request("GET", page(handle))).status).toBe(200);
  expect((await caseOf(handle)).teams).toMatchObject([{ isConnected: true, answer: null }]);
  const model = (await world.get(submitter, `/api/models/${id}`)).body;
  expect(model).toMatchObject({ moderation: null, caseNotice: { isAnswered: false } });
});

test("moderation: a model whose creator was removed fails with its own code when it is analyzed again", async () => {
  const handle = "demo.shell";
  const { id } = await listed(handle);
  await request("POST", "/api/removals", removal(handle));
  await decide((await caseOf(handle)).id, "removed");
  expect((await world.get(submitter, `/api/models/${id}`)).body).toMatchObject({ moderation: "removed" });
  // By itself it is analyzed no more, though its week is over.
  await startScheduledAnalyses(world.ctx.db, new Date(Date.now() + 8 * 86_400_000));
  expect((await world.get(submitter, `/api/models/${id}`)).body.analysis.state).toBe("done");
  await world.post(submitter, `/api/models/${id}/analyses`);
  const { analysis } = await world.finished(submitter, id);
  expect(analysis).toMatchObject({ state: "failed", failure: { code: "profile-removed" } });
});

test("moderation: one network hides at most five pages a day, and its repeated reports are one case", async () => {
  const from = "10.9.9.9";
  for (const handle of ["demo.mass.1", "demo.mass.2"]) await listed(handle);
  const by = { from, cookie: submitter.cookie };
  const minor = (handle: string) => request("POST", `${page(handle)}/problems`, { problem: "minor" }, by);
  expect((await minor("demo.mass.1")).status).toBe(202);
  const storm = await Promise.all(
    Array.from({ length: 20 }, () => request("POST", "/api/removals", removal("demo.mass.x"), { from })),
  );
  expect(storm.filter(({ status }) => status === 202)).toHaveLength(4);
  expect((await minor("demo.mass.2")).status).toBe(429);
  expect((await request("GET", page("demo.mass.2"))).status).toBe(200);
  const cases = (await openCases()).filter((one: { handle: string }) => one.handle === "demo.mass.x");
  expect(cases).toMatchObject([{ reports: 4, isHidden: false }]);
});

test.each([
  [removal("x", { profile: "https://evil.example/x" }), "profile"],
  [removal("x", { profile: "" }), "profile"],
  [removal("x", { email: "nobody" }), "email"],
  [removal("x", { isMine: false }), "isMine"],
  [removal("x", { words: "a".repeat(2_001) }), "words"],
])("moderation: %j is refused at its field", async (payload, field) => {
  const { status, body } = await request("POST", "/api/removals", payload);
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test("moderation: the form's response does not reveal whether a profile is known", async () => {
  await listed("demo.known");
  const [known, unknown] = [
    await request("POST", "/api/removals", removal("demo.known")),
    await request("POST", "/api/removals", removal("never.seen")),
  ];
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  expect(known.status).toBe(unknown.status);
});

test("moderation: the decisions of a deleted account stay, without its name", async () => {
  const [row] = await world.ctx.db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(eq(moderationCases.decidedBy, admin.id))
    .limit(1);
  expect(row).toBeDefined();
  const other = await world.person();
  await world.ctx.db
    .update(moderationCases)
    .set({ decidedBy: other.id })
    .where(eq(moderationCases.id, row?.id ?? 0));
  await world.ctx.db.delete(users).where(eq(users.id, other.id));
  const { body } = await request("GET", "/api/admin/cases?state=decided", undefined, { cookie: admin.cookie });
  expect(body.map(({ id }: { id: number }) => id)).toContain(row?.id);
});

/** What a person was notified of a model, or of none, about cases. */
async function newsOf(person: Person, modelId: number | null): Promise<string[]> {
  const { items } = (await world.get(person, "/api/notifications")).body;
  return items.flatMap(({ kind, model }: { kind: string; model: { id: number } | null }) =>
    (kind.startsWith("page-") || kind === "case-opened") && (model?.id ?? null) === modelId ? [kind] : [],
  );
}

async function profileOf(handle: string) {
  const [row] = await world.ctx.db.select().from(profiles).where(eq(profiles.handle, handle));
  if (!row) throw new Error(`${handle} is not known`);
  return row;
}
