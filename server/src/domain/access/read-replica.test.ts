import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "../../platform/db/migrate.ts";
import { openDatabase } from "../../platform/db/open-database.ts";
import { openReplica, type Replica } from "../../platform/db/replica.ts";
import { createLog } from "../../platform/http/log.ts";
import { publishTeam } from "../../platform/live/publish.ts";
import { openTestApp, type TestApp } from "../../test/open-test-app.ts";
import { startReplica } from "../../test/start-replica.ts";

let servers: Awaited<ReturnType<typeof startReplica>>;
let replica: Replica;
let server: TestApp;

beforeAll(async () => {
  servers = await startReplica();
  const database = { ...openDatabase(servers.primaryUrl), url: servers.primaryUrl, pooledUrl: servers.primaryUrl };
  await migrateDatabase(database);
  replica = openReplica({
    ...{ database: openDatabase(servers.replicaUrl), primary: database.pool, log: createLog("silent") },
  });
  server = await openTestApp({ database, replica });
});
afterAll(async () => {
  await replica.close();
  await server.close();
  await servers.end();
});

/** How many reads each has answered. */
async function reads() {
  const { text } = await server.ctx.metrics.render();
  const of = (source: string) => Number(new RegExp(`reads_total{source="${source}"} (\\d+)`).exec(text)?.[1] ?? 0);
  return { replica: of("replica"), primary: of("primary") };
}
/** What answered a request: its status, and by which of the two. */
async function readBy(path: string, cookie = "") {
  const before = await reads();
  const { statusCode } = await server.get(path, { cookie });
  const after = await reads();
  const grown = (["replica", "primary"] as const).filter((source) => after[source] > before[source]);
  return { statusCode, by: grown.join() };
}
const search = "/api/creators?q=nobody";
const byReplica = () => expect.poll(() => readBy(search)).toEqual({ statusCode: 200, by: "replica" });

test("replica: it answers lists, search and exports of people without a recent change", async () => {
  await byReplica();
  const { id, cookie } = await server.person();
  // A person signed up: their first second is the primary's.
  for (const path of [`/api/user/${id}/models/page`, `/api/user/${id}/analytics.csv`, "/api/models/trending?limit=5"])
    await expect.poll(() => readBy(path, cookie)).toEqual({ statusCode: 200, by: "replica" });
});

test("replica: one's own change is in one's list at once, though the replica does not have it yet", async () => {
  const { id, cookie } = await server.person();
  await byReplica();
  const admin = openDatabase(servers.replicaUrl);
  await admin.pool.query("select pg_wal_replay_pause()");
  try {
    const payload = { name: "Just Now", username: "just-now", instagramUrl: "@demo.just.now" };
    const made = await server.post("/api/models", payload, { cookie });
    expect(made.statusCode, made.body).toBe(201);
    const cookies = `${cookie}; ${String([made.headers["set-cookie"]].flat().at(-1)).split(";", 1)[0]}`;
    const listed = await server.get(`/api/user/${id}/models/page`, { cookie: cookies });
    expect(listed.json().models).toMatchObject([{ name: "Just Now" }]);
    // Once its last answer is a second old, nobody reads by it.
    await expect.poll(() => readBy(search)).toEqual({ statusCode: 200, by: "primary" });
  } finally {
    await admin.pool.query("select pg_wal_replay_resume()");
    await admin.close();
  }
  await byReplica();
});

test("replica: what a workspace received an event about it reads from the primary until the replica has it, others do not", async () => {
  await expect.poll(() => replica.upToDate(["workspace 7"], 0)).toBeDefined();
  await publishTeam(server.ctx.db, 7);
  await expect
    .poll(() => [replica.upToDate(["workspace 7"], 0), replica.upToDate(["workspace 8"], 0) !== undefined], {
      interval: 1,
    })
    .toEqual([undefined, true]);
  await expect.poll(() => replica.upToDate(["workspace 7"], 0)).toBeDefined();
});

test("replica: stopped, it fails no request, and once it answers again it is read from again", async () => {
  await byReplica();
  await servers.stop("replica");
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.get(search)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  await expect.poll(() => replica.lagSeconds()).toBe(Number.POSITIVE_INFINITY);
  await servers.start("replica");
  await byReplica();
});
