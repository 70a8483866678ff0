import { fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { findSession } from "@fanradar/server/src/domain/access/session.ts";
import { modelsOf } from "@fanradar/server/src/domain/submissions/find-models.ts";
import * as schema from "@fanradar/server/src/platform/db/schema.ts";
import { fillPlaceholders } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { databaseUrlOf } from "./database-url.ts";
import { type Demo, freePort, idOf, postBody, startDemo, stopDemo, withFolder } from "./demo.ts";
import type { BareQuery, BareServer } from "./http/bare-server.ts";
import { cpuOf, quiet } from "./http/cpu-of.ts";
import { type Client, type LoadRequest, offer, openClient, saturate } from "./http/load.ts";
import { pidOf } from "./pid-of.ts";

const rounds = 5;
const sliceMs = 1_500;
const connections = 16;
const perSecond = 500;

// The client must not be the bottleneck: while it collects garbage of its old generation, responses wait unread for 30 ms.
setFlagsFromString("--heap-growing-percent=2000");

/** A server under comparison: its address, the request, and its process. */
interface Side {
  client: Client;
  ask: LoadRequest;
  pid: number;
}

/**
 * The product as `npm start` runs it, signed in to the demo account, beside bare servers, in turns of 1.5 s within one
 * run; medians of the ratios. `list`: its list of models (session, query, presenting, headers) against Fastify and
 * node-postgres with the same queries, answering the same, which it writes each time; the product has kept it for rows that did not
 * change. `chain`: CPU a request of all hooks around an answer that
 * is ready, against node:http with the same headers and body; `chainPlain`: with the body alone. `mixed`: the reads of
 * dashboard and report page in turn at 500 a second, open loop, compressed as browsers ask for it. Begins once the worker
 * has nothing left to do. Prints one JSON line.
 */
export function httpSpeed(): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    const bare: Awaited<ReturnType<typeof startBare>>[] = [];
    try {
      const { cookie, userId } = await signIn(demo);
      const pid = await pidOf("server", { demo, folder });
      // A first start makes the public editions of all sample creators behind the scenes.
      await quiet(await pidOf("worker", { demo, folder }));
      const client = openClient(demo.url, connections);
      const list: LoadRequest = { path: `/api/user/${userId}/models`, headers: { cookie } };
      const ready: LoadRequest = { path: "/api/health", headers: {} };
      const databaseUrl = databaseUrlOf(folder);
      const listed = await textOf(client, list);
      const queries = await queriesOf(databaseUrl, { userId, cookie });
      const none = { databaseUrl: "", queries: [], headers: {} };
      const answer = await client.ask(ready);
      const plain: BareServer = { kind: "node-http", answer: answer.bytes.toString(), ...none };
      const lists = await startBare({ kind: "fastify-pg", answer: listed, ...none, databaseUrl, queries });
      const same = await startBare({ ...plain, headers: ownHeaders(answer.headers) });
      const bodies = await startBare(plain);
      bare.push(lists, same, bodies);
      if ((await textOf(lists.client, lists.ask)) !== listed) throw new Error("the bare list is another");

      const load = loadavg()[0];
      const onList = await compare({ client, pid, ask: list }, lists);
      const chain = await compare({ client, pid, ask: ready }, same);
      const chainPlain = await compare({ client, pid, ask: ready }, bodies);
      const mixed = await mix(demo.url, await readsOf(client, { userId, cookie }));
      console.log(JSON.stringify({ bench: "http", load, list: onList, chain, chainPlain, mixed }));
    } finally {
      for (const one of bare) one.stop();
      await stopDemo(demo);
    }
  });
}

const textOf = async (client: Client, ask: LoadRequest) => (await client.ask(ask)).bytes.toString();

/** What an answer says of itself; the connection's own are left out, and an id is one of them all. */
function ownHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const connection = new Set(["date", "connection", "keep-alive", "content-length"]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      connection.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

async function signIn(demo: Demo) {
  const body = { email: "demo@fanradar.test", password: "fanradar-demo" };
  const answer = await postBody(`${demo.url}/api/auth/login`, { body });
  const cookie = String(answer.headers.getSetCookie()[0]).split(";", 1)[0] ?? "";
  return { userId: idOf(await answer.json()), cookie };
}

/** The SQL behind the list, as the product sends it: who asks, then the rows. */
async function queriesOf(databaseUrl: string, { userId, cookie }: { userId: number; cookie: string }) {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const queries: BareQuery[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void queries.push({ query, params }) };
  const db = drizzle(pool, { schema, casing: "snake_case", logger });
  await findSession(db, cookie.slice(cookie.indexOf("=") + 1));
  await pool.end();
  const { query, values } = modelsOf(db, { workspaceId: userId, models: null });
  queries.push({ query: query.sql, params: fillPlaceholders(query.params, values) });
  if (queries.length !== 2) throw new Error(`the list ran ${queries.length} queries instead of two`);
  return queries;
}

async function startBare(options: BareServer): Promise<Side & { stop(): void }> {
  const child = fork(fileURLToPath(new URL("./http/bare-server.ts", import.meta.url)));
  child.send(options);
  const [url]: string[] = await once(child, "message");
  const client = openClient(url ?? "", connections);
  return { client, ask: { path: "/list", headers: {} }, pid: child.pid ?? 0, stop: () => child.kill() };
}

/** Slices in turn, the first of each thrown away: what warms up is not measured. */
async function compare(ours: Side, bare: Side) {
  const rates: number[] = [];
  const costs: number[] = [];
  const measured: { ours: Slice; bare: Slice }[] = [];
  for (let round = -1; round < rounds; round++) {
    const one = { ours: await slice(ours), bare: await slice(bare) };
    if (round < 0) continue;
    measured.push(one);
    rates.push(one.ours.perSecond / one.bare.perSecond);
    costs.push(one.ours.cpuMicros / one.bare.cpuMicros);
  }
  const of = (side: "ours" | "bare", what: keyof Slice) => Math.round(median(measured.map((one) => one[side][what])));
  return {
    rateRatio: round2(median(rates)),
    cpuRatio: round2(median(costs)),
    perSecond: [of("ours", "perSecond"), of("bare", "perSecond")],
    cpuMicros: [of("ours", "cpuMicros"), of("bare", "cpuMicros")],
  };
}

interface Slice {
  perSecond: number;
  /** CPU of the server's process a request, microseconds. */
  cpuMicros: number;
}

async function slice({ client, ask, pid }: Side): Promise<Slice> {
  const before = cpuOf(pid);
  const { count, ms } = await saturate(client, ask, { connections, ms: sliceMs });
  return { perSecond: (1_000 * count) / ms, cpuMicros: (cpuOf(pid) - before) / count / 1_000 };
}

/** What the dashboard and the page of a report read. */
async function readsOf(client: Client, { userId, cookie }: { userId: number; cookie: string }): Promise<LoadRequest[]> {
  const headers = { cookie, "accept-encoding": "gzip, deflate, br" };
  const models: { id: number; badge: string | null }[] = JSON.parse(
    await textOf(client, { path: `/api/user/${userId}/models`, headers: { cookie } }),
  );
  const model = models.find(({ badge }) => badge !== null)?.id;
  const { id: report }: { id: number } = JSON.parse(
    await textOf(client, { path: `/api/models/${model}/report`, headers: { cookie } }),
  );
  const dashboard = ["stats", "models", "activity"].map((what) => `/api/user/${userId}/${what}`);
  const reading = [`/api/models/${model}`, `/api/models/${model}/report`, `/api/models/${model}/reports`];
  const pages = ["/api/auth/session", ...dashboard, "/api/auth/session", ...reading, `/api/reports/${report}/changes`];
  return pages.map((path) => ({ path, headers }));
}

async function mix(url: string, requests: LoadRequest[]) {
  const client = openClient(url, 64);
  await offer(client, requests, { perSecond, ms: 3_000 });
  const runs: number[][] = [];
  for (let round = 0; round < rounds; round++) runs.push(await offer(client, requests, { perSecond, ms: 4_000 }));
  const at = (share: number) =>
    round2(median(runs.map((times) => times[Math.ceil(share * times.length) - 1] ?? Number.NaN)));
  return { perSecond, p50: at(0.5), p99: at(0.99), unit: "ms" };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const round2 = (value: number) => Math.round(100 * value) / 100;
