import { mkdirSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { signUpAccount, withFolder } from "../demo.ts";
import { cpuBetween, cpuOfTree } from "../http/cpu-of.ts";
import { offer, openClient } from "../http/load.ts";
import { listen, submit } from "../submit-models.ts";
import { type Cluster, startCluster } from "./start-cluster.ts";

/** Other work on the machine changes from minute to minute: many short rounds, each compared within itself. */
const rounds = 16;
/** Before the first round: code is compiled in each process, statements are planned in each of its sessions. */
const warmUps = { reports: 600, lists: 2_400, readings: 400 };
/** A second for one server, one worker. Half of a core together: two that do twice as much do not wait for each other. */
const rates = { list: 40, report: 2, reading: 20 };
/** Of a turn, whose start is not measured. */
const [startSeconds, measuredSeconds] = [1, 4];
/** Longer than the writes of what was answered already. */
const restMs = 1_500;
/** Jobs of the clock come every ten minutes, and analyse what was read. */
const clockMs = 600_000;

const units = ["list", "report", "reading"] as const;
type Unit = (typeof units)[number];
const parts = ["servers", "workers", "primary", "replica", "pooler", "proxy"] as const;
/** Milliseconds of processor time by part, and their sum without the proxy. */
type Cost = Record<(typeof parts)[number] | "sum", number>;

/** An instance, and how to cause so many units a second for so many seconds: the answer is how many. */
interface Side {
  cluster: Cluster;
  act: Record<Unit, (perSecond: number, seconds: number) => Promise<number>>;
  /**
   * Ends the sessions of servers on the replica, once there are statistics: one that began while tables were small may plan each list anew for
   * as long as it lasts, one that begins later plans it once.
   */
  planAnew(): Promise<void>;
  untilIdle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Processor time of a list request, of a report and of a daily reading of a profile, by part, in turns: of one server with one worker, of
 * another such instance, which shows the noise, and of two with two, at twice the rate and at the same. All have as many models.
 * Prints a JSON line for each: medians of the rounds, and how much more it spends than the two instances of one each in the same round (the
 * second of them than the first), as median and as its interval of 95 %.
 */
export function clusterCosts(): Promise<void> {
  return withFolder(async (folder) => {
    const sides: Side[] = [];
    try {
      for (const size of [1, 1, 2]) sides.push(await openSide(join(folder, String(sides.length)), size));
      for (const side of sides) {
        for (const unit of units) await side.act[unit](4 * rates[unit], warmUps[`${unit}s`] / rates[unit] / 4);
        await side.planAnew();
      }
      const [one, again, two] = sides;
      if (!one || !again || !two) throw new Error("an instance is missing");
      const turns = [
        { name: "one", side: one, times: 1 },
        { name: "one again", side: again, times: 1 },
        { name: "two, twice the rate", side: two, times: 2 },
        { name: "two, the same rate", side: two, times: 1 },
      ];
      const costs = new Map<string, Cost[]>();
      for (const unit of units)
        for (let round = 0; round < rounds; round++)
          for (const { name, side, times } of round % 2 ? turns.toReversed() : turns) {
            await Promise.all(sides.map((each) => each.untilIdle()));
            await side.act[unit](times * rates[unit], startSeconds);
            const cost = await costOf(side.cluster, () => side.act[unit](times * rates[unit], measuredSeconds));
            costs.set(`${unit} ${name}`, [...(costs.get(`${unit} ${name}`) ?? []), cost]);
          }
      const load = Math.round(10 * (loadavg()[0] ?? 0)) / 10;
      for (const unit of units) {
        const [first = [], second = []] = ["one", "one again"].map((name) => costs.get(`${unit} ${name}`) ?? []);
        const both = first.map(({ sum }, round) => (sum + (second[round]?.sum ?? sum)) / 2);
        for (const { name, side } of turns) {
          const own = costs.get(`${unit} ${name}`) ?? [];
          const base = side === again ? first.map(({ sum }) => sum) : both;
          const more = side === one ? {} : excessOf(own.map(({ sum }, round) => sum / (base[round] ?? sum)));
          console.log(JSON.stringify({ bench: "cluster-costs", load, unit, name, ...mediansOf(own), ...more }));
        }
      }
    } finally {
      for (const side of sides) await side.close();
    }
  });
}

async function openSide(folder: string, size: number): Promise<Side> {
  mkdirSync(folder, { mode: 0o755 });
  const cluster = await startCluster(folder, { servers: size, workers: size });
  const { url, postgres } = cluster;
  const { id, cookie } = await signUpAccount(url);
  const finished = listen(`${url}/api/events`, cookie);
  const client = openClient(url, 16);
  const list = { path: `/api/user/${id}/models/page`, headers: { cookie } };
  const database = new pg.Pool({ connectionString: postgres.primaryUrl, max: 2 });
  const countOpen = async () => {
    const { rows } = await database.query<{ count: number }>(
      "select count(*)::int as count from graphile_worker.jobs where task_identifier in ('analyse', 'read-profile')",
    );
    return rows[0]?.count ?? 0;
  };
  let models = 0;
  let profile = 0;
  return {
    cluster,
    act: {
      list: async (perSecond, seconds) => (await offer(client, [list], { perSecond, ms: 1_000 * seconds })).length,
      report: (perSecond, seconds) =>
        atPace({ perSecond, seconds }, async () => finished(await submit(url, cookie, models++))),
      async reading(perSecond, seconds) {
        const { rows } = await database.query<{ id: number }>("select id from profiles order by id");
        const count = await atPace({ perSecond, seconds }, () =>
          database.query(
            `with due as (update profiles set last_read_at = last_read_at - interval '1 day' where id = $1 returning id)
             select graphile_worker.add_job('read-profile', json_build_object('profileId', id)) from due`,
            [rows[profile++ % rows.length]?.id],
          ),
        );
        while ((await countOpen()) > 0) await sleep(100);
        return count;
      },
    },
    async planAnew() {
      await database.query("vacuum analyze");
      await sleep(restMs);
      const replica = new pg.Client({ connectionString: postgres.replicaUrl });
      await replica.connect();
      await replica.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      await replica.end();
    },
    async untilIdle() {
      const leftMs = clockMs - (Date.now() % clockMs);
      if (leftMs < 3_000 * (startSeconds + measuredSeconds)) await sleep(leftMs + 5_000);
      while ((await countOpen()) > 0) await sleep(500);
    },
    async close() {
      await client.close();
      await database.end();
      await cluster.stop();
    },
  };
}

/** Calls `act` so often a second, whether or not earlier calls have ended. Returns how often. */
async function atPace(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  act: () => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  const under: Promise<unknown>[] = [];
  for (; under.length < perSecond * seconds; under.push(act()))
    await sleep(Math.max(0, began + (1_000 * under.length) / perSecond - performance.now()));
  await Promise.all(under);
  return under.length;
}

/** Processor time of one of the units that `act` causes. What is written after it ended counts as well. */
async function costOf(cluster: Cluster, act: () => Promise<number>): Promise<Cost> {
  const pids = () => ({
    servers: cluster.roles.filter(({ role }) => role === "server").map((one) => one.pid()),
    workers: cluster.roles.filter(({ role }) => role === "worker").map((one) => one.pid()),
    primary: [cluster.postgres.pidOf("primary")],
    replica: [cluster.postgres.pidOf("replica")],
    pooler: [cluster.pooler.pid()],
    proxy: [cluster.proxy.pid()],
  });
  const cpuByPart = () => {
    const current = pids();
    return parts.map((part) => new Map(current[part].flatMap((pid) => [...cpuOfTree(pid)])));
  };
  const before = cpuByPart();
  const count = await act();
  await sleep(restMs);
  const after = cpuByPart();
  const [servers = 0, workers = 0, primary = 0, replica = 0, pooler = 0, proxy = 0] = parts.map(
    (_, index) => cpuBetween(before[index] ?? new Map(), after[index] ?? new Map()) / count / 1e6,
  );
  const sum = servers + workers + primary + replica + pooler;
  return { servers, workers, primary, replica, pooler, proxy, sum };
}

/** Median of ratios and its interval of 95 %, which assumes nothing of how they are spread, in percent above 1. */
function excessOf(ratios: readonly number[]) {
  const sorted = ratios.map((ratio) => Math.round(1_000 * (ratio - 1)) / 10).sort((a, b) => a - b);
  const n = sorted.length;
  const low = Math.max(0, Math.floor((n + 1) / 2 - 0.98 * Math.sqrt(n)) - 1);
  return { percentMore: sorted[Math.floor(n / 2)], interval: [sorted[low], sorted[n - 1 - low]] };
}

function mediansOf(costs: readonly Cost[]): Cost {
  const median = (part: keyof Cost) => {
    const sorted = costs.map((cost) => cost[part]).sort((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
    return Math.round((100 * (low + high)) / 2) / 100;
  };
  return {
    ...{ servers: median("servers"), workers: median("workers"), primary: median("primary") },
    ...{ replica: median("replica"), pooler: median("pooler"), proxy: median("proxy"), sum: median("sum") },
  };
}
