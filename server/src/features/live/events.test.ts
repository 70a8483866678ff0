import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { analyses } from "../../platform/db/schema.ts";
import { openEventBus } from "../../platform/live/event-bus.ts";
import { publishTeam } from "../../platform/live/publish.ts";
import { mostPerSession } from "../../platform/live/streams.ts";
import { type EventStream, openEventStream } from "../../test/event-stream.ts";
import { cookieOf, type Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";

const world = await setUpWorld();
const origin = await world.app.listen({ host: "127.0.0.1", port: 0 });
const streams: EventStream[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.abort();
});

async function listen(path: string, cookie: string) {
  const stream = await openEventStream(`${origin}${path}`, cookie);
  streams.push(stream);
  return stream;
}

test("events: a model's stream sends every stage, from the current state of the run to its end", async () => {
  const person = await world.person();
  // It answers when it is asked again, long after X.
  await world.fault({ platform: "instagram", fault: "hang", handle: "demo.live", times: 1 });
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

test("events: a person's stream sends events of their own models and ratings only", async () => {
  const [person, other] = await Promise.all([world.person(), world.person()]);
  const mine = await listen("/api/events", person.cookie);
  const theirs = await listen("/api/events", other.cookie);
  const model = await world.analyze(person);
  const report = await world.report(person, model.id);
  await world.post(person, `/api/reports/${report.id}/rate`, { isPositive: true });
  await expect.poll(() => mine.events.at(-1)).toEqual({ topic: "rating", modelId: model.id });
  expect(mine.events.length).toBeGreaterThan(2);
  expect(theirs.events).toEqual([
    { topic: "team", workspaceId: other.id, mayDiffer: true },
    { topic: "notification", hasUnread: false },
  ]);
});

test("events: a person's stream begins with what happened while their page was loading", async () => {
  const person = await world.person();
  const model = await world.analyze(person);
  const long = await world.analyze(person, { instagramUrl: "demo.long.ago" });
  const endedAgo = (id: number, ago: string) =>
    world.ctx.db
      .update(analyses)
      .set({ endedAt: sql`now() - ${ago}::interval` })
      .where(eq(analyses.modelId, id));
  await endedAgo(model.id, "0 s");
  await endedAgo(long.id, "1 hour");
  const { events } = await listen("/api/events", person.cookie);
  await expect
    .poll(() => events)
    .toEqual([
      { topic: "team", workspaceId: person.id, mayDiffer: true },
      { topic: "notification", hasUnread: expect.any(Boolean) },
      expect.objectContaining({ topic: "analysis", modelId: model.id }),
    ]);
});

test("events: what is logged for a workspace reaches its open pages, naming nothing of it", async () => {
  const [person, other] = await Promise.all([world.person(), world.person()]);
  const model = await world.analyze(person);
  const [mine, theirs] = [await listen("/api/events", person.cookie), await listen("/api/events", other.cookie)];
  const changes = () => mine.events.filter(({ topic }) => topic === "team").length;
  // How a stream begins.
  await expect
    .poll(() => [mine, theirs].map(({ events }) => events.some(({ topic }) => topic === "notification")))
    .toEqual([...[true, true]]);
  const [before, beside] = [changes(), theirs.events.length];
  const added = typedFigures("tiktok", { followers: 5 }, { observedOn: "2026-11-01" });
  expect((await world.post(person, `/api/models/${model.id}/evidence`, added)).status).toBe(201);
  await expect.poll(changes).toBe(before + 1);
  expect(mine.events.findLast(({ topic }) => topic === "team")).toEqual({
    ...{ topic: "team", workspaceId: person.id, mayDiffer: true },
  });
  expect(theirs.events).toHaveLength(beside);
});

test("event bus: what a page of a workspace shows may differ until all events since it loaded are received, and after a change", async () => {
  const bus = openEventBus(world.ctx.config.databaseDirectUrl, 200);
  const differs = () => expect.poll(() => bus.mayDiffer(7), { interval: 5 });
  expect(bus.mayDiffer(7)).toBe(true);
  bus.subscribe(() => {});
  await differs().toBe(false);
  await publishTeam(world.ctx.db, 7);
  await differs().toBe(true);
  expect(bus.mayDiffer(8)).toBe(false);
  await differs().toBe(false);
  await bus.close();
  await differs().toBe(true);
});

test("events: a person's stream ends where announcements were missed, so that the page loads again what it shows", async () => {
  const person = await world.person();
  const stream = await listen("/api/events", person.cookie);
  await expect.poll(() => stream.events.length).toBeGreaterThan(0);
  await world.ctx.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'fanradar events'",
  );
  await expect.poll(() => stream.isOver).toBe(true);
});

test("events: a stream resumes after its connection to the database broke", async () => {
  const person = await world.person();
  const model = await world.analyze(person);
  const { events } = await listen(`/api/models/${model.id}/events`, person.cookie);
  await expect.poll(() => events.length).toBeGreaterThan(0);
  const before = events.length;
  await world.ctx.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'fanradar events'",
  );
  await expect.poll(() => events.length).toBeGreaterThan(before);
  await world.post(person, `/api/models/${model.id}/analyses`);
  await expect.poll(() => events.at(-1)).toMatchObject({ analysis: { cause: "requested", state: "done" } });
});

test.each<[string, (own: Person, elsewhere: Person) => Promise<unknown>]>([
  ["is signed out", (own) => world.post(own, "/api/auth/logout")],
  ["is signed out by another browser", (_, elsewhere) => signOutOthers(elsewhere)],
  [
    "ends with a change of the password",
    (_, elsewhere) =>
      world.post(elsewhere, "/api/auth/password", { current: elsewhere.password, password: "another good password" }),
  ],
])("events: a stream ends at once if its session %s", async (_, end) => {
  const own = await world.person();
  const { email, password } = own;
  const payload = { email, password };
  const signedIn = await world.app.inject({ method: "POST", url: "/api/auth/login", payload });
  const elsewhere = { ...own, cookie: cookieOf(signedIn.headers["set-cookie"]) };
  const model = await world.analyze(own);
  const [mine, ofModel] = await Promise.all(
    ["/api/events", `/api/models/${model.id}/events`].map((path) => listen(path, own.cookie)),
  );
  await expect.poll(() => ofModel?.events.length).toBeGreaterThan(0);
  expect([mine?.isOver, ofModel?.isOver]).toEqual([false, false]);
  await end(own, elsewhere);
  // Well before the heartbeat that would detect it.
  await expect.poll(() => [mine?.isOver, ofModel?.isOver]).toEqual([true, true]);
});

test("events: a stream continues if another session of the person ends", async () => {
  const own = await world.person();
  const { email, password } = own;
  const signedIn = await world.app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password } });
  const elsewhere = { ...own, cookie: cookieOf(signedIn.headers["set-cookie"]) };
  const [mine, theirs] = await Promise.all([
    listen("/api/events", own.cookie),
    listen("/api/events", elsewhere.cookie),
  ]);
  await signOutOthers(own);
  await expect.poll(() => theirs.isOver).toBe(true);
  expect(mine.isOver).toBe(false);
});

/** By the list of sessions, as in the settings. */
async function signOutOthers(from: Person) {
  const { body } = await world.get(from, "/api/auth/sessions");
  for (const { id, isCurrent } of body) if (!isCurrent) await world.remove(from, `/api/auth/sessions/${id}`);
}

test("events: a session has a maximum of streams; another session's, and a released one, are free", async () => {
  const [greedy, other] = [await world.person(), await world.person()];
  const { id } = await world.submit(greedy);
  const open = await Promise.all(Array.from({ length: mostPerSession }, () => listen("/api/events", greedy.cookie)));
  expect(open.map(({ response }) => response.status)).toEqual(open.map(() => 200));
  for (const path of ["/api/events", `/api/models/${id}/events`]) {
    const { response } = await listen(path, greedy.cookie);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "30"]);
  }
  expect((await listen("/api/events", other.cookie)).response.status).toBe(200);
  for (const stream of streams.splice(0, 1)) stream.abort();
  await expect.poll(async () => (await listen("/api/events", greedy.cookie)).response.status).toBe(200);
});

test("events: streams whose clients left before they began do not count", async () => {
  const person = await world.person();
  const responses: ServerResponse[] = [];
  world.app.server.on("request", (_, response: ServerResponse) => responses.push(response));
  const holding = await world.ctx.pool.connect();
  await holding.query("begin; lock table sessions in access exclusive mode");
  const sockets = Array.from({ length: mostPerSession }, () => connect(Number(new URL(origin).port), "127.0.0.1"));
  for (const socket of sockets)
    socket.write(`GET /api/events HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${person.cookie}\r\n\r\n`);
  await expect.poll(() => responses.length).toBe(mostPerSession);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => responses.every(({ closed }) => closed)).toBe(true);
  await holding.query("commit");
  holding.release();
  expect((await listen("/api/events", person.cookie)).response.status).toBe(200);
});
