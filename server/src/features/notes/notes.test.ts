import type { MemberRole, Notification, TeamNote } from "@fanradar/contract";
import { beforeAll, expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();
let owner: Person;
let modelId: number;
let otherModelId: number;

beforeAll(async () => {
  owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
  modelId = (await world.submit(owner, { instagramUrl: "demo.noted" })).id;
  otherModelId = (await world.submit(owner, { instagramUrl: "demo.noted.other" })).id;
  await world.finished(owner, modelId);
  await world.finished(owner, otherModelId);
});

const joined = (role: Exclude<MemberRole, "owner">, models?: number[]) =>
  world.member(owner, {
    role,
    seesEarnings: false,
    ...(models ? { scope: "models", modelIds: models } : { scope: "all" }),
  });
const write = (by: Person, body: object) =>
  world.post(by, `/api/models/${modelId}/team-notes`, { text: "Look at this", ...body });
async function written(by: Person, body: object = {}): Promise<TeamNote> {
  const answer = await write(by, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
const listed = async (by: Person): Promise<TeamNote[]> =>
  (await world.get(by, `/api/models/${modelId}/team-notes`)).body.notes;

test("team notes are written on a report or a day of a chart, read by viewers, and not by clients", async () => {
  const [viewer, client] = [await joined("viewer"), await joined("client", [modelId])];
  const report = await world.report(owner, modelId);
  const onReport = await written(owner, { reportId: report.id });
  const onDay = await written(owner, { text: "A shoot\nin Rome", day: "2026-11-03", platform: "instagram" });
  expect((await listed(viewer)).slice(0, 2)).toMatchObject([
    { id: onDay.id, text: "A shoot\nin Rome", day: "2026-11-03", platform: "instagram", mayDelete: false },
    { id: onReport.id, reportId: report.id, author: { id: owner.id } },
  ]);
  expect((await write(viewer, {})).status).toBe(404);
  expect((await world.get(client, `/api/models/${modelId}/team-notes`)).status).toBe(404);
});

test("a mention notifies members who may read the note, and is refused of others", async () => {
  const [manager, client] = [await joined("manager"), await joined("client", [modelId])];
  const outside = await joined("viewer", [otherModelId]);
  const note = await written(owner, { mentions: [manager.id, owner.id, manager.id] });
  expect(note.mentions.map(({ id }) => id).toSorted()).toEqual([owner.id, manager.id].toSorted());
  const mentions = (await world.get(manager, "/api/notifications")).body.items.filter(
    ({ kind }: Notification) => kind === "mentioned",
  );
  expect(mentions).toMatchObject([{ model: { id: modelId } }]);
  for (const { id } of [client, outside, await world.person()])
    expect(await write(owner, { mentions: [id] })).toMatchObject({
      status: 422,
      body: { fields: { mentions: expect.any(String) } },
    });
  const people = (await world.get(owner, `/api/workspace/people?model=${modelId}`)).body;
  expect(people).toContainEqual(expect.objectContaining({ id: client.id, readsNotes: false }));
  await world.remove(owner, `/api/workspace/members/${manager.id}`);
  expect((await listed(owner)).find(({ id }) => id === note.id)?.mentions).toMatchObject([{ id: owner.id }]);
});

test("a note can be deleted only by its author and by managers", async () => {
  const [analyst, manager] = [await joined("analyst"), await joined("manager")];
  const [theirs, owners] = [await written(analyst), await written(owner)];
  expect((await world.remove(analyst, `/api/team-notes/${owners.id}`)).status).toBe(404);
  expect((await world.remove(analyst, `/api/team-notes/${theirs.id}`)).status).toBe(200);
  expect((await world.remove(manager, `/api/team-notes/${owners.id}`)).status).toBe(200);
  expect((await world.remove(manager, `/api/team-notes/${owners.id}`)).status).toBe(404);
});

test("a note is changed by its author alone and says so; a deleted one is put back by who deleted it, and later it is gone", async () => {
  const [analyst, manager] = [await joined("analyst"), await joined("manager")];
  const note = await written(analyst);
  const url = `/api/team-notes/${note.id}`;
  const changed = { text: "Look at that", mentions: [manager.id] };
  expect((await world.patch(manager, url, changed)).status).toBe(404);
  expect((await world.patch(analyst, url, changed)).body).toMatchObject({
    ...{ text: "Look at that", mentions: [{ id: manager.id }], editedAt: expect.any(String), mayEdit: true },
  });
  expect((await world.get(manager, "/api/notifications")).body.items[0]).toMatchObject({ kind: "mentioned" });
  expect((await world.remove(manager, url)).status).toBe(200);
  expect((await listed(owner)).map(({ id }) => id)).not.toContain(note.id);
  expect((await world.post(analyst, `${url}/restore`)).status).toBe(404);
  expect((await world.post(manager, `${url}/restore`)).body).toMatchObject({ id: note.id, text: "Look at that" });
  expect((await world.remove(analyst, url)).status).toBe(200);
  await world.ctx.pool.query("update team_notes set deleted_at = now() - interval '1 hour' where id = $1", [note.id]);
  expect((await world.post(analyst, `${url}/restore`)).status).toBe(404);
});

test("a note on a platform that its model does not link is refused, unless it was written when the model linked it", async () => {
  const onX = { text: "A long post", day: "2026-11-03", platform: "x" };
  expect(await write(owner, onX)).toMatchObject({
    status: 422,
    body: { fields: { platform: "The model has no profile there. Expected a platform that it links" } },
  });
  const note = await written(owner, { ...onX, platform: "instagram" });
  expect((await world.patch(owner, `/api/team-notes/${note.id}`, onX)).status).toBe(422);
  await world.ctx.pool.query("update team_notes set platform = 'x' where id = $1", [note.id]);
  expect((await world.patch(owner, `/api/team-notes/${note.id}`, onX)).body).toMatchObject({ platform: "x" });
});

test("a note is refused with danger or an age under 18 in it, of a day to come, and on another model's report", async () => {
  expect(await write(owner, { text: "Make her do nudes or I hurt her" })).toMatchObject({
    status: 422,
    body: { code: "help" },
  });
  expect(await write(owner, { text: "Ava is 17" })).toMatchObject({ status: 422 });
  for (const body of [
    { text: " " },
    { day: "2999-01-01" },
    { platform: "x" },
    { reportId: (await world.report(owner, otherModelId)).id },
  ])
    expect(await write(owner, body), JSON.stringify(body)).toMatchObject({ status: 422, body: { code: "invalid" } });
});

test("notes move with their model, and are not those of the workspace that it left", async () => {
  const person = await world.person();
  const { id } = await world.submit(person, { instagramUrl: "demo.noted.moved" });
  await world.post(person, `/api/models/${id}/team-notes`, { text: "Moves along" });
  const { body: workspace } = await world.post(person, "/api/workspaces", { name: "Moved to" });
  const put = (url: string, payload: object) => world.put(person, url, payload);
  await put("/api/workspaces/current", { id: person.id });
  await put(`/api/models/${id}/workspace`, { id: workspace.id });
  expect((await world.get(person, `/api/models/${id}/team-notes`)).status).toBe(404);
  await put("/api/workspaces/current", { id: workspace.id });
  expect((await world.get(person, `/api/models/${id}/team-notes`)).body.notes).toMatchObject([{ text: "Moves along" }]);
});

test("mentions are listed for who is mentioned, while they see the model and read notes", async () => {
  const viewer = await joined("viewer", [modelId]);
  const note = await written(owner, { mentions: [viewer.id] });
  await written(owner);
  const mentions = async () => (await world.get(viewer, "/api/team-notes/mentions")).body;
  expect(await mentions()).toMatchObject([{ id: note.id, model: { id: modelId } }]);
  const become = (granted: object) =>
    world.put(owner, `/api/workspace/members/${viewer.id}`, { scope: "models", seesEarnings: false, ...granted });
  await become({ role: "client", modelIds: [modelId] });
  expect(await mentions()).toEqual([]);
  await become({ role: "viewer", modelIds: [otherModelId] });
  expect(await mentions()).toEqual([]);
});
