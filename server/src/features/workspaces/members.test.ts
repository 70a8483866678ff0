import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../platform/db/schema.ts";
import type { Person } from "../../test/open-test-app.ts";
import { granted, setUpWorkspaces } from "../../test/workspaces.ts";

const { world, founded, joined, put, switchTo, modelsOf, membersOf, sessionOf } = await setUpWorkspaces({
  worker: false,
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
