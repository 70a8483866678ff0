import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ReplicatedPostgres, startReplica } from "@fanradar/server/src/test/start-replica.ts";
import { freePort } from "../demo.ts";
import { keepRunning, type RestartedProgram } from "./keep-running.ts";

/** A server or worker as `npm start -- --only=…` starts it, with the address of its metrics. */
export interface Role extends RestartedProgram {
  role: "server" | "worker";
  monitor: string;
}

/** A live instance on this machine, each of its processes kept as systemd keeps it. */
export interface Cluster {
  /** Of Caddy, which people open. */
  url: string;
  postgres: ReplicatedPostgres;
  roles: Role[];
  pooler: RestartedProgram;
  proxy: RestartedProgram;
  /** Stand-ins of the platforms. */
  platforms: RestartedProgram;
  stop(): Promise<void>;
}

interface Size {
  servers: number;
  workers: number;
}

/** The first start bundles. */
const readyMs = 300_000;
const unprivilegedUid = 65_534;
const quotaless = { X_DAILY_BUDGET_CENTS: "1000000000" };

/**
 * Servers and workers on a primary with a replica, PgBouncer in transaction mode between servers and primary, Caddy in front of them and the
 * sandbox as platforms. Caddy and PgBouncer are Debian's. Resolves once each process is ready.
 */
export async function startCluster(folder: string, { servers, workers }: Size): Promise<Cluster> {
  // Locks of both workers and the direct connections of both servers, beside what the pooler holds.
  const postgres = await startReplica({ overrides: { max_connections: "150", hot_standby_feedback: "on" } });
  const sandboxPort = await freePort();
  const platforms = keepRunning({
    ...{ command: process.execPath, args: ["sandbox/src/main.ts"], log: join(folder, "sandbox.log") },
    env: { SANDBOX_PORT: String(sandboxPort) },
  });
  const poolerPort = await freePort();
  const pooler = startPooler(folder, { port: poolerPort, primaryUrl: postgres.primaryUrl });
  const ports = await portsOf(servers);
  const proxyPort = await freePort();
  const proxy = startProxy(folder, { port: proxyPort, ports });
  const url = `http://127.0.0.1:${proxyPort}`;
  const primary = new URL(postgres.primaryUrl);
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    ...{ FANRADAR_MODE: "live", PUBLIC_URL: url, TRUSTED_PROXIES: "127.0.0.1", DATA_DIR: join(folder, "data") },
    DRAIN_SECONDS: "3",
    APP_SECRET: "a secret of the benchmark, 32 letters",
    DATABASE_URL: `postgres://${primary.username}:${primary.password}@127.0.0.1:${poolerPort}/postgres`,
    DATABASE_DIRECT_URL: postgres.primaryUrl,
    DATABASE_REPLICA_URL: postgres.replicaUrl,
    ...{ INSTAGRAM_BASE_URL: `${sandbox}/graph`, INSTAGRAM_ACCOUNT_ID: "1", INSTAGRAM_ACCESS_TOKEN: "SANDBOX_TOKEN" },
    ...{ X_BASE_URL: `${sandbox}/x`, X_BEARER_TOKEN: "SANDBOX_TOKEN", ...quotaless },
  };
  const roles: Role[] = [];
  const add = async (role: Role["role"], own: Record<string, string> = {}) => {
    const monitor = await freePort();
    const program = keepRunning({
      ...{ command: process.execPath, args: ["scripts/start.mjs", `--only=${role}`] },
      log: join(folder, `${role}-${roles.length}.log`),
      env: { ...env, METRICS_PORT: String(monitor), ...own },
    });
    const started = { ...program, role, monitor: `http://127.0.0.1:${monitor}` };
    roles.push(started);
    // One after the other: the first of them bundles and migrates.
    await untilReady(started);
  };
  const stop = async () => {
    await Promise.all([...roles, proxy, platforms].map((one) => one.stop()));
    await pooler.stop();
    await postgres.end();
  };
  try {
    for (const port of ports) await add("server", { PORT: String(port) });
    for (let n = 0; n < workers; n++) await add("worker");
    return { ...{ url, postgres, roles, pooler, proxy, platforms }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits until a process says that it does its work. Returns how long that took, milliseconds. */
export async function untilReady({ role, monitor }: Pick<Role, "role" | "monitor">): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < readyMs) {
    const answer = await fetch(`${monitor}/ready`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return performance.now() - began;
    await sleep(20);
  }
  throw new Error(`the ${role} at ${monitor} is not ready after ${readyMs / 1_000} s`);
}

async function portsOf(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}

/** As compose.yaml sets it. */
function startPooler(folder: string, { port, primaryUrl }: { port: number; primaryUrl: string }): RestartedProgram {
  const { username, password, port: primaryPort } = new URL(primaryUrl);
  const file = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${username}" "${password}"\n`);
  writeFileSync(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${primaryPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 1
`,
  );
  const log = join(folder, "pgbouncer.log");
  // It refuses to run as root.
  const uid = process.getuid?.() === 0 ? { uid: unprivilegedUid } : {};
  for (const one of [file, users]) chmodSync(one, 0o644);
  return keepRunning({ command: "pgbouncer", args: [file], log, ...uid });
}

/** As deploy/caddy sets it, with servers that are known by their ports. */
function startProxy(folder: string, { port, ports }: { port: number; ports: number[] }): RestartedProgram {
  const file = join(folder, "Caddyfile");
  writeFileSync(
    file,
    `{
	admin off
}
http://127.0.0.1:${port} {
	reverse_proxy ${ports.map((one) => `127.0.0.1:${one}`).join(" ")} {
		health_uri /api/health
		health_interval 1s
		lb_try_duration 5s
		lb_try_interval 100ms
		fail_duration 1s
		flush_interval -1
	}
}
`,
  );
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
  return keepRunning({
    ...{ command: "caddy", args: ["run", "--config", file, "--adapter", "caddyfile"], env },
    log: join(folder, "caddy.log"),
  });
}
