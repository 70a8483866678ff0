import type { Db } from "../../platform/db/open-database.ts";
import { type Progress, type Run, recordProgress } from "./run.ts";

/** What follows within so many milliseconds is written, and seen, as one change. */
const togetherMs = 5;

export interface RunProgress {
  /** Takes the newest stage, and outcomes beside those that are known. */
  record(progress: Progress): void;
  /**
   * Writes outcomes that are left, but not a stage: the end of the run follows at once.
   *
   * @throws where a write failed, as all do after another worker took the run over
   */
  end(): Promise<void>;
}

/** Shows a run under way to the open pages: one write at a time. */
export function openProgress(db: Db, run: Run): RunProgress {
  let waiting: Progress = {};
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const progress = waiting;
    waiting = {};
    writing = writing.then(() => recordProgress(db, run, progress));
    // Awaited in `end`; until then this prevents an unhandled rejection.
    writing.catch(() => {});
  };
  return {
    record({ outcomes, ...stage }) {
      waiting = { ...waiting, ...stage, ...(outcomes && { outcomes: { ...waiting.outcomes, ...outcomes } }) };
      timer ??= setTimeout(write, togetherMs);
    },
    async end() {
      clearTimeout(timer);
      if (waiting.outcomes) write();
      await writing;
    },
  };
}
