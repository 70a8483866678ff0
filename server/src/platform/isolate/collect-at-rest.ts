import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** At rest: less than a tenth of a core over so long. */
const restMs = 30_000;
const restShare = 0.1;
/** A collection takes some 60 ms: after so much work it costs a thirtieth of that. */
const workMs = 2_000;

interface Heap {
  /** Processor time that has been used, milliseconds. */
  usedMs(): number;
  collect(): void;
}

/**
 * Collects garbage while its program rests, once it has worked since it was collected last. V8 leaves it until the heap has grown to three times
 * what is alive, which under few requests takes hours; how much of the heap is garbage it does not say. Hardly a request waits meanwhile.
 */
export function collectAtRest({ usedMs, collect }: Heap): void {
  let before = usedMs();
  let collected = 0;
  setInterval(() => {
    const used = usedMs();
    const isAtRest = used - before < restShare * restMs;
    before = used;
    if (!isAtRest || used - collected < workMs) return;
    collect();
    // What collecting took is no work.
    before = usedMs();
    collected = before;
  }, restMs).unref();
}

/** Has a thread collect its own heap, which no collection of its process reaches. */
export function collectThreadAtRest(): void {
  collectAtRest({ usedMs: () => msOf(process.threadCpuUsage()), collect: collectObjects });
}

export const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

/** Frees the objects of this thread that nothing refers to, and gives their pages back: those of a regular collection V8 keeps for minutes. */
export function collectObjects(): void {
  setFlagsFromString("--expose-gc");
  const collect: NodeJS.GCFunction = runInNewContext("gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
