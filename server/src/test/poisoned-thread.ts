import { parentPort } from "node:worker_threads";
import { type AnalyseInput, sealReport } from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";

/**
 * The engine, poisoned by handles: `demo.loop` never ends, `demo.oom` eats all memory, `demo.throw` throws. That a thread which
 * keeps a core busy is ended as well is covered by isolate.test: here it would take the core from the other reports.
 */
parentPort?.on("message", ({ input }: { input: AnalyseInput }) => {
  const handles = new Set(input.subjects.map(({ handle }) => handle));
  if (handles.has("demo.loop")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  const hoard: number[][] = [];
  while (handles.has("demo.oom")) hoard.push(Array.from({ length: 100_000 }, (_, index) => index));
  if (handles.has("demo.throw")) return parentPort?.postMessage({ threw: "poisoned" });
  if (handles.has("demo.exit")) process.exit(1);
  const sealed = sealReport(input, (stage) => parentPort?.postMessage({ stage }));
  parentPort?.postMessage({ sealed, hash: hashSealed(sealed) });
});
