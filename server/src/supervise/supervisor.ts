import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../config/config.ts";
import { StartRefusal } from "../config/refusal.ts";
import { allocation, type EntryName, entryFile, execArgvOf, waitFlag } from "./entries.ts";

interface ChildOptions {
  /** Read again at every start of the child. */
  env: Record<string, string | undefined>;
  /** Variables of this child alone. */
  own?: Record<string, string>;
  onReady?: (message: Record<string, unknown>) => void;
  /** The child loads at once, and begins once this has resolved (`untilPrepared`). */
  after?: Promise<unknown>;
}

/** Less than the ten seconds that a stop may take beside draining; children cut off their own work before. */
const patienceMs = 8_500;
const firstPauseMs = 200;
const longestPauseMs = 5_000;
/** A child that lived this long did not fail at its start. */
const steadyMs = 2_000;

/** Restarts the children of one start until `stop`, each after a pause that grows with repeated failures. */
export function createSupervisor({ drainSeconds }: Pick<Config, "drainSeconds">) {
  const running = new Set<ChildProcess>();
  let stopping = false;

  function launch(name: EntryName, { env, own, onReady, after }: ChildOptions) {
    const child = fork(entryFile(name), after ? [waitFlag] : [], {
      env: { ...allocation, ...env, ...own },
      execArgv: execArgvOf(name),
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    running.add(child);
    const begin = () => child.connected && child.send({ begin: true });
    let output = "";
    let isReady = false;
    const ready = new Promise<void>((resolve) => {
      child.on("message", (message) => {
        if (typeof message !== "object" || message === null) return;
        // Where what it waits for fails, the start fails and ends its children.
        if ("loaded" in message) after?.then(begin, () => undefined);
        if (!("ready" in message)) return;
        isReady = true;
        onReady?.({ ...message });
        resolve();
      });
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      if (isReady) process.stderr.write(chunk);
      else output = `${output}${chunk}`.slice(-8_000);
    });
    // 'close' comes after everything that the child wrote has been read.
    const ended = new Promise<number>((resolve) => {
      child.once("error", () => resolve(1));
      child.once("close", (code) => resolve(code ?? 1));
    }).finally(() => running.delete(child));
    return { ready, ended, why: () => output.trim() || `The ${name} ended before it was ready.` };
  }

  async function keep(name: EntryName, options: ChildOptions, first: ReturnType<typeof launch>): Promise<void> {
    let child = first;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const since = performance.now();
      await child.ended;
      if (stopping) return;
      if (performance.now() - since > steadyMs) pauseMs = firstPauseMs;
      await sleep(pauseMs);
      if (stopping) return;
      child = launch(name, options);
    }
  }

  return {
    /** Starts a child that is to stay; resolves when it says that it is ready. @throws Refusal when it ends before */
    async start(name: EntryName, options: ChildOptions): Promise<void> {
      if (stopping) throw new StartRefusal("The start was stopped.");
      const child = launch(name, options);
      const isReady = await Promise.race([child.ready.then(() => true), child.ended.then(() => false)]);
      if (!isReady) throw new StartRefusal(child.why());
      void keep(name, options, child);
    },

    /** Runs a child to its end. @throws Refusal when it fails */
    async run(name: EntryName, options: ChildOptions): Promise<void> {
      if (stopping) throw new StartRefusal("The start was stopped.");
      const child = launch(name, options);
      if ((await child.ended) !== 0) throw new StartRefusal(child.why());
    },

    /** Ends all children at once, by force what does not end in time. */
    async stop(): Promise<void> {
      stopping = true;
      await Promise.all(
        [...running].map(async (child) => {
          const ended = new Promise((resolve) => child.once("exit", resolve));
          child.kill("SIGTERM");
          const late = sleep(patienceMs + drainSeconds * 1_000, "late", { ref: false });
          if ((await Promise.race([ended, late])) === "late") child.kill("SIGKILL");
        }),
      );
    },
  };
}
