import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails, users } from "../../../platform/db/schema.ts";
import { openCreatorBrowser } from "../../../test/creator-browser.ts";
import type { Person } from "../../../test/open-test-app.ts";
import { setUpWorld } from "../../../test/start-world.ts";

const world = await setUpWorld();

const both = { twitterUrl: "demo_linking", onlyfansUrl: "https://onlyfans.com/demo.linking" };

async function manager(name?: string): Promise<Person> {
  const person = await world.person();
  await world.ctx.db
    .update(users)
    .set({ isVerified: true, ...(name && { name }) })
    .where(eq(users.id, person.id));
  return person;
}
async function submitted(links: Record<string, string>, name?: string) {
  const person = await manager(name);
  const model = await world.analyze(person, links);
  const invite = (body: object) =>
    world.post(person, `/api/models/${model.id}/consent-invites`, { platforms: [], language: "en", ...body });
  const list = async () => (await world.get(person, `/api/models/${model.id}/consent-invites`)).body;
  return { person, model, invite, list };
}

test("invite: asks only for linked accounts, at least for one, by a verified address", async () => {
  const { person, invite } = await submitted({ instagramUrl: "demo.invite" });
  expect(await invite({ platforms: ["tiktok"] })).toMatchObject({ status: 404 });
  expect(await invite({ asksLinking: true })).toMatchObject({ status: 404 });
  expect(await invite({})).toMatchObject({
    status: 422,
    body: { fields: { platforms: "Choose at least one account" } },
  });
  expect(await invite({ platforms: ["onlyfans"] })).toMatchObject({ status: 422 });
  const danger = await invite({ platforms: ["instagram"], note: "she is 15 years old" });
  expect(danger).toMatchObject({ status: 422, body: { code: "help" } });
  await world.ctx.db.update(users).set({ isVerified: false }).where(eq(users.id, person.id));
  expect(await invite({ platforms: ["instagram"] })).toMatchObject({ status: 403, body: { code: "unverified" } });
});

test("invite: its link is the same whenever it is shown, and another account sees, mails and withdraws none", async () => {
  const { person, model, invite, list } = await submitted({ instagramUrl: "demo.invite" });
  const { body: made } = await invite({ platforms: ["instagram"] });
  expect((await list()).invites[0].token).toBe(made.token);
  const other = await manager();
  expect((await world.get(other, `/api/models/${model.id}/consent-invites`)).status).toBe(404);
  expect((await world.post(other, `/api/consent-invites/${made.id}/mails`, { email: "a@example.org" })).status).toBe(
    404,
  );
  expect((await world.remove(other, `/api/consent-invites/${made.id}`)).status).toBe(404);
  // Whoever made it may look at the page without opening it for the creator.
  await openCreatorBrowser(world, made.token, { cookie: person.cookie }).open();
  expect((await list()).invites[0].state).toBe("sent");
  expect((await world.remove(person, `/api/consent-invites/${made.id}`)).status).toBe(200);
  expect((await list()).invites[0].state).toBe("revoked");
});

test.each([
  ["Mona Manager", (email: string) => `Mona Manager (${email}) asks`],
  ["Win at www.example.com", (email: string) => `${email} asks`],
])("invite: the mail of '%s' says who asks, and carries no note, handle or platform", async (name, who) => {
  const { person, invite } = await submitted({ instagramUrl: "demo.mailed" }, name);
  const recipient = `to-${person.id}@example.org`;
  const made = await invite({ platforms: ["instagram"], note: "CANARY of a note", email: recipient });
  expect(made.body).toMatchObject({ recipient, mailedAt: expect.stringMatching(/^20/) });
  const [mail] = await world.ctx.db.select().from(mails).where(eq(mails.recipient, recipient));
  expect(mail?.text).toContain(who(person.email));
  expect(mail?.text).toContain(`/consent/${made.body.token}`);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/CANARY|demo\.mailed|Instagram/);
});

test("invite: a form that is sent three times at once makes and mails one, and another body under its key is refused", async () => {
  const { person, model } = await submitted({ instagramUrl: "demo.twice" });
  const email = `twice-${person.id}@example.org`;
  const send = (body: object) =>
    world.post(
      person,
      `/api/models/${model.id}/consent-invites`,
      { platforms: ["instagram"], language: "en", email, ...body },
      { "idempotency-key": "one form" },
    );
  const answers = await Promise.all([send({}), send({}), send({})]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
  expect(await world.ctx.db.$count(mails, eq(mails.recipient, email))).toBe(1);
  expect(await send({ note: "Other" })).toMatchObject({ status: 422, body: { code: "idempotency-conflict" } });
});

test("invite: one address gets at most three mails a day, from everybody", async () => {
  const email = "often@example.org";
  const { person, invite } = await submitted({ instagramUrl: "demo.invite" });
  const { body: made } = await invite({ platforms: ["instagram"], email });
  const again = () => world.post(person, `/api/consent-invites/${made.id}/mails`, { email });
  expect([(await again()).status, (await again()).status, (await again()).status]).toEqual([202, 202, 429]);
  const other = await submitted({ instagramUrl: "demo.invite" });
  expect((await other.invite({ platforms: ["instagram"], email })).status).toBe(429);
});

test("invite: who it was mailed to finds it in the workspace that asks, by a verified address, until it is answered or withdrawn", async () => {
  const owner = await manager();
  await world.post(owner, "/api/workspaces", { name: "Asking" });
  const model = await world.analyze(owner, { instagramUrl: "demo.invite" });
  const client = await manager();
  const grant = { role: "client", scope: "models", modelIds: [model.id], seesEarnings: false };
  const { body: joining } = await world.post(owner, "/api/workspace/invites", grant);
  expect((await world.post(client, "/api/invites/accept", { token: joining.token })).status).toBe(200);
  const openRequests = async (person = client) => (await world.get(person, "/api/consents")).body;
  const invite = async (email: string) => {
    const body = { platforms: ["instagram"], language: "en", email };
    return (await world.post(owner, `/api/models/${model.id}/consent-invites`, body)).body;
  };
  await invite(`other-${client.id}@example.org`);
  expect(await openRequests()).toEqual([]);
  const made = await invite(client.email);
  expect(await openRequests()).toMatchObject([
    { token: made.token, accounts: [{ platform: "instagram", handle: "demo.invite" }] },
  ]);
  expect(await openRequests(owner)).toEqual([]);
  await world.ctx.db.update(users).set({ isVerified: false }).where(eq(users.id, client.id));
  expect(await openRequests()).toEqual([]);
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, client.id));
  await world.remove(owner, `/api/consent-invites/${made.id}`);
  expect(await openRequests()).toEqual([]);
  const answered = await invite(client.email);
  expect(
    await openCreatorBrowser(world, answered.token).connect({ platform: "instagram", handle: "demo.invite" }),
  ).toBe("done");
  expect(await openRequests()).toEqual([]);
});

test("linking: an X handle beside an OnlyFans page needs its person's consent, which an invite asks for and records", async () => {
  const { model, person, invite, list } = await submitted(both);
  const pages = { x: "demo_linking", onlyfans: "demo.linking" };
  expect((await list()).linking).toEqual({ ...pages, state: "open", at: null });
  const { body: made } = await invite({ asksLinking: true });
  const browser = openCreatorBrowser(world, made.token);
  expect(await browser.open()).toMatchObject({
    linking: { ...pages, state: "open", canAgree: false },
    accounts: [{ platform: "x", canConnect: true }],
  });
  const answer = (agrees: boolean) => browser.post("/api/consents/linking", { agrees });
  // A link alone does not show whose consent it is.
  expect((await answer(true)).status).toBe(403);
  expect(await browser.connect({ platform: "x", handle: "demo_other" })).toBe("wrong-account");
  expect((await answer(true)).status).toBe(403);
  expect(await browser.connect({ platform: "x", handle: pages.x })).toBe("done");
  expect((await browser.open()).linking).toMatchObject({ state: "open", canAgree: true });
  expect((await answer(true)).status).toBe(200);
  expect(await list()).toMatchObject({
    linking: { ...pages, state: "agreed", at: expect.stringMatching(/^20/) },
    invites: [{ state: "connected", linking: { state: "agreed" } }],
  });

  // Withdrawn, the X profile leaves the model, and a new report has only the other page.
  expect((await answer(false)).status).toBe(200);
  await world.finished(person, model.id);
  expect(await world.get(person, `/api/models/${model.id}`)).toMatchObject({
    body: { twitterUrl: null, onlyfansUrl: "https://onlyfans.com/demo.linking" },
  });
  expect(await list()).toMatchObject({ linking: null, invites: [{ linking: { state: "declined" } }] });
  expect((await answer(true)).status).toBe(410);
});

test("linking: a person's own sign-up needs no consent of another", async () => {
  const email = `own-${Date.now()}@fanradar.test`;
  const signup = await world.app.inject({
    method: "POST",
    url: "/api/models/signup",
    payload: {
      ...{
        email,
        password: "correct horse battery",
        confirmPassword: "correct horse battery",
        name: "Own",
        username: "own.person",
        agreeToTerms: true,
      },
      ...both,
      privacySettings: { showEarnings: false, showSubscribers: false, publicProfile: true, allowAnalytics: true },
    },
  });
  expect(signup.statusCode, signup.body).toBe(201);
  const cookie = String(signup.headers["set-cookie"]).split(";", 1)[0] ?? "";
  const headers = { cookie };
  const { user } = (await world.app.inject({ url: "/api/auth/session", headers })).json();
  const models = (await world.app.inject({ url: `/api/user/${user.id}/models`, headers })).json();
  const url = `/api/models/${models[0].id}/consent-invites`;
  expect((await world.app.inject({ url, headers })).json()).toEqual({ invites: [], linking: null });
});
