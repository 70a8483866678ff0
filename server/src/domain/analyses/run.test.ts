import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { analyses, models } from "../../platform/db/schema.ts";
import { insertSubmission } from "../../test/insert-submission.ts";
import { setUpDatabase } from "../../test/test-database.ts";
import { beginRun, completeRun, failExhausted, failRun, recordProgress } from "./run.ts";

const database = await setUpDatabase();

async function queued(): Promise<number> {
  const { db } = database;
  const modelId = await insertSubmission(db);
  const [run] = await db.insert(analyses).values({ modelId, cause: "submitted" }).returning({ id: analyses.id });
  return run?.id ?? 0;
}
const begun = async (id: number) => {
  const run = await beginRun(database.db, id);
  if (!run) throw new Error("the run could not begin");
  return run;
};

test("run: a worker that lost its lease writes nothing more", async () => {
  const { db } = database;
  const id = await queued();
  const stale = await begun(id);
  const current = await begun(id);
  let sealed = 0;
  const seal = async () => ++sealed;
  await expect(recordProgress(db, stale, { stage: "text" })).rejects.toThrow("taken over");
  await expect(recordProgress(db, stale, { outcomes: { 1: { outcome: "ok" } } })).rejects.toThrow("taken over");
  await expect(failRun(db, stale, "engine")).rejects.toThrow("taken over");
  await expect(completeRun(db, stale, seal)).rejects.toThrow("taken over");
  expect(sealed).toBe(0);
  await completeRun(db, current, seal);
  expect(sealed).toBe(1);
  await expect(completeRun(db, current, seal)).rejects.toThrow("taken over");
});

test("run: a finished one does not begin again", async () => {
  const id = await queued();
  await failRun(database.db, await begun(id), "sources-unknown");
  expect(await beginRun(database.db, id)).toBeUndefined();
  expect(await beginRun(database.db, 2_000_000)).toBeUndefined();
});

test("run: one that was given up refuses the worker that still has it", async () => {
  const { db } = database;
  const run = await begun(await queued());
  await db.transaction((tx) => failExhausted(tx, run.id));
  await expect(recordProgress(db, run, { stage: "text" })).rejects.toThrow("taken over");
});

test("run: a change of a model waits for the worker that completes its run, without a deadlock", async () => {
  const { db, pool } = database;
  const run = await begun(await queued());
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
