import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type Demo, freePort, startDemo, stopDemo, withFolder } from "./demo.ts";
import { pidOf, treeOf } from "./pid-of.ts";

const starts = 5;
/** What a start still has to do behind the scenes is done by then. */
const settleMs = 20_000;

/**
 * What a demo weighs and how fast it comes back: proportional memory of all its processes 20 s after the first start and
 * after a second one, and, five times, from the command to the first answers of `/api/health` and `/api/ready` on data
 * that is there. Prints one JSON line.
 */
export function treeWeight(): Promise<void> {
  return withFolder(async (folder) => {
    const port = await freePort();
    const load = loadavg()[0];
    let demo = await startDemo(folder, port);
    const first = await weigh(demo, folder);
    await stopDemo(demo);
    const alive: number[] = [];
    const ready: number[] = [];
    for (let n = 0; n < starts; n++) {
      const started = performance.now();
      const starting = startDemo(folder, port);
      alive.push(await answeredAfter(`http://127.0.0.1:${port}/api/health`, started));
      ready.push(await answeredAfter(`http://127.0.0.1:${port}/api/ready`, started));
      demo = await starting;
      if (n < starts - 1) await stopDemo(demo);
    }
    const again = await weigh(demo, folder);
    await stopDemo(demo);
    console.log(
      JSON.stringify({ bench: "tree", load, firstMb: first, secondMb: again, aliveMs: alive, readyMs: ready }),
    );
  });
}

/** Megabytes by part, the database's processes as one, and their sum; shared pages are divided among who shares them. */
async function weigh(demo: Demo, folder: string): Promise<Record<string, number>> {
  await sleep(settleMs);
  const parts: Record<string, number> = {};
  const database = await pidOf("database", { demo, folder });
  const ours = new Set(treeOf(demo.process.pid ?? 0));
  const postgres = new Set(treeOf(database));
  for (const part of ["start", "server", "worker", "sandbox"] as const) {
    const pid = await pidOf(part, { demo, folder });
    parts[part] = pssOf([pid]);
    ours.delete(pid);
  }
  parts.database = pssOf(postgres);
  parts.rest = pssOf([...ours].filter((pid) => !postgres.has(pid)));
  parts.sum = Object.values(parts).reduce((sum, one) => sum + one, 0);
  return parts;
}

function pssOf(pids: Iterable<number>): number {
  let kilobytes = 0;
  for (const pid of pids) kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollupOf(pid))?.[1] ?? 0);
  return Math.round(kilobytes / 1_024);
}

/** Empty for a process that has ended meanwhile. */
function rollupOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  } catch {
    return "";
  }
}

async function answeredAfter(url: string, started: number): Promise<number> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return Math.round(performance.now() - started);
    await sleep(5);
  }
}
