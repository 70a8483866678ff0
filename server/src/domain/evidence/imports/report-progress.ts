import type { Context } from "../../../context.ts";
import { publish } from "../../../platform/live/publish.ts";

interface ProgressOptions {
  /** What the sender named the import; nobody is told of one without a name. */
  key: string | undefined;
  modelId: number;
  userId: number;
}

const everyMs = 100;

/** Tells the person's open pages how far an import is, of 1; not more often than they can draw. */
export function reportProgress(
  { db, log }: Pick<Context, "db" | "log">,
  { key, modelId, userId }: ProgressOptions,
): (done: number) => void {
  let last = 0;
  return (done) => {
    const now = performance.now();
    if (key === undefined || (now - last < everyMs && done < 1)) return;
    last = now;
    // Outside of the import's transaction, which tells nothing before it ends.
    publish(db, { topic: "import", modelId, userId, key, done: Math.min(1, done) }).catch((err: unknown) => {
      log.warn({ err }, "progress of an import could not be told");
    });
  };
}
