import { Worker } from "node:worker_threads";
import type { PricingAnalysis, PricingInput } from "@fanradar/engine";
import type { PricingJob, PricingResult } from "./pricing-thread.ts";

/** The thread stands beside this file: as source, and as `pricing-thread.js` in the bundle. */
const entry = new URL(import.meta.url.endsWith(".ts") ? "./pricing-thread.ts" : "./pricing-thread.js", import.meta.url);
const limits = { maxOldGenerationSizeMb: 128 };
/** So many wait at most: who comes later is told to come again. */
const mostWaiting = 40;

export interface PricingThread {
  /** `busy`: too many wait already, or it took too long. */
  analyse(input: PricingInput): Promise<PricingAnalysis | "busy">;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (told: PricingAnalysis | "busy") => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** One thread for all that is asked about prices, one after the other; the first question starts it, and it is kept. */
export function openPricingThread({ timeLimitMs = 20_000 } = {}): PricingThread {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let count = 0;

  const settle = (id: number, act: (one: Waiting) => void) => {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    act(one);
  };
  /** What waits on a thread that ended is refused; the next question starts another. */
  const drop = (ended: Worker, error: Error) => {
    if (thread !== ended) return;
    thread = undefined;
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
  };
  const start = () => {
    const started = new Worker(entry, { resourceLimits: limits });
    started.unref();
    started.on("message", (result: PricingResult) =>
      settle(result.id, ({ resolve, reject }) =>
        "told" in result ? resolve(result.told) : reject(new Error(`pricing threw: ${result.threw}`)),
      ),
    );
    started.on("error", (error) => drop(started, error instanceof Error ? error : new Error(String(error))));
    started.once("exit", () => drop(started, new Error("the thread of pricing ended")));
    return started;
  };

  return {
    analyse(input) {
      if (waiting.size >= mostWaiting) return Promise.resolve("busy");
      thread ??= start();
      const job: PricingJob = { id: ++count, input };
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => settle(job.id, () => resolve("busy")), timeLimitMs);
        waiting.set(job.id, { resolve, reject, timer });
        thread?.postMessage(job);
      });
    },
    async close() {
      await thread?.terminate();
    },
  };
}
