import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findBinaries, shippedVersion, versionOf } from "./binaries.ts";
import { findPlace, type Place } from "./place.ts";
import { findRunning, isAlive } from "./running.ts";

export interface EmbeddedPostgres {
  url: string;
  pid: number;
  /** Ends it in order: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

/** What a start can fail of, as one line. */
export class PostgresError extends Error {}

const user = "fanradar";

/** Small and durable: fsync stays on; memory for a handful of connections. */
const settings: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "32MB",
  max_wal_size: "256MB",
  max_parallel_workers: "0",
  jit: "off",
  autovacuum_max_workers: "1",
  timezone: "UTC",
  log_min_messages: "warning",
};

/**
 * Starts PostgreSQL on a data folder, making the cluster on the first start. A server that a killed start left running
 * on the same folder is reused. `port` is chosen when it is not given. It outlives this process when that is killed, and is found again by the next start.
 *
 * @throws PostgresError in one line
 */
export async function startPostgres(dataDir: string, { port }: { port?: number } = {}): Promise<EmbeddedPostgres> {
  const place = findPlace(dataDir, findBinaries());
  const version = versionOf(place.cluster);
  if (version !== undefined && version !== shippedVersion)
    throw new PostgresError(
      `The data in ${dataDir} is of PostgreSQL ${version}; this FanRadar brings ${shippedVersion}.`,
    );
  const password = passwordOf(dataDir);
  if (version === undefined) makeCluster(place, password);
  const running = findRunning(place.cluster);
  if (running) {
    const url = urlOf(running.port, password);
    if (await answers(url, 5_000)) return handle(url, running.pid);
    await end(running.pid);
  }
  // After a crash, children of the old server hold its memory for a moment longer.
  for (let attempt = 1; ; attempt++) {
    const started = await launch(place, password, port);
    if (started) return started;
    if (attempt === 5) throw new PostgresError(`PostgreSQL does not start; ${place.log} says why.`);
    await sleep(300 * attempt);
  }
}

async function launch(place: Place, password: string, fixedPort?: number): Promise<EmbeddedPostgres | undefined> {
  const port = fixedPort ?? (await freePort());
  const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const log = openSync(place.log, "a");
  const child = spawn(join(place.binaries, "bin", "postgres"), ["-D", place.cluster, ...options], {
    ...place.identity,
    // A session of its own: Ctrl-C in the terminal must not end the database before what uses it.
    detached: true,
    stdio: ["ignore", log, log],
    cwd: place.cluster,
  });
  child.unref();
  const ended = new Promise<false>((resolve) =>
    child.once("exit", () => resolve(false)).once("error", () => resolve(false)),
  );
  const url = urlOf(port, password);
  const isReady = await Promise.race([answers(url, 30_000), ended]);
  if (isReady && child.pid) return handle(url, child.pid);
  if (child.pid && isAlive(child.pid)) await end(child.pid);
  return undefined;
}

function handle(url: string, pid: number): EmbeddedPostgres {
  return { url, pid, stop: () => end(pid) };
}

/** Fast shutdown; an immediate one when that takes longer than 8 s. The next start recovers from the log either way. */
async function end(pid: number): Promise<void> {
  for (const [signal, patienceMs] of [
    ["SIGINT", 8_000],
    ["SIGQUIT", 2_000],
    ["SIGKILL", 1_000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (let waited = 0; waited < patienceMs && isAlive(pid); waited += 20) await sleep(20);
  }
}

function makeCluster(place: Place, password: string): void {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-"));
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.identity)
    for (const path of [folder, passwordFile]) chownSync(path, place.identity.uid, place.identity.gid);
  try {
    const made = spawnSync(
      join(place.binaries, "bin", "initdb"),
      [
        "-D",
        place.cluster,
        "-U",
        user,
        "-A",
        "scram-sha-256",
        `--pwfile=${passwordFile}`,
        "-E",
        "UTF8",
        "--locale=C.UTF-8",
        "--no-instructions",
      ],
      { ...place.identity, encoding: "utf8", cwd: folder },
    );
    if (made.status !== 0)
      throw new PostgresError(
        `PostgreSQL's data folder could not be made: ${made.error?.message ?? made.stderr.trim()}`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kept beside the data, readable by its owner only: other people of this machine can reach the port. */
function passwordOf(dataDir: string): string {
  const file = join(dataDir, "postgres-password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

function urlOf(port: number, password: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
}

async function answers(url: string, patienceMs: number): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(20)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.query("select 1");
      return true;
    } catch {
      // Not up yet, or recovering: asked again until the deadline.
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
