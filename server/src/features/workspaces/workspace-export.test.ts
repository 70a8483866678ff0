import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, workspaces } from "../../platform/db/schema.ts";
import { setUpWorkspaces } from "../../test/workspaces.ts";

const { world, founded, joined, switchTo } = await setUpWorkspaces();

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

test("audit: members' actions are shown by name, to owners only", async () => {
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
  const model = await world.analyze(analyst, { instagramUrl: "demo.workspace.export", notes: "CANARY notes" });
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
