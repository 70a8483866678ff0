import koffi from "koffi";
import { z } from "zod";
import { collectAtRest, collectObjects, msOf } from "../platform/isolate/collect-at-rest.ts";

/** Collects the main thread's garbage at rest, and gives freed memory of the whole process back. */
export function collectProcessAtRest(): void {
  const giveBack = pagesGiver();
  collectAtRest({
    usedMs: () => msOf(process.cpuUsage()),
    collect() {
      collectObjects();
      // V8 frees the buffers of dead objects beside the program.
      setTimeout(giveBack, 1_000).unref();
    },
  });
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
