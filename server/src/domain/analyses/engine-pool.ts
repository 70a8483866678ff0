import { availableParallelism } from "node:os";
import type { AnalyseInput, SealedReport } from "@fanradar/engine";
import { createSemaphore } from "../../platform/http/semaphore.ts";
import { isolate } from "../../platform/isolate/isolate.ts";
import { programUrl } from "../../platform/isolate/program-url.ts";
import type { EngineMessage, EngineStage } from "./engine-thread.ts";

/** `crashed`: the thread ended or ran out of memory. `timeout`: it was ended. `threw`: the engine itself failed. */
export type EngineResult =
  | { ok: true; sealed: SealedReport; hash: string }
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
  /** Reports that are computed at once; others wait. More than there are processors make none of them faster. */
  width?: number;
}

const ownProgram = programUrl("engine-thread", import.meta.url);

/** Threads need memory of their own: not as many as a large machine has processors. */
const widthAtMost = 4;

/** Threads of the engine, one per report that is computed, kept for the next: to start one takes longer than a report. */
export function openEnginePool({
  entry = ownProgram,
  timeLimitMs = 10_000,
  memoryLimitMb = 256,
  width = Math.min(availableParallelism(), widthAtMost),
}: EnginePoolOptions = {}): EnginePool {
  const inTurn = createSemaphore(width);
  const engine = isolate<AnalyseInput, EngineMessage>(entry, {
    as: "thread",
    memoryMb: memoryLimitMb,
    timeMs: timeLimitMs,
    warm: width,
  });
  return {
    analyse: (input, { onStage }) =>
      inTurn(() =>
        engine.run(async ({ send, next }) => {
          send(input);
          for (;;) {
            const message = await next();
            if ("stage" in message) onStage(message.stage);
            else if ("sealed" in message) return { ok: true, ...message };
            else if ("threw" in message) return { ok: false, why: "threw", detail: message.threw };
            else
              return { ok: false, why: message.failure === "timeout" ? "timeout" : "crashed", detail: message.detail };
          }
        }),
      ),
    close: () => engine.close(),
  };
}

export type { EngineStage };
