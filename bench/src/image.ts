import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { migrateDatabase } from "@fanradar/server/src/platform/db/migrate.ts";
import { openDatabase } from "@fanradar/server/src/platform/db/open-database.ts";
import { startPostgres } from "@fanradar/server/src/supervise/postgres/start-postgres.ts";
import { freePort, withFolder } from "./demo.ts";

const starts = 5;
const tag = "fanradar:local";

/**
 * The image that deploy/build-image.sh made: its size, and server and worker as its processes on an existing database, run by
 * buildah as its user: milliseconds until they are ready, memory three seconds later, the
 * median of five starts. Root alone, with buildah. Prints one JSON line.
 */
export function imageFigures(): Promise<void> {
  return withFolder(async (folder) => {
    const container = run("buildah", ["from", tag]);
    const root = run("buildah", ["mount", container]);
    const size = Number(run("du", ["-sb", root]).split("\t")[0]);
    const postgres = await startPostgres(folder);
    const database = openDatabase(postgres.url);
    try {
      await migrateDatabase(database);
      // Its socket's folder is not in the image.
      const url = new URL(postgres.url);
      url.search = "";
      const figures: Record<string, { readyMs: number; memoryMb: number }> = {};
      for (const role of ["server", "worker"]) {
        const measured = [];
        for (let start = 0; start < starts; start++)
          measured.push(await measure({ container, root }, { role, url: url.href }));
        const medianOf = (values: number[]) =>
          values.toSorted((one, other) => one - other)[Math.floor(starts / 2)] ?? 0;
        figures[role] = {
          readyMs: medianOf(measured.map(({ readyMs }) => readyMs)),
          memoryMb: medianOf(measured.map(({ memoryMb }) => memoryMb)),
        };
      }
      console.log(JSON.stringify({ bench: "image", load: loadavg()[0], sizeMb: Math.round(size / 1e6), ...figures }));
    } finally {
      await database.close();
      await postgres.stop();
      run("buildah", ["umount", container]);
      run("buildah", ["rm", container]);
    }
  });
}

interface Image {
  container: string;
  root: string;
}

async function measure({ container, root }: Image, { role, url }: { role: string; url: string }) {
  const [port, monitor] = [await freePort(), await freePort()];
  const data = `${root}/data`;
  if (!existsSync(data)) mkdirSync(data);
  const env = {
    FANRADAR_MODE: "live",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: url,
    APP_SECRET: "a secret of the benchmark, 32 letters",
    HOST: "127.0.0.1",
    DATA_DIR: "/data",
    PORT: String(port),
    METRICS_PORT: String(monitor),
  };
  const begun = performance.now();
  const variables = Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const inside = ["/usr/local/bin/node", "/app/dist/start.js", `--only=${role}`];
  const child = spawn("buildah", ["run", "--isolation", "chroot", ...variables, container, "--", ...inside], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${monitor}/ready`).catch(() => undefined);
      if (answer?.ok) break;
      if (child.exitCode !== null) throw new Error(`the ${role} ended: ${said}`);
      await sleep(10);
    }
    const readyMs = Math.round(performance.now() - begun);
    await sleep(3_000);
    return { readyMs, memoryMb: memoryOf(child) };
  } finally {
    // buildah does not hand a signal on: the first of the image's processes ends the others, and buildah with them.
    const [first] = processesOf(child.pid);
    if (first !== undefined) process.kill(Number(first), "SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
    rmSync(`${data}/folder-id`, { force: true });
  }
}

/** Megabytes that the processes of the image hold alone, with their part of what they share. */
function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = processesOf(pid).map((one) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, "utf8"))?.[1] ?? 0),
  );
  return Math.round(kilobytes.reduce((sum, value) => sum + value, 0) / 1_000);
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
}

/** The processes of the image that buildah started, the supervisor first. */
const processesOf = (pid: number | undefined) =>
  descendantsOf(String(pid)).filter((one) =>
    readFileSync(`/proc/${one}/cmdline`, "utf8").startsWith("/usr/local/bin/node"),
  );

/** All that a process started, and what these did, those that are nearer first. */
function descendantsOf(pid: string): string[] {
  const { stdout } = spawnSync("pgrep", ["-P", pid], { encoding: "utf8" });
  return stdout.split("\n").flatMap((child) => (child === "" ? [] : [child, ...descendantsOf(child)]));
}
