import { availableParallelism } from "node:os";
import type { AnalyseInput, Fact, SealedReport } from "@fanradar/engine";
import { createSemaphore } from "../../platform/http/semaphore.ts";
import { isolate } from "../../platform/isolate/isolate.ts";
import { programUrl } from "../../platform/isolate/program-url.ts";
import type { EngineMessage, EngineRequest, EngineStage } from "./engine-thread.ts";

/** `crashed`: the thread ended or ran out of memory. `timeout`: it was ended. `threw`: the engine itself failed. */
export type EngineResult<Output> =
  | ({ ok: true } & Output)
  | { ok: false; why: "timeout" | "crashed" | "threw"; detail: string };

export interface EnginePool {
  /** Computes, writes and checks one report off the main thread. `onStage` is called as each stage begins. */
  analyse(
    input: AnalyseInput,
    options: { onStage: (stage: EngineStage) => void },
  ): Promise<EngineResult<{ sealed: SealedReport; hash: string }>>;
  /** Computes the facts of a report alone, off the main thread. */
  computeFacts(input: AnalyseInput): Promise<EngineResult<{ facts: Fact[] }>>;
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

/** Threads of the engine, one per input that is computed, kept for the next: to start one takes longer than a report. */
export function openEnginePool({
  entry = ownProgram,
  timeLimitMs = 10_000,
  memoryLimitMb = 256,
  width = Math.min(availableParallelism(), widthAtMost),
}: EnginePoolOptions = {}): EnginePool {
  const inTurn = createSemaphore(width);
  const engine = isolate<EngineRequest, EngineMessage>(entry, {
    as: "thread",
    memoryMb: memoryLimitMb,
    timeMs: timeLimitMs,
    warm: width,
  });
  /** `read` returns what a message brings, undefined for one after which another comes. */
  const compute = <Output>(
    request: EngineRequest,
    read: (message: EngineMessage) => Output | undefined,
  ): Promise<EngineResult<Output>> =>
    inTurn(() =>
      engine.run(async ({ send, next }) => {
        send(request);
        for (;;) {
          const message = await next();
          if ("threw" in message) return { ok: false, why: "threw", detail: message.threw };
          if ("failure" in message)
            return { ok: false, why: message.failure === "timeout" ? "timeout" : "crashed", detail: message.detail };
          const output = read(message);
          if (output) return { ok: true, ...output };
        }
      }),
    );
  return {
    analyse: (input, { onStage }) =>
      compute({ input, wants: "report" }, (message) => {
        if ("stage" in message) onStage(message.stage);
        return "sealed" in message ? message : undefined;
      }),
    computeFacts: (input) =>
      compute({ input, wants: "facts" }, (message) => ("facts" in message ? message : undefined)),
    close: () => engine.close(),
  };
}

export type { EngineStage };
