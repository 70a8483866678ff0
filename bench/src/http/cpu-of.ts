import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { treeOf } from "../pid-of.ts";

/** Nanoseconds of CPU that all threads of a process have had, by the kernel's own count. Linux only. */
export function cpuOf(pid: number): number {
  let sum = 0;
  for (const thread of threadsOf(pid)) sum += cpuOfThread(`/proc/${pid}/task/${thread}/schedstat`);
  return sum;
}

/** None of a process that has ended meanwhile. */
function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** By id, the same of a process and of all that descend from it. */
export const cpuOfTree = (root: number): Map<number, number> => new Map(treeOf(root).map((pid) => [pid, cpuOf(pid)]));

/** What those that were there both times have had in between. What ended meanwhile, as a worker of PostgreSQL's own, is left out. */
export const cpuBetween = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, now]) => sum + (before.has(pid) ? now - (before.get(pid) ?? 0) : 0), 0);

/** 0 for a thread that has ended meanwhile. */
function cpuOfThread(file: string): number {
  try {
    return Number(readFileSync(file, "utf8").split(" ", 1)[0]);
  } catch {
    return 0;
  }
}

const quietShare = 0.05;
const quietSeconds = 5;
const patienceSeconds = 180;

/** Waits until a process has taken less than a twentieth of a core for five seconds on end. @throws after three minutes */
export async function quiet(pid: number): Promise<void> {
  let seconds = 0;
  for (let waited = 0; waited < patienceSeconds; waited++) {
    const before = cpuOf(pid);
    await sleep(1_000);
    seconds = cpuOf(pid) - before < quietShare * 1e9 ? seconds + 1 : 0;
    if (seconds === quietSeconds) return;
  }
  throw new Error(`process ${pid} does not come to rest`);
}
