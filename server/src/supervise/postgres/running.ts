import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A server that was left running on this data by a start that was killed. */
export interface RunningServer {
  pid: number;
  port: number;
}

/** Reads `postmaster.pid`; removes a stale file, also if its pid now belongs to another program. */
export function findRunning(cluster: string): RunningServer | undefined {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => Number.parseInt(line, 10));
  if (pid && isPostgres(pid, cluster)) return { pid, port: port ?? 0 };
  rmSync(file, { force: true });
  return undefined;
}

/** False also for a zombie process: in a container its parent may never reap it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  const state = read(`/proc/${pid}/stat`)?.split(") ").at(-1)?.[0];
  return state !== "Z";
}

/** Elsewhere than on Linux a living process of that number is taken for it. */
function isPostgres(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (!existsSync("/proc/self/cmdline")) return true;
  const words = (read(`/proc/${pid}/cmdline`) ?? "").split("\0");
  return words.includes(cluster) || words.includes(realpathSync(cluster));
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
