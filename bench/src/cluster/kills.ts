import { randomInt } from "node:crypto";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { signUpAccount, withFolder } from "../demo.ts";
import { commandOf, treeOf } from "../pid-of.ts";
import { countOutcomes, type Submission } from "../submission-outcomes.ts";
import { submitUntil } from "../submit-until.ts";
import { type Cluster, type Role, startCluster } from "./start-cluster.ts";

const submitters = 3;
const pauseMs = 200;
const patienceMs = 60_000;

/**
 * The same kills as `kills` on a live instance of two servers and two workers behind Caddy, with PgBouncer, a primary and a replica. Each
 * part in turn, at a random moment: either server, either worker, the supervisor of one of each, primary, replica, pooler,
 * stand-ins. The proxy is not killed: it is not part of the product. Prints one JSON line.
 */
export function clusterKills(kills: number): Promise<void> {
  return withFolder(async (folder) => {
    const cluster = await startCluster(folder, { servers: 2, workers: 2 });
    try {
      const { id: userId, cookie } = await signUpAccount(cluster.url);
      const stopping = new AbortController();
      const submissions: Submission[] = [];
      const submitting = Array.from({ length: submitters }, (_, lane) =>
        submitUntil(stopping.signal, { url: cluster.url, cookie, lane, submissions, pauseMs }),
      );
      const targets = Object.entries(targetsOf(cluster));
      const killed: Record<string, number> = {};
      const killedAt: number[] = [];
      for (let n = 0; n < kills; n++) {
        await sleep(randomInt(50, 1_500));
        const [name, kill] = targets[n % targets.length] ?? [];
        if (!name || !kill) throw new Error("nothing to kill");
        killedAt.push(Date.now());
        await kill();
        killed[name] = (killed[name] ?? 0) + 1;
      }
      stopping.abort();
      await Promise.all(submitting);
      const { isBroken, ...figures } = await countOutcomes(submissions, { url: cluster.url, cookie, userId, killedAt });
      console.log(JSON.stringify({ bench: "cluster-kills", load: loadavg()[0], kills, killed, ...figures }));
      if (isBroken) process.exitCode = 1;
    } finally {
      await cluster.stop();
    }
  });
}

/** What is killed, by name: the function resolves once the process is dead and, of PostgreSQL, runs again. */
function targetsOf({ postgres, roles, pooler, platforms }: Cluster): Record<string, () => Promise<void>> {
  const [server1, server2] = roles.filter(({ role }) => role === "server");
  const [worker1, worker2] = roles.filter(({ role }) => role === "worker");
  if (!server1 || !server2 || !worker1 || !worker2) throw new Error("the instance is not of two and two");
  const database = (which: "primary" | "replica") => async () => {
    process.kill(postgres.pidOf(which), "SIGKILL");
    await postgres.start(which);
  };
  return {
    server1: () => killProgram(server1, "dist/server.js"),
    worker1: () => killProgram(worker1, "dist/worker.js"),
    primary: database("primary"),
    server2: () => killProgram(server2, "dist/server.js"),
    pooler: async () => void process.kill(pooler.pid(), "SIGKILL"),
    worker2: () => killProgram(worker2, "dist/worker.js"),
    replica: database("replica"),
    supervisorOfServer1: () => killProgram(server1, "dist/start.js"),
    platforms: async () => void process.kill(platforms.pid(), "SIGKILL"),
    supervisorOfWorker1: () => killProgram(worker1, "dist/start.js"),
  };
}

/** Kills a program of a role; waits while it is being started again. */
async function killProgram(role: Role, program: string): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(50)) {
    const pid = treeOf(role.pid()).find((one) => commandOf(one).some((word) => word.endsWith(program)));
    if (pid === undefined) continue;
    process.kill(pid, "SIGKILL");
    return;
  }
  throw new Error(`no process runs ${program}`);
}
