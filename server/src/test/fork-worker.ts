import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Config } from "../config/config.ts";
import { programUrl } from "../platform/isolate/program-url.ts";

/** A worker as a process of its own, which a test may kill; once it takes jobs. */
export async function forkWorker(config: Config): Promise<ChildProcess> {
  const child = fork(fileURLToPath(programUrl("worker-process", import.meta.url)), [JSON.stringify(config)]);
  await once(child, "message");
  return child;
}
