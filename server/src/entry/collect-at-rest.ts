import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** At rest: less than a fiftieth of a core over so long. */
const restMs = 30_000;
const restShare = 0.02;

interface Heap {
  /** Processor time that the process has had, milliseconds. */
  usedMs(): number;
  collect(): void;
}

/**
 * Collects the garbage of a process once it rests after work. V8 leaves it until more is allocated, which at rest may be hours. A
 * collection takes some 60 ms; no request waits meanwhile.
 */
export function collectAtRest({ usedMs, collect }: Heap = ownHeap()): void {
  let hasWorked = true;
  let before = usedMs();
  setInterval(() => {
    const isAtRest = usedMs() - before < restShare * restMs;
    if (isAtRest && hasWorked) collect();
    hasWorked = !isAtRest;
    // What collecting took is no work.
    before = usedMs();
  }, restMs).unref();
}

function ownHeap(): Heap {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  return {
    usedMs: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000;
    },
    collect,
  };
}
