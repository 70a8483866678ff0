import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Connection, ConsentInvite, ConsentInviteState } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { purgeExpired } from "../../../domain/accounts/purge-expired.ts";
import { readConnection } from "../../../domain/connections/collect-own.ts";
import { endOfGrant, grantColumns, openGrant } from "../../../domain/connections/with-grant.ts";
import { connections, consentInvites, consents, evidence, mails, users } from "../../../platform/db/schema.ts";
import { connect } from "../../../test/consent.ts";
import { openCreatorBrowser } from "../../../test/creator-browser.ts";
import type { Person } from "../../../test/open-test-app.ts";
import { setUpWorld } from "../../../test/start-world.ts";

const world = await setUpWorld();

const handle = "demo.consent";
const account = { platform: "instagram", handle } as const;

async function manager(): Promise<Person> {
  const person = await world.person();
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, person.id));
  return person;
}

/** A manager with a model and an invite for its Instagram account, and a browser that opens its link. */
async function invited(body: object = {}, links: Record<string, string> = { instagramUrl: handle }) {
  const person = await manager();
  const model = await world.analyze(person, links);
  const invite = await makeInvite(person, model.id, body);
  return { person, model, invite, browser: openCreatorBrowser(world, invite.token) };
}
async function makeInvite(person: Person, modelId: number, body: object = {}): Promise<ConsentInvite> {
  const made = await world.post(person, `/api/models/${modelId}/consent-invites`, {
    platforms: ["instagram"],
    language: "en",
    ...body,
  });
  expect(made).toMatchObject({ status: 201 });
  return made.body;
}
const listOf = async (person: Person, modelId: number): Promise<{ invites: ConsentInvite[]; linking: unknown }> =>
  (await world.get(person, `/api/models/${modelId}/consent-invites`)).body;
const stateOf = async (person: Person, modelId: number): Promise<ConsentInviteState | undefined> =>
  (await listOf(person, modelId)).invites[0]?.state;
const connectionsOf = async (person: Person, modelId: number): Promise<Connection[]> =>
  (await world.get(person, `/api/models/${modelId}/connections`)).body;
const recordsOf = (inviteId: number) =>
  world.ctx.db.select().from(consents).where(eq(consents.inviteId, inviteId)).orderBy(consents.id);
const rowOf = async (modelId: number) =>
  (await world.ctx.db.select().from(connections).where(eq(connections.modelId, modelId)))[0];
const notificationsOf = async (person: Person) =>
  (await world.get(person, "/api/notifications")).body.items.filter(
    ({ kind }: { kind: string }) => kind === "consent-answered",
  );

/** Paths of the requests that this process sends while something runs. */
async function requestsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const paths: string[] = [];
  const note = (message: unknown) => {
    if (typeof message === "object" && message && "request" in message) {
      const { request } = message;
      if (typeof request === "object" && request && "path" in request) paths.push(String(request.path));
    }
  };
  subscribe("undici:request:create", note);
  await work();
  unsubscribe("undici:request:create", note);
  return paths;
}

test("consent: a creator without an account connects by an invite, is read, and ends it by the same link", async () => {
  const { person, model, invite, browser } = await invited({ note: "For November." });
  expect(invite).toMatchObject({ state: "sent", accounts: [{ ...account, state: "open", at: null }], linking: null });
  expect(await browser.open()).toMatchObject({
    state: "open",
    note: "For November.",
    sender: { email: person.email },
    accounts: [{ ...account, state: "open", canConnect: true, hasReadings: false }],
    hasReminder: false,
  });
  expect(await stateOf(person, model.id)).toBe("opened");
  expect(await browser.connect(account)).toBe("done");
  await world.finished(person, model.id);

  expect(await connectionsOf(person, model.id)).toMatchObject([
    { state: "live", consentedAt: expect.stringMatching(/^20/) },
  ]);
  expect(await listOf(person, model.id)).toMatchObject({
    invites: [{ state: "connected", accounts: [{ state: "connected" }] }],
  });
  expect(await notificationsOf(person)).toMatchObject([{ model: { id: model.id }, platform: "instagram" }]);
  const [record] = await recordsOf(invite.id);
  expect(record).toMatchObject({
    ...account,
    endedAt: null,
    scopes: expect.arrayContaining(["instagram_business_basic"]),
  });
  expect(await browser.open()).toMatchObject({
    accounts: [{ state: "connected", canConnect: false, hasReadings: true, lastReadAt: expect.stringMatching(/^20/) }],
  });
  const exported = (await world.post(person, "/api/user/export")).body;
  expect(exported.tables.consents).toMatchObject([{ ...account, invite_id: invite.id }]);

  const end = (keep: boolean) => browser.post("/api/consents/ends", { platform: "instagram", keep });
  expect(await end(true)).toMatchObject({ status: 200 });
  expect(await connectionsOf(person, model.id)).toMatchObject([
    { state: "none", hasReadings: true, consentedAt: null },
  ]);
  expect(await recordsOf(invite.id)).toMatchObject([{ endedBy: "creator" }]);
  expect(await browser.open()).toMatchObject({ accounts: [{ state: "ended", canConnect: true, hasReadings: true }] });
  expect(await end(true)).toMatchObject({ status: 404 });
  expect(await end(false)).toMatchObject({ status: 200 });
  expect(await world.ctx.db.$count(evidence, eq(evidence.modelId, model.id))).toBe(0);
  expect(await stateOf(person, model.id)).toBe("ended");
});

test("consent: a consent is completed only in the browser that began it, and a state is valid once", async () => {
  const { person, model, invite, browser } = await invited();
  const other = openCreatorBrowser(world, invite.token);
  const back = await browser.answer(account);
  expect((await other.comeBack(back)).pathname).toBe("/consent/opened-in-another-browser");
  expect((await browser.comeBack(back)).searchParams.get("connect")).toBe("expired");

  // The manager begins it and has the creator answer the platform's page.
  const bySession = openCreatorBrowser(world, invite.token, { cookie: person.cookie });
  const begun = await bySession.answer(account);
  expect((await openCreatorBrowser(world, invite.token).comeBack(begun)).searchParams.get("connect")).toBe("expired");

  const again = await browser.answer(account);
  expect((await browser.comeBack(again)).pathname).toBe(`/consent/${invite.token}`);
  expect((await browser.comeBack(again)).searchParams.get("connect")).toBe("expired");
  expect(await recordsOf(invite.id)).toHaveLength(1);
  expect(await connectionsOf(person, model.id)).toMatchObject([{ state: "live" }]);
});

test("consent: a state of a model's own connection opens no invite, and one of an invite no session's connection", async () => {
  const { person, model, invite, browser } = await invited();
  const back = await browser.answer(account);
  const url = `${back.pathname}${back.search}`;
  const { headers } = await world.app.inject({ url, headers: { cookie: person.cookie } });
  expect(headers.location).toBe("/consent/opened-in-another-browser?connect=expired");
  expect(await rowOf(model.id)).toBeUndefined();
  expect(await recordsOf(invite.id)).toEqual([]);
});

describe.each([
  ["wrong-account", { handle: "demo.somebody.else" }],
  ["denied", { answer: "deny" as const }],
  ["scopes", { without: ["instagram_business_basic"] }],
])("consent: %s", (outcome, changed) => {
  test("stores nothing", async () => {
    const { model, invite, browser } = await invited();
    expect(await browser.connect({ ...account, ...changed })).toBe(outcome);
    expect(await rowOf(model.id)).toBeUndefined();
    expect(await recordsOf(invite.id)).toEqual([]);
  });
});

test("consent: an invite that is withdrawn while the platform's page is open stores nothing, and the access is given up", async () => {
  const { person, model, invite, browser } = await invited({ platforms: ["x"] }, { twitterUrl: "demo_consent" });
  const back = await browser.answer({ platform: "x", handle: "demo_consent" });
  expect((await world.remove(person, `/api/consent-invites/${invite.id}`)).status).toBe(200);
  const paths = await requestsDuring(async () => {
    expect((await browser.comeBack(back)).searchParams.get("connect")).toBe("withdrawn");
  });
  expect(paths.filter((path) => path.endsWith("/oauth2/revoke"))).toHaveLength(1);
  expect(await rowOf(model.id)).toBeUndefined();
  expect(await recordsOf(invite.id)).toEqual([]);
  expect(await stateOf(person, model.id)).toBe("revoked");
  expect(await browser.open()).toMatchObject({ state: "closed", note: null, accounts: [] });
  expect((await browser.post("/api/consents/connections", { platform: "x" })).status).toBe(410);
});

test("consent: a model that is deleted while the platform's page is open gets no connection", async () => {
  const { person, model, invite, browser } = await invited();
  const back = await browser.answer(account);
  expect((await world.remove(person, `/api/models/${model.id}`)).status).toBe(200);
  expect((await browser.post("/api/consents/open", {})).status).toBe(404);
  expect((await browser.comeBack(back)).searchParams.get("connect")).toBe("withdrawn");
  expect(await rowOf(model.id)).toBeUndefined();
  expect(await recordsOf(invite.id)).toEqual([]);
});

test("consent: of two consents completed at once one connection is left, and both are recorded", async () => {
  const { person, model, invite, browser } = await invited();
  const backs = [await browser.answer(account), await browser.answer(account)];
  const outcomes = await Promise.all(backs.map(browser.comeBack));
  expect(outcomes.map(({ searchParams }) => searchParams.get("connect"))).toEqual(["done", "done"]);
  expect(await connectionsOf(person, model.id)).toMatchObject([{ state: "live" }]);
  const records = await recordsOf(invite.id);
  expect(records.map(({ endedBy }) => endedBy).sort()).toEqual([null, "replaced"]);
  expect((await rowOf(model.id))?.consentId).toBe(records.find(({ endedBy }) => endedBy === null)?.id);
});

test("consent: guessed tokens and those of other invites open nothing, and are limited", async () => {
  const { invite } = await invited();
  const forged = [
    invite.token.replace(/^\d+/, String(invite.id + 1)),
    `${invite.token.slice(0, -1)}${invite.token.endsWith("A") ? "B" : "A"}`,
    `${invite.id}-${"A".repeat(43)}`,
    "x",
  ];
  const send = (token: string) =>
    world.app.inject({
      method: "POST",
      url: "/api/consents/open",
      payload: { token },
      remoteAddress: "203.0.113.9",
    });
  for (const token of forged) expect((await send(token)).statusCode).toBe(404);
  const answers = await Promise.all(Array.from({ length: 120 }, () => send(`${invite.id}-${"B".repeat(43)}`)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404, 429]));
  expect((await send(invite.token)).statusCode).toBe(429);
});

test("consent: declined accounts are declined for the manager, and can still be connected while the invite is open", async () => {
  const { person, model, browser } = await invited({ email: "creator@example.org" });
  const decline = () => browser.post("/api/consents/refusals", { platform: "instagram" });
  expect((await decline()).status).toBe(200);
  expect((await decline()).status).toBe(200);
  expect(await stateOf(person, model.id)).toBe("declined");
  expect(await notificationsOf(person)).toHaveLength(1);
  const { invites } = await listOf(person, model.id);
  expect(
    (await world.post(person, `/api/consent-invites/${invites[0]?.id}/mails`, { email: "a@example.org" })).status,
  ).toBe(410);
  expect(await browser.connect(account)).toBe("done");
  expect(await stateOf(person, model.id)).toBe("connected");
  expect((await decline()).status).toBe(410);
});

test("consent: an unused invite expires after 14 days and is deleted a month later; a used one still shows and ends what was given", async () => {
  const { person, model, invite, browser } = await invited();
  const days = (Date.parse(invite.expiresAt) - Date.parse(invite.createdAt)) / 86_400_000;
  expect(days).toBeCloseTo(14, 3);
  const used = await invited();
  expect(await used.browser.connect(account)).toBe("done");
  const expiresAt = new Date(Date.now() - 31 * 86_400_000);
  for (const id of [invite.id, used.invite.id])
    await world.ctx.db.update(consentInvites).set({ expiresAt }).where(eq(consentInvites.id, id));
  expect(await stateOf(person, model.id)).toBe("expired");
  expect(await browser.open()).toMatchObject({ state: "closed", accounts: [] });
  expect((await browser.post("/api/consents/connections", { platform: "instagram" })).status).toBe(410);
  expect((await world.post(person, `/api/consent-invites/${invite.id}/mails`, { email: "a@example.org" })).status).toBe(
    410,
  );
  await purgeExpired(world.ctx.db);
  expect((await browser.post("/api/consents/open", {})).status).toBe(404);
  expect(await used.browser.open()).toMatchObject({ state: "closed", accounts: [{ state: "connected" }] });
  const ended = await used.browser.post("/api/consents/ends", { platform: "instagram", keep: false });
  expect(ended.status).toBe(200);
  expect(await rowOf(used.model.id)).toBeUndefined();
});

test("consent: the manager's own connection is not the creator's to end, and replaces hers with a record of it", async () => {
  const { person, model, invite, browser } = await invited();
  expect(await browser.connect(account)).toBe("done");
  expect(await connect(world, person, { modelId: model.id, ...account })).toBe("done");
  expect(await recordsOf(invite.id)).toMatchObject([{ endedBy: "replaced" }]);
  expect(await connectionsOf(person, model.id)).toMatchObject([{ state: "live", consentedAt: null }]);
  await browser.post("/api/consents/ends", { platform: "instagram", keep: true });
  expect(await connectionsOf(person, model.id)).toMatchObject([{ state: "live" }]);
});

test("consent: ended by the manager, by a changed link or by the platform, the record says so", async () => {
  const byManager = await invited();
  await byManager.browser.connect(account);
  await world.remove(byManager.person, `/api/models/${byManager.model.id}/connections/instagram`);
  expect(await recordsOf(byManager.invite.id)).toMatchObject([{ endedBy: "manager" }]);

  const relinked = await invited();
  await relinked.browser.connect(account);
  await world.finished(relinked.person, relinked.model.id);
  const stored = (await world.get(relinked.person, `/api/models/${relinked.model.id}`)).body;
  await world.patch(relinked.person, `/api/models/${relinked.model.id}`, { ...stored, instagramUrl: "demo.other" });
  await expect.poll(() => recordsOf(relinked.invite.id)).toMatchObject([{ endedBy: "relinked" }]);
  expect(await relinked.browser.open()).toMatchObject({ accounts: [{ state: "ended", canConnect: false }] });
  expect((await relinked.browser.post("/api/consents/connections", { platform: "instagram" })).status).toBe(410);

  const refused = await invited();
  await refused.browser.connect(account);
  await world.finished(refused.person, refused.model.id);
  const row = await rowOf(refused.model.id);
  await world.fault({ platform: "instagram", fault: "expired", handle, times: 1 });
  const deps = { ...world.ctx, xDailyBudgetCents: 100_000 };
  const now = new Date(Date.now() + 3_600_000);
  expect(await readConnection(deps, row?.id ?? 0, { now, wantsPosts: false })).toMatchObject({ outcome: "reconnect" });
  expect(await recordsOf(refused.invite.id)).toMatchObject([{ endedBy: "platform" }]);
  expect(await refused.browser.open()).toMatchObject({ accounts: [{ state: "lost", canConnect: true }] });
  expect(await refused.browser.connect(account)).toBe("done");
  expect(await refused.browser.open()).toMatchObject({ accounts: [{ state: "connected" }] });
});

test("consent: the creator is reminded once before access ends, at the address of the invite and in its language", async () => {
  const recipient = "reminded@example.org";
  const platform = "tiktok";
  const body = { platforms: [platform], email: recipient, language: "de" };
  const { person, model, invite, browser } = await invited(body, { tiktokUrl: "demo.consent" });
  expect(await browser.connect({ platform, handle })).toBe("done");
  await world.finished(person, model.id);
  const row = await rowOf(model.id);
  const grant = row && openGrant(world.ctx.config, row);
  if (!grant) throw new Error("there is no connection");
  const read = async (daysLeft: number) => {
    const now = new Date();
    const soon = { ...grant, refreshExpiresAt: new Date(now.getTime() + daysLeft * 86_400_000).toISOString() };
    await world.ctx.db
      .update(connections)
      .set(grantColumns(world.ctx.config, soon, row))
      .where(eq(connections.id, row.id));
    await readConnection({ ...world.ctx, xDailyBudgetCents: 0 }, row.id, { now, wantsPosts: false });
    return endOfGrant(soon)?.slice(0, 10);
  };
  const mailed = () => world.ctx.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
  await read(20);
  expect(await mailed()).toHaveLength(1);
  const endsAt = await read(13);
  await read(13);
  const [first, reminder, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(first?.text).toContain(`/consent/${invite.token}`);
  expect(reminder).toMatchObject({ inviteId: invite.id, subject: "Ein Zugriff, den du erlaubt hast, endet bald" });
  expect(reminder?.text).toContain(`/consent/${invite.token}`);
  expect(await browser.open()).toMatchObject({ accounts: [{ canConnect: true }], hasReminder: true });
  expect((await browser.open()).accounts[0]?.endsAt).toContain(endsAt);
});

test("consent: deleting the account deletes invites, records and mails to the creator", async () => {
  const { person, invite, browser } = await invited({ email: "gone@example.org" });
  expect(await browser.connect(account)).toBe("done");
  expect((await world.remove(person, "/api/user/delete")).status).toBe(200);
  expect(await recordsOf(invite.id)).toEqual([]);
  expect(await world.ctx.db.select().from(mails).where(eq(mails.recipient, "gone@example.org"))).toEqual([]);
  expect((await browser.post("/api/consents/open", {})).status).toBe(404);
});
