import { readFileSync } from "node:fs";
import type { Demo } from "./demo.ts";
import { pidOf, treeOf } from "./pid-of.ts";

/** Megabytes by part, the database's processes as one, and their sum; shared pages are divided among who shares them. */
export async function weigh(demo: Demo, folder: string): Promise<Record<string, number>> {
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
