import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import koffi from "koffi";
import { z } from "zod";

/** At rest: less than a tenth of a core over so long. */
const restMs = 30_000;
const restShare = 0.1;
/** A collection takes some 60 ms: after so much work it costs a thirtieth of that. */
const workMs = 2_000;

interface Heap {
  /** Processor time that the process has had, milliseconds. */
  usedMs(): number;
  collect(): void;
}

/**
 * Collects the garbage of a process while it rests, once it has worked since it was collected last. V8 leaves it until the heap has grown to three times
 * what is alive, which under few requests takes hours; how much of the heap is garbage it does not say. Hardly a request waits meanwhile.
 */
export function collectAtRest({ usedMs, collect }: Heap = ownHeap()): void {
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

function ownHeap(): Heap {
  setFlagsFromString("--expose-gc");
  const collectObjects: () => void = runInNewContext("gc");
  const giveBack = pagesGiver();
  return {
    usedMs: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000;
    },
    collect() {
      collectObjects();
      // V8 frees the buffers of dead objects beside the program.
      setTimeout(giveBack, 1_000).unref();
    },
  };
}

const withLibrary = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });

/**
 * Gives back to the system what the C library holds of freed buffers. By itself glibc gives back the end of its heap alone, so that one small
 * buffer keeps all that lies before it. Other C libraries have no such call.
 */
function pagesGiver(): () => void {
  const { header } = withLibrary.parse(process.report.getReport());
  if (header.glibcVersionRuntime === undefined) return () => {};
  const trim = koffi.load("libc.so.6").func("int malloc_trim(size_t)");
  return () => void trim(0);
}
