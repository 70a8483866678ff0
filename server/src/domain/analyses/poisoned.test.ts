import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programUrl } from "../../platform/isolate/program-url.ts";
import type { Person } from "../../test/open-test-app.ts";
import { startWorld, type World } from "../../test/start-world.ts";
import { openEnginePool } from "./engine-pool.ts";

let world: World;
let person: Person;
beforeAll(async () => {
  const entry = programUrl("poisoned-thread", import.meta.resolve("../../test/poisoned-thread.ts"));
  world = await startWorld({ engine: openEnginePool({ entry, timeLimitMs: 4_000, memoryLimitMb: 32 }) });
  person = await world.person();
});
afterAll(() => world.close());

/** Removes the waits between retries: they are graphile-worker's, and tested there. */
async function hurry() {
  await world.ctx.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`);
}

test("poisoned report: one that loops, exhausts memory, throws or ends its thread fails after three tries, and others complete", async () => {
  const poisons = ["demo.loop", "demo.oom", "demo.throw", "demo.exit"];
  const poisoned = [];
  for (const instagramUrl of poisons) poisoned.push(await world.submit(person, { instagramUrl }));
  const good = await world.submit(person, { instagramUrl: "demo.good" });
  expect(await world.finished(person, good.id)).toMatchObject({ status: "completed" });
  const hurrying = setInterval(hurry, 100);
  for (const { id } of poisoned) {
    const failed = await world.finished(person, id);
    expect(failed).toMatchObject({ status: "failed", analysis: { state: "failed", failure: { code: "engine" } } });
    expect((await world.get(person, `/api/models/${id}/report`)).status).toBe(404);
  }
  clearInterval(hurrying);
  const after = await world.submit(person, { instagramUrl: "demo.after" });
  expect(await world.finished(person, after.id)).toMatchObject({ status: "completed" });
});

test("retry: a failed model is pending again, and a completed one stays completed", async () => {
  const model = await world.submit(person, { instagramUrl: "demo.throw" });
  const hurrying = setInterval(hurry, 100);
  await world.finished(person, model.id);
  expect((await world.post(person, `/api/models/${model.id}/analyses`)).body).toMatchObject({ cause: "requested" });
  const waiting = await world.get(person, `/api/models/${model.id}`);
  expect(["pending", "processing"]).toContain(waiting.body.status);
  expect(await world.finished(person, model.id)).toMatchObject({ status: "failed" });
  clearInterval(hurrying);
});
