import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { analyses } from "../../platform/db/schema.ts";
import { liveChannel } from "../../platform/live/publish.ts";
import { insertSubmission } from "../../test/insert-submission.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { openProgress } from "./progress.ts";
import { beginRun, failRun } from "./run.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function begun() {
  const { db } = database;
  const modelId = await insertSubmission(db);
  const [row] = await db.insert(analyses).values({ modelId, cause: "submitted" }).returning({ id: analyses.id });
  const run = await beginRun(db, row?.id ?? 0);
  if (!run) throw new Error("the run could not begin");
  return run;
}
const stored = async (id: number) => (await database.db.select().from(analyses).where(eq(analyses.id, id)))[0];

test("progress: what follows at once is one event with the newest stage and every outcome", async () => {
  const run = await begun();
  const client = await database.pool.connect();
  const events: string[] = [];
  client.on("notification", ({ payload }) => events.push(payload ?? ""));
  await client.query(`listen ${liveChannel}`);
  const progress = openProgress(database.db, run);
  progress.record({ stage: "evidence" });
  progress.record({ outcomes: { 1: { outcome: "ok" } } });
  progress.record({ stage: "metrics", outcomes: { 2: { outcome: "private", triedAt: "2026-01-01T00:00:00.000Z" } } });
  await expect.poll(() => events.length).toBe(1);
  client.release(true);
  expect(await stored(run.id)).toMatchObject({
    stage: "metrics",
    outcomes: { 1: "ok", 2: "private" },
    tries: { 2: { triedAt: "2026-01-01T00:00:00.000Z" } },
  });
});

test("progress: a stage is written while the run goes on; where the run ends at once it is left out, and outcomes are left to that end", async () => {
  const run = await begun();
  const progress = openProgress(database.db, run);
  progress.record({ stage: "text" });
  await expect.poll(async () => (await stored(run.id))?.stage).toBe("text");
  progress.record({ stage: "check", outcomes: { 1: { outcome: "ok" } } });
  const left = await progress.end();
  expect((await stored(run.id))?.stage).toBe("text");
  await failRun(database.db, run, "engine", left);
  expect(await stored(run.id)).toMatchObject({ state: "failed", outcomes: { 1: "ok" } });
});

test("progress: after another worker took the run over, its end fails", async () => {
  const run = await begun();
  const progress = openProgress(database.db, run);
  await beginRun(database.db, run.id);
  progress.record({ outcomes: { 1: { outcome: "ok" } } });
  await sleep(60);
  await expect(progress.end()).rejects.toThrow("taken over");
});
