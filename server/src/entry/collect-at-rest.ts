import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** At rest: less than a tenth of a core over so long. */
const restMs = 30_000;
const restShare = 0.1;
/** So much more than the last collection left is worth one. */
const grownBytes = 24 * 1_024 * 1_024;

interface Heap {
  /** Processor time that the process has had, milliseconds. */
  usedMs(): number;
  /** Objects, and buffers that they hold, dead ones among them. */
  bytes(): number;
  collect(): void;
}

/**
 * Collects the garbage of a process while it rests, whenever enough has come together. V8 leaves it until the heap has grown to three times what is
 * alive, which under few requests takes hours. A collection takes some 60 ms; hardly a request waits meanwhile.
 */
export function collectAtRest({ usedMs, bytes, collect }: Heap = ownHeap()): void {
  let left = 0;
  let before = usedMs();
  setInterval(() => {
    const isAtRest = usedMs() - before < restShare * restMs;
    if (isAtRest && bytes() - left > grownBytes) {
      collect();
      left = bytes();
    }
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
    bytes: () => {
      const { used_heap_size, external_memory } = getHeapStatistics();
      return used_heap_size + external_memory;
    },
    collect,
  };
}
