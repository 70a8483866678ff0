import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A server that was left running on this data by a start that was killed. */
export interface Running {
  pid: number;
  port: number;
}

/** Reads `postmaster.pid`; a file left by a server that is gone is removed, also when its number now belongs to another program. */
export function findRunning(cluster: string): Running | undefined {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => Number.parseInt(line, 10));
  if (pid && isPostgres(pid)) return { pid, port: port ?? 0 };
  rmSync(file, { force: true });
  return undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function isPostgres(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync("/proc/self/cmdline")) return isAlive(pid);
  return existsSync(commandLine) && readFileSync(commandLine, "utf8").includes("postgres");
}
