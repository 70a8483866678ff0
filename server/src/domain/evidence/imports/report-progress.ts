import type { Context } from "../../../context.ts";
import { publish } from "../../../platform/live/publish.ts";

interface ProgressOptions {
  /** The sender's key of the import; one without a key has no progress events. */
  key: string | undefined;
  modelId: number;
}

const everyMs = 100;

/** Publishes the progress of an import, from 0 to 1, to the workspace's open pages, at most every 100 ms. */
export function reportProgress(
  { db, log }: Pick<Context, "db" | "log">,
  { key, modelId }: ProgressOptions,
): (done: number) => void {
  let last = 0;
  return (done) => {
    const now = performance.now();
    if (key === undefined || (now - last < everyMs && done < 1)) return;
    last = now;
    // Outside the import's transaction, whose notifications are delivered only at its commit.
    publish(db, { topic: "import", modelId, key, done: Math.min(1, done) }).catch((err: unknown) => {
      log.warn({ err }, "progress of an import could not be sent");
    });
  };
}
