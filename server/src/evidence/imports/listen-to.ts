import type { Worker } from "node:worker_threads";
import type { ReadingMessage } from "./reading-thread.ts";

type Said = ReadingMessage | "too-slow" | { broke: Error };

/**
 * Hears what the reader's thread says, in order, none lost between two questions. Answers the next: `too-slow` when it
 * says nothing in time or ran out of memory, which is the file's doing.
 *
 * @throws when the thread broke otherwise
 */
export function listenTo(thread: Worker): (withinMs: number) => Promise<ReadingMessage | "too-slow"> {
  const said: Said[] = [];
  let wake: (() => void) | undefined;
  const hear = (one: Said) => {
    said.push(one);
    wake?.();
  };
  thread.on("message", hear);
  thread.on("error", (error) =>
    hear("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "too-slow" : { broke: error }),
  );
  thread.on("exit", () => hear({ broke: new Error("the reader's thread ended") }));
  return async (withinMs) => {
    if (said.length === 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => hear("too-slow"), Math.max(0, withinMs));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    wake = undefined;
    const one = said.shift() ?? "too-slow";
    if (one !== "too-slow" && "broke" in one) throw one.broke;
    return one;
  };
}
