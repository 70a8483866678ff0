import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { analyses, reports, screenshots } from "../../platform/db/schema.ts";
import { acquirePoolLock } from "../../platform/queue/pool-lock.ts";
import { forkWorker } from "../../test/fork-worker.ts";
import { makeScreen } from "../../test/make-picture.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { sweepAnalyses } from "./sweep-analyses.ts";

const world = await setUpWorld({ worker: false });
const person = await world.person();

/** A worker process that has taken a job whose read is slow. */
async function busyWorker(handle: string) {
  const child = await forkWorker(world.ctx.config);
  await world.fault({ platform: "instagram", fault: "slow", handle, times: 1 });
  const model = await world.submit(person, { instagramUrl: handle });
  await expect.poll(() => world.requestsOf(`instagram:${handle}`)).toBe(1);
  return { child, model };
}

test("killed worker: its job continues in another worker and ends once", async () => {
  const { child, model } = await busyWorker("demo.killed");
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  const worker = await world.startWorker();
  expect(await world.finished(person, model.id)).toMatchObject({ status: "completed" });
  expect(await world.ctx.db.select().from(reports).where(eq(reports.modelId, model.id))).toHaveLength(1);
  await worker.stop();
});

test("killed worker: its job precedes all waiting ones, and a lost job gets its old place", async () => {
  const { db, config } = world.ctx;
  const { child, model } = await busyWorker("demo.first");
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  const lost = await world.submit(person, { username: "lost" });
  await db.execute(sql`delete from graphile_worker._private_jobs where locked_at is null`);
  const waiting = [];
  for (let n = 0; n < 12; n++) waiting.push((await world.submit(person, { username: `waiting${n}` })).id);
  // So that its second start differs from its first.
  await db.update(analyses).set({ startedAt: null }).where(eq(analyses.modelId, model.id));

  // The sweep of a live worker, without one that takes the jobs.
  const lock = acquirePoolLock("test", { connectionString: config.databaseUrl });
  await lock.held;
  await expect.poll(() => lock.releaseDead()).toHaveLength(1);
  await lock.close();
  await sweepAnalyses(db);
  const due = sql`select from graphile_worker._private_jobs where run_at <= now()`;
  await expect.poll(async () => (await db.execute(due)).rowCount).toBe(14);

  const worker = await world.startWorker();
  for (const id of [model.id, lost.id, ...waiting]) await world.finished(person, id);
  await worker.stop();
  const started = await db
    .select({ id: analyses.modelId })
    .from(analyses)
    .where(inArray(analyses.modelId, [model.id, lost.id, ...waiting]))
    .orderBy(analyses.startedAt);
  const order = started.map(({ id }) => id);
  // Four are taken at once.
  expect(order.slice(0, 4)).toContain(model.id);
  expect(order.slice(0, 6)).toContain(lost.id);
  expect(order.slice(6)).toEqual(expect.arrayContaining(waiting.slice(6)));
});

test("stopped worker: loses its job to a live one, and cannot write when it resumes", async () => {
  const { child, model } = await busyWorker("demo.stopped");
  child.kill("SIGSTOP");
  const worker = await world.startWorker();
  const done = await world.finished(person, model.id);
  expect(done).toMatchObject({ status: "completed" });
  const gone = once(child, "exit");
  child.kill("SIGCONT");
  // It ends once its read has come back and its write was refused.
  child.send("end");
  await gone;
  const [run] = await world.ctx.db.select().from(analyses).where(eq(analyses.modelId, model.id));
  expect(run).toMatchObject({ state: "done", lease: 2 });
  expect(await world.ctx.db.select().from(reports).where(eq(reports.modelId, model.id))).toHaveLength(1);
  await worker.stop();
});

test("worker: recovers from broken connections in the middle of a job", async () => {
  const worker = await world.startWorker();
  await world.fault({ platform: "instagram", fault: "slow", handle: "demo.broken", times: 1 });
  const model = await world.submit(person, { instagramUrl: "demo.broken" });
  await expect.poll(() => world.requestsOf("instagram:demo.broken")).toBe(1);
  for (let n = 0; n < 15; n++) {
    await world.ctx.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'fanradar worker%'",
    );
    await sleep(200);
  }
  expect(await world.finished(person, model.id)).toMatchObject({ status: "completed" });
  await worker.stop();
});

test("lost job: its run gets another", async () => {
  const model = await world.submit(person, {});
  await world.ctx.db.execute(sql`delete from graphile_worker._private_jobs`);
  const worker = await world.startWorker();
  expect(await world.finished(person, model.id)).toMatchObject({ status: "completed" });
  await worker.stop();
});

const addScreen = async (modelId: number, lines: string[]) => {
  const headers = { "content-type": "application/octet-stream" };
  const { body } = await world.post(person, `/api/models/${modelId}/screenshots`, await makeScreen(lines), headers);
  const id: number = body.id;
  return id;
};
const outcomeOf = async (id: number) =>
  (await world.ctx.db.select().from(screenshots).where(eq(screenshots.id, id)))[0]?.outcome;

test("screenshot: given to the person to type if its reading killed the process each time", async () => {
  const { id: modelId } = await world.submit(person, {});
  const id = await addScreen(modelId, ["5 Followers"]);
  // The state after three crashes, once live workers have released the job.
  await world.ctx.db.execute(
    sql`update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'screenshotId' = ${String(id)}`,
  );
  const worker = await world.startWorker();
  await expect.poll(() => outcomeOf(id)).toBe("gave-up");
  await worker.stop();
});

test("screenshot: one whose job is lost gets another", async () => {
  const { id: modelId } = await world.submit(person, {});
  const id = await addScreen(modelId, ["12.3K Followers"]);
  await world.ctx.db.execute(sql`delete from graphile_worker._private_jobs`);
  const worker = await world.startWorker();
  await expect.poll(() => outcomeOf(id)).toBe("read");
  await worker.stop();
});
