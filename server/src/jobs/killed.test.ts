import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { analyses, reports } from "../db/schema.ts";
import { startWorld, type World } from "../test/start-world.ts";

let world: World;
let person: Awaited<ReturnType<World["person"]>>;
beforeAll(async () => {
  world = await startWorld({ worker: false });
  person = await world.person();
});
afterAll(() => world.close());

/** A worker process that has taken a job whose read is slow. */
async function busyWorker(handle: string) {
  const child = fork(fileURLToPath(new URL("../test/worker-process.ts", import.meta.url)), [
    JSON.stringify(world.ctx.config),
  ]);
  await once(child, "message");
  await world.fault({ platform: "instagram", fault: "slow", handle, times: 1 });
  const model = await world.submit(person, { instagramUrl: handle });
  await expect.poll(() => world.asked(`instagram:${handle}`), { timeout: 5_000 }).toBe(1);
  return { child, model };
}

test("a killed worker's job goes on within ten seconds and ends once", async () => {
  const { child, model } = await busyWorker("demo.killed");
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  const worker = await world.startWorker();
  expect(await world.finished(person, model.id, 10_000)).toMatchObject({ status: "completed" });
  expect(await world.ctx.db.select().from(reports).where(eq(reports.modelId, model.id))).toHaveLength(1);
  await worker.stop();
});

test("a stopped worker loses its job to the living, and cannot write when it goes on", async () => {
  const { child, model } = await busyWorker("demo.stopped");
  child.kill("SIGSTOP");
  const worker = await world.startWorker();
  const done = await world.finished(person, model.id, 25_000);
  expect(done).toMatchObject({ status: "completed" });
  child.kill("SIGCONT");
  // Long enough for the stopped read to come back and be refused.
  await sleep(3_000);
  const [run] = await world.ctx.db.select().from(analyses).where(eq(analyses.modelId, model.id));
  expect(run).toMatchObject({ state: "done", lease: 2 });
  expect(await world.ctx.db.select().from(reports).where(eq(reports.modelId, model.id))).toHaveLength(1);
  child.kill("SIGKILL");
  await worker.stop();
}, 60_000);

test("a worker whose connections break in the middle of a job goes on by itself", async () => {
  const worker = await world.startWorker();
  await world.fault({ platform: "instagram", fault: "slow", handle: "demo.broken", times: 1 });
  const model = await world.submit(person, { instagramUrl: "demo.broken" });
  await expect.poll(() => world.asked("instagram:demo.broken"), { timeout: 5_000 }).toBe(1);
  for (let n = 0; n < 15; n++) {
    await world.ctx.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'fanradar worker%'",
    );
    await sleep(200);
  }
  expect(await world.finished(person, model.id, 20_000)).toMatchObject({ status: "completed" });
  await worker.stop();
});

test("a run whose job is lost gets another", async () => {
  const model = await world.submit(person, {});
  await world.ctx.db.execute(sql`delete from graphile_worker._private_jobs`);
  const worker = await world.startWorker();
  expect(await world.finished(person, model.id)).toMatchObject({ status: "completed" });
  await worker.stop();
});
