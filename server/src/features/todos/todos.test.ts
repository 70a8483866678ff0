import { type MemberRole, type Notification, stepId, type Todo } from "@fanradar/contract";
import { beforeAll, expect, test } from "vitest";
import { openEventStream } from "../../test/event-stream.ts";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();
let origin: string;
let owner: Person;
let modelId: number;
let otherModelId: number;

beforeAll(async () => {
  origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
  owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
  modelId = (await world.submit(owner, { instagramUrl: "demo.todo" })).id;
  otherModelId = (await world.submit(owner, { instagramUrl: "demo.todo.other" })).id;
  await world.finished(owner, modelId);
});

const joined = (role: Exclude<MemberRole, "owner">, models?: number[]) =>
  world.member(owner, {
    role,
    seesEarnings: false,
    ...(models ? { scope: "models", modelIds: models } : { scope: "all" }),
  });
async function made(by: Person, body: object): Promise<Todo> {
  const answer = await world.post(by, "/api/todos", { title: "Call back", ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
const changed = (by: Person, id: number, payload: object) => world.patch(by, `/api/todos/${id}`, payload);
const listed = async (by: Person, query = ""): Promise<Todo[]> =>
  (await world.get(by, `/api/todos?${query}`)).body.todos;
const idsOf = async (by: Person, query?: string) => (await listed(by, query)).map(({ id }) => id);
const given = async (to: Person) =>
  (await world.get(to, "/api/notifications")).body.items.filter(({ kind }: Notification) => kind === "todo-given");

test("changeTodo: what somebody else changed meanwhile is not overwritten, and the answer is the to-do as it stands", async () => {
  const todo = await made(owner, { dueOn: "2026-12-03" });
  const was = { title: "Call back", dueOn: "2026-12-03" };
  const first = await changed(owner, todo.id, { title: "Call twice", dueOn: "2026-12-03", was });
  expect(first.status).toBe(200);
  const second = await changed(owner, todo.id, { title: "Write a mail", dueOn: "2026-12-09", was });
  expect([second.status, second.body.code, second.body.current]).toEqual([409, "stale", first.body]);
  const over = { title: "Write a mail", dueOn: "2026-12-09", was: { title: "Call twice", dueOn: "2026-12-03" } };
  expect((await changed(owner, todo.id, over)).body).toMatchObject({ title: "Write a mail", dueOn: "2026-12-09" });
});

test("changeTodo: of what two people change, the same by both and what only one of them touched are no conflict", async () => {
  const todo = await made(owner, { dueOn: "2026-12-03" });
  await changed(owner, todo.id, { title: "Call twice", was: { title: "Call back" } });
  const same = await changed(owner, todo.id, { title: "Call twice", was: { title: "Call back" } });
  expect(same.status).toBe(200);
  const other = await changed(owner, todo.id, { dueOn: "2026-12-09", was: { dueOn: "2026-12-03" } });
  expect(other.body).toMatchObject({ title: "Call twice", dueOn: "2026-12-09" });
});

test("a to-do is made, given, changed, ticked by who has it, and deleted", async () => {
  const viewer = await joined("viewer");
  const todo = await made(owner, { modelId, assigneeId: viewer.id, dueOn: "2026-12-03" });
  expect(todo).toMatchObject({
    dueOn: "2026-12-03",
    assignee: { id: viewer.id },
    model: { id: modelId },
    doneAt: null,
  });
  const seen = (await listed(viewer)).find(({ id }) => id === todo.id);
  expect(seen).toMatchObject({ mayTick: true, mayChange: false });
  expect((await changed(viewer, todo.id, { title: "Something else" })).status).toBe(404);
  const ticked = await changed(viewer, todo.id, { isDone: true });
  expect(ticked.body).toMatchObject({ doneBy: "Somebody", title: "Call back" });
  // Who says so again changes nothing: it was done when it was done.
  expect((await changed(owner, todo.id, { isDone: true })).body.doneAt).toBe(ticked.body.doneAt);
  expect(await idsOf(owner)).not.toContain(todo.id);
  expect(await idsOf(owner, "state=done")).toContain(todo.id);
  expect((await changed(owner, todo.id, { isDone: false, title: "Call again", dueOn: null })).body).toMatchObject({
    ...{ title: "Call again", dueOn: null, doneAt: null, doneBy: null },
    assignee: { id: viewer.id },
  });
  expect((await world.remove(viewer, `/api/todos/${todo.id}`)).status).toBe(404);
  expect((await world.remove(owner, `/api/todos/${todo.id}`)).status).toBe(200);
  expect((await changed(owner, todo.id, { isDone: true })).status).toBe(404);
});

test("an analyst ticks a to-do that the owner gave and cannot rewrite, pass on or delete it; of their own they can", async () => {
  const analyst = await joined("analyst");
  const todo = await made(owner, { modelId, assigneeId: analyst.id, dueOn: "2026-12-03" });
  for (const change of [{ title: "Something else" }, { dueOn: "2027-01-01" }, { assigneeId: null }])
    expect((await changed(analyst, todo.id, change)).status, JSON.stringify(change)).toBe(404);
  expect((await world.remove(analyst, `/api/todos/${todo.id}`)).status).toBe(404);
  expect((await changed(analyst, todo.id, { isDone: true })).body).toMatchObject({
    title: "Call back",
    mayChange: false,
  });
  const own = await made(analyst, { modelId, assigneeId: owner.id });
  expect((await changed(analyst, own.id, { title: "Call again" })).body).toMatchObject({ title: "Call again" });
  expect((await world.remove(analyst, `/api/todos/${own.id}`)).status).toBe(200);
});

test("a list has open to-dos by their day, those without one last, and narrows to one's own and to a model", async () => {
  const manager = await joined("manager");
  const late = await made(owner, { title: "Late", modelId, dueOn: "2026-12-05", assigneeId: manager.id });
  const whenever = await made(owner, { title: "Whenever", modelId: otherModelId });
  const early = await made(owner, { title: "Early", dueOn: "2026-12-04" });
  const order = (await idsOf(manager)).filter((id) => [late.id, whenever.id, early.id].includes(id));
  expect(order).toEqual([early.id, late.id, whenever.id]);
  expect(await idsOf(manager, "of=mine")).toEqual([late.id]);
  expect(await idsOf(manager, `model=${otherModelId}`)).toEqual([whenever.id]);
});

test("the dashboard answers the open to-dos whose day has come, of their assignee, or of their author where there is no assignee", async () => {
  const analyst = await joined("analyst");
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const late = await made(owner, { modelId, assigneeId: analyst.id, dueOn: day(-3), title: "Late" });
  const own = await made(analyst, { dueOn: day(-1), title: "Own" });
  const done = await made(analyst, { dueOn: day(-1) });
  await changed(analyst, done.id, { isDone: true });
  await made(analyst, { dueOn: day(3) });
  await made(analyst, { dueOn: day(-1), assigneeId: owner.id });
  const due = async (of: Person) => (await world.get(of, `/api/user/${of.id}/dashboard`)).body.dueTodos;
  expect(await due(analyst)).toEqual([
    { id: late.id, title: "Late", model: { id: modelId, name: expect.any(String) }, dueOn: day(-3) },
    { id: own.id, title: "Own", model: null, dueOn: day(-1) },
  ]);
  expect((await due(owner)).map(({ id }: Todo) => id)).not.toContain(late.id);
});

test("to-dos are seen with their model: viewers see all of it, clients those assigned to them", async () => {
  const inside = await joined("viewer", [modelId]);
  const outside = await joined("viewer", [otherModelId]);
  const client = await joined("client", [modelId]);
  const ofModel = await made(owner, { modelId });
  const clients = await made(owner, { modelId, assigneeId: client.id });
  const ofNone = await made(owner, {});
  const given = await made(owner, { assigneeId: outside.id });
  const all = [ofModel.id, clients.id, ofNone.id, given.id];
  const seenBy = async (person: Person) => (await idsOf(person)).filter((id) => all.includes(id));
  expect(await seenBy(inside)).toEqual([ofModel.id, clients.id]);
  expect(await seenBy(client)).toEqual([clients.id]);
  expect(await seenBy(outside)).toEqual([given.id]);
  expect((await changed(client, ofModel.id, { isDone: true })).status).toBe(404);
  expect((await changed(client, clients.id, { isDone: true })).status).toBe(200);
});

test("who may no longer see a model sees none of its to-dos, not even their own", async () => {
  const analyst = await joined("analyst", [modelId]);
  const own = await made(analyst, { modelId, assigneeId: analyst.id });
  expect(await idsOf(analyst)).toContain(own.id);
  const grant = { role: "analyst", scope: "models", modelIds: [otherModelId], seesEarnings: false };
  const url = `/api/workspace/members/${analyst.id}`;
  await world.put(owner, url, grant);
  expect(await idsOf(analyst)).not.toContain(own.id);
  expect((await changed(analyst, own.id, { isDone: true })).status).toBe(404);
});

test("a to-do can be assigned only to members who see its model", async () => {
  const outside = await joined("viewer", [otherModelId]);
  const stranger = await world.person();
  for (const { id } of [outside, stranger]) {
    const refused = await world.post(owner, "/api/todos", { title: "Call back", modelId, assigneeId: id });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { assigneeId: expect.stringMatching(/workspace/) } },
    });
  }
  const people = async (query: string) =>
    (await world.get(owner, `/api/workspace/people${query}`)).body.map(({ id }: { id: number }) => id);
  expect(await people("")).toContain(outside.id);
  expect(await people(`?model=${modelId}`)).not.toContain(outside.id);
  expect((await world.get(outside, `/api/workspace/people?model=${modelId}`)).status).toBe(404);
});

test("who is given a to-do is notified once for each time, who gives it to themselves is not", async () => {
  const manager = await joined("manager");
  const todo = await made(owner, { modelId, assigneeId: manager.id });
  expect(await given(manager)).toMatchObject([{ model: { id: modelId } }]);
  await changed(owner, todo.id, { assigneeId: manager.id, title: "The same owner" });
  expect(await given(manager)).toHaveLength(1);
  await changed(manager, todo.id, { assigneeId: null });
  await changed(manager, todo.id, { assigneeId: manager.id });
  expect(await given(manager)).toHaveLength(1);
});

test("who leaves the workspace owns none of its to-dos any more, which stay", async () => {
  const manager = await joined("manager");
  const todo = await made(manager, { modelId, assigneeId: manager.id });
  expect((await world.remove(owner, `/api/workspace/members/${manager.id}`)).status).toBe(200);
  expect((await listed(owner)).find(({ id }) => id === todo.id)).toMatchObject({ assignee: null });
  expect(await idsOf(manager)).toEqual([]);
});

test("a step of a report becomes one to-do, however often and by whomever it is made", async () => {
  const manager = await joined("manager");
  const report = await world.report(owner, modelId);
  const [step] = report.metadata.sealed.statements.filter(({ place }) => place === "next");
  if (!step) throw new Error("the report has no next step");
  const ofStep = { modelId, step: { reportId: report.id, id: stepId(step) } };
  const all = await Promise.all(Array.from({ length: 10 }, (_, index) => made(index % 2 ? manager : owner, ofStep)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(all[0]).toMatchObject({ step: stepId(step), reportId: report.id });
  const unknown = { ...ofStep, step: { ...ofStep.step, id: "next.unknown" } };
  expect(await world.post(owner, "/api/todos", { title: "A", ...unknown })).toMatchObject({
    status: 422,
    body: { fields: { step: expect.any(String) } },
  });
  const foreign = { ...ofStep, modelId: otherModelId };
  expect((await world.post(owner, "/api/todos", { title: "A", ...foreign })).status).toBe(422);
});

test("a to-do of a step that states earnings is seen by who sees earnings alone", async () => {
  const todo = await made(owner, { modelId });
  const [analyst, viewer] = [await joined("analyst"), await joined("viewer")];
  expect(await idsOf(analyst)).toContain(todo.id);
  const step = "next.winBackNew quiet=onlyfans.quietPayers worth=onlyfans.quietWorth";
  await world.ctx.pool.query("update todos set step = $1, assignee_id = $3 where id = $2", [step, todo.id, viewer.id]);
  expect(await idsOf(owner)).toContain(todo.id);
  expect([await idsOf(analyst), await idsOf(viewer)].flat()).not.toContain(todo.id);
  expect((await changed(analyst, todo.id, { title: "Mine" })).status).toBe(404);
  await world.ctx.pool.query("update todos set step = 'next.losses gain=x.gain' where id = $1", [todo.id]);
  expect(await idsOf(viewer)).toContain(todo.id);
});

test("a title is read as notes are: danger is answered with help, an age under 18 is refused, plain work is taken", async () => {
  const danger = await world.post(owner, "/api/todos", { title: "Make her do nudes or I hurt her" });
  expect(danger).toMatchObject({ status: 422, body: { code: "help" } });
  const todo = await made(owner, { title: "Sign the release" });
  expect(await changed(owner, todo.id, { title: "She is 16, post anyway" })).toMatchObject({ status: 422 });
  expect(await world.post(owner, "/api/todos", { title: " " })).toMatchObject({ status: 422 });
});

test("a change of to-dos reaches the open pages of their workspace, and no others", async () => {
  const manager = await joined("manager");
  const stranger = await world.person();
  const [theirs, others] = await Promise.all(
    [manager, stranger].map(({ cookie }) => openEventStream(`${origin}/api/events`, cookie)),
  );
  const countOf = (stream: typeof theirs) => stream?.events.filter(({ topic }) => topic === "team").length;
  // What changed before a stream began, its page may have missed.
  await expect.poll(() => [countOf(theirs), countOf(others)]).toEqual([1, 1]);
  const todo = await made(owner, { modelId });
  await changed(owner, todo.id, { isDone: true });
  await expect.poll(() => countOf(theirs)).toBe(3);
  expect(countOf(others)).toBe(1);
  theirs?.abort();
  others?.abort();
});

test("a deleted model takes its to-dos along, and one that is moved into a workspace brings them", async () => {
  const person = await world.person();
  const { id } = await world.submit(person, { instagramUrl: "demo.todo.moved" });
  const own = await made(person, { modelId: id, assigneeId: person.id });
  const { body: workspace } = await world.post(person, "/api/workspaces", { name: "Moved to" });
  const switchTo = (to: number) => world.put(person, "/api/workspaces/current", { id: to });
  expect(await idsOf(person)).toEqual([]);
  await switchTo(person.id);
  await world.put(person, `/api/models/${id}/workspace`, { id: workspace.id });
  expect(await idsOf(person)).toEqual([]);
  await switchTo(workspace.id);
  expect(await idsOf(person)).toEqual([own.id]);
  await world.remove(person, `/api/models/${id}`);
  expect(await idsOf(person)).toEqual([]);
});

const inChargeOf = async (by: Person, query = "") => (await world.get(by, `/api/in-charge${query}`)).body;
const setInCharge = (by: Person, userIds: number[]) => world.put(by, `/api/models/${modelId}/in-charge`, { userIds });

test("people in charge of a model are named in order, notified once, and left out while they do not see it", async () => {
  const first = await joined("analyst", [modelId]);
  const second = await joined("viewer");
  expect((await setInCharge(owner, [first.id, second.id])).body.people).toMatchObject([
    { id: first.id },
    { id: second.id },
  ]);
  await setInCharge(owner, [second.id, first.id]);
  expect(await inChargeOf(second, `?model=${modelId}`)).toMatchObject([
    { modelId, people: [{ id: second.id }, { id: first.id }] },
  ]);
  const { items } = (await world.get(first, "/api/notifications")).body;
  expect(items.filter(({ kind }: Notification) => kind === "in-charge")).toHaveLength(1);
  const grant = { role: "analyst", scope: "models", modelIds: [otherModelId], seesEarnings: false };
  const url = `/api/workspace/members/${first.id}`;
  await world.put(owner, url, grant);
  expect(await inChargeOf(owner)).toMatchObject([{ modelId, people: [{ id: second.id }] }]);
  expect(await inChargeOf(first)).toEqual([]);
  await world.remove(owner, `/api/workspace/members/${second.id}`);
  expect(await inChargeOf(owner)).toEqual([]);
});

test("people in charge are chosen by managers, among those who see the model", async () => {
  const analyst = await joined("analyst");
  const client = await joined("client", [modelId]);
  const outside = await joined("viewer", [otherModelId]);
  expect((await setInCharge(analyst, [analyst.id])).status).toBe(404);
  expect(await setInCharge(owner, [outside.id])).toMatchObject({
    status: 422,
    body: { fields: { userIds: expect.any(String) } },
  });
  expect((await setInCharge(owner, [analyst.id, analyst.id])).status).toBe(422);
  expect((await world.get(client, "/api/in-charge")).status).toBe(404);
  const at = await Promise.all([1, 2, 3, 4].map(() => setInCharge(owner, [analyst.id])));
  expect(at.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("a member's export has nothing of what the team does, nor which models other members see", async () => {
  const [analyst, viewer] = [await joined("analyst", [modelId]), await joined("viewer", [modelId])];
  await made(analyst, { modelId, assigneeId: viewer.id });
  await world.post(analyst, `/api/models/${modelId}/team-notes`, { text: "Look", mentions: [viewer.id] });
  await setInCharge(owner, [analyst.id, viewer.id]);
  const { body } = await world.post(viewer, "/api/user/export");
  const { todos, team_notes, people_in_charge, workspace_member_models } = body.tables;
  expect([todos, team_notes, people_in_charge]).toEqual([[], [], []]);
  expect(workspace_member_models).toMatchObject([{ user_id: viewer.id, model_id: modelId }]);
  const personal = await world.person();
  await made(personal, { title: "Of my own" });
  expect((await world.post(personal, "/api/user/export")).body.tables.todos).toMatchObject([{ title: "Of my own" }]);
});

test("create calls: a form that is sent three times at once makes one thing, and another body under its key is refused", async () => {
  const keyed = (url: string, payload: object) =>
    Promise.all([1, 2, 3].map(() => world.post(owner, url, payload, { "idempotency-key": `form of ${url}` })));
  const forms: [string, object][] = [
    ["/api/todos", { title: "Once" }],
    [`/api/models/${modelId}/team-notes`, { text: "Once" }],
    ["/api/workspace/invites", { role: "viewer", scope: "all", seesEarnings: false }],
    ["/api/workspaces", { name: "Once" }],
  ];
  for (const [url, payload] of forms) {
    const answers = await keyed(url, payload);
    expect(
      answers.map(({ status }) => status),
      url,
    ).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size, url).toBe(1);
  }
  const other = await world.post(owner, "/api/todos", { title: "Other" }, { "idempotency-key": "form of /api/todos" });
  expect(other).toMatchObject({ status: 422, body: { code: "idempotency-conflict" } });
});
