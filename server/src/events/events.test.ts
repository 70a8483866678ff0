import { setTimeout as sleep } from "node:timers/promises";
import { type LiveEvent, liveEvent } from "@fanradar/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "../test/start-world.ts";

let world: World;
let origin: string;
beforeAll(async () => {
  world = await startWorld();
  origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
});
const streams: AbortController[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.abort();
});
afterAll(() => world.close());

/** Opens a stream as a browser does, and collects its events. */
async function listen(path: string, cookie: string) {
  const aborting = new AbortController();
  streams.push(aborting);
  const response = await fetch(`${origin}${path}`, { headers: { cookie }, signal: aborting.signal });
  const events: LiveEvent[] = [];
  const stream = { response, events, text: "", isOver: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      stream.text += decoder.decode(chunk, { stream: true });
      for (let end = stream.text.indexOf("\n\n"); end >= 0; end = stream.text.indexOf("\n\n")) {
        const block = stream.text.slice(0, end);
        stream.text = stream.text.slice(end + 2);
        if (block.startsWith("data: ")) events.push(liveEvent.parse(JSON.parse(block.slice(6))));
      }
    }
  };
  read()
    .catch(() => {})
    .finally(() => {
      stream.isOver = true;
    });
  return stream;
}

test("a model's stream tells every stage from the run as it stands to its end", async () => {
  const person = await world.person();
  await world.fault({ platform: "instagram", fault: "slow", handle: "demo.live", times: 1 });
  const model = await world.submit(person, { instagramUrl: "demo.live", twitterUrl: "demo_live" });
  const { response, events } = await listen(`/api/models/${model.id}/events`, person.cookie);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  await world.finished(person, model.id);
  await expect
    .poll(() => events.at(-1))
    .toMatchObject({ topic: "analysis", analysis: { state: "done", stagesDone: 5 } });
  const runs = events.flatMap((event) => (event.topic === "analysis" ? [event.analysis] : []));
  const stages = runs.map(({ stagesDone }) => stagesDone);
  expect(stages).toEqual(stages.toSorted((a, b) => a - b));
  // X had answered while Instagram was still being read.
  expect(runs).toContainEqual(
    expect.objectContaining({
      stage: "evidence",
      readings: [
        { platform: "instagram", handle: "demo.live", outcome: null },
        { platform: "x", handle: "demo_live", outcome: "ok" },
      ],
    }),
  );
});

test("a person's stream tells of their models and ratings, and of nobody else's", async () => {
  const [person, other] = await Promise.all([world.person(), world.person()]);
  const mine = await listen("/api/events", person.cookie);
  const theirs = await listen("/api/events", other.cookie);
  const model = await world.submit(person);
  await world.finished(person, model.id);
  const report = await world.report(person, model.id);
  await world.post(person, `/api/reports/${report.id}/rate`, { isPositive: true });
  await expect.poll(() => mine.events.at(-1)).toEqual({ topic: "rating", modelId: model.id });
  expect(mine.events.length).toBeGreaterThan(2);
  expect(theirs.events).toEqual([]);
});

test("a stream goes on after its connection to the database broke", async () => {
  const person = await world.person();
  const model = await world.submit(person);
  await world.finished(person, model.id);
  const { events } = await listen(`/api/models/${model.id}/events`, person.cookie);
  await expect.poll(() => events.length).toBeGreaterThan(0);
  const before = events.length;
  await world.ctx.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'fanradar events'",
  );
  await expect.poll(() => events.length, { timeout: 5_000 }).toBeGreaterThan(before);
  await world.post(person, `/api/models/${model.id}/analyses`);
  await expect
    .poll(() => events.at(-1), { timeout: 5_000 })
    .toMatchObject({ analysis: { cause: "by-hand", state: "done" } });
});

test("a stream ends with its session", async () => {
  const person = await world.person();
  const stream = await listen("/api/events", person.cookie);
  await sleep(50);
  expect(stream.isOver).toBe(false);
  await world.post(person, "/api/auth/logout");
  await expect.poll(() => stream.isOver, { timeout: 12_000 }).toBe(true);
});
