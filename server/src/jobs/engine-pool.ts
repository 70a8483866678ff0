import { Worker } from "node:worker_threads";
import type { AnalyseInput, Sealed } from "@fanradar/engine";
import type { EngineMessage, EngineStage } from "./engine-thread.ts";

/** `crashed`: the thread ended or ran out of memory. `timeout`: it was ended. `threw`: the engine itself failed. */
export type EngineResult =
  | { ok: true; sealed: Sealed; hash: string }
  | { ok: false; why: "timeout" | "crashed" | "threw"; detail: string };

export interface EnginePool {
  /** Computes, writes and checks one report off the main thread. `onStage` is called as each stage begins. */
  analyse(input: AnalyseInput, options: { onStage: (stage: EngineStage) => void }): Promise<EngineResult>;
  close(): Promise<void>;
}

interface EnginePoolOptions {
  /** Another thread than the engine's own; tests poison it. */
  entry?: URL;
  timeLimitMs?: number;
  memoryLimitMb?: number;
}

/** The thread stands beside this file: as source, and as `engine-thread.js` in the bundle. Nowhere else is this decided. */
const besideUs = new URL(
  import.meta.url.endsWith(".ts") ? "./engine-thread.ts" : "./engine-thread.js",
  import.meta.url,
);

/**
 * Threads of the engine, one per report under way. The first is started by the first report and kept warm.
 * A thread that overruns its time or memory is ended; the process, and other reports, go on.
 */
export function openEnginePool({
  entry = besideUs,
  timeLimitMs = 10_000,
  memoryLimitMb = 256,
}: EnginePoolOptions = {}): EnginePool {
  const all = new Set<Worker>();
  const idle: Worker[] = [];

  const start = () => {
    const thread = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb } });
    thread.unref();
    all.add(thread);
    thread.once("exit", () => {
      all.delete(thread);
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
    });
    return thread;
  };
  const putBack = (thread: Worker) => {
    if (idle.length === 0) idle.push(thread);
    else thread.terminate();
  };

  return {
    analyse(input, { onStage }) {
      const thread = idle.pop() ?? start();
      return new Promise((resolve) => {
        const finish = (result: EngineResult, isReusable: boolean) => {
          clearTimeout(timer);
          thread.removeAllListeners("message").removeAllListeners("error");
          thread.off("exit", onExit);
          // A thread that fails after its answer must not fail the process.
          thread.on("error", () => {});
          if (isReusable) putBack(thread);
          else thread.terminate();
          resolve(result);
        };
        const onExit = () => finish({ ok: false, why: "crashed", detail: "the engine's thread ended" }, false);
        const timer = setTimeout(
          () => finish({ ok: false, why: "timeout", detail: `no report within ${timeLimitMs} ms` }, false),
          timeLimitMs,
        );
        thread.on("message", (message: EngineMessage) => {
          if ("stage" in message) onStage(message.stage);
          else if ("sealed" in message) finish({ ok: true, ...message }, true);
          else finish({ ok: false, why: "threw", detail: message.threw }, true);
        });
        thread.on("error", (error) => finish({ ok: false, why: "crashed", detail: String(error) }, false));
        thread.once("exit", onExit);
        thread.postMessage(input);
      });
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

export type { EngineStage };
