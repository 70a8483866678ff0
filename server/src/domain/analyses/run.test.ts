import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { analyses, models } from "../../platform/db/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { beginRun, completeRun, failGivenUp, failRun, moveTo, recordOutcome } from "./run.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function queued(): Promise<number> {
  const { db } = database;
  const [model] = await db.insert(models).values({ name: "A", username: "a" }).returning({ id: models.id });
  const [run] = await db
    .insert(analyses)
    .values({ modelId: model?.id ?? 0, cause: "submitted" })
    .returning({ id: analyses.id });
  return run?.id ?? 0;
}
const held = async (id: number) => {
  const run = await beginRun(database.db, id);
  if (!run) throw new Error("the run could not begin");
  return run;
};

test("a worker that lost its lease writes nothing more", async () => {
  const { db } = database;
  const id = await queued();
  const stale = await held(id);
  const current = await held(id);
  let sealed = 0;
  const seal = async () => ++sealed;
  await expect(moveTo(db, stale, "text")).rejects.toThrow("taken over");
  await expect(recordOutcome(db, stale, 1, { outcome: "ok" })).rejects.toThrow("taken over");
  await expect(failRun(db, stale, "engine")).rejects.toThrow("taken over");
  await expect(completeRun(db, stale, seal)).rejects.toThrow("taken over");
  expect(sealed).toBe(0);
  await completeRun(db, current, seal);
  expect(sealed).toBe(1);
  await expect(completeRun(db, current, seal)).rejects.toThrow("taken over");
});

test("a run that is over does not begin again", async () => {
  const id = await queued();
  await failRun(database.db, await held(id), "sources-unknown");
  expect(await beginRun(database.db, id)).toBeUndefined();
  expect(await beginRun(database.db, 2_000_000)).toBeUndefined();
});

test("a run that was given up refuses the worker that still holds it", async () => {
  const { db } = database;
  const run = await held(await queued());
  await db.transaction((tx) => failGivenUp(tx, run.id));
  await expect(moveTo(db, run, "text")).rejects.toThrow("taken over");
});

test("run: a change of a model waits for the worker that completes its run, without a deadlock", async () => {
  const { db, pool } = database;
  const run = await held(await queued());
  const isWaiting = async () => (await pool.query("select 1 from pg_locks where not granted")).rowCount !== 0;
  let changing: Promise<void> | undefined;
  await completeRun(db, run, async () => {
    changing = db.transaction(async (tx) => {
      await tx.update(models).set({ name: "B" }).where(eq(models.id, run.modelId));
      await tx.delete(analyses).where(eq(analyses.modelId, run.modelId));
    });
    await expect.poll(isWaiting).toBe(true);
    return 1;
  });
  await changing;
  expect(
    await db.select({ name: models.name, status: models.status }).from(models).where(eq(models.id, run.modelId)),
  ).toEqual([{ name: "B", status: "completed" }]);
});
