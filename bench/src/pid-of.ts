import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Demo } from "./demo.ts";

export const parts = ["server", "worker", "database", "start", "sandbox"] as const;
export type ProductPart = (typeof parts)[number];

const patienceMs = 30_000;
const programs: Record<ProductPart, (words: string[]) => boolean> = {
  start: (words) => words.includes("dist/start.js"),
  server: (words) => words.some((word) => word.endsWith("/dist/server.js")),
  worker: (words) => words.some((word) => word.endsWith("/dist/worker.js")),
  sandbox: (words) => words.some((word) => word.endsWith("/dist/sandbox.js")),
  database: (words) => words.some((word) => word.endsWith("/bin/postgres")),
};
/** A database outlives the start that began it, and then has no parent here. */
const outlives: ProductPart = "database";

/** The process of a demo that is one of its parts; waits while it is being started again. Linux only. */
export async function pidOf(part: ProductPart, { demo, folder }: { demo: Demo; folder: string }): Promise<number> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(50)) {
    const among =
      part === outlives
        ? processes().filter((one) => commandOf(one).includes(join(folder, "postgres")))
        : treeOf(demo.process.pid ?? 0);
    const pid = among.find((one) => programs[part](commandOf(one)));
    if (pid !== undefined) return pid;
  }
  throw new Error(`the demo has no ${part}`);
}

/** A process and all that descend from it. */
export function treeOf(root: number): number[] {
  const parents = processes().map((pid) => [pid, parentOf(pid)] as const);
  const found = [root];
  for (const one of found) for (const [pid, parent] of parents) if (parent === one) found.push(pid);
  return found;
}

const processes = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
const parentOf = (pid: number) => Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]);
export const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`).split("\0");

/** Empty for a process that has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
