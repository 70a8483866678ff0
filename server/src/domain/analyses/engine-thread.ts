import { parentPort } from "node:worker_threads";
import {
  type AnalyseInput,
  computeFacts,
  type EngineStage,
  type Fact,
  type SealedReport,
  sealReport,
} from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";
import { collectThreadAtRest } from "../../platform/isolate/collect-at-rest.ts";

export type { EngineStage };

/** What a thread computes: a whole report, or its facts alone. */
export interface EngineRequest {
  input: AnalyseInput;
  wants: "report" | "facts";
}

/** Messages of the thread: each stage of a report at its start, then what was requested or the engine's error. */
export type EngineMessage =
  | { stage: EngineStage }
  | { sealed: SealedReport; hash: string }
  | { facts: Fact[] }
  | { threw: string };

/** The engine in its thread: one input, one answer. Everything it knows is in the message. */
parentPort?.on("message", ({ input, wants }: EngineRequest) => {
  const say = (message: EngineMessage) => parentPort?.postMessage(message);
  try {
    if (wants === "facts") return say({ facts: computeFacts(input).facts });
    const sealed = sealReport(input, (stage) => say({ stage }));
    say({ sealed, hash: hashSealed(sealed) });
  } catch (error) {
    say({ threw: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
collectThreadAtRest();
