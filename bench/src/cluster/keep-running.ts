import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

interface Program {
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** File that it writes to. */
  log: string;
  /** Account that it runs as. */
  uid?: number;
}

/** A program that is started again whenever it ends, as systemd does, until `stop`. */
export interface RestartedProgram {
  /** Of the process that runs now, or ran last. */
  pid(): number;
  /** Asks it to end, and resolves once another one was started. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** `RestartSec` of deploy/systemd. */
const restartMs = 1_000;

export function keepRunning({ command, args, env = {}, log, uid }: Program): RestartedProgram {
  let isStopping = false;
  let child = launch();
  function launch(): ChildProcess {
    const file = openSync(log, "a");
    const started = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", file, file],
      ...(uid !== undefined && { uid, gid: uid }),
    });
    closeSync(file);
    return started;
  }
  const ended = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
  const keep = async () => {
    while (!isStopping) {
      if (!ended(child)) await once(child, "exit");
      if (isStopping) return;
      await sleep(restartMs);
      if (!isStopping) child = launch();
    }
  };
  const keeping = keep();
  return {
    pid: () => child.pid ?? 0,
    async restart() {
      const before = child;
      before.kill("SIGTERM");
      while (child === before) await sleep(20);
    },
    async stop() {
      isStopping = true;
      child.kill("SIGTERM");
      await keeping;
    },
  };
}
