import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { analyses, auditEntries, creators, models, submissions } from "../../platform/db/schema.ts";
import { dumpDatabase } from "../../test/dump-database.ts";
import { makePicture } from "../../test/make-picture.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";
import { purgeDeletedModel } from "./purge-model.ts";

const world = await setUpWorld();
const owner = await world.person();
const other = await world.person();

const octets = { "content-type": "application/octet-stream" };
const pathsOf = (id: number) => [
  ...[`/api/models/${id}`, `/api/models/${id}/report`, `/api/models/${id}/reports`, `/api/models/${id}/evidence`],
  ...[`/api/models/${id}/earnings`, `/api/models/${id}/screenshots`, `/api/models/${id}/connections`],
];
const statuses = (id: number) => Promise.all(pathsOf(id).map(async (path) => (await world.get(owner, path)).status));
const listed = async () =>
  (await world.get(owner, `/api/user/${owner.id}/models`)).body.map(({ id }: { id: number }) => id);
const purgeAfter = (modelId: number, seconds: number) =>
  purgeDeletedModel({ ...world.ctx, now: () => new Date(Date.now() + seconds * 1_000) }, { modelId });

test("delete model: hidden from everybody, restored unchanged by undo; only its owner deletes or undoes", async () => {
  const { id } = await world.submit(owner, { instagramUrl: "demo.delete.undo", notes: "kept" });
  const before = await world.finished(owner, id);
  const missing = await world.remove(other, "/api/models/2000000000");
  expect(missing.status).toBe(404);
  expect(await world.remove(other, `/api/models/${id}`)).toEqual(missing);
  expect((await world.post(owner, `/api/models/${id}/restore`)).status).toBe(404);

  const undoFrom = Date.now() + 10_000;
  const deleted = await world.remove(owner, `/api/models/${id}`);
  expect(deleted.status).toBe(200);
  expect(Date.parse(deleted.body.undoUntil)).toBeGreaterThanOrEqual(undoFrom);
  expect(Date.parse(deleted.body.undoUntil)).toBeLessThanOrEqual(Date.now() + 10_000);
  expect(new Set(await statuses(id))).toEqual(new Set([404]));
  expect(await listed()).not.toContain(id);
  expect((await world.patch(owner, `/api/models/${id}`, { ...before, name: "Still mine" })).status).toBe(404);
  expect((await world.remove(owner, `/api/models/${id}`)).status).toBe(404);
  expect((await world.post(other, `/api/models/${id}/restore`)).status).toBe(404);

  const restored = await world.post(owner, `/api/models/${id}/restore`);
  expect(restored).toMatchObject({ status: 200, body: before });
  expect(new Set(await statuses(id))).toEqual(new Set([200]));
  await purgeAfter(id, 60);
  expect(await listed()).toContain(id);
  const entries = await world.ctx.db.select().from(auditEntries).where(eq(auditEntries.workspaceId, owner.id));
  expect(entries.map(({ act }) => act)).toEqual(["model.submit", "model.delete", "model.restore"]);
});

test("delete model: ends a running analysis, and undoing starts a new one", async () => {
  const { id } = await world.submit(owner, { instagramUrl: "demo.delete.running", twitterUrl: "demo_del_run" });
  expect((await world.remove(owner, `/api/models/${id}`)).status).toBe(200);
  const runs = () => world.ctx.db.select().from(analyses).where(eq(analyses.modelId, id));
  expect(await runs()).toEqual([]);
  expect((await world.post(owner, `/api/models/${id}/restore`)).status).toBe(200);
  expect((await world.finished(owner, id)).analysis).toMatchObject({ state: "done" });
  expect(await runs()).toHaveLength(1);
});

test("delete model: too late to undo, nothing is restored; afterwards only public data remains", async () => {
  const { id } = await world.submit(owner, {
    ...{ name: "Canary Name", username: "canary_username", notes: "canary notes" },
    instagramUrl: "demo.delete.public",
  });
  const whole = await world.finished(owner, id);
  const { analysis: _, ...rest } = whole;
  expect((await world.patch(owner, `/api/models/${id}`, { ...rest, tags: ["canary tag"] })).status).toBe(200);
  const typed = typedFigures(
    "onlyfans",
    { "earnings.net": 1_234_567_891 },
    { observedOn: "2026-11-01", contentStyle: "canary style" },
  );
  expect((await world.post(owner, `/api/models/${id}/evidence`, typed)).status).toBe(201);
  const picture = await world.post(owner, `/api/models/${id}/screenshots`, await makePicture(), octets);
  expect(picture.status).toBe(201);
  const file = `/api/files/${picture.body.picture}`;
  expect(await dumpDatabase(world.ctx.pool)).toMatch(/canary/i);

  expect((await world.remove(owner, `/api/models/${id}`)).status).toBe(200);
  await purgeAfter(id, 5);
  expect(await world.ctx.db.select().from(models).where(eq(models.id, id))).toHaveLength(1);
  await world.ctx.db
    .update(submissions)
    .set({ deletedAt: new Date(Date.now() - 13_000) })
    .where(eq(submissions.id, id));
  expect((await world.post(owner, `/api/models/${id}/restore`)).status).toBe(404);
  await purgeAfter(id, 0);
  const dump = await dumpDatabase(world.ctx.pool);
  expect(dump).not.toMatch(/canary|1234567891/i);
  // Who deleted a model stays in the log of its workspace.
  const logged = await world.ctx.db.select().from(auditEntries).where(eq(auditEntries.workspaceId, owner.id));
  expect(logged.at(-1)).toMatchObject({ act: "model.delete", actorId: owner.id, modelId: null });
  await expect.poll(async () => (await world.get(owner, file)).status).toBe(404);
  expect((await world.get(owner, "/api/creators/instagram/demo.delete.public")).status).toBe(200);
});

test("delete model: a creator's own record cannot be deleted, even by its owner", async () => {
  await world.analyze(owner, { instagramUrl: "demo.delete.creator" });
  const found = (await world.get(owner, "/api/creators?q=@demo.delete.creator")).body.creators[0];
  await world.ctx.db.update(creators).set({ ownerUserId: owner.id }).where(eq(creators.id, found.id));
  expect((await world.remove(owner, `/api/models/${found.id}`)).status).toBe(404);
});
