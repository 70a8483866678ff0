import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { purgeWorkspace } from "../../domain/workspaces/store-workspace.ts";
import { workspaces } from "../../platform/db/schema.ts";
import { granted, setUpWorkspaces } from "../../test/workspaces.ts";

const { world, founded, joined, switchTo, modelsOf, signedInAnew, sessionOf } = await setUpWorkspaces({
  worker: false,
});

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

test("workspaces: a question to the assistant on a page of another workspace than the one worked in is refused, and not answered of this one", async () => {
  const { owner } = await founded();
  const answer = await world.app.inject({
    ...{ method: "POST", url: "/api/ai/chat", payload: { message: "How much did we earn in October?" } },
    headers: { cookie: owner.cookie, "x-workspace": String(owner.id) },
  });
  expect(answer.json()).toMatchObject({ code: "stale" });
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
