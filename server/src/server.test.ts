import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { readConfig } from "./config/config.ts";
import { createLog } from "./platform/http/log.ts";
import { createMetrics } from "./platform/metrics/metrics.ts";
import { startServer } from "./server.ts";
import { setUpDatabase } from "./test/test-database.ts";

const database = await setUpDatabase();

const start = (drainSeconds = 0) =>
  startServer(
    { ...readConfig({}), port: 0, drainSeconds, databaseUrl: database.pooledUrl, databaseDirectUrl: database.url },
    { log: createLog("silent"), metrics: createMetrics() },
  );

async function connections(): Promise<number> {
  const { rows } = await database.pool.query(
    "select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  return rows[0].open;
}

test("startServer: listens, is ready, and releases everything when closed", async () => {
  const before = await connections();
  const { url, close } = await start();
  const answer = await fetch(`${url}/api/ready`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: "ready" }]);
  expect(await connections()).toBeGreaterThan(before);
  await close();
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  await expect.poll(connections).toBe(before);
});

test("startServer: while it drains it answers, and says by health and readiness that it goes", async () => {
  const { url, close } = await start(1);
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await statusOf("/api/health")).toBe(200);
  const closing = close();
  expect(await Promise.all(["/api/health", "/api/ready", "/api/instance"].map(statusOf))).toEqual([503, 503, 200]);
  await closing;
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
});

test("startServer: a response in progress is completed before the server closes", async () => {
  const { url, app, close } = await start();
  const body = { name: "Bo", email: "bo@fanradar.test", password: "long enough", agreeToTerms: true };
  const signingUp = fetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await once(app.server, "request");
  await close();
  expect((await signingUp).status).toBe(201);
});

test.each(["before", "while"])(
  "startServer: a connection opened %s closing, without a request, does not delay it",
  async (when) => {
    const { url, app, close } = await start();
    const closing = when === "while" ? close() : undefined;
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    await once(app.server, "connection");
    const closed = (closing ?? close()).then(() => "closed");
    // The grace, after which everything is cut off, is twice as long.
    const outcome = await Promise.race([closed, sleep(4_000, "late", { ref: false })]);
    socket.destroy();
    expect(outcome).toBe("closed");
  },
);

test("startServer: a request on an open connection during closing gets a response that closes the connection", async () => {
  const { url, close } = await start();
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  const sendRequest = () => socket.write("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n");
  sendRequest();
  await expect.poll(() => text).toContain('"ok"');
  text = "";
  const closed = close();
  await new Promise(setImmediate);
  sendRequest();
  await closed;
  expect(text).toMatch(/^HTTP\/1.1 200 .*connection: close/is);
});

test("startServer: a slow sender does not delay others", async () => {
  const { url, close } = await start();
  const { port } = new URL(url);
  const slow = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
    );
    return socket;
  });
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  for (const socket of slow) socket.destroy();
  await close();
});
