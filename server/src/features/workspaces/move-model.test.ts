import type { MemberRole, Membership } from "@fanradar/contract";
import { expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorkspaces } from "../../test/workspaces.ts";

const { world, founded, joined, put, switchTo, modelsOf } = await setUpWorkspaces();

const move = async (person: Person, modelId: number, id: number) => {
  const answer = await put(person, `/api/models/${modelId}/workspace`, { id });
  return { status: answer.statusCode, body: answer.json() };
};
const movesOf = async (person: Person, modelId: number) =>
  (await world.get(person, `/api/models/${modelId}/moves`)).body;

/** A member of the workspace who has brought a model of their own. */
async function brought(owner: Person, workspace: Membership, role: MemberRole, more: object = {}) {
  const person = await joined(owner, role, more);
  await switchTo(person, person.id);
  const { id } = await world.submit(person, { instagramUrl: `demo.moved.${person.id}` });
  expect((await move(person, id, workspace.id)).status).toBe(200);
  await switchTo(person, workspace.id);
  return { person, id };
}

test("move: a submission of one's own goes into a shared workspace and back, with its report", async () => {
  const { owner, workspace } = await founded();
  await switchTo(owner, owner.id);
  const model = await world.analyze(owner, { instagramUrl: "demo.moved" });
  const reportOf = async () => (await world.get(owner, `/api/models/${model.id}/report`)).body;
  const report = await reportOf();
  expect((await move(await world.person(), model.id, workspace.id)).status).toBe(404);
  expect((await move(owner, model.id, workspace.id)).status).toBe(200);
  expect(await modelsOf(owner)).toEqual([]);
  await switchTo(owner, workspace.id);
  expect(await modelsOf(owner)).toEqual([model.id]);
  expect(await reportOf()).toEqual(report);
  expect((await move(owner, model.id, owner.id)).status).toBe(200);
  expect(await modelsOf(owner)).toEqual([]);
  await switchTo(owner, owner.id);
  expect(await modelsOf(owner)).toEqual([model.id]);
  expect(await reportOf()).toEqual(report);
  // And there again.
  expect((await move(owner, model.id, workspace.id)).status).toBe(200);
});

test("moves: before a model is moved, they say who will see it there, by role, scope and earnings", async () => {
  const { owner, workspace } = await founded();
  const mover = await joined(owner, "analyst");
  await joined(owner, "client", { scope: "models" });
  const tagged = await joined(owner, "viewer", { scope: "tags", tags: ["spring"], seesEarnings: true });
  await switchTo(mover, mover.id);
  const { id } = await world.submit(mover, { tiktokUrl: "demo.moves" });
  const nameOf = async (person: Person) => (await world.get(person, "/api/auth/session")).body.user.name;
  const sees = async (person: Person, role: MemberRole) => ({ name: await nameOf(person), role, seesEarnings: true });
  const target = { id: workspace.id, name: "Agency", isPersonal: false, isReversible: false };
  expect(await movesOf(mover, id)).toEqual({
    targets: [{ ...target, seenBy: [await sees(owner, "owner")] }],
    reason: null,
  });
  await world.ctx.pool.query("insert into model_tags (model_id, tag) values ($1, 'Spring')", [id]);
  const [first] = (await movesOf(mover, id)).targets;
  expect(first.seenBy).toEqual([await sees(owner, "owner"), await sees(tagged, "viewer")]);
  expect((await move(mover, id, workspace.id)).status).toBe(200);
  await switchTo(tagged, workspace.id);
  expect(await modelsOf(tagged)).toEqual([id]);
});

test("move back: who moved it may as a manager with earnings, and an owner to whom it came from; others get the reason", async () => {
  const { owner, workspace } = await founded();
  const analyst = await brought(owner, workspace, "analyst");
  const manager = await brought(owner, workspace, "manager", { seesEarnings: true });
  const blind = await brought(owner, workspace, "manager");
  for (const { person, id } of [analyst, blind]) {
    expect(await movesOf(person, id)).toEqual({ targets: [], reason: "role" });
    const { status, body } = await move(person, id, person.id);
    expect([status, body.fields.id]).toEqual([403, expect.stringContaining("Only owners")]);
  }
  // Of the team, and another's.
  const added = await world.submit(owner, { instagramUrl: "demo.added.here" });
  expect(await movesOf(owner, added.id)).toEqual({ targets: [], reason: "of-the-workspace" });
  expect((await move(owner, added.id, owner.id)).body.fields.id).toContain("only for the personal one");
  expect((await move(manager.person, analyst.id, manager.person.id)).status).toBe(422);
  expect((await move(owner, analyst.id, owner.id)).status).toBe(422);

  expect((await movesOf(manager.person, manager.id)).targets).toMatchObject([
    { id: manager.person.id, isPersonal: true, seenBy: [], isReversible: true },
  ]);
  expect((await move(manager.person, manager.id, manager.person.id)).status).toBe(200);
  expect((await movesOf(owner, analyst.id)).targets).toMatchObject([
    { id: analyst.person.id, seenBy: [{ role: "owner" }] },
  ]);
  expect((await move(owner, analyst.id, analyst.person.id)).status).toBe(200);
  expect((await world.get(owner, `/api/models/${analyst.id}`)).status).toBe(404);
  await switchTo(analyst.person, analyst.person.id);
  expect(await modelsOf(analyst.person)).toEqual([analyst.id]);
});

test("move back: to-dos and notes go along, and the team's members keep nothing of it", async () => {
  const { owner, workspace } = await founded();
  const { person, id } = await brought(owner, workspace, "manager", { seesEarnings: true });
  expect((await world.post(owner, "/api/todos", { title: "Ask her", modelId: id, assigneeId: owner.id })).status).toBe(
    201,
  );
  const { pool } = world.ctx;
  await pool.query("insert into conversations (user_id, workspace_id, model_id, title) values ($1, $2, $3, 'A')", [
    owner.id,
    workspace.id,
    id,
  ]);
  await pool.query("insert into people_in_charge (model_id, user_id, workspace_id, place) values ($1, $2, $3, 0)", [
    id,
    owner.id,
    workspace.id,
  ]);
  expect((await move(person, id, person.id)).status).toBe(200);
  const counted = await pool.query(
    `select (select count(*) from conversations where model_id = $1)::int as conversations,
      (select count(*) from people_in_charge where model_id = $1)::int as charge,
      (select count(*) from notifications where model_id = $1 and user_id <> $2)::int as others,
      (select count(*) from todos where model_id = $1 and workspace_id = $2 and assignee_id is null)::int as todos`,
    [id, person.id],
  );
  expect(counted.rows).toEqual([{ conversations: 0, charge: 0, others: 0, todos: 1 }]);
  expect(JSON.stringify((await world.get(owner, "/api/workspace/audit")).body)).toContain('"model.move-back"');
});

test("move back: members who saw it are notified that a model left, and whom it goes back to which one", async () => {
  const { owner, workspace } = await founded();
  const { person, id } = await brought(owner, workspace, "manager", { seesEarnings: true });
  const reader = await joined(owner, "viewer");
  const unseeing = await joined(owner, "viewer", { scope: "tags", tags: ["other"] });
  expect((await move(owner, id, person.id)).status).toBe(200);
  const newsOf = async (who: Person) => {
    const { body } = await world.get(who, "/api/notifications");
    return body.items.flatMap(({ kind, model }: { kind: string; model: { id: number } | null }) =>
      kind === "model-moved-back" ? [model?.id ?? null] : [],
    );
  };
  await switchTo(person, person.id);
  const news = await Promise.all([owner, person, reader, unseeing].map(newsOf));
  expect(news).toEqual([[], [id], [null], []]);
});

test("move: of many at once, there and back, one takes place, and a member who is removed meanwhile moves nothing in", async () => {
  const { owner, workspace } = await founded();
  const { person, id } = await brought(owner, workspace, "manager", { seesEarnings: true });
  const back = await Promise.all([person, owner, person, owner].map((one) => move(one, id, person.id)));
  expect(back.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  await switchTo(person, person.id);
  const [there, removed] = await Promise.all([
    move(person, id, workspace.id),
    world.remove(owner, `/api/workspace/members/${person.id}`),
  ]);
  expect(removed.status).toBe(200);
  const { rows } = await world.ctx.pool.query("select workspace_id from submissions where id = $1", [id]);
  expect([there.status, rows[0].workspace_id]).toEqual(there.status === 200 ? [200, workspace.id] : [404, person.id]);
});

test("move: the submission of one's own sign-up stays, and says so", async () => {
  const { owner: person, workspace } = await founded();
  await switchTo(person, person.id);
  const { id } = await world.submit(person, { tiktokUrl: "demo.own.page" });
  await world.ctx.pool.query("insert into model_signups (model_id, user_id, privacy_settings) values ($1, $2, '{}')", [
    id,
    person.id,
  ]);
  expect(await movesOf(person, id)).toEqual({ targets: [], reason: "own-page" });
  expect(await move(person, id, workspace.id)).toMatchObject({ status: 422, body: { code: "invalid" } });
});
