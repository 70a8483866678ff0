import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartRefusal } from "../../config/refusal.ts";
import { giveToOwner } from "../../platform/files/give-to-owner.ts";
import { findBinaries, shippedVersion, versionOf } from "./binaries.ts";
import { makeCluster, superuser } from "./make-cluster.ts";
import { passwordOf } from "./password.ts";
import { type ClusterLocation, findPlace } from "./place.ts";
import { findRunning, isAlive } from "./running.ts";
import { postgresSettings } from "./settings.ts";

export interface EmbeddedPostgres {
  url: string;
  pid: number;
  /** Ends it in order: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

const attempts = 5;

/**
 * Starts PostgreSQL on a data folder that exists, making the cluster on the first start. A server that a killed start
 * left running on the same folder is reused. `port` is chosen when it is not given; `overrides` are server settings for
 * databases that may be lost, and `binaries` the programs of another version, both as in tests. It outlives this process when that
 * is killed, and is found again by the next start. One caller at a time holds the folder.
 *
 * @throws Refusal in one line
 */
export async function startPostgres(
  dataDir: string,
  { port, overrides = {}, binaries }: { port?: number; overrides?: Record<string, string>; binaries?: string } = {},
): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir);
  const place = findPlace(folder, binaries ?? findBinaries());
  const version = versionOf(place.cluster);
  if (binaries === undefined && version !== undefined && version !== shippedVersion)
    throw new StartRefusal(
      `The data in ${folder} is of PostgreSQL ${version}; this FanRadar brings ${shippedVersion}.`,
    );
  const password = passwordOf(folder, { isNew: version === undefined });
  if (version === undefined) makeCluster(place, password);
  const running = findRunning(place.cluster);
  if (running) {
    const url = urlOf(place, running.port, password);
    if ((port === undefined || port === running.port) && (await answers(url, 5_000))) return handle(url, running.pid);
    await end(running.pid);
  }
  // After a crash, children of the old server hold its memory for a moment longer.
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const started = await launch(place, password, { ...postgresSettings, ...overrides }, port);
    if (started) return started;
    await sleep(300 * attempt);
  }
  throw new StartRefusal(`PostgreSQL does not start; ${place.log} says why.`);
}

async function launch(
  place: ClusterLocation,
  password: string,
  serverSettings: Record<string, string | number>,
  fixedPort?: number,
): Promise<EmbeddedPostgres | undefined> {
  const port = fixedPort ?? (await freePort());
  const settings = { ...serverSettings, unix_socket_directories: socketFolderOf(place, port) ?? "", port };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(place.log, "a");
  giveToOwner(place.log);
  const child = spawn(join(place.binaries, "bin", "postgres"), ["-D", place.cluster, ...options], {
    ...place.identity,
    // A session of its own: Ctrl-C in the terminal must not end the database before what uses it.
    detached: true,
    stdio: ["ignore", log, log],
    cwd: place.cluster,
  });
  closeSync(log);
  child.unref();
  const ended = new Promise<false>((resolve) =>
    child.once("exit", () => resolve(false)).once("error", () => resolve(false)),
  );
  const url = urlOf(place, port, password);
  const isReady = await Promise.race([answers(url, 30_000), ended]);
  if (isReady && child.pid) return handle(url, child.pid);
  if (child.pid && isAlive(child.pid)) await end(child.pid);
  return undefined;
}

function handle(url: string, pid: number): EmbeddedPostgres {
  return { url, pid, stop: () => end(pid) };
}

/** Fast shutdown; by force when that takes longer than 8 s. The next start recovers from the log either way. */
async function end(pid: number): Promise<void> {
  const ways = [
    ["SIGINT", 8_000],
    ["SIGQUIT", 2_000],
    ["SIGKILL", 1_000],
  ] as const;
  for (const [signal, patienceMs] of ways) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (let waited = 0; waited < patienceMs && isAlive(pid); waited += 20) await sleep(20);
  }
}

/** By its socket, where it has one: a query costs a fifth less than over TCP. */
function urlOf(place: ClusterLocation, port: number, password: string): string {
  const folder = socketFolderOf(place, port);
  const way = folder === undefined ? "" : `?host=${encodeURIComponent(folder)}`;
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres${way}`;
}

/** Bytes that the path of a socket may have on every Unix, its ending zero among them. */
const longestSocketPath = 104;

/** The cluster's own folder, which its account alone opens; undefined where the path is too long or there are no such sockets. */
function socketFolderOf({ cluster }: ClusterLocation, port: number): string | undefined {
  const bytes = Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`));
  return process.platform === "win32" || bytes >= longestSocketPath ? undefined : cluster;
}

async function answers(url: string, patienceMs: number): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(20)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.query("select 1");
      return true;
    } catch {
      // Not up yet, or recovering: retried until the deadline.
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
