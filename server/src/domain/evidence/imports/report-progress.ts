import type { Context } from "../../../context.ts";
import { publish } from "../../../platform/live/publish.ts";

interface ProgressOptions {
  /** The sender's key of the import; one without a key has no progress events. */
  key: string | undefined;
  modelId: number;
  userId: number;
}

const everyMs = 100;

/** Sends the progress of an import, of 1, to the person's open pages; not more often than they can draw. */
export function reportProgress(
  { db, log }: Pick<Context, "db" | "log">,
  { key, modelId, userId }: ProgressOptions,
): (done: number) => void {
  let last = 0;
  return (done) => {
    const now = performance.now();
    if (key === undefined || (now - last < everyMs && done < 1)) return;
    last = now;
    // Outside of the import's transaction, whose notifications are sent only at its end.
    publish(db, { topic: "import", modelId, userId, key, done: Math.min(1, done) }).catch((err: unknown) => {
      log.warn({ err }, "progress of an import could not be sent");
    });
  };
}
