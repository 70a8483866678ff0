import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { signUpAccount, withFolder } from "../demo.ts";
import { cpuBetween, cpuOfTree } from "../http/cpu-of.ts";
import { offer, openClient } from "../http/load.ts";
import { listen, submit } from "../submit-models.ts";
import { type Cluster, startCluster } from "./start-cluster.ts";

const rounds = 2;
/** Times that all profiles are read and measured. */
const readings = 4;
/**
 * Before units are measured, by two processes half of them each, by one all: code is compiled in each process, statements are planned in each of
 * its sessions, and the same number of models is then there.
 */
const warmUps = { reports: 400, lists: 2_400, readings: 8 };
const models = 200;
/** Lists a second for each server: a second one is there for twice as many. */
const [perSecond, listMs] = [40, 20_000];
/** Submissions that are sent at once; the rest follow as these are accepted. */
const clients = 8;
/** Longer than the writes of what was answered already. */
const restMs = 1_500;

type Part = "servers" | "workers" | "primary" | "replica" | "pooler" | "proxy";
/** Milliseconds of processor time by part, and their sum without the proxy. */
type Cost = Record<Part | "sum", number>;
type Unit = "list" | "report" | "reading";

/**
 * Processor time of a list request, of a report and of a daily reading of a profile, by part, of one server with one worker and of two
 * with two, in turns, each on a database of its own. Prints a JSON line for each size, and how much more the two spend.
 */
export async function clusterCosts(): Promise<void> {
  const costs: Record<1 | 2, Record<Unit, Cost[]>> = {
    1: { list: [], report: [], reading: [] },
    2: { list: [], report: [], reading: [] },
  };
  for (let round = 0; round < rounds; round++)
    for (const size of [1, 2] as const)
      await withFolder(async (folder) => {
        const cluster = await startCluster(folder, { servers: size, workers: size });
        try {
          const measured = await measureUnits(cluster);
          for (const unit of ["list", "report", "reading"] as const) costs[size][unit].push(measured[unit]);
        } finally {
          await cluster.stop();
        }
      });
  const load = Math.round(10 * (loadavg()[0] ?? 0)) / 10;
  const means = { 1: meansOf(costs[1]), 2: meansOf(costs[2]) };
  for (const size of [1, 2] as const)
    console.log(JSON.stringify({ bench: "cluster-costs", load, size, ...means[size] }));
  const more = (unit: Unit) => Math.round(1_000 * (means[2][unit].sum / means[1][unit].sum - 1)) / 10;
  const percentMore = { list: more("list"), report: more("report"), reading: more("reading") };
  console.log(JSON.stringify({ bench: "cluster-costs", percentMore }));
}

async function measureUnits(cluster: Cluster): Promise<Record<Unit, Cost>> {
  const { url, postgres } = cluster;
  const { id, cookie } = await signUpAccount(url);
  const finished = listen(`${url}/api/events`, cookie);
  let last = 0;
  const analyse = async (count: number) => {
    let left = count;
    const ended: Promise<void>[] = [];
    const client = async () => {
      while (left-- > 0) ended.push(finished(await submit(url, cookie, last++)));
    };
    await Promise.all(Array.from({ length: clients }, client));
    await Promise.all(ended);
  };
  await analyse(warmUps.reports);
  await sleep(restMs);
  const report = await costOf(cluster, models, () => analyse(models));
  const client = openClient(url, 16);
  const list = { path: `/api/user/${id}/models/page`, headers: { cookie } };
  const rate = perSecond * cluster.roles.filter(({ role }) => role === "server").length;
  const ask = (ms: number) => offer(client, [list], { perSecond: rate, ms });
  await ask((1_000 * warmUps.lists) / rate);
  const lists = await costOf(cluster, (rate * listMs) / 1_000, () => ask(listMs));
  await client.close();
  const database = new pg.Client({ connectionString: postgres.primaryUrl });
  await database.connect();
  const readAll = async () => {
    await database.query("update profiles set last_read_at = last_read_at - interval '1 day'");
    await database.query(
      "select graphile_worker.add_job('read-profile', json_build_object('profileId', id)) from profiles",
    );
    for (let left = 1; left > 0; await sleep(100)) {
      const waiting = await database.query<{ count: number }>(
        "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'read-profile'",
      );
      left = waiting.rows[0]?.count ?? 0;
    }
  };
  try {
    for (let n = 0; n < warmUps.readings; n++) await readAll();
    const { rows } = await database.query<{ count: number }>("select count(*)::int as count from profiles");
    const readOften = async () => {
      for (let n = 0; n < readings; n++) await readAll();
    };
    return { list: lists, report, reading: await costOf(cluster, readings * (rows[0]?.count ?? 0), readOften) };
  } finally {
    await database.end();
  }
}

/** Processor time of one of `count` units that `act` causes. What is written after it ended counts as well. */
async function costOf(cluster: Cluster, count: number, act: () => Promise<unknown>): Promise<Cost> {
  const pids = () => ({
    servers: cluster.roles.filter(({ role }) => role === "server").map((one) => one.pid()),
    workers: cluster.roles.filter(({ role }) => role === "worker").map((one) => one.pid()),
    primary: [cluster.postgres.pidOf("primary")],
    replica: [cluster.postgres.pidOf("replica")],
    pooler: [cluster.pooler.pid()],
    proxy: [cluster.proxy.pid()],
  });
  const cpu = (of: readonly number[]) => new Map(of.flatMap((pid) => [...cpuOfTree(pid)]));
  const before = Object.entries(pids()).map(([part, of]) => [part, cpu(of)] as const);
  await act();
  await sleep(restMs);
  const after = pids();
  const cost: Cost = { servers: 0, workers: 0, primary: 0, replica: 0, pooler: 0, proxy: 0, sum: 0 };
  for (const part of ["servers", "workers", "primary", "replica", "pooler", "proxy"] as const) {
    const own = before.find(([name]) => name === part)?.[1] ?? new Map<number, number>();
    cost[part] = cpuBetween(own, cpu(after[part])) / count / 1e6;
    if (part !== "proxy") cost.sum += cost[part];
  }
  return cost;
}

const meansOf = (costs: Record<Unit, Cost[]>): Record<Unit, Cost> => ({
  list: meanOf(costs.list),
  report: meanOf(costs.report),
  reading: meanOf(costs.reading),
});

function meanOf(costs: readonly Cost[]): Cost {
  const mean = (part: keyof Cost) =>
    Math.round((100 * costs.reduce((sum, cost) => sum + cost[part], 0)) / costs.length) / 100;
  return {
    ...{ servers: mean("servers"), workers: mean("workers"), primary: mean("primary"), replica: mean("replica") },
    ...{ pooler: mean("pooler"), proxy: mean("proxy"), sum: mean("sum") },
  };
}
