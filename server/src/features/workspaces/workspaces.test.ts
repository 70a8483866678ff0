import type { MemberRole, Membership, WorkspaceMember } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { purgeWorkspace } from "../../domain/workspaces/store-workspace.ts";
import { auditEntries, mails, users, workspaces } from "../../platform/db/schema.ts";
import { cookieOf } from "../../test/open-test-app.ts";
import { setUpWorld, type World } from "../../test/start-world.ts";

const world = await setUpWorld();

type Person = Awaited<ReturnType<World["person"]>>;

async function founded(name = "Agency") {
  const owner = await world.person();
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, owner.id));
  const { status, body } = await world.post(owner, "/api/workspaces", { name });
  expect(status).toBe(201);
  const workspace: Membership = body;
  return { owner, workspace };
}
const granted = (role: MemberRole, more: object = {}) => ({
  ...{ role, scope: role === "client" ? "models" : "all", seesEarnings: role === "owner" },
  ...more,
});
async function invited(owner: Person, role: MemberRole, more: object = {}) {
  const { status, body } = await world.post(owner, "/api/workspace/invites", granted(role, more));
  expect(status, JSON.stringify(body)).toBe(201);
  const issued: { id: number; token: string } = { id: body.invite.id, token: body.token };
  return issued;
}
const joined = (owner: Person, role: MemberRole, more: object = {}) => world.member(owner, granted(role, more));
const put = (person: Person, url: string, payload: object) =>
  world.app.inject({ method: "PUT", url, payload, headers: { cookie: person.cookie } });
const switchTo = (person: Person, id: number) => put(person, "/api/workspaces/current", { id });
const modelsOf = async (person: Person): Promise<number[]> =>
  (await world.get(person, `/api/user/${person.id}/models`)).body.map(({ id }: { id: number }) => id);
const membersOf = async (person: Person): Promise<WorkspaceMember[]> =>
  (await world.get(person, "/api/workspace/members")).body.members;
/** The same person in another browser. */
async function signedInAnew(person: Person): Promise<Person> {
  const { email, password } = person;
  const answer = await world.app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password } });
  expect(answer.statusCode).toBe(200);
  return { ...person, cookie: cookieOf(answer.headers["set-cookie"]) };
}
const sessionOf = async (person: Person) => (await world.get(person, "/api/auth/session")).body;

test("workspace: everybody has a personal one from sign-up, whose owner they are and which nobody else joins", async () => {
  const person = await world.person();
  const { body } = await world.get(person, "/api/workspaces");
  const personal = {
    id: person.id,
    name: "",
    logo: "",
    isPersonal: true,
    role: "owner",
    scope: "all",
    seesEarnings: true,
  };
  expect(body).toEqual([personal]);
  expect((await sessionOf(person)).workspace).toEqual(personal);
  expect((await world.post(person, "/api/workspace/invites", granted("viewer"))).status).toBe(404);
  expect((await world.remove(person, `/api/workspace/members/${person.id}`)).status).toBe(404);
  const other = await world.person();
  await expect(
    world.ctx.pool.query(
      "insert into workspace_members (workspace_id, user_id, role, scope, sees_earnings) values ($1, $2, 'viewer', 'all', false)",
      [person.id, other.id],
    ),
  ).rejects.toThrow(/personal/);
});

test("workspace: a model belongs to the one that its person worked in, and lists have those of the one they work in", async () => {
  const { owner, workspace } = await founded();
  const shared = await world.submit(owner, { tiktokUrl: "demo.shared" });
  expect(await modelsOf(owner)).toEqual([shared.id]);
  expect((await switchTo(owner, owner.id)).statusCode).toBe(200);
  const own = await world.submit(owner, { tiktokUrl: "demo.own" });
  expect(await modelsOf(owner)).toEqual([own.id]);
  expect((await world.get(owner, `/api/models/${shared.id}`)).status).toBe(404);
  expect((await switchTo(owner, workspace.id)).statusCode).toBe(200);
  expect((await world.get(owner, `/api/models/${own.id}`)).status).toBe(404);
  expect((await world.get(owner, `/api/models/${shared.id}`)).body).toMatchObject({ userId: owner.id });
  // Nobody switches to another's.
  expect((await switchTo(await world.person(), workspace.id)).statusCode).toBe(404);
});

test("workspace: a new sign-in begins in the one worked in last, and in the personal one for who is no member of it any more", async () => {
  const { owner, workspace } = await founded();
  const member = await joined(owner, "viewer");
  expect((await sessionOf(await signedInAnew(member))).workspace).toMatchObject({ id: workspace.id, role: "viewer" });
  expect((await switchTo(member, member.id)).statusCode).toBe(200);
  expect((await sessionOf(await signedInAnew(member))).workspace).toMatchObject({ isPersonal: true });
  expect((await switchTo(member, workspace.id)).statusCode).toBe(200);
  expect((await world.remove(owner, `/api/workspace/members/${member.id}`)).status).toBe(200);
  expect((await sessionOf(await signedInAnew(member))).workspace).toMatchObject({ isPersonal: true });
});

test("workspace: its name, deletion and undo are its owners', and it is gone for good afterwards", async () => {
  const { owner, workspace } = await founded();
  const member = await joined(owner, "manager");
  const model = await world.submit(owner, { tiktokUrl: "demo.going" });
  expect((await world.patch(member, "/api/workspace", { name: "Mine" })).status).toBe(404);
  expect((await world.patch(owner, "/api/workspace", { name: "Renamed" })).body).toMatchObject({ name: "Renamed" });
  expect((await world.remove(member, "/api/workspace")).status).toBe(404);
  expect((await world.remove(owner, "/api/workspace")).status).toBe(200);
  // At once for everybody.
  expect(await modelsOf(member)).toEqual([]);
  expect((await world.get(member, `/api/models/${model.id}`)).status).toBe(404);
  expect((await sessionOf(owner)).workspace).toMatchObject({ isPersonal: true });
  expect((await world.post(member, `/api/workspaces/${workspace.id}/restore`)).status).toBe(404);
  expect((await world.post(owner, `/api/workspaces/${workspace.id}/restore`)).body).toMatchObject({ name: "Renamed" });
  expect(await modelsOf(owner)).toEqual([model.id]);
  expect((await world.remove(owner, "/api/workspace")).status).toBe(200);
  const purgedAfter = async (seconds: number) => {
    const now = () => new Date(Date.now() + seconds * 1_000);
    await purgeWorkspace({ ...world.ctx, now }, { workspaceId: workspace.id });
    return (await world.ctx.db.$count(workspaces, eq(workspaces.id, workspace.id))) === 0;
  };
  expect([await purgedAfter(0), await purgedAfter(60)]).toEqual([false, true]);
  expect((await world.post(owner, `/api/workspaces/${workspace.id}/restore`)).status).toBe(404);
});

test("invite: by its link a person joins once, with the role that it names; a second person does not", async () => {
  const { owner } = await founded("Radiant");
  const { token } = await invited(owner, "analyst");
  const [person, other] = [await world.person(), await world.person()];
  const offered = (await world.post(person, "/api/invites/open", { token })).body;
  expect(offered).toMatchObject({ workspace: "Radiant", invitedBy: "Somebody", role: "analyst", isMember: false });
  expect((await world.post(person, "/api/invites/accept", { token })).body).toMatchObject({
    ...{ name: "Radiant", role: "analyst", seesEarnings: false },
  });
  expect((await sessionOf(person)).workspace).toMatchObject({ name: "Radiant" });
  expect((await world.post(other, "/api/invites/accept", { token })).status).toBe(410);
  expect((await world.post(other, "/api/invites/open", { token })).status).toBe(410);
  expect((await membersOf(owner)).map(({ userId, role }) => [userId, role])).toEqual([
    [owner.id, "owner"],
    [person.id, "analyst"],
  ]);
});

test("invite: withdrawn, expired or renewed, its old link opens nothing", async () => {
  const { owner } = await founded();
  const person = await world.person();
  const opens = async (token: string) => (await world.post(person, "/api/invites/open", { token })).status;
  const revoked = await invited(owner, "viewer");
  expect((await world.remove(owner, `/api/workspace/invites/${revoked.id}`)).status).toBe(200);
  const renewed = await invited(owner, "viewer");
  const { body: fresh } = await world.post(owner, `/api/workspace/invites/${renewed.id}/renew`);
  const expired = await invited(owner, "viewer");
  await world.ctx.pool.query("update workspace_invites set expires_at = now() where id = $1", [expired.id]);
  expect(await Promise.all([revoked.token, renewed.token, expired.token, fresh.token].map(opens))).toEqual([
    410, 410, 410, 200,
  ]);
  const { body } = await world.get(owner, "/api/workspace/members");
  expect(body.invites.map(({ state }: { state: string }) => state)).toEqual(["expired", "open", "revoked"]);
  expect((await world.post(owner, `/api/workspace/invites/${revoked.id}/renew`)).status).toBe(410);
});

test("invite: is mailed by a verified person alone, with who invites, the workspace and the role; a name that could be pressed is left out", async () => {
  const mailed = async (name: string) => {
    const { owner } = await founded(name);
    const recipient = `to-${owner.id}@example.org`;
    await invited(owner, "viewer", { email: recipient });
    const [mail] = await world.ctx.db.select().from(mails).where(eq(mails.recipient, recipient));
    expect(mail?.text).toContain(owner.email);
    expect(mail?.text).toContain("Your role: Viewer");
    expect(mail?.text).toMatch(/\/join\/[\w-]{43}/);
    return { owner, recipient, mail: `${mail?.subject} ${mail?.text}` };
  };
  expect((await mailed("Agency North")).mail.match(/Agency North/g)).toHaveLength(2);
  const { owner, recipient, mail } = await mailed("Prize at evil.example");
  expect(mail).not.toContain("evil");
  await world.ctx.db.update(users).set({ isVerified: false }).where(eq(users.id, owner.id));
  const again = await world.post(owner, "/api/workspace/invites", { ...granted("viewer"), email: recipient });
  expect(again).toMatchObject({ status: 403, body: { code: "unverified" } });
});

test("invite: one that was mailed is accepted by the account with its address alone, and stays open for it when another tries", async () => {
  const { owner } = await founded();
  const [invitee, other] = [await world.person(), await world.person()];
  const { token } = await invited(owner, "viewer", { email: invitee.email.toUpperCase() });
  expect((await world.post(other, "/api/invites/open", { token })).body).toMatchObject({ recipient: invitee.email });
  expect(await world.post(other, "/api/invites/accept", { token })).toMatchObject({
    ...{ status: 403, body: { code: "forbidden" } },
  });
  // A forwarded link lets others sign up by the address: it is theirs once its mail was opened.
  expect(await world.post(invitee, "/api/invites/accept", { token })).toMatchObject({
    ...{ status: 403, body: { code: "unverified" } },
  });
  expect((await membersOf(owner)).map(({ userId }) => userId)).toEqual([owner.id]);
  await world.ctx.pool.query("update users set is_verified = true where id = $1", [invitee.id]);
  expect((await world.post(invitee, "/api/invites/accept", { token })).status).toBe(200);
  // A member who opens another's link stays what they are.
  const { token: others } = await invited(owner, "manager", { email: other.email });
  expect((await world.post(invitee, "/api/invites/accept", { token: others })).body).toMatchObject({ role: "viewer" });
});

test("workspaces: what is made on a page of another workspace than the one worked in is refused and not stored; signing out there is not", async () => {
  const { owner } = await founded();
  const change = (workspace: string) =>
    world.app.inject({
      ...{ method: "POST", url: "/api/todos", payload: { title: "Typed in the other window" } },
      headers: { cookie: owner.cookie, "x-workspace": workspace },
    });
  expect((await change(String(owner.id))).json()).toMatchObject({ code: "stale" });
  expect((await world.get(owner, "/api/todos")).body.todos).toEqual([]);
  const { workspaceId } = (
    await world.ctx.pool.query('select workspace_id as "workspaceId" from sessions where user_id = $1', [owner.id])
  ).rows[0];
  expect((await change(String(workspaceId))).statusCode).toBe(201);
  const signedOut = await world.app.inject({
    ...{ method: "POST", url: "/api/auth/logout" },
    headers: { cookie: owner.cookie, "x-workspace": String(owner.id) },
  });
  expect(signedOut.statusCode).toBe(200);
  expect((await world.get(owner, "/api/todos")).status).toBe(401);
});

test("invite: an owner is made by no invite, a client sees a part, and tags are named", async () => {
  const { owner } = await founded();
  const refused = async (grant: object) => (await world.post(owner, "/api/workspace/invites", grant)).status;
  expect(await refused({ role: "owner", scope: "all", seesEarnings: true })).toBe(422);
  expect(await refused({ role: "client", scope: "all", seesEarnings: false })).toBe(422);
  expect(await refused({ role: "viewer", scope: "tags", tags: [], seesEarnings: false })).toBe(422);
});

test("members: role, scope and earnings are changed by owners, and hold for the next request", async () => {
  const { owner } = await founded();
  const [first, second] = [
    await world.submit(owner, { name: "First", tiktokUrl: "demo.first" }),
    await world.submit(owner, { name: "Second", tiktokUrl: "demo.second" }),
  ];
  const person = await joined(owner, "viewer");
  expect((await modelsOf(person)).toSorted()).toEqual([first.id, second.id].toSorted());
  const change = (by: Person, grant: object) => put(by, `/api/workspace/members/${person.id}`, grant);
  expect((await change(person, granted("owner", { seesEarnings: true }))).statusCode).toBe(404);
  expect((await change(owner, granted("viewer", { scope: "models", modelIds: [second.id] }))).json()).toMatchObject({
    ...{ role: "viewer", scope: "models", models: [{ id: second.id, name: "Second" }] },
  });
  expect(await modelsOf(person)).toEqual([second.id]);
  expect((await world.get(person, `/api/models/${first.id}`)).status).toBe(404);
  await world.ctx.pool.query("insert into model_tags (model_id, tag) values ($1, 'Spring')", [first.id]);
  await change(owner, granted("viewer", { scope: "tags", tags: ["spring"] }));
  expect(await modelsOf(person)).toEqual([first.id]);
  // A model that loses its tag leaves the scope at once.
  await world.ctx.pool.query("delete from model_tags where model_id = $1", [first.id]);
  expect(await modelsOf(person)).toEqual([]);
});

test("members, invites: models of another workspace are refused by their place, and nothing is stored or sent", async () => {
  const { owner } = await founded();
  const own = await world.submit(owner, { tiktokUrl: "demo.chosen" });
  const person = await joined(owner, "viewer");
  const foreign = await world.submit(await world.person(), { tiktokUrl: "demo.foreign" });
  const grant = granted("viewer", { scope: "models", modelIds: [own.id, foreign.id, 999_999] });
  const refusal = {
    code: "invalid",
    fields: {
      "modelIds.1": "This model isn't in this workspace",
      "modelIds.2": "This model isn't in this workspace",
    },
  };
  const changed = await put(owner, `/api/workspace/members/${person.id}`, grant);
  expect([changed.statusCode, changed.json()]).toMatchObject([422, refusal]);
  expect(await modelsOf(person)).toEqual([own.id]);
  const invites = async () => (await world.get(owner, "/api/workspace/members")).body.invites;
  const before = await invites();
  const invited = await world.post(owner, "/api/workspace/invites", grant);
  expect(invited).toMatchObject({ status: 422, body: refusal });
  expect(await invites()).toEqual(before);
});

test("members: who is removed or leaves sees nothing from then on, and is back in their personal workspace", async () => {
  const { owner, workspace } = await founded();
  const model = await world.submit(owner, { tiktokUrl: "demo.kept" });
  const [removed, leaver] = [await joined(owner, "manager"), await joined(owner, "viewer")];
  expect((await world.remove(leaver, `/api/workspace/members/${removed.id}`)).status).toBe(404);
  expect((await world.remove(owner, `/api/workspace/members/${removed.id}`)).status).toBe(200);
  expect((await world.remove(leaver, `/api/workspace/members/${leaver.id}`)).status).toBe(200);
  for (const person of [removed, leaver]) {
    expect((await world.get(person, `/api/models/${model.id}`)).status).toBe(404);
    expect(await modelsOf(person)).toEqual([]);
    expect((await sessionOf(person)).workspace).toMatchObject({ isPersonal: true });
    expect((await switchTo(person, workspace.id)).statusCode).toBe(404);
  }
  const newsOf = async (person: Person) =>
    (await world.get(person, "/api/notifications")).body.items.map(({ kind }: { kind: string }) => kind);
  expect(await newsOf(removed)).toContain("workspace-removed");
  expect(await newsOf(leaver)).not.toContain("workspace-removed");
});

test("members: the last owner neither leaves nor is demoted nor deletes the account; with another one they may", async () => {
  const { owner } = await founded();
  const other = await joined(owner, "viewer");
  const demoted = granted("viewer");
  expect((await world.remove(owner, `/api/workspace/members/${owner.id}`)).body.code).toBe("last-owner");
  expect((await put(owner, `/api/workspace/members/${owner.id}`, demoted)).json().code).toBe("last-owner");
  expect((await world.remove(owner, "/api/user/delete")).body.code).toBe("last-owner");
  const owning = granted("owner");
  expect((await put(owner, `/api/workspace/members/${other.id}`, owning)).statusCode).toBe(200);
  expect((await world.remove(owner, "/api/user/delete")).status).toBe(200);
  expect((await membersOf(other)).map(({ userId }) => userId)).toEqual([other.id]);
});

test("members: an owner who confirmed lately hands the workspace over at once; who receives it is notified, and the owner before stays as a manager", async () => {
  const { owner, workspace } = await founded();
  const [next, viewer] = [await joined(owner, "client"), await joined(owner, "viewer")];
  const handOver = async (by: Person, to: Person) =>
    (await world.post(by, `/api/workspace/members/${to.id}/owner`)).status;
  expect(await handOver(viewer, viewer)).toBe(404);
  expect(await handOver(owner, owner)).toBe(403);
  expect(await handOver(owner, await world.person())).toBe(404);
  const confirmed = (ago: string) =>
    world.ctx.pool.query("update sessions set confirmed_at = now() - $2::interval where user_id = $1", [owner.id, ago]);
  await confirmed("11 minutes");
  expect((await world.post(owner, `/api/workspace/members/${next.id}/owner`)).body.code).toBe("confirm-needed");
  await confirmed("0");
  // Who never verified the address would hear of it by no mail.
  expect(await handOver(owner, next)).toBe(403);
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, next.id));
  expect((await world.post(owner, `/api/workspace/members/${next.id}/owner`)).body).toMatchObject({
    ...{ id: workspace.id, role: "manager", scope: "all", seesEarnings: true },
  });
  expect(Object.fromEntries((await membersOf(next)).map(({ userId, role }) => [userId, role]))).toEqual({
    ...{ [next.id]: "owner", [owner.id]: "manager", [viewer.id]: "viewer" },
  });
  const news = (await world.get(next, "/api/notifications")).body.items;
  expect(news.map(({ kind }: { kind: string }) => kind)).toContain("workspace-owner");
  const { body: audit } = await world.get(next, "/api/workspace/audit");
  expect(audit.items[0]).toMatchObject({ act: "workspace.hand-over" });
  // The owner before is none any more.
  expect(await handOver(owner, viewer)).toBe(404);
  expect((await world.remove(owner, `/api/workspace/members/${owner.id}`)).status).toBe(200);
});

test("account: what a deleted member handed in stays in the workspace, without them; one that was theirs alone goes", async () => {
  const { owner } = await founded();
  const maker = await joined(owner, "analyst");
  const model = await world.submit(maker, { name: "Stays", tiktokUrl: "demo.stays" });
  expect((await world.remove(maker, "/api/user/delete")).status).toBe(200);
  expect((await world.get(owner, `/api/models/${model.id}`)).body).toMatchObject({ name: "Stays", userId: null });
  const alone = await founded();
  expect((await world.remove(alone.owner, "/api/user/delete")).status).toBe(200);
  expect(await world.ctx.db.$count(workspaces, eq(workspaces.id, alone.workspace.id))).toBe(0);
});

test("export: a person takes along what is of their own, and nothing of a shared workspace but their membership", async () => {
  const { owner, workspace } = await founded();
  const maker = await joined(owner, "manager");
  const shared = await world.submit(maker, { name: "CANARY shared", tiktokUrl: "demo.export" });
  const figures = [{ metric: "followers", value: 5 }];
  const given = { kind: "manual", key: crypto.randomUUID(), platform: "tiktok", observedOn: "2026-11-01", figures };
  expect((await world.post(maker, `/api/models/${shared.id}/evidence`, given)).status).toBe(201);
  await switchTo(maker, maker.id);
  const own = await world.submit(maker, { name: "Taken along", tiktokUrl: "demo.export" });
  const { tables } = (await world.post(maker, "/api/user/export")).body;
  expect(JSON.stringify(tables)).not.toContain("CANARY");
  expect([tables.submissions, tables.evidence].map((rows) => rows.map(({ id }: { id: number }) => id))).toEqual([
    [own.id],
    [],
  ]);
  expect(tables.workspace_members.map((row: { workspace_id: number }) => row.workspace_id).toSorted()).toEqual(
    [maker.id, workspace.id].toSorted(),
  );
});

test("audit: what members did is shown to owners, by name, and to nobody else", async () => {
  const { owner, workspace } = await founded();
  const member = await joined(owner, "manager");
  const model = await world.submit(member, { name: "Audited", tiktokUrl: "demo.audited" });
  await world.remove(member, `/api/models/${model.id}`);
  await world.remove(owner, `/api/workspace/members/${member.id}`);
  const { body } = await world.get(owner, "/api/workspace/audit");
  expect(body.items.map(({ act }: { act: string }) => act)).toEqual([
    ...["member.remove", "model.delete", "model.submit", "member.join", "member.invite", "workspace.create"],
  ]);
  expect(body.items.map(({ role }: { role: string | null }) => role)).toEqual([
    ...[null, null, null, "manager", "manager", null],
  ]);
  expect((await world.get(await world.person(), "/api/workspace/audit")).status).toBe(404);
  expect(await world.ctx.db.$count(auditEntries, eq(auditEntries.workspaceId, workspace.id))).toBe(6);
});

test("workspace export: an owner gets every table that goes with the workspace, nothing that a member keeps for themselves, and no credentials", async () => {
  const { owner, workspace } = await founded("CANARY agency");
  const analyst = await joined(owner, "analyst", { scope: "all", seesEarnings: true });
  const model = await world.submit(analyst, { instagramUrl: "demo.workspace.export", notes: "CANARY notes" });
  await world.finished(analyst, model.id);
  const figures = [{ metric: "earnings.gross", value: 4_321_00 }];
  const typed = { kind: "manual", key: crypto.randomUUID(), platform: "onlyfans", observedOn: "2026-11-01", figures };
  expect((await world.post(analyst, `/api/models/${model.id}/evidence`, typed)).status).toBe(201);
  const chat = await world.post(analyst, "/api/ai/chat", { message: "CANARY question", modelId: model.id });
  expect(chat.body.conversationId).toBeTypeOf("number");
  const other = await founded("Other agency");
  await world.submit(other.owner, { instagramUrl: "demo.workspace.other", notes: "CANARY of another" });
  await switchTo(analyst, analyst.id);
  await world.submit(analyst, { tiktokUrl: "demo.workspace.own" });

  const headers = { cookie: owner.cookie };
  const answer = await world.app.inject({ method: "POST", url: "/api/workspace/export", headers });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  const { tables } = answer.json();
  expect(tables.workspaces).toMatchObject([{ id: workspace.id, name: "CANARY agency" }]);
  expect(tables.workspace_members).toHaveLength(2);
  expect(tables.models).toMatchObject([{ id: model.id }]);
  for (const table of ["submissions", "evidence", "observations", "analyses", "reports", "audit_entries"])
    expect(tables[table].length, table).toBeGreaterThan(0);
  expect(tables.audit_entries.every((entry: object) => !("ip" in entry))).toBe(true);
  for (const table of ["users", "sessions", "conversations", "messages", "notifications", "ratings", "mails"])
    expect(tables, table).not.toHaveProperty(table);
  expect(answer.body).toContain("CANARY notes");
  for (const text of ["CANARY question", "CANARY of another", owner.email, "demo.workspace.own"])
    expect(answer.body).not.toContain(text);
  expect(answer.body).not.toMatch(/argon2|password_hash|token_hash|two_factor_secret|access_token/);
  const [entry] = (await world.get(owner, "/api/workspace/audit")).body.items;
  expect(entry.act).toBe("workspace.export");
});

test("workspace export: every table that is deleted with a workspace is in it, but those that members keep", async () => {
  const { owner } = await founded();
  const headers = { cookie: owner.cookie };
  const answer = await world.app.inject({ method: "POST", url: "/api/workspace/export", headers });
  const { rows } = await world.ctx.pool.query<{ name: string }>(`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confdeltype = 'c' and confrelid in ('workspaces'::regclass, 'models'::regclass, 'reports'::regclass)`);
  const kept = ["connect_flows", "conversations", "notifications", "ratings", "report_favorites"];
  const missing = rows.map(({ name }) => name).filter((name) => !(name in answer.json().tables));
  expect(missing.sort()).toEqual(kept);
});

test("workspace export: a manager, a personal workspace and a session that was not confirmed lately get none", async () => {
  const { owner } = await founded();
  const manager = await joined(owner, "manager");
  expect((await world.post(manager, "/api/workspace/export")).status).toBe(404);
  expect((await world.post(await world.person(), "/api/workspace/export")).status).toBe(404);
  await world.ctx.pool.query("update sessions set confirmed_at = now() - interval '11 minutes' where user_id = $1", [
    owner.id,
  ]);
  expect((await world.post(owner, "/api/workspace/export")).body.code).toBe("confirm-needed");
});
