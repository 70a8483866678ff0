import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export interface Supervised {
  name: string;
  process: ChildProcess;
}

interface ChildOptions {
  env: Record<string, string | undefined>;
  onReady?: (message: Record<string, unknown>) => void;
}

const patienceMs = 9_000;
const firstPauseMs = 200;
const longestPauseMs = 5_000;

/** Keeps the children of one start alive, each with a pause that grows while it keeps failing, until `stop`. */
export function createSupervisor() {
  const running = new Map<string, ChildProcess>();
  let stopping = false;

  /** Starts a child and resolves when it says that it is ready; rejects with what it wrote when it ends before. */
  function start(name: string, { env, onReady }: ChildOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      let wasReady = false;
      let pauseMs = firstPauseMs;
      const launch = () => {
        let said = "";
        const child = fork(fileURLToPath(new URL(`./${name}.js`, import.meta.url)), {
          env,
          stdio: ["ignore", "inherit", "pipe", "ipc"],
        });
        running.set(name, child);
        child.stderr?.on("data", (chunk: Buffer) => {
          said = `${said}${chunk}`.slice(-2_000);
          if (wasReady) process.stderr.write(chunk);
        });
        child.on("message", (message) => {
          if (typeof message !== "object" || message === null || !("ready" in message)) return;
          wasReady = true;
          pauseMs = firstPauseMs;
          onReady?.({ ...message });
          resolve();
        });
        child.once("exit", async () => {
          running.delete(name);
          if (stopping) return;
          if (!wasReady) {
            reject(new Error(said.trim().split("\n").at(-1) || `The ${name} ended before it was ready.`));
            return;
          }
          await sleep(pauseMs);
          pauseMs = Math.min(2 * pauseMs, longestPauseMs);
          if (!stopping) launch();
        });
      };
      launch();
    });
  }

  /** Ends all children at once, and what does not end in time. */
  async function stop(): Promise<void> {
    stopping = true;
    await Promise.all(
      [...running.values()].map(async (child) => {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        const late = sleep(patienceMs, "late", { ref: false });
        if ((await Promise.race([ended, late])) === "late") child.kill("SIGKILL");
      }),
    );
  }

  return { start, stop };
}
