import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { treeOf } from "../pid-of.ts";

/** The unit of processor times in /proc. */
const tickNs = 10_000_000;

/** Nanoseconds of CPU that a process has had, with its threads that have ended, in steps of 10 ms. 0 of one that has ended. Linux only. */
export function cpuOf(pid: number): number {
  // Behind the program's name, which may have any sign in it: state is the third field, times of user and system the 14th and 15th.
  const fields = statOf(pid).split(") ").at(-1)?.split(" ") ?? [];
  return tickNs * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

/** By id, the same of a process and of all that descend from it. */
export const cpuOfTree = (root: number): Map<number, number> => new Map(treeOf(root).map((pid) => [pid, cpuOf(pid)]));

/** What those that were there both times have had in between. What ended meanwhile, as a worker of PostgreSQL's own, is left out. */
export const cpuBetween = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, now]) => sum + (before.has(pid) ? now - (before.get(pid) ?? 0) : 0), 0);

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
