import { parentPort } from "node:worker_threads";
import { type AnalyseInput, type EngineStage, type SealedReport, sealReport } from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";

export type { EngineStage };

/** Messages of the thread: each stage at its start, then the sealed report or the engine's error. */
export type EngineMessage = { stage: EngineStage } | { sealed: SealedReport; hash: string } | { threw: string };

/** The engine in its thread: one input, one report. Everything it knows is in the message. */
parentPort?.on("message", (input: AnalyseInput) => {
  const say = (message: EngineMessage) => parentPort?.postMessage(message);
  try {
    const sealed = sealReport(input, (stage) => say({ stage }));
    say({ sealed, hash: hashSealed(sealed) });
  } catch (error) {
    say({ threw: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
