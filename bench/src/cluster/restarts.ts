import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { signUpAccount, withFolder } from "../demo.ts";
import { type Answers, sendLoad } from "./send-load.ts";
import { type Cluster, startCluster, untilReady } from "./start-cluster.ts";

const rounds = 3;
const settleMs = 2_000;

/**
 * Two servers and two workers under load: each process restarted in order, one after the other, three times; then the primary stopped and
 * started again, three times. Says how requests were answered, and the milliseconds from the moment that PostgreSQL answers
 * until every process is ready and a list is answered through the proxy. Prints one JSON line.
 */
export function clusterRestarts(): Promise<void> {
  return withFolder(async (folder) => {
    const cluster = await startCluster(folder, { servers: 2, workers: 2 });
    try {
      const account = await signUpAccount(cluster.url);
      const rolling = await underLoad(cluster, account, async () => {
        for (const one of cluster.roles) {
          await one.restart();
          await untilReady(one);
        }
      });
      const readyMs: number[] = [];
      const database = await underLoad(cluster, account, async () => {
        readyMs.push(await restartPrimary(cluster, account));
      });
      const load = Math.round(10 * (loadavg()[0] ?? 0)) / 10;
      console.log(JSON.stringify({ bench: "cluster-restarts", load, rolling, database: { ...database, readyMs } }));
      if (rolling.failed > 0 || Object.keys(database.statuses).some((status) => !/^(2..|503)$/.test(status)))
        process.exitCode = 1;
    } finally {
      await cluster.stop();
    }
  });
}

async function underLoad(
  { url }: Cluster,
  account: { id: number; cookie: string },
  act: () => Promise<void>,
): Promise<Answers> {
  const stopping = new AbortController();
  const sending = sendLoad(stopping.signal, { url, ...account });
  await sleep(settleMs);
  for (let round = 0; round < rounds; round++) {
    await act();
    await sleep(settleMs);
  }
  stopping.abort();
  return sending;
}

/** Returns the milliseconds from PostgreSQL's first answer until all is as before. */
async function restartPrimary(
  { url, postgres, roles }: Cluster,
  { id, cookie }: { id: number; cookie: string },
): Promise<number> {
  await postgres.stop("primary");
  // Long enough that every process has noticed.
  await sleep(settleMs);
  await postgres.start("primary");
  const began = performance.now();
  const list = async () => {
    while (!(await fetch(`${url}/api/user/${id}/models/page`, { headers: { cookie } })).ok) await sleep(20);
  };
  await Promise.all([...roles.map(untilReady), list()]);
  return Math.round(performance.now() - began);
}
